# North American Railways.

## Namen

nar-red = Rood
nar-blue = Blauw
nar-green = Groen
nar-yellow = Geel
nar-black = Zwart
nar-in-column =
    { $column ->
        [1] in de eerste kolom
        [2] in de tweede kolom
        [3] in de derde kolom
       *[4] in de vierde kolom
    }

## Wat er gebeurde: ronden

nar-event-set-up = Opzet. Iedereen heeft { $amount }. Twee aandelen doen niet mee: { $companies }.
nar-event-set-up-without-two = Opzet. Iedereen heeft { $amount }. Twee aandelen { of-company } doen niet mee.
nar-event-turn = Ronde { $turn }. Volgorde: { $order }
nar-event-last-turn = Deze ronde is de laatste omdat { $reason }.
nar-event-winner =
    { $player-is ->
        [you] Je wint.
       *[other] { $player } wint.
    }
nar-event-winner-by-order =
    { $player-is ->
        [you] Je wint. Het was gelijk, en je was in de laatste ronde eerder aan de beurt.
       *[other] { $player } wint. Het was gelijk, en { $player } was in de laatste ronde eerder aan de beurt.
    }
nar-outcome-tied =
    { $player-is ->
        [you] { $count ->
            [one] Je wint met { $cash }. { $tied } heeft evenveel, maar was in de laatste ronde na jou aan de beurt.
           *[other] Je wint met { $cash }. { $tied } hebben evenveel, maar waren in de laatste ronde na jou aan de beurt.
        }
       *[other] { $count ->
            [one] { $player } wint met { $cash }. { $tied } heeft evenveel, maar was in de laatste ronde na { $player } aan de beurt.
           *[other] { $player } wint met { $cash }. { $tied } hebben evenveel, maar waren in de laatste ronde na { $player } aan de beurt.
        }
    }
nar-reason-shares = er na de aandelenfase minder aandelen dan spelers over waren
nar-reason-cities = er vóór de stedenfase nog maar vijf steden of minder over waren
nar-reason-no-purchase = niemand in de stedenfase een stad heeft gekocht

## Wat er gebeurde: aandelen

nar-event-granted =
    { $player-is ->
        [you] Je hebt geen geld en krijgt hulp van de bank in plaats van een aandeel te kiezen.
       *[other] { $player } heeft geen geld en krijgt hulp van de bank in plaats van een aandeel te kiezen.
    }
nar-event-founded =
    { $player-is ->
        [you] Je richt { $company } op voor { $amount }; het netwerk begint in { $city }.
       *[other] { $player } richt { $company } op voor { $amount }; het netwerk begint in { $city }.
    }
nar-event-bought =
    { $player-is ->
        [you] Je koopt nog een aandeel { of-company } voor { $amount }.
       *[other] { $player } koopt nog een aandeel { of-company } voor { $amount }.
    }
nar-event-bought-for-all =
    { $player-is ->
        [you] Je neemt nog een aandeel { of-company } voor al het geld dat over is, { $amount }.
       *[other] { $player } neemt nog een aandeel { of-company } voor al het geld dat over is, { $amount }.
    }
nar-event-proposed =
    { $player-is ->
        [you] Je biedt { $amount } op het aandeel { of-company } { nar-in-column }; directeur { $director } beslist.
       *[other] { $director-is ->
            [you] { $player } biedt { $amount } op het aandeel { of-company } { nar-in-column }; jij beslist als directeur.
           *[other] { $player } biedt { $amount } op het aandeel { of-company } { nar-in-column }; directeur { $director } beslist.
        }
    }
nar-event-allowed =
    { $player-is ->
        [you] Je laat { $proposer } het aandeel { of-company } kopen voor { $amount }.
       *[other] { $proposer-is ->
            [you] { $player } laat jou het aandeel { of-company } kopen voor { $amount }.
           *[other] { $player } laat { $proposer } het aandeel { of-company } kopen voor { $amount }.
        }
    }
nar-event-intercepted =
    { $player-is ->
        [you] Je koopt het aandeel { of-company } zelf voor { $amount }, in plaats van { $proposer }.
       *[other] { $proposer-is ->
            [you] { $player } koopt het aandeel { of-company } zelf voor { $amount }, in plaats van jij.
           *[other] { $player } koopt het aandeel { of-company } zelf voor { $amount }, in plaats van { $proposer }.
        }
    }
