# De lessenaar van North American Railways: wat er gevraagd wordt, wat uit elk antwoord volgt, en wat altijd te zien is.

## Hoe ver het spel is

nar-desk-last-turn = Laatste ronde
nar-desk-meter-shares = Aandelen { $left } · laatste ronde onder { $enough }
nar-desk-meter-cities = Steden { $left } · laatste ronde bij { $few }
nar-desk-shares-left = nog { $left } · minder dan { $enough }: laatste ronde
nar-desk-cities-left = nog { $left } · { $few } of minder: laatste ronde
nar-desk-brings-last-turn = Met dit aandeel blijven er minder dan { $enough } over: deze ronde wordt de laatste.
nar-desk-next-turn-last = Met deze stad blijven er nog maar { $few } over: de volgende ronde wordt de laatste.
nar-desk-ends = Hiermee is het spel afgelopen.
nar-desk-ends-unbought = Niemand heeft een stad gekocht: als je past, is deze ronde de laatste en is het spel afgelopen.

## Kaarten en spoorwegen

nar-desk-behind = Erachter
nar-desk-pays = betaalt { $amount }
nar-desk-tag-found = Oprichten
nar-desk-tag-buy = Koop { $price }
nar-desk-tag-propose = Voorstel
nar-desk-sold =
    { $boxed ->
        [0] { $sold } verkocht
       *[other] { $sold } verkocht, { $boxed } eruit
    }
nar-desk-director-gets = directeur +{ $amount }
nar-desk-no-symbols = geen symbolen

## De aandelenfase

nar-desk-choose-help = Neem het, stel een prijs voor, of richt de maatschappij op.
nar-desk-treasury-has = kas { $treasury }
nar-desk-would-begin = begint in { $city }
nar-desk-ask-propose = Stel een prijs voor { $company } voor
nar-desk-ask-add = Nog een aandeel { of-company }
nar-desk-they-answer = { $player } is directeur en antwoordt.
nar-desk-you-found = Alles wat je betaalt gaat naar de kas, en jij wordt directeur.
nar-desk-you-add = Jij bent directeur: niemand wordt iets gevraagd.
nar-desk-other-share = Terug naar alle aandelen
nar-desk-less = $ 100 minder
nar-desk-more = $ 100 meer
nar-desk-landmarks = Prijzen om te overwegen
nar-desk-own-price = wat { $player } toch al betaalt
nar-desk-treasury-buys = Kas { $treasury }: genoeg voor { $cities }
nar-desk-treasury-buys-nothing = Kas { $treasury }: nog niet genoeg voor een stad
nar-desk-found = { $company } oprichten voor { $price }
nar-desk-propose = { $price } voorstellen aan { $player }
nar-desk-buy = Het aandeel kopen voor { $price }
nar-desk-stop = Stoppen
nar-desk-step-which = { $step }, { $which }
nar-desk-which-before = { $place }, met { $uncovered } erachter

## Wat eruit volgt

nar-desk-ask-confirm = Bevestig, of neem het terug
nar-desk-now = Nu
nar-desk-then-column = Dan
nar-desk-allows =
    { $player-is ->
        [you] Jij laat het gaan
       *[other] { $player } laat het gaan
    }
nar-desk-intercepts =
    { $player-is ->
        [you] Jij koopt zelf
       *[other] { $player } koopt zelf
    }
nar-desk-your-cash =
    { $player-is ->
        [you] Jouw geld
       *[other] Geld: { $player }
    }
nar-desk-your-shares =
    { $player-is ->
        [you] Jouw aandelen { $company }
       *[other] { $company }: { $player }
    }
nar-desk-director = Directeur
nar-desk-treasury = Kas { $company }
nar-desk-next = Uitbetaling
nar-desk-either-way = hoe dan ook
nar-desk-held = { $held } van { $sold }
nar-desk-who =
    { $player-is ->
        [you] jij
       *[other] { $player }
    }
nar-desk-nothing = niets
nar-desk-gets = krijgt { $amount }
nar-desk-pays-price = betaalt { $amount }
nar-desk-afterwards = Daarna
nar-desk-turn-ends = beurt voorbij
nar-desk-choose-again = kiest opnieuw
nar-desk-phase-ends = de fase eindigt meteen
nar-desk-cannot = kan niet: heeft maar { $cash }

## Het antwoord

nar-desk-answer-help =
    { $player-is ->
        [you] Jij bent directeur van { $company }: laat het gaan, of koop het zelf voor die prijs.
       *[other] { $player } is directeur van { $company } en laat het gaan, of koopt het voor die prijs.
    }
nar-desk-ask-answer = { $player } stelt { $price } voor { $company } voor
nar-desk-allow = Laat gaan
nar-desk-keep = houd { $amount }
nar-desk-intercept = Zelf kopen
nar-desk-pay = betaal { $amount }

## De stedenfase

nar-desk-ask-city = Koop een stad, of pas
nar-desk-matrix = De voorste steden en jouw spoorwegen
nar-desk-matrix-help = In elk vak: jouw volgende uitbetaling, jouw symbolen aan het einde, wat er in de kas blijft.
nar-desk-matrix-waiting = { $player } beslist. Jouw eigen vakken, zoals het nu staat: jouw volgende uitbetaling, jouw symbolen aan het einde, wat er in de kas blijft.
nar-desk-no-railway = Je hebt geen aandeel, dus je kunt geen stad kopen.
nar-desk-no-symbol = geen symbool
nar-desk-leaves = rest { $amount }
nar-desk-short = { $amount } te kort
nar-desk-bought = heeft gekocht
nar-desk-buy-city = { $city } kopen voor { $company }, { $price }
