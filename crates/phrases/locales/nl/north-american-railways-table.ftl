# De tafel van North American Railways in de browser.

## Delen van de tafel

nar-players = Spelers
nar-companies = Maatschappijen
nar-payments = Uitbetalingen
nar-payments-over = De laatste uitbetaling
nar-cities = Steden
nar-heading-last = { $heading }, laatste ronde
nar-column = Kolom { $column }, voorste kaart eerst
nar-empty = leeg
nar-networks = Maatschappijen en hun steden
nar-start-stack = Startsteden, de volgende eerst:
nar-start-choice = Startsteden om uit te kiezen:
nar-boxed = Doen niet mee:
nar-symbols =
    { $symbols ->
        [one] één kust-tot-kustsymbool
       *[other] { $symbols } kust-tot-kustsymbolen
    }
nar-hidden = verborgen
nar-has = heeft { $cash }
nar-bank = Bank
nar-next-payment = Volgende uitbetaling
nar-at-the-end = Symbolen
nar-share-at-the-end = Aan het einde
nar-symbols-pay = Symbolen aan het einde
nar-in-all = Samen
nar-payments-now = Wat iedereen zou krijgen als de inkomstenfase nu kwam.
nar-payments-last = Wat iedereen krijgt als er niets verandert. Deze ronde is de laatste: de symbolen betalen meteen na de inkomsten.

## De ronde

nar-turn = Ronde { $turn }
nar-order = Volgorde van deze ronde
nar-phase-shares = Aandelen
nar-phase-cities = Steden
nar-phase-income = Inkomsten
nar-first = begint
nar-has-acted = is geweest
nar-has-named = heeft geboden
nar-answers = antwoordt
nar-tried = aandeel { of-company } door de directeur genomen
nar-has-bought = heeft gekocht voor { $companies }
nar-passed = gepast

## Kaarten

nar-pays = { $amount } per aandeel
nar-deal-too-dear = kost { $price }
nar-deal-tried = genomen
nar-connect-for = { $city } voor { $company }

## Wat er gevraagd wordt van de speler die kijkt

nar-you-choose = Kies een aandeel.
nar-you-found = Richt { $company } op: noem je prijs.
nar-you-take = Je bent directeur van alle maatschappijen die vooraan liggen en hebt minder dan $1.000: kies een aandeel, en neem het voor al je geld, { $price }.
nar-you-again = De directeur heeft het aandeel { of-company } genomen. Kies een aandeel van een andere maatschappij, of stop.
nar-you-allow = { $player } biedt { $price } op een aandeel { of-company }, waarvan jij directeur bent. Dat kun je niet betalen, dus je moet { $player } laten kopen.

## Wat er gevraagd wordt van anderen

nar-they-choose = { $player } kiest een aandeel.
nar-they-again = { $player } mag een ander aandeel kiezen, of stoppen.
nar-they-answer =
    { $proposer-is ->
        [you] Je biedt { $price } op een aandeel { of-company }. { $player } is directeur en antwoordt.
       *[other] { $proposer } biedt { $price } op een aandeel { of-company }. { $player } is directeur en antwoordt.
    }
nar-they-buy = { $player } koopt een stad, of past.

## Antwoorden

nar-choose-share = Welk aandeel
nar-price = Je prijs, $100 tot en met { $most }
nar-buy-fixed = Een aandeel van een maatschappij waarvan je directeur bent, kost altijd { $price }.
nar-buy-for-all = Je bent directeur van alle maatschappijen die vooraan liggen en hebt minder dan $1.000: het aandeel kost al je geld (N-7).
nar-begin-in = Begin in
nar-stop = Kies geen ander aandeel
nar-allow = Laat { $player } kopen
nar-intercept = Koop zelf voor { $price }
nar-pass = Pas

## Wat volgt

nar-share-pays = Een aandeel geeft
nar-your-next-payment = Je volgende uitbetaling
nar-ends-turn = Hiermee eindigt de ronde, en je krijgt { $amount }.

## Stappen van een plan

nar-step-found = Richt { $company } op voor { $price }
nar-step-buy = Een aandeel { of-company } voor { $price }
nar-step-propose = Bied { $price } op { $company }
nar-step-connect = { $city } voor { $company }, { $price }

## Uitleg