nar-event-holds =
    { $player-is ->
        [you] Je hebt nu
       *[other] { $player } heeft nu
    } { $held ->
        [one] { $held } aandeel { of-company }.
       *[other] { $held } aandelen { of-company }.
    }
nar-event-director =
    { $player-is ->
        [you] Je wordt directeur { of-company }, in plaats van { $director }.
       *[other] { $director-is ->
            [you] { $player } wordt directeur { of-company }, in jouw plaats.
           *[other] { $player } wordt directeur { of-company }, in plaats van { $director }.
        }
    }
nar-event-stopped =
    { $player-is ->
        [you] Je kiest geen ander aandeel.
       *[other] { $player } kiest geen ander aandeel.
    }
nar-event-trading-ended =
    { $left ->
        [0] De aandelenfase is voorbij; er is geen aandeel meer over.
        [one] De aandelenfase is voorbij; er is nog één aandeel over.
       *[other] De aandelenfase is voorbij; er zijn nog { $left } aandelen over.
    }
nar-event-trading-cut-short = Het laatste aandeel is genomen: de aandelenfase is meteen voorbij.

## Wat er gebeurde: steden

nar-event-connected =
    { $player-is ->
        [you] Je koopt
       *[other] { $player } koopt
    } { $symbols ->
        [0] { $city } voor { $company }, dat nu { $income } verdient en geen kust-tot-kustsymbolen heeft.
        [one] { $city } voor { $company }, dat nu { $income } verdient en { $symbols } kust-tot-kustsymbool heeft.
       *[other] { $city } voor { $company }, dat nu { $income } verdient en { $symbols } kust-tot-kustsymbolen heeft.
    }
nar-event-passed-forced =
    { $player-is ->
        [you] Je hebt geen maatschappij meer die een stad kan betalen en past.
       *[other] { $player } heeft geen maatschappij meer die een stad kan betalen en past.
    }

## Wat er gebeurde: geld

nar-event-income =
    { $shares ->
        [one] { $company } verdient { $income } voor { $shares } aandeel: { $parts }.
       *[other] { $company } verdient { $income } voor { $shares } aandelen: { $parts }.
    }
nar-income-shares = { $amount } per aandeel
nar-income-director =
    { $player-is ->
        [you] { $amount } extra voor jou als directeur
       *[other] { $amount } extra voor directeur { $player }
    }
nar-income-treasury = { $amount } voor de schatkist
nar-income-bank = { $amount } blijft in de bank
nar-event-final =
    { $symbols ->
        [0] { $company } heeft geen kust-tot-kustsymbolen: { $amount } per aandeel.
        [one] { $company } heeft { $symbols } kust-tot-kustsymbool: { $amount } per aandeel.
       *[other] { $company } heeft { $symbols } kust-tot-kustsymbolen: { $amount } per aandeel.
    }
nar-paid-to-proposer =
    { $player-is ->
        [you] Je betaalt { $amount } aan { $payee }.
       *[other] { $payee-is ->
            [you] { $player } betaalt jou { $amount }.
           *[other] { $player } betaalt { $amount } aan { $payee }.
        }
    }
nar-paid-to-director =
    { $player-is ->
        [you] Je krijgt { $amount } als directeur.
       *[other] { $player } krijgt { $amount } als directeur.
    }
nar-paid-leftover = De schatkist { of-company } krijgt { $amount }.

## Wat er gevraagd wordt

nar-ask-answer =
    { $player-is ->
        [you] Je mag { $proposer } het aandeel { of-company } laten kopen voor { $price }, of het voor die prijs zelf kopen.
       *[other] { $player } mag { $proposer } het aandeel { of-company } laten kopen voor { $price }, of het voor die prijs zelf kopen.
    }
nar-ask-allow =
    { $player-is ->
        [you] Je kunt geen { $price } betalen en moet { $proposer } het aandeel { of-company } laten kopen.
       *[other] { $player } kan geen { $price } betalen en moet { $proposer } het aandeel { of-company } laten kopen.
    }
nar-ask-city =
    { $player-is ->
        [you] Je mag een stad kopen voor { $companies }, of passen.
       *[other] { $player } mag een stad kopen voor { $companies }, of passen.
    }
