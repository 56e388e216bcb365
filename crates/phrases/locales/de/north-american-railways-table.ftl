# Der Tisch von North American Railways im Browser.

## Teile des Tisches

nar-players = Spieler
nar-companies = Gesellschaften
nar-payments = Auszahlungen
nar-payments-over = Die letzte Auszahlung
nar-cities = Städte
nar-heading-last = { $heading }, letzte Runde
nar-column = Spalte { $column }, vorderste Karte zuerst
nar-empty = leer
nar-networks = Gesellschaften und ihre Städte
nar-start-stack = Startstädte, die nächste zuerst:
nar-start-choice = Startstädte zur Wahl:
nar-boxed = Nicht im Spiel:
nar-symbols =
    { $symbols ->
        [one] ein Küste-zu-Küste-Symbol
       *[other] { $symbols } Küste-zu-Küste-Symbole
    }
nar-hidden = verdeckt
nar-has = hat { $cash }
nar-bank = Bank
nar-next-payment = Nächste Auszahlung
nar-at-the-end = Symbole
nar-share-at-the-end = Am Ende
nar-symbols-pay = Symbole am Ende
nar-in-all = Zusammen
nar-payments-now = Was alle bekämen, wenn jetzt die Einkommensphase käme.
nar-payments-last = Was alle bekommen, wenn sich nichts ändert. Diese Runde ist die letzte: Die Symbole zahlen gleich nach dem Einkommen.

## Die Runde

nar-turn = Runde { $turn }
nar-order = Reihenfolge dieser Runde
nar-phase-shares = Anteile
nar-phase-cities = Städte
nar-phase-income = Einkommen
nar-first = beginnt
nar-has-acted = war am Zug
nar-has-named = hat vorgeschlagen
nar-answers = antwortet
nar-tried = Anteil { of-company } vom Direktor genommen
nar-has-bought = hat für { $companies } gekauft
nar-passed = gepasst

## Karten

nar-pays = { $amount } je Anteil
nar-deal-too-dear = kostet { $price }
nar-deal-tried = genommen
nar-connect-for = { $city } für { $company }

## Was gefragt ist, wenn man selbst am Zug ist

nar-you-choose = Wähle einen Anteil.
nar-you-found = Gründe { $company }: Nenne deinen Preis.
nar-you-take = Du leitest alle Gesellschaften, die vorn liegen, und hast weniger als 1.000 $: Wähle einen Anteil und nimm ihn für dein ganzes Geld, { $price }.
nar-you-again = Der Direktor hat den Anteil { of-company } genommen. Wähle einen Anteil einer anderen Gesellschaft oder hör auf.
nar-you-allow = { $player } schlägt { $price } für einen Anteil { of-company } vor. Du leitest diese Gesellschaft, kannst so viel aber nicht zahlen und musst { $player } kaufen lassen.

## Was andere gefragt sind

nar-they-choose = { $player } wählt einen Anteil.
nar-they-again = { $player } darf einen anderen Anteil wählen oder aufhören.
nar-they-answer =
    { $proposer-is ->
        [you] Du schlägst { $price } für einen Anteil { of-company } vor. { $player } leitet die Gesellschaft und antwortet.
       *[other] { $proposer } schlägt { $price } für einen Anteil { of-company } vor. { $player } leitet die Gesellschaft und antwortet.
    }
nar-they-buy = { $player } kauft eine Stadt oder passt.

## Antworten

nar-choose-share = Welcher Anteil
nar-price = Dein Preis, 100 $ bis { $most }
nar-buy-fixed = Ein Anteil einer Gesellschaft, die du leitest, kostet immer { $price }.
nar-buy-for-all = Du leitest alle Gesellschaften, die vorn liegen, und hast weniger als 1.000 $: Der Anteil kostet dein ganzes Geld (N-7).
nar-begin-in = Beginnen in
nar-stop = Keinen anderen Anteil wählen
nar-allow = { $player } kaufen lassen
nar-intercept = Selbst für { $price } kaufen
nar-pass = Passen

## Was folgt

nar-share-pays = Ein Anteil bringt
nar-your-next-payment = Deine nächste Auszahlung
nar-ends-turn = Damit endet die Runde, und du erhältst { $amount }.

## Schritte eines Plans

nar-step-found = { $company } für { $price } gründen
nar-step-buy = Ein Anteil { of-company } für { $price }
nar-step-propose = { $price } für { $company } vorschlagen
nar-step-connect = { $city } für { $company }, { $price }

## Erklärungen

