# De tafel van American Rails in de browser.

## Delen van de tafel

ar-board = Het spelbord. Verplaats je met de pijltoetsen.
ar-players = Spelers
ar-track = Actiespoor
ar-companies = Maatschappijen
ar-row = Rij
ar-order-first = Volgorde tot nu toe:
ar-next-dividend = Volgend dividend
ar-shares-left =
    { $removed ->
        [0] { $supply } niet verkocht
       *[other] { $supply } niet verkocht, { $removed } verwijderd
    }

## Wat er gevraagd wordt van de speler die kijkt

ar-ask-offer = Welk aandeel wordt geveild?
ar-ask-start = Jij laat { $company } beginnen: kies een lege stad op het spelbord.
ar-ask-choose = Kies een rij voor je trein.
ar-ask-develop = Kies een stad om te ontwikkelen.
ar-ask-fund = Welke maatschappij krijgt $5?
ar-ask-sell = Welk aandeel wordt geveild?
ar-ask-take = Kies wat je met deze rij doet.
ar-ask-lay =
    { $cubes ->
        [one] Je kunt nog één blokje leggen: kies een veld.
       *[other] Je kunt { $cubes } blokjes leggen: kies een veld.
    }

## Antwoorden

ar-pass = Pas
ar-bid-least = Bied { $amount }
ar-bid-amount = Je bod, { $least } tot en met { $most }
ar-decline = Voer de actie niet uit
ar-take = Neem { $amount }
ar-drain = Elke andere speler betaalt { $amount }
ar-done = Stop met leggen
ar-unusable = nu niet bruikbaar
ar-build-for = Bouw voor
ar-note-lost = geen stad is leeg: het aandeel zou verloren gaan

## Stappen van een plan

ar-step-offer = Veil { $company }
ar-step-bid = Bied { $amount }
ar-step-start = Begin in { $hex }
ar-step-develop = Ontwikkel { $hex }
ar-step-fund = { $amount } voor { $company }
ar-step-lay = { $company } op { $hex }, { $price }

## Plekken op het spelbord

ar-target-lay = Leg { $company } op { $hex } voor { $price }
ar-target-lay-gain = Leg { $company } op { $hex } voor { $price }: de inkomsten stijgen met { $gain }
ar-target-start = Begin in { $hex }: inkomsten { $gain }
ar-target-develop = Ontwikkel { $hex }: de inkomsten van elke maatschappij daar stijgen met { $gain }

## De veiling

ar-lot = Een aandeel { of-company }
ar-earns-first = Niemand heeft nog een aandeel { of-company }. Wie dit koopt, kiest de stad waar de maatschappij begint; de prijs blijft in haar schatkist om mee te bouwen.
ar-out = gepast
ar-leads = hoogste bod
ar-has = heeft { $cash }

## Uitleg

ar-card-city = Brengt een maatschappij die hier alleen is { $full } per jaar op, of elk { $shared } als er meer zijn.
ar-card-earns = { $company } verdient hier { $income }
ar-card-developed = Ontwikkeld: dat is meegerekend.
ar-card-barred = Deze stad krijgt nooit een ontwikkelingshuisje.
ar-card-special = Speciale connecties met { $cities }: elk paar van deze steden dat een maatschappij verbindt, brengt haar { $amount } extra op.
ar-card-price = Het volgende blokje hier kost zijn maatschappij { $price }.
ar-card-full = Hier is geen plaats meer voor een blokje.
ar-card-ends-year = Daarmee zou het jaar eindigen: het dividend wordt uitbetaald.
ar-card-not-begun = Nog niet op het spelbord. Wie het eerste aandeel koopt, kiest de stad waar de maatschappij begint.
ar-card-beginning =
    { $player-is ->
        [you] Nog niet op het spelbord: je hebt het eerste aandeel gekocht en kiest de stad waar de maatschappij begint.
       *[other] Nog niet op het spelbord: { $player } heeft het eerste aandeel gekocht en kiest de stad waar de maatschappij begint.
    }
ar-card-no-city = Nog niet op het spelbord, en geen stad is leeg: { $company } kan niet beginnen. Wie er nu een aandeel van kocht, zou het verliezen.
ar-card-dead = Niet op het spelbord, en er is geen aandeel meer: { $company } kan nooit meer beginnen.
ar-card-dividend =
    { $shares ->
        [one] { $income } voor één aandeel: { $dividend }.
       *[other] { $income } voor { $shares } aandelen in handen van spelers, naar boven afgerond: { $dividend } per aandeel.
    }
ar-card-supplies = Schatkist: { $treasury }. Blokjes over: { $cubes }. Aandelen over: { $shares }.
ar-card-holding = { $shares } × { $company }, { $dividend } per aandeel
ar-about-pass = Doe niets; in de volgende kolom ben je als eerste aan de beurt.
ar-about-develop = Plaats een ontwikkelingshuisje op een stad met spoor. De inkomsten daar stijgen met $2 voor een maatschappij die er alleen is, of met $1 voor elk als er meer zijn.
ar-about-fund = Een maatschappij naar keuze krijgt $5 van de bank.
ar-about-take = Neem $2 van de bank.
ar-about-drain = Of laat elke andere speler $2 aan de bank betalen.
ar-about-expand-2 = Of leg tot twee blokjes.
ar-about-expand-3 = Leg tot drie blokjes voor maatschappijen waarvan je een aandeel hebt.
ar-about-auction = Veil een aandeel. De prijs gaat naar de maatschappij.
ar-about-expand-4 = Leg tot vier blokjes voor maatschappijen waarvan je een aandeel hebt. In de volgende kolom ben je als laatste aan de beurt.
ar-no-markers = Je kunt deze rij nemen, maar de actie niet uitvoeren: er is geen ontwikkelingshuisje meer.
ar-no-city-to-develop = Je kunt deze rij nemen, maar de actie niet uitvoeren: er is geen stad om te ontwikkelen.
ar-no-shares = Je kunt deze rij nemen, maar de actie niet uitvoeren: er is geen aandeel meer te veilen.
ar-no-share-held = Je kunt deze rij nemen, maar de actie niet uitvoeren: je hebt geen aandeel.
ar-no-cube-possible = Je kunt deze rij nemen, maar de actie niet uitvoeren: geen van je maatschappijen kan een blokje leggen.

## Grafieken

ar-chart-start = Begin
ar-chart-cash = Geld na elk jaar
ar-chart-income = Inkomsten van de maatschappijen
ar-chart-dividends = Dividend in elk jaar

## Opties

american-rails-edition = Editie
american-rails-edition-help = De tweede editie is de gangbare. In de eerste editie beginnen drie spelers met $65, en kan niemand de anderen laten betalen.
american-rails-edition-quined-2013 = Tweede editie (2013)
american-rails-edition-first-edition = Eerste editie
american-rails-banker = Bankier
american-rails-banker-help = De bankier veilt het eerste aandeel. Wie geen aandeel koopt, sluit in de beurtvolgorde achteraan aan, vanaf de bankier.
american-rails-drain-requires-full = Alleen laten betalen als iedereen alles kan betalen
american-rails-drain-requires-full-help = Gewoonlijk betaalt een speler met minder dan $2 wat er is. Met deze optie kun je de anderen niet laten betalen zolang een van hen minder dan $2 heeft.
american-rails-table-talk = { page-table-talk }
american-rails-table-talk-help = { page-table-talk-help }