nar-option-found = { $company } oprichten
nar-option-buy = een aandeel { of-company } kopen voor { $price }
nar-option-propose = een bod doen op een aandeel { of-company }
nar-option-allow = { $proposer } laten kopen

## Wat wordt geweigerd

nar-refused-founded =
    { $player-is ->
        [you] { $company } is al opgericht: je kunt directeur { $director } een bod op het aandeel doen.
       *[other] { $company } is al opgericht: { $player } kan directeur { $director } een bod op het aandeel doen.
    }
nar-refused-founded-own =
    { $player-is ->
        [you] { $company } is al opgericht, en jij bent directeur: nog een aandeel kost { $price }.
       *[other] { $company } is al opgericht, en { $player } is directeur: nog een aandeel kost { $price }.
    }
nar-refused-not-director =
    { $player-is ->
        [you] Alleen directeur { $director } koopt aandelen { of-company } voor de vaste prijs: jij kunt een bod doen.
       *[other] Alleen directeur { $director } koopt aandelen { of-company } voor de vaste prijs: { $player } kan een bod doen.
    }
nar-refused-not-founded =
    { $player-is ->
        [you] { $company } heeft nog geen directeur: je kunt deze maatschappij met het eerste aandeel oprichten en de prijs noemen.
       *[other] { $company } heeft nog geen directeur: { $player } kan deze maatschappij met het eerste aandeel oprichten en de prijs noemen.
    }
nar-refused-own-company =
    { $player-is ->
        [you] Je bent zelf directeur { of-company } en doet geen bod: nog een aandeel kost { $price }.
       *[other] { $player } is directeur { of-company } en doet geen bod: nog een aandeel kost { $price }.
    }
nar-refused-must-select =
    { $player-is ->
        [you] Een beurt begint met de keuze van een aandeel: je kunt nog niet stoppen.
       *[other] Een beurt begint met de keuze van een aandeel: { $player } kan nog niet stoppen.
    }
nar-refused-tried-before =
    { $player-is ->
        [you] De directeur heeft in deze beurt al een aandeel { of-company } genomen: je kunt deze maatschappij niet nog eens kiezen.
       *[other] De directeur heeft in deze beurt al een aandeel { of-company } genomen: { $player } kan deze maatschappij niet nog eens kiezen.
    }
nar-refused-not-on-offer = Geen aandeel { of-company } ligt vooraan in een kolom.
nar-refused-not-at-front = Niet { $company } maar { $front } ligt vooraan { nar-in-column }.
nar-refused-column-empty = Er ligt geen aandeel meer { nar-in-column }.
nar-refused-broken-dollar = Een prijs is een heel aantal dollars, en een veelvoud van { $step }.
nar-refused-multiple = De prijs van { $price } is geen veelvoud van { $step }.
nar-refused-price-too-low =
    { $player-is ->
        [you] De prijs van { $price } is te laag: je kunt { $step } tot en met { $most } noemen.
       *[other] De prijs van { $price } is te laag: { $player } kan { $step } tot en met { $most } noemen.
    }
nar-refused-beyond-cash =
    { $player-is ->
        [you] De prijs van { $price } is meer dan de { $cash } die je hebt.
       *[other] De prijs van { $price } is meer dan de { $cash } die { $player } heeft.
    }
nar-refused-fixed-price =
    { $player-is ->
        [you] Nog een aandeel van je eigen maatschappij kost { $price }, en je hebt maar { $cash }.
       *[other] Nog een aandeel van de eigen maatschappij kost { $price }, en { $player } heeft maar { $cash }.
    }
nar-refused-start-from-stack = Aan deze tafel kiest niemand een startstad: de volgende maatschappij begint in { $city }, boven op de stapel.
nar-refused-start-open =
    { $player-is ->
        [you] Aan deze tafel kiest de oprichter de startstad, en je hebt er geen genoemd.
       *[other] Aan deze tafel kiest de oprichter de startstad, en { $player } heeft er geen genoemd.
    }
nar-refused-start-taken = { $city } is niet meer bij de startsteden.
nar-refused-city-bought = { $city } is al van { $company }.
nar-refused-intercept =
    { $player-is ->
        [you] Het aandeel kost { $price }, en je hebt maar { $cash }.
       *[other] Het aandeel kost { $price }, en { $player } heeft maar { $cash }.
    }
