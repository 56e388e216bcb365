# Das Pult von North American Railways: was gefragt wird, was aus jeder Antwort folgt, und was immer zu sehen ist.

## Wie weit das Spiel ist

nar-desk-last-turn = Letzte Runde
nar-desk-meter-shares = Anteile { $left } · letzte Runde unter { $enough }
nar-desk-meter-cities = Städte { $left } · letzte Runde bei { $few }
nar-desk-shares-left = noch { $left } · weniger als { $enough }: letzte Runde
nar-desk-cities-left = noch { $left } · { $few } oder weniger: letzte Runde
nar-desk-brings-last-turn = Mit diesem Anteil sind weniger als { $enough } übrig: Diese Runde wird die letzte.
nar-desk-next-turn-last = Mit dieser Stadt sind nur noch { $few } übrig: Die nächste Runde wird die letzte.
nar-desk-ends = Damit endet das Spiel.
nar-desk-ends-unbought = Niemand hat eine Stadt gekauft: Wenn du passt, ist diese Runde die letzte, und das Spiel endet.

## Karten und Bahnen

nar-desk-behind = Dahinter
nar-desk-pays = zahlt { $amount }
nar-desk-tag-found = Gründen
nar-desk-tag-buy = Kauf { $price }
nar-desk-tag-propose = Vorschlag
nar-desk-sold =
    { $boxed ->
        [0] { $sold } verkauft
       *[other] { $sold } verkauft, { $boxed } fehlen
    }
nar-desk-director-gets = Direktor +{ $amount }
nar-desk-no-symbols = keine Symbole

## Die Anteilphase

nar-desk-choose-help = Nimm ihn, schlag einen Preis vor, oder gründe die Gesellschaft.
nar-desk-treasury-has = Kasse { $treasury }
nar-desk-would-begin = beginnt in { $city }
nar-desk-ask-propose = Schlag einen Preis für { $company } vor
nar-desk-ask-add = Noch ein Anteil { of-company }
nar-desk-they-answer = { $player } hat die Direktion und antwortet.
nar-desk-you-found = Alles, was du zahlst, geht in die Kasse, und du leitest die Gesellschaft.
nar-desk-you-add = Du leitest die Gesellschaft: Niemand wird gefragt.
nar-desk-other-share = Zurück zu allen Anteilen
nar-desk-less = 100 $ weniger
nar-desk-more = 100 $ mehr
nar-desk-landmarks = Preise zum Überlegen
nar-desk-own-price = was { $player } ohnehin zahlt
nar-desk-treasury-buys = Kasse { $treasury }: reicht für { $cities }
nar-desk-treasury-buys-nothing = Kasse { $treasury }: reicht noch für keine Stadt
nar-desk-found = { $company } für { $price } gründen
nar-desk-propose = { $player } { $price } vorschlagen
nar-desk-buy = Den Anteil für { $price } kaufen
nar-desk-stop = Aufhören
nar-desk-step-which = { $step }, { $which }
nar-desk-which-before = { $place }, dahinter { $uncovered }

## Was daraus folgt

nar-desk-ask-confirm = Bestätige, oder nimm es zurück
nar-desk-now = Jetzt
nar-desk-then-column = Dann
nar-desk-allows =
    { $player-is ->
        [you] Du gibst ihn frei
       *[other] { $player } gibt ihn frei
    }
nar-desk-intercepts =
    { $player-is ->
        [you] Du kaufst selbst
       *[other] { $player } kauft selbst
    }
nar-desk-your-cash =
    { $player-is ->
        [you] Dein Geld
       *[other] Geld: { $player }
    }
nar-desk-your-shares =
    { $player-is ->
        [you] Deine Anteile { $company }
       *[other] { $company }: { $player }
    }
nar-desk-director = Direktor
nar-desk-treasury = Kasse { $company }
nar-desk-next = Auszahlung
nar-desk-either-way = so oder so
nar-desk-held = { $held } von { $sold }
nar-desk-who =
    { $player-is ->
        [you] du
       *[other] { $player }
    }
nar-desk-nothing = nichts
nar-desk-gets = bekommt { $amount }
nar-desk-pays-price = zahlt { $amount }
nar-desk-afterwards = Danach
nar-desk-turn-ends = Zug zu Ende
nar-desk-choose-again = wählt erneut
nar-desk-phase-ends = die Phase endet sofort
nar-desk-cannot = geht nicht: hat nur { $cash }

## Die Antwort

nar-desk-answer-help =
    { $player-is ->
        [you] Du leitest { $company }: Gib den Anteil frei, oder kauf ihn selbst zu diesem Preis.
       *[other] { $player } leitet { $company } und gibt den Anteil frei oder kauft ihn zu diesem Preis.
    }
nar-desk-ask-answer = { $player } schlägt { $price } für { $company } vor
nar-desk-allow = Freigeben
nar-desk-keep = { $amount } behalten
nar-desk-intercept = Selbst kaufen
nar-desk-pay = { $amount } zahlen

## Die Städtephase

nar-desk-ask-city = Kauf eine Stadt, oder pass
nar-desk-matrix = Die vordersten Städte und deine Bahnen
nar-desk-matrix-help = In jedem Feld: deine nächste Auszahlung, deine Symbole am Ende, was in der Kasse bleibt.
nar-desk-matrix-waiting = { $player } entscheidet. Deine eigenen Felder, wie es jetzt steht: deine nächste Auszahlung, deine Symbole am Ende, was in der Kasse bleibt.
nar-desk-no-railway = Du hast keinen Anteil und kannst darum keine Stadt kaufen.
nar-desk-no-symbol = kein Symbol
nar-desk-leaves = Rest { $amount }
nar-desk-short = { $amount } fehlen
nar-desk-bought = hat gekauft
nar-desk-buy-city = { $city } für { $company } kaufen, { $price }
