# Was am Tisch zu spüren ist: was in Kürze geschah, Meldungen und Karten, das Ende.

## Was in Kürze geschah

digest-sold =
    { $player-is ->
        [you] Du kaufst einen Anteil { of-company } für { $amount }.
       *[other] { $player } kauft einen Anteil { of-company } für { $amount }.
    }
digest-leads =
    { $player-is ->
        [you] Du führst die Versteigerung eines Anteils { of-company } mit { $amount } an.
       *[other] { $player } führt die Versteigerung eines Anteils { of-company } mit { $amount } an.
    }
digest-started =
    { $player-is ->
        [you] Du gründest { $company } in { $hex }.
       *[other] { $player } gründet { $company } in { $hex }.
    }
digest-laid =
    { $player-is ->
        [you] Du legst
       *[other] { $player } legt
    } { $cubes ->
        [one] einen Streckenwürfel { of-company }
       *[other] { $cubes } Streckenwürfel { of-company }
    }, auf { $places }, für { $amount }.
digest-income = Einkommen { of-company }: { $before } → { $after }.
digest-developed =
    { $player-is ->
        [you] Du entwickelst { $hex }.
       *[other] { $player } entwickelt { $hex }.
    }
digest-funded =
    { $player-is ->
        [you] Du förderst { $company } mit { $amount }.
       *[other] { $player } fördert { $company } mit { $amount }.
    }
digest-took =
    { $player-is ->
        [you] Du nimmst { $amount } aus der Bank.
       *[other] { $player } nimmt { $amount } aus der Bank.
    }
digest-drained =
    { $player-is ->
        [you] Du lässt alle anderen { $amount } zahlen.
       *[other] { $player } lässt alle anderen { $amount } zahlen.
    }
digest-passed =
    { $player-is ->
        [you] Du passt.
       *[other] { $player } passt.
    }
digest-column =
    { $column ->
        [1] { $year }, erste Spalte
        [2] { $year }, zweite Spalte
       *[3] { $year }, dritte Spalte
    }
digest-turn = Runde { $turn }
digest-founded =
    { $player-is ->
        [you] Du gründest { $company } in { $city } für { $amount }.
       *[other] { $player } gründet { $company } in { $city } für { $amount }.
    }
digest-proposed =
    { $player-is ->
        [you] Du schlägst { $amount } für einen Anteil { of-company } vor.
       *[other] { $player } schlägt { $amount } für einen Anteil { of-company } vor.
    }
digest-let-go =
    { $player-is ->
        [you] Du lässt es zu.
       *[other] { $player } lässt es zu.
    }
digest-intercepted =
    { $player-is ->
        [you] Du kaufst den Anteil { of-company } selbst für { $amount }.
       *[other] { $player } kauft den Anteil { of-company } selbst für { $amount }.
    }
digest-gets =
    { $player-is ->
        [you] Du bekommst { $amount }.
       *[other] { $player } bekommt { $amount }.
    }
digest-directs =
    { $player-is ->
        [you] Du leitest jetzt { $company }.
       *[other] { $player } leitet jetzt { $company }.
    }
digest-connected =
    { $player-is ->
        [you] Du schließt { $city } für { $amount } an { $company } an.
       *[other] { $player } schließt { $city } für { $amount } an { $company } an.
    }
digest-paid = Die Gesellschaften zahlen: { $payments }.
digest-paid-you = Die Gesellschaften zahlen: Du bekommst { $amount }.
digest-payment = { $player } { $amount }

## Seit dem letzten eigenen Zug

moment-since = Seit deinem Zug { $move }
moment-since-short = Seit Zug { $move }
moment-since-none = Seitdem hat niemand sonst gezogen.
moment-since-play = Abspielen

## Meldungen

moment-dismiss = Diese Meldung schließen
moment-a-year = { $amount } im Jahr für dich
moment-a-turn = { $amount } je Runde für dich
moment-dividend = Die Dividende von { $year }
moment-payment = Die Gesellschaften zahlen für Runde { $turn }
moment-last-year = { $year } ist das letzte Jahr.
moment-ends-with-year = Das Spiel endet mit { $year }, weil { $reasons }.
moment-open = Zeigen
moment-reopen = Zeigen, wer wie viel bekam

## Die Karte einer Auszahlung

moment-rounded = Einkommen ÷ gehaltene Anteile, aufgerundet
moment-meter-year = { $year } von { $last }
moment-meter-supplies = { $low } von { $most } knappen Vorräten
moment-meter-shares = { $sold } von { $all } Anteilen vergeben
moment-receive = Du bekommst { $amount }.
moment-ahead = Du hast { $cash }, { $amount } mehr als { $player }.
moment-behind = Du hast { $cash }, { $amount } weniger als { $player }.
moment-level = Du hast { $cash }, so viel wie { $player }.
moment-begin-year = { $year } beginnen
moment-begin-turn =
    { $player-is ->
        [you] Runde { $turn }: Du beginnst
       *[other] Runde { $turn }: { $player } beginnt
    }
moment-to-result = Zum Ergebnis
moment-end-of-turn = Ende der Runde { $turn }
moment-last-payment = Ende der letzten Runde
moment-companies-pay = Die Gesellschaften zahlen
moment-cash-now = du hast jetzt { $cash }
moment-paid = Ausgezahlt
moment-with-extra = inkl. { $amount }
moment-remainder = Was sich nicht teilen lässt: Der Teil des Direktors ist bei ihm eingerechnet, der Rest steht in der letzten Spalte.
moment-symbols-row = Für Symbole

## Das Ende

moment-wins =
    { $player-is ->
        [you] Du gewinnst
       *[other] { $player } gewinnt
    }
moment-wins-tie =
    { $player-is ->
        [you] Du gewinnst bei Gleichstand
       *[other] { $player } gewinnt bei Gleichstand
    }
moment-share-victory = { $players } teilen sich den Sieg
moment-margin = { $amount } mehr als { $player }.
moment-your-place = Du kommst auf Platz { $place }, mit { $amount } weniger als { $player }.
moment-your-place-tied = Du kommst auf Platz { $place }, mit so viel wie { $player }.
moment-did =
    { $player-is ->
        [you] Du hast
       *[other] { $player } hat
    } { $shares ->
        [one] einen Anteil für { $spent } gekauft; er brachte { $paid }
       *[other] { $shares } Anteile für { $spent } gekauft; sie brachten { $paid }
    }.
moment-did-intercepted =
    { $count ->
        [one] Einen davon wollte jemand anders.
       *[other] { $count } davon wollte jemand anders.
    }
moment-started-with = Anfangs
moment-shares-bought = Gekaufte Anteile
moment-taken = Genommen, abzüglich Zahlungen
moment-incomes = Einkommen
moment-granted = Von der Bank
moment-proposals = Aus eigenen Vorschlägen
moment-symbols-paid = Symbole
moment-of-cash = Geld { $cash } + Symbole { $symbols }
moment-account = Wie es dazu kam
moment-share = Teilen
moment-look-back = Zurückblicken
moment-see-result = Zum Ergebnis

## Was angesagt wird

moment-step = Schritt { $number }: { $step }
moment-step-gone = Zurückgenommen.

## Die Analyse

analysis-mine = Deine Züge, die am meisten kosteten
analysis-of-others = Was die Züge der anderen sie kosteten
analysis-none-mine = Keiner deiner Züge hat dich viel gekostet.