nar-card-found = Noch leitet niemand { $company }. Wer diesen Anteil nimmt, nennt den Preis, der ganz in die Kasse geht, und leitet die Gesellschaft. Das nächste Netz beginnt in { $city }.
nar-card-found-choose = Noch leitet niemand { $company }. Wer diesen Anteil nimmt, nennt den Preis, der ganz in die Kasse geht, leitet die Gesellschaft und wählt die Startstadt.
nar-card-buy = Du leitest { $company }: Ein weiterer Anteil kostet { $price }, die Hälfte für die Kasse und die Hälfte für die Bank. Mit weniger Geld kannst du ihn nur nehmen, wenn du alle Gesellschaften leitest, die vorn liegen.
nar-card-propose = { $player } leitet { $company }. Schlage einen Preis vor: { $player } lässt dich kaufen oder kauft selbst zu diesem Preis. In beiden Fällen geht die Hälfte in die Kasse; der Rest geht an die Bank, wenn du kaufst, und an dich, wenn { $player } kauft.
nar-card-diluted =
    { $sold ->
        [one] Ein Anteil ist verkauft. Ein Anteil bringt jetzt { $now } und mit einem weiteren verkauften { $then }.
       *[other] { $sold } Anteile sind verkauft. Ein Anteil bringt jetzt { $now } und mit einem weiteren verkauften { $then }.
    }
nar-card-affairs =
    { $symbols ->
        [0] Kasse { $treasury }, Einkommen { $income }, noch kein Küste-zu-Küste-Symbol.
        [one] Kasse { $treasury }, Einkommen { $income }, ein Küste-zu-Küste-Symbol: { $worth } je Anteil am Ende.
       *[other] Kasse { $treasury }, Einkommen { $income }, { $symbols } Küste-zu-Küste-Symbole: { $worth } je Anteil am Ende.
    }
nar-card-behind = Dahinter: { $names }.
nar-card-city =
    { $symbols ->
        [0] Kostet eine Gesellschaft { $price } und bringt ihr jede Runde { $income }.
        [one] Kostet eine Gesellschaft { $price } und bringt ihr jede Runde { $income }. Das Symbol zahlt am Ende 100 $ je Anteil.
       *[other] Kostet eine Gesellschaft { $price } und bringt ihr jede Runde { $income }. Die { $symbols } Symbole zahlen am Ende jeweils 100 $ je Anteil.
    }
nar-card-city-of = Gehört zu { $company }.
nar-card-city-behind =
    { $cards ->
        [one] Eine Karte liegt davor.
       *[other] { $cards } Karten liegen davor.
    }
nar-card-unfounded = Noch nicht gegründet: Wer den ersten Anteil nimmt, nennt den Preis und leitet die Gesellschaft.
nar-card-director =
    { $player-is ->
        [you] Du leitest die Gesellschaft.
       *[other] { $player } leitet die Gesellschaft.
    }
nar-card-shares = Anteile verkauft: { $sold }, in den Spalten übrig: { $left }.
nar-card-hidden = Dieses Geld ist verdeckt.
nar-card-holding = { $shares } × { $company }
nar-paid-shares = { $shares } × { $amount }
nar-paid-director = { $shares } × { $amount } und { $extra } als Direktor
nar-to-treasury = In die Kasse
nar-to-bank = Bleibt in der Bank

## Diagramme

nar-chart-start = Beginn
nar-chart-end = Ende
nar-chart-cash = Geld nach jeder Runde
nar-chart-income = Einkommen der Gesellschaften
nar-chart-paid = Auszahlungen in jeder Runde und für Symbole am Ende

## Optionen

north-american-railways-first = Startspieler
north-american-railways-first-help = Beginnt die erste Runde. Nach jeder Runde ist es der nächste Spieler im Uhrzeigersinn.
north-american-railways-money = Geld
north-american-railways-money-help = Verdeckt: Alle sehen nur ihr eigenes Geld. Der Rest lässt sich aus dem Verlauf erschließen, wie an einem echten Tisch.
north-american-railways-money-hidden = Verdeckt
north-american-railways-money-open = Offen
north-american-railways-start-city = Startstädte
north-american-railways-start-city-help = Wo das Netz einer neuen Gesellschaft beginnt.
north-american-railways-start-city-top = Die oberste des gemischten Stapels
north-american-railways-start-city-choose = Wer gründet, wählt
north-american-railways-final-remainder = Rest beim Teilen in der letzten Runde
north-american-railways-final-remainder-help = Was der Direktor in der letzten Runde bekommt, wenn sich das Einkommen nicht glatt durch die Anteile teilen lässt.
north-american-railways-final-remainder-up = Die Hälfte, aufgerundet auf 100 $
north-american-railways-final-remainder-exact = Die Hälfte, auf den Dollar genau
north-american-railways-final-remainder-down = Die Hälfte, abgerundet auf 100 $
north-american-railways-sole-owner-takes-all = Ein Alleinbesitzer bekommt das ganze Einkommen
north-american-railways-sole-owner-takes-all-help = Sonst wird das Einkommen einer Gesellschaft, von der nur ein Spieler Anteile hat, wie jedes andere geteilt, und was übrig bleibt, geht in die Kasse.
north-american-railways-table-talk = { page-table-talk }
north-american-railways-table-talk-help = { page-table-talk-help }

## Tasten

nar-keys-share = Diesen Anteil wählen, oder diese Stadt
nar-keys-price = Den Preis senken oder erhöhen
nar-keys-name = Den Preis nennen, oder den Anteil nehmen
nar-keys-answer = Kaufen lassen, oder selbst kaufen
