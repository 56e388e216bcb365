# North American Railways.

## Namen

nar-red = Rot
nar-blue = Blau
nar-green = Grün
nar-yellow = Gelb
nar-black = Schwarz
nar-in-column =
    { $column ->
        [1] in der ersten Spalte
        [2] in der zweiten Spalte
        [3] in der dritten Spalte
       *[4] in der vierten Spalte
    }

## Was geschah: Runden

nar-event-set-up = Aufbau. Alle haben { $amount }. Zwei Anteile sind nicht im Spiel: { $companies }.
nar-event-set-up-without-two = Aufbau. Alle haben { $amount }. Zwei Anteile { of-company } sind nicht im Spiel.
nar-event-turn = Runde { $turn }. Reihenfolge: { $order }
nar-event-last-turn = Diese Runde ist die letzte, weil { $reason }.
nar-event-winner =
    { $player-is ->
        [you] Du gewinnst.
       *[other] { $player } gewinnt.
    }
nar-event-winner-by-order =
    { $player-is ->
        [you] Du gewinnst. Es war Gleichstand, und du warst in der letzten Runde früher an der Reihe.
       *[other] { $player } gewinnt. Es war Gleichstand, und { $player } war in der letzten Runde früher an der Reihe.
    }
nar-outcome-tied =
    { $player-is ->
        [you] { $count ->
            [one] Du gewinnst mit { $cash }. { $tied } hat ebenso viel, war in der letzten Runde aber nach dir an der Reihe.
           *[other] Du gewinnst mit { $cash }. { $tied } haben ebenso viel, waren in der letzten Runde aber nach dir an der Reihe.
        }
       *[other] { $count ->
            [one] { $player } gewinnt mit { $cash }. { $tied } hat ebenso viel, war in der letzten Runde aber nach { $player } an der Reihe.
           *[other] { $player } gewinnt mit { $cash }. { $tied } haben ebenso viel, waren in der letzten Runde aber nach { $player } an der Reihe.
        }
    }
nar-reason-shares = nach der Anteilsphase weniger Anteile als Spieler übrig waren
nar-reason-cities = vor der Städtephase nur noch fünf Städte oder weniger übrig waren
nar-reason-no-purchase = in der Städtephase niemand eine Stadt gekauft hat

## Was geschah: Anteile

nar-event-granted =
    { $player-is ->
        [you] Du hast kein Geld und bekommst Hilfe von der Bank, statt einen Anteil zu wählen.
       *[other] { $player } hat kein Geld und bekommt Hilfe von der Bank, statt einen Anteil zu wählen.
    }
nar-event-founded =
    { $player-is ->
        [you] Du gründest { $company } für { $amount }; das Netz beginnt in { $city }.
       *[other] { $player } gründet { $company } für { $amount }; das Netz beginnt in { $city }.
    }
nar-event-bought =
    { $player-is ->
        [you] Du kaufst einen weiteren Anteil { of-company } für { $amount }.
       *[other] { $player } kauft einen weiteren Anteil { of-company } für { $amount }.
    }
nar-event-bought-for-all =
    { $player-is ->
        [you] Du nimmst einen weiteren Anteil { of-company } für alles verbliebene Geld, { $amount }.
       *[other] { $player } nimmt einen weiteren Anteil { of-company } für alles verbliebene Geld, { $amount }.
    }
nar-event-proposed =
    { $player-is ->
        [you] Du schlägst { $amount } für den Anteil { of-company } { nar-in-column } vor; { $director } entscheidet als Direktor.
       *[other] { $director-is ->
            [you] { $player } schlägt { $amount } für den Anteil { of-company } { nar-in-column } vor; du entscheidest als Direktor.
           *[other] { $player } schlägt { $amount } für den Anteil { of-company } { nar-in-column } vor; { $director } entscheidet als Direktor.
        }
    }
nar-event-allowed =
    { $player-is ->
        [you] Du lässt { $proposer } den Anteil { of-company } für { $amount } kaufen.
       *[other] { $proposer-is ->
            [you] { $player } lässt dich den Anteil { of-company } für { $amount } kaufen.
           *[other] { $player } lässt { $proposer } den Anteil { of-company } für { $amount } kaufen.
        }
    }
nar-event-intercepted =
    { $player-is ->
        [you] Du kaufst den Anteil { of-company } für { $amount } selbst, anstelle von { $proposer }.
       *[other] { $proposer-is ->
            [you] { $player } kauft den Anteil { of-company } für { $amount } selbst, an deiner Stelle.
           *[other] { $player } kauft den Anteil { of-company } für { $amount } selbst, anstelle von { $proposer }.
        }
    }