nar-refused-already-passed =
    { $player-is ->
        [you] Je hebt gepast en doet niet meer mee aan deze stedenfase.
       *[other] { $player } heeft gepast en doet niet meer mee aan deze stedenfase.
    }
nar-refused-no-share-held =
    { $player-is ->
        [you] Je hebt geen aandeel { of-company } en kunt voor deze maatschappij geen stad kopen.
       *[other] { $player } heeft geen aandeel { of-company } en kan voor deze maatschappij geen stad kopen.
    }
nar-refused-used-before =
    { $player-is ->
        [you] Je hebt in deze fase al een stad gekocht voor { $company }.
       *[other] { $player } heeft in deze fase al een stad gekocht voor { $company }.
    }
nar-refused-city-behind = Alleen de voorste stad van een kolom is te koop, en { $front } ligt voor { $city }.
nar-refused-treasury-too-poor = { $city } kost { $cost }, en { $company } heeft maar { $treasury } in de schatkist.

## Een opzet die niet klopt

nar-flaw-first = Plaats { $first } bestaat niet voor de startspeler: de plaatsen zijn 0 tot en met { $last }.
nar-flaw-count =
    { $found ->
        [one] In "{ $at }" staat { $found } element, maar er horen er { $expected } te staan.
       *[other] In "{ $at }" staan { $found } elementen, maar er horen er { $expected } te staan.
    }
nar-flaw-shares =
    { $found ->
        [one] { $company } heeft { $expected } aandelen, in de kolommen en in de doos samen, maar er staat er { $found } vermeld.
       *[other] { $company } heeft { $expected } aandelen, in de kolommen en in de doos samen, maar er staan er { $found } vermeld.
    }
nar-flaw-twice = { $city } staat twee keer vermeld.

## Een kaartspel dat niet klopt

nar-deck-not-a-deck = Het bestand is geen kaartspel: { $why }.
nar-deck-unknown = Er is geen kaartspel dat "{ $name }" heet.
nar-deck-nameless = Het kaartspel heeft geen naam.
nar-deck-count =
    { $found ->
        [one] In "{ $list }" van het kaartspel staat { $found } element, maar er horen er { $expected } te staan.
       *[other] In "{ $list }" van het kaartspel staan { $found } elementen, maar er horen er { $expected } te staan.
    }
nar-deck-nameless-card = Nummer { $number } in "{ $list }" heeft geen naam.
nar-deck-same-name = Nummer { $number } in "{ $list }" heet { $name }, net als nummer { $other-number } in "{ $other-list }".
nar-deck-multiple = "{ $field }" van { $card } is { $amount }, en dat is geen veelvoud van { $step }.
nar-deck-amount = "{ $field }" van { $card } is { $amount }; het mag ten minste $0 en hoogstens { $most } zijn.
nar-deck-symbols = "symbols" van { $card } is { $symbols }; het mag ten minste 0 en hoogstens { $most } zijn.

## De tafel in een terminal

nar-table-share-phase = Ronde { $turn }, aandelenfase
nar-table-city-phase = Ronde { $turn }, stedenfase
nar-table-over = Ronde { $turn }, einde van het spel
nar-table-last-turn = Deze ronde is de laatste.
nar-table-proposal = { $player } biedt { $amount } op het aandeel { of-company } { nar-in-column }.
nar-table-tried = In deze beurt door de directeur genomen: { $companies }.
nar-table-used = { $player } heeft gekocht voor { $companies }.
nar-table-symbols = Symbolen
nar-table-director = Directeur
nar-table-unfounded = niet opgericht
nar-table-networks = Netwerken: de inkomsten, en een ster voor elk symbool
nar-table-shares = Kolommen met aandelen, vanaf de voorste kaart
nar-table-cities = Kolommen met steden, vanaf de voorste kaart: de prijs, de inkomsten, en een ster voor elk symbool
nar-table-boxed = Aandelen die niet meedoen: { $companies }.
nar-table-start-cities = Startsteden over, van boven naar beneden: { $cities }.

## Woorden voor acties, met komma's ertussen; lijsten tonen het eerste

nar-words-found = oprichten
nar-words-buy = kopen
nar-words-propose = voorstellen, bieden
nar-words-allow = toestaan, laten
nar-words-intercept = onderscheppen
nar-words-stop = stoppen, klaar
nar-words-connect = kopen, verbinden
nar-column-short = kolom { $column }