nar-card-found = { $company } heeft nog geen directeur. Wie dit aandeel neemt, noemt de prijs, die helemaal naar de schatkist gaat, en wordt directeur. Het volgende netwerk begint in { $city }.
nar-card-found-choose = { $company } heeft nog geen directeur. Wie dit aandeel neemt, noemt de prijs, die helemaal naar de schatkist gaat, wordt directeur en kiest de startstad.
nar-card-buy = Jij bent directeur van { $company }: nog een aandeel kost { $price }, de helft voor de schatkist en de helft voor de bank. Met minder geld kun je het alleen nemen als je directeur bent van alle maatschappijen die vooraan liggen.
nar-card-propose = { $player } is directeur van { $company }. Doe een bod: { $player } laat je kopen, of koopt zelf voor die prijs. In beide gevallen gaat de helft naar de schatkist; de rest gaat naar de bank als jij koopt, en naar jou als { $player } koopt.
nar-card-diluted =
    { $sold ->
        [one] Er is één aandeel verkocht. Een aandeel geeft nu { $now }, en { $then } als er nog een verkocht is.
       *[other] Er zijn { $sold } aandelen verkocht. Een aandeel geeft nu { $now }, en { $then } als er nog een verkocht is.
    }
nar-card-affairs =
    { $symbols ->
        [0] Schatkist { $treasury }, inkomsten { $income }, nog geen kust-tot-kustsymbool.
        [one] Schatkist { $treasury }, inkomsten { $income }, één kust-tot-kustsymbool: { $worth } per aandeel aan het einde.
       *[other] Schatkist { $treasury }, inkomsten { $income }, { $symbols } kust-tot-kustsymbolen: { $worth } per aandeel aan het einde.
    }
nar-card-behind = Erachter: { $names }.
nar-card-city =
    { $symbols ->
        [0] Kost een maatschappij { $price } en brengt haar elke ronde { $income } op.
        [one] Kost een maatschappij { $price } en brengt haar elke ronde { $income } op. Het symbool betaalt aan het einde $100 per aandeel.
       *[other] Kost een maatschappij { $price } en brengt haar elke ronde { $income } op. De { $symbols } symbolen betalen aan het einde elk $100 per aandeel.
    }
nar-card-city-of = Is van { $company }.
nar-card-city-behind =
    { $cards ->
        [one] Er ligt één kaart voor deze stad.
       *[other] Er liggen { $cards } kaarten voor deze stad.
    }
nar-card-unfounded = Nog niet opgericht: wie het eerste aandeel neemt, noemt de prijs en wordt directeur.
nar-card-director =
    { $player-is ->
        [you] Jij bent directeur.
       *[other] { $player } is directeur.
    }
nar-card-shares = Aandelen verkocht: { $sold }, over in de kolommen: { $left }.
nar-card-hidden = Het geld van deze speler is verborgen.
nar-card-holding = { $shares } × { $company }
nar-paid-shares = { $shares } × { $amount }
nar-paid-director = { $shares } × { $amount }, en { $extra } als directeur
nar-to-treasury = Naar de schatkist
nar-to-bank = Blijft in de bank

## Grafieken

nar-chart-start = Begin
nar-chart-end = Einde
nar-chart-cash = Geld na elke ronde
nar-chart-income = Inkomsten van de maatschappijen
nar-chart-paid = Uitbetaald in elke ronde, en voor symbolen aan het einde

## Opties

north-american-railways-first = Startspeler
north-american-railways-first-help = Begint de eerste ronde. Na elke ronde is het de volgende speler met de klok mee.
north-american-railways-money = Geld
north-american-railways-money-help = Verborgen: iedereen ziet alleen het eigen geld. De rest is uit het verloop af te leiden, zoals aan een echte tafel.
north-american-railways-money-hidden = Verborgen
north-american-railways-money-open = Open
north-american-railways-start-city = Startsteden
north-american-railways-start-city-help = Waar het netwerk van een nieuwe maatschappij begint.
north-american-railways-start-city-top = De bovenste van de geschudde stapel
north-american-railways-start-city-choose = De oprichter kiest
north-american-railways-final-remainder = Rest bij het delen in de laatste ronde
north-american-railways-final-remainder-help = Wat de directeur in de laatste ronde krijgt als de inkomsten niet precies door de aandelen te delen zijn.
north-american-railways-final-remainder-up = De helft, naar boven afgerond op $100
north-american-railways-final-remainder-exact = De helft, op de dollar af
north-american-railways-final-remainder-down = De helft, naar beneden afgerond op $100
north-american-railways-sole-owner-takes-all = Wie alle verkochte aandelen heeft, krijgt alle inkomsten
north-american-railways-sole-owner-takes-all-help = Anders worden de inkomsten van een maatschappij met maar één aandeelhouder verdeeld zoals alle andere, en gaat wat overblijft naar de schatkist.
north-american-railways-table-talk = { page-table-talk }
north-american-railways-table-talk-help = { page-table-talk-help }

## Toetsen

nar-keys-share = Kies dat aandeel, of die stad
nar-keys-price = De prijs verlagen of verhogen
nar-keys-name = Noem de prijs, of neem het aandeel
nar-keys-answer = Laten kopen, of zelf kopen
