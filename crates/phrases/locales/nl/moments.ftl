# Wat aan tafel voelbaar is: wat er in het kort gebeurde, berichten en kaarten, het einde.

## Wat er in het kort gebeurde

digest-sold =
    { $player-is ->
        [you] Je koopt een aandeel { of-company } voor { $amount }.
       *[other] { $player } koopt een aandeel { of-company } voor { $amount }.
    }
digest-leads =
    { $player-is ->
        [you] Je leidt de veiling van een aandeel { of-company } met { $amount }.
       *[other] { $player } leidt de veiling van een aandeel { of-company } met { $amount }.
    }
digest-started =
    { $player-is ->
        [you] Je richt { $company } op in { $hex }.
       *[other] { $player } richt { $company } op in { $hex }.
    }
digest-laid =
    { $player-is ->
        [you] Je legt
       *[other] { $player } legt
    } { $cubes ->
        [one] een blokje { of-company }
       *[other] { $cubes } blokjes { of-company }
    }, op { $places }, voor { $amount }.
digest-income = Inkomsten { of-company }: { $before } → { $after }.
digest-developed =
    { $player-is ->
        [you] Je ontwikkelt { $hex }.
       *[other] { $player } ontwikkelt { $hex }.
    }
digest-funded =
    { $player-is ->
        [you] Je financiert { $company } met { $amount }.
       *[other] { $player } financiert { $company } met { $amount }.
    }
digest-took =
    { $player-is ->
        [you] Je neemt { $amount } van de bank.
       *[other] { $player } neemt { $amount } van de bank.
    }
digest-drained =
    { $player-is ->
        [you] Je laat alle andere spelers { $amount } betalen.
       *[other] { $player } laat alle andere spelers { $amount } betalen.
    }
digest-passed =
    { $player-is ->
        [you] Je past.
       *[other] { $player } past.
    }
digest-column =
    { $column ->
        [1] { $year }, eerste kolom
        [2] { $year }, tweede kolom
       *[3] { $year }, derde kolom
    }
digest-turn = Ronde { $turn }
digest-founded =
    { $player-is ->
        [you] Je richt { $company } op in { $city } voor { $amount }.
       *[other] { $player } richt { $company } op in { $city } voor { $amount }.
    }
digest-proposed =
    { $player-is ->
        [you] Je stelt { $amount } voor een aandeel { of-company } voor.
       *[other] { $player } stelt { $amount } voor een aandeel { of-company } voor.
    }
digest-let-go =
    { $player-is ->
        [you] Je laat het gaan.
       *[other] { $player } laat het gaan.
    }
digest-intercepted =
    { $player-is ->
        [you] Je koopt het aandeel { of-company } zelf voor { $amount }.
       *[other] { $player } koopt het aandeel { of-company } zelf voor { $amount }.
    }
digest-gets =
    { $player-is ->
        [you] Je krijgt { $amount }.
       *[other] { $player } krijgt { $amount }.
    }
digest-directs =
    { $player-is ->
        [you] Je leidt nu { $company }.
       *[other] { $player } leidt nu { $company }.
    }
digest-connected =
    { $player-is ->
        [you] Je sluit { $city } voor { $amount } aan op { $company }.
       *[other] { $player } sluit { $city } voor { $amount } aan op { $company }.
    }
digest-paid = De maatschappijen betalen: { $payments }.
digest-paid-you = De maatschappijen betalen: je krijgt { $amount }.
digest-payment = { $player } { $amount }

## Sinds de laatste eigen zet

moment-since = Sinds je zet { $move }
moment-since-short = Sinds zet { $move }
moment-since-none = Sindsdien heeft niemand anders een zet gedaan.
moment-since-play = Afspelen

## Berichten

moment-dismiss = Dit bericht sluiten
moment-a-year = { $amount } per jaar voor jou
moment-a-turn = { $amount } per ronde voor jou
moment-dividend = Het dividend van { $year }
moment-payment = De maatschappijen betalen voor ronde { $turn }
moment-last-year = { $year } is het laatste jaar.
moment-ends-with-year = Het spel eindigt met { $year } omdat { $reasons }.
moment-open = Tonen
moment-reopen = Tonen wie hoeveel kreeg

## De kaart van een uitbetaling

moment-rounded = inkomsten ÷ aandelen in bezit, naar boven afgerond
moment-meter-year = { $year } van { $last }
moment-meter-supplies = { $low } van { $most } lage voorraden
moment-meter-shares = { $sold } van { $all } aandelen weg
moment-receive = Je krijgt { $amount }.
moment-ahead = Je hebt { $cash }, { $amount } meer dan { $player }.
moment-behind = Je hebt { $cash }, { $amount } minder dan { $player }.
moment-level = Je hebt { $cash }, evenveel als { $player }.
moment-begin-year = Begin { $year }
moment-begin-turn =
    { $player-is ->
        [you] Ronde { $turn }: jij begint
       *[other] Ronde { $turn }: { $player } begint
    }
moment-to-result = Naar de uitslag
moment-end-of-turn = Einde van ronde { $turn }
moment-last-payment = Einde van de laatste ronde
moment-companies-pay = De maatschappijen betalen
moment-cash-now = je hebt nu { $cash }
moment-paid = Betaald
moment-with-extra = incl. { $amount }
moment-remainder = Wat niet te verdelen is: het deel van de directeur is meegeteld, de rest staat in de laatste kolom.
moment-symbols-row = Voor symbolen

## Het einde

moment-wins =
    { $player-is ->
        [you] Je wint
       *[other] { $player } wint
    }
moment-wins-tie =
    { $player-is ->
        [you] Je wint bij gelijke stand
       *[other] { $player } wint bij gelijke stand
    }
moment-share-victory = { $players } delen de winst
moment-margin = { $amount } meer dan { $player }.
moment-your-place = Je wordt { $place ->
        [2] tweede
        [3] derde
        [4] vierde
       *[other] vijfde
    }, met { $amount } minder dan { $player }.
moment-your-place-tied = Je wordt { $place ->
        [2] tweede
        [3] derde
        [4] vierde
       *[other] vijfde
    }, met evenveel als { $player }.
moment-did =
    { $player-is ->
        [you] Je kocht
       *[other] { $player } kocht
    } { $shares ->
        [one] één aandeel voor { $spent }; dat bracht { $paid } op
       *[other] { $shares } aandelen voor { $spent }; die brachten { $paid } op
    }.
moment-did-intercepted =
    { $count ->
        [one] Eén daarvan wilde iemand anders.
       *[other] { $count } daarvan wilde iemand anders.
    }
moment-started-with = Begonnen met
moment-shares-bought = Gekochte aandelen
moment-taken = Genomen, min betaald
moment-incomes = Inkomsten
moment-granted = Van de bank
moment-proposals = Uit eigen voorstellen
moment-symbols-paid = Symbolen
moment-of-cash = geld { $cash } + symbolen { $symbols }
moment-account = Hoe het zo kwam
moment-share = Delen
moment-look-back = Terugkijken
moment-see-result = Naar de uitslag

## Wat er wordt gezegd

moment-step = Stap { $number }: { $step }
moment-step-gone = Teruggenomen.

## De analyse

analysis-mine = Je duurste zetten
analysis-of-others = Wat hun zetten de anderen kostten
analysis-none-mine = Geen van je zetten kostte je veel.