nar-event-holds =
    { $player-is ->
        [you] Du hast jetzt
       *[other] { $player } hat jetzt
    } { $held ->
        [one] { $held } Anteil { of-company }.
       *[other] { $held } Anteile { of-company }.
    }
nar-event-director =
    { $player-is ->
        [you] Du löst { $director } als Direktor { of-company } ab.
       *[other] { $director-is ->
            [you] { $player } löst dich als Direktor { of-company } ab.
           *[other] { $player } löst { $director } als Direktor { of-company } ab.
        }
    }
nar-event-stopped =
    { $player-is ->
        [you] Du wählst keinen anderen Anteil.
       *[other] { $player } wählt keinen anderen Anteil.
    }
nar-event-trading-ended =
    { $left ->
        [0] Die Anteilsphase ist zu Ende; es ist kein Anteil übrig.
        [one] Die Anteilsphase ist zu Ende; es ist noch ein Anteil übrig.
       *[other] Die Anteilsphase ist zu Ende; es sind noch { $left } Anteile übrig.
    }
nar-event-trading-cut-short = Der letzte Anteil ist vergeben: Die Anteilsphase ist sofort zu Ende.

## Was geschah: Städte

nar-event-connected =
    { $player-is ->
        [you] Du kaufst
       *[other] { $player } kauft
    } { $symbols ->
        [0] { $city } für { $company }; die Gesellschaft verdient jetzt { $income } und hat keine Küste-zu-Küste-Symbole.
        [one] { $city } für { $company }; die Gesellschaft verdient jetzt { $income } und hat { $symbols } Küste-zu-Küste-Symbol.
       *[other] { $city } für { $company }; die Gesellschaft verdient jetzt { $income } und hat { $symbols } Küste-zu-Küste-Symbole.
    }
nar-event-passed-forced =
    { $player-is ->
        [you] Du hast keine Gesellschaft mehr, die eine Stadt bezahlen kann, und passt.
       *[other] { $player } hat keine Gesellschaft mehr, die eine Stadt bezahlen kann, und passt.
    }

## Was geschah: Geld

nar-event-income =
    { $shares ->
        [one] { $company } verdient { $income } für { $shares } Anteil: { $parts }.
       *[other] { $company } verdient { $income } für { $shares } Anteile: { $parts }.
    }
nar-income-shares = { $amount } je Anteil
nar-income-director =
    { $player-is ->
        [you] { $amount } mehr für dich als Direktor
       *[other] { $amount } mehr für { $player } als Direktor
    }
nar-income-treasury = { $amount } in die Kasse
nar-income-bank = { $amount } bleiben in der Bank
nar-event-final =
    { $symbols ->
        [0] { $company } hat keine Küste-zu-Küste-Symbole: { $amount } je Anteil.
        [one] { $company } hat { $symbols } Küste-zu-Küste-Symbol: { $amount } je Anteil.
       *[other] { $company } hat { $symbols } Küste-zu-Küste-Symbole: { $amount } je Anteil.
    }
nar-paid-to-proposer =
    { $player-is ->
        [you] Du zahlst { $amount } an { $payee }.
       *[other] { $payee-is ->
            [you] { $player } zahlt dir { $amount }.
           *[other] { $player } zahlt { $amount } an { $payee }.
        }
    }
nar-paid-to-director =
    { $player-is ->
        [you] Du erhältst { $amount } als Direktor.
       *[other] { $player } erhält { $amount } als Direktor.
    }
nar-paid-leftover = Die Kasse { of-company } erhält { $amount }.

## Was gefragt ist

nar-ask-answer =
    { $player-is ->
        [you] Du kannst { $proposer } den Anteil { of-company } für { $price } kaufen lassen oder ihn zu diesem Preis selbst kaufen.
       *[other] { $player } kann { $proposer } den Anteil { of-company } für { $price } kaufen lassen oder ihn zu diesem Preis selbst kaufen.
    }
nar-ask-allow =
    { $player-is ->
        [you] Du kannst keine { $price } zahlen und musst { $proposer } den Anteil { of-company } kaufen lassen.
       *[other] { $player } kann keine { $price } zahlen und muss { $proposer } den Anteil { of-company } kaufen lassen.
    }
nar-ask-city =
    { $player-is ->
        [you] Du kannst eine Stadt für { $companies } kaufen oder passen.
       *[other] { $player } kann eine Stadt für { $companies } kaufen oder passen.
    }
nar-option-found = { $company } gründen
nar-option-buy = einen Anteil { of-company } für { $price } kaufen
nar-option-propose = einen Preis für einen Anteil { of-company } vorschlagen
nar-option-allow = { $proposer } kaufen lassen

## Was abgelehnt wird

nar-refused-founded =
    { $player-is ->
        [you] { $company } ist schon gegründet: Du kannst dem Direktor, { $director }, einen Preis für den Anteil vorschlagen.
       *[other] { $company } ist schon gegründet: { $player } kann dem Direktor, { $director }, einen Preis für den Anteil vorschlagen.
    }
nar-refused-founded-own =
    { $player-is ->
        [you] { $company } ist schon gegründet, und du leitest die Gesellschaft: Ein weiterer Anteil kostet { $price }.
       *[other] { $company } ist schon gegründet, und { $player } leitet die Gesellschaft: Ein weiterer Anteil kostet { $price }.
    }
nar-refused-not-director =
    { $player-is ->
        [you] Nur der Direktor, { $director }, kauft Anteile { of-company } zum festen Preis: Du kannst einen Preis vorschlagen.
       *[other] Nur der Direktor, { $director }, kauft Anteile { of-company } zum festen Preis: { $player } kann einen Preis vorschlagen.
    }
nar-refused-not-founded =
    { $player-is ->
        [you] { $company } hat noch keinen Direktor: Du kannst die Gesellschaft mit ihrem ersten Anteil gründen und den Preis nennen.
       *[other] { $company } hat noch keinen Direktor: { $player } kann die Gesellschaft mit ihrem ersten Anteil gründen und den Preis nennen.
    }
nar-refused-own-company =
    { $player-is ->
        [you] Du leitest { $company } und schlägst keinen Preis vor: Ein weiterer Anteil kostet { $price }.
       *[other] { $player } leitet { $company } und schlägt keinen Preis vor: Ein weiterer Anteil kostet { $price }.
    }
nar-refused-must-select =
    { $player-is ->
        [you] Ein Zug beginnt mit der Wahl eines Anteils: Du kannst noch nicht aufhören.
       *[other] Ein Zug beginnt mit der Wahl eines Anteils: { $player } kann noch nicht aufhören.
    }
nar-refused-tried-before =
    { $player-is ->
        [you] Der Direktor hat in diesem Zug schon einen Anteil { of-company } genommen: Du kannst diese Gesellschaft nicht noch einmal wählen.
       *[other] Der Direktor hat in diesem Zug schon einen Anteil { of-company } genommen: { $player } kann diese Gesellschaft nicht noch einmal wählen.
    }
nar-refused-not-on-offer = In keiner Spalte liegt ein Anteil { of-company } vorn.
nar-refused-not-at-front = Nicht { $company }, sondern { $front } liegt { nar-in-column } vorn.
nar-refused-column-empty = Es liegt kein Anteil mehr { nar-in-column }.
nar-refused-broken-dollar = Ein Preis besteht aus ganzen Dollar und ist ein Vielfaches von { $step }.
nar-refused-multiple = Der Preis von { $price } ist kein Vielfaches von { $step }.
nar-refused-price-too-low =
    { $player-is ->
        [you] Der Preis von { $price } ist zu niedrig: Du kannst { $step } bis { $most } nennen.
       *[other] Der Preis von { $price } ist zu niedrig: { $player } kann { $step } bis { $most } nennen.
    }
nar-refused-beyond-cash =
    { $player-is ->
        [you] Der Preis von { $price } ist höher als die { $cash }, die du hast.
       *[other] Der Preis von { $price } ist höher als die { $cash }, die { $player } hat.
    }
nar-refused-fixed-price =
    { $player-is ->
        [you] Ein weiterer Anteil deiner eigenen Gesellschaft kostet { $price }, und du hast nur { $cash }.
       *[other] Ein weiterer Anteil der eigenen Gesellschaft kostet { $price }, und { $player } hat nur { $cash }.
    }
nar-refused-start-from-stack = An diesem Tisch wählt niemand eine Startstadt: Die nächste Gesellschaft beginnt in { $city }, oben auf dem Stapel.
nar-refused-start-open =
    { $player-is ->
        [you] An diesem Tisch wählt die Startstadt, wer gründet, und du hast keine genannt.
       *[other] An diesem Tisch wählt die Startstadt, wer gründet, und { $player } hat keine genannt.
    }
nar-refused-start-taken = { $city } ist nicht mehr unter den Startstädten.
nar-refused-city-bought = { $city } gehört schon zu { $company }.
nar-refused-intercept =
    { $player-is ->
        [you] Der Anteil kostet { $price }, und du hast nur { $cash }.
       *[other] Der Anteil kostet { $price }, und { $player } hat nur { $cash }.
    }
nar-refused-already-passed =
    { $player-is ->
        [you] Du hast gepasst und bist in dieser Städtephase nicht mehr dabei.
       *[other] { $player } hat gepasst und ist in dieser Städtephase nicht mehr dabei.
    }
nar-refused-no-share-held =
    { $player-is ->
        [you] Du hast keinen Anteil { of-company } und kannst für diese Gesellschaft keine Stadt kaufen.
       *[other] { $player } hat keinen Anteil { of-company } und kann für diese Gesellschaft keine Stadt kaufen.
    }
nar-refused-used-before =
    { $player-is ->
        [you] Du hast in dieser Phase schon eine Stadt für { $company } gekauft.
       *[other] { $player } hat in dieser Phase schon eine Stadt für { $company } gekauft.
    }
nar-refused-city-behind = Nur die vorderste Stadt einer Spalte kann gekauft werden, und { $front } liegt vor { $city }.
nar-refused-treasury-too-poor = { $city } kostet { $cost }, und { $company } hat nur { $treasury } in der Kasse.

## Ein Aufbau, der nicht stimmt

nar-flaw-first = Den Platz { $first } für den Startspieler gibt es nicht: Die Plätze sind 0 bis { $last }.
nar-flaw-count =
    { $found ->
        [one] In „{ $at }“ steht { $found } Eintrag, aber { $expected } gehören dorthin.
       *[other] In „{ $at }“ stehen { $found } Einträge, aber { $expected } gehören dorthin.
    }
nar-flaw-shares =
    { $found ->
        [one] { $company } hat { $expected } Anteile, in den Spalten und in der Schachtel zusammen, aber nur { $found } ist aufgeführt.
       *[other] { $company } hat { $expected } Anteile, in den Spalten und in der Schachtel zusammen, aber { $found } sind aufgeführt.
    }
nar-flaw-twice = { $city } ist zweimal aufgeführt.

## Ein Kartensatz, der nicht stimmt

nar-deck-not-a-deck = Die Datei ist kein Kartensatz: { $why }.
nar-deck-unknown = Es gibt keinen Kartensatz namens „{ $name }“.
nar-deck-nameless = Der Kartensatz hat keinen Namen.
nar-deck-count =
    { $found ->
        [one] Der Kartensatz hat { $found } Eintrag in „{ $list }“, aber { $expected } gehören dorthin.
       *[other] Der Kartensatz hat { $found } Einträge in „{ $list }“, aber { $expected } gehören dorthin.
    }
nar-deck-nameless-card = Nummer { $number } in „{ $list }“ hat keinen Namen.
nar-deck-same-name = Nummer { $number } in „{ $list }“ heißt { $name }, ebenso wie Nummer { $other-number } in „{ $other-list }“.
nar-deck-multiple = „{ $field }“ von { $card } ist { $amount }, und das ist kein Vielfaches von { $step }.
nar-deck-amount = „{ $field }“ von { $card } ist { $amount }; möglich sind mindestens 0 $ und höchstens { $most }.
nar-deck-symbols = „symbols“ von { $card } ist { $symbols }; möglich sind mindestens 0 und höchstens { $most }.

## Der Tisch in einem Terminal

nar-table-share-phase = Runde { $turn }, Anteilsphase
nar-table-city-phase = Runde { $turn }, Städtephase
nar-table-over = Runde { $turn }, Ende des Spiels
nar-table-last-turn = Diese Runde ist die letzte.
nar-table-proposal = { $player } schlägt { $amount } für den Anteil { of-company } { nar-in-column } vor.
nar-table-tried = In diesem Zug vom Direktor genommen: { $companies }.
nar-table-used = { $player } hat für { $companies } gekauft.
nar-table-symbols = Symbole
nar-table-director = Direktor
nar-table-unfounded = nicht gegründet
nar-table-networks = Netze: das Einkommen und ein Stern für jedes Symbol
nar-table-shares = Spalten mit Anteilen, ab der vordersten Karte
nar-table-cities = Spalten mit Städten, ab der vordersten Karte: Preis, Einkommen und ein Stern für jedes Symbol
nar-table-boxed = Anteile, die nicht im Spiel sind: { $companies }.
nar-table-start-cities = Übrige Startstädte, von oben nach unten: { $cities }.

## Wörter für Aktionen, mit Kommas dazwischen; Listen zeigen das erste

nar-words-found = gründen
nar-words-buy = kaufen
nar-words-propose = vorschlagen, bieten
nar-words-allow = zulassen, erlauben
nar-words-intercept = zuvorkommen
nar-words-stop = aufhören, fertig
nar-words-connect = kaufen, verbinden
nar-column-short = Spalte { $column }
