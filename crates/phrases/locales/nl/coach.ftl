# De conducteur van een eerste spel. De eerste regel van een onderwerp is de titel; *sterretjes* staan om wat het belangrijkst is.

## Around a game

coach-kicker = De conducteur
coach-kicker-turn = Wat je zet deed
coach-kicker-again = Denk eraan
coach-got-it = Duidelijk
coach-silence = Geen hulp meer
coach-bring-back = De conducteur
coach-doubt-title = Weet je het zeker?
coach-doubt = Ik zie een betere zet: de jouwe leidt voor jou aan het eind tot ongeveer { $plan }, die tot ongeveer *{ $best }*.
coach-doubt-move = Bijvoorbeeld: { $move }.
coach-doubt-why = Bijvoorbeeld: { $move } ({ $changes }).
coach-show-hint = Toon een hint
coach-think-again = Nog eens nadenken
coach-anyway = Toch doen
coach-first-title = Voor het eerst?
coach-first-lead = { $game }: hoe wil je beginnen?
coach-first-play = Spelen met de conducteur
coach-first-play-about = Een echt spel tegen { $bots } makkelijke bots. Alles wordt uitgelegd op het moment dat het voorkomt.
coach-first-know = Ik ken het spel
coach-first-know-about = Een tafel met { $bots } bots, en niemand die uitlegt.
coach-first-lessons = Eerst de lessen
coach-with = Met de conducteur

## What a turn of American Rails brought

coach-brought-bought = Het aandeel { of-company } is van jou voor { $price }: { $pays ->
        [yes] het betaalt op dit moment { $share } per jaar
       *[no] het betaalt zodra de maatschappij iets verdient
    }, en je hebt nog { $cash }.
coach-brought-outbid = { $player } kocht het aandeel { of-company } voor { $price }; je hebt je { $cash } nog.
coach-brought-unsold = Niemand wilde het aandeel { of-company }: het is uit het spel.
coach-brought-started = { $company } begon in { $city } en verdiende { $income } per jaar; { coach-next-dividend }.
coach-brought-laid =
    { $cubes ->
        [one] Je blokje kostte
       *[other] Je { $cubes } blokjes kostten
    } { $company } { $cost } { $grew ->
        [yes] en de inkomsten stegen tot { $income } per jaar;
       *[no] en er kwam geen nieuwe stad bij: de inkomsten bleven { $income } per jaar, en
    } { coach-next-dividend }.
coach-brought-laid-for-several = Je { $cubes } blokjes kostten samen { $cost }; { coach-next-dividend }.
coach-brought-developed = { $city } is ontwikkeld; { coach-next-dividend }.
coach-brought-funded = { $own ->
        [yes] De bank gaf { $company } { $amount }, en die had { $treasury } om mee te bouwen. Het kostte jou niets.
       *[no] De bank gaf { $company } { $amount }. Maar jij hebt er geen aandeel in: anderen hebben er iets aan, jij niet.
    }
coach-brought-took = Je nam { $amount } en hebt nu { $cash }.
coach-brought-drained = Elk van de anderen betaalde { $amount }; jij betaalde niets en hebt { $cash }.
coach-brought-passed = Je staat bovenaan: in de volgende kolom kies jij als eerste.
coach-brought-unused = Je hebt de rij niet gebruikt; { coach-next-dividend }.
coach-next-dividend =
    { $changes ->
        [yes] je volgende dividend is { $after } in plaats van { $before }
        [since] je volgende dividend is nu *{ $now }*
       *[no] je volgende dividend blijft { $after }
    }

## What a turn of North American Railways brought

coach-brought-founded = Je bent directeur van { $company }: er zit { $treasury } in de schatkist, en de inkomsten zijn { $income } per ronde; { coach-next-payment }.
coach-brought-share =
    Je hebt nu { $held ->
        [one] één aandeel
       *[other] { $held } aandelen
    } { of-company }; { coach-next-payment }.
coach-brought-let = { $player } liet je het aandeel { of-company } voor { $price }; { coach-next-payment }.
coach-brought-intercepted = { $player } kocht het aandeel { of-company } voor jouw prijs, en daarvan krijg jij { $half }.
coach-brought-allowed = { $player } heeft het aandeel, en { $company } heeft { $treasury } in de schatkist; { coach-next-payment }.
coach-brought-kept = Je kocht het aandeel { of-company } zelf voor { $price }; { coach-next-payment }.
coach-brought-city = { $company } heeft { $city } en verdient { $income } per ronde; { coach-next-payment }.
coach-brought-waited = Je wacht; { coach-next-payment }.
coach-next-payment =
    { $changes ->
        [yes] je volgende uitbetaling is { $after } in plaats van { $before }
        [since] je volgende uitbetaling is nu *{ $now }*
       *[no] je volgende uitbetaling blijft { $after }
    }

## American Rails

coach-american-rails-offer =
    Noem een aandeel
    Eerst wordt van elke maatschappij één aandeel geveild.
    > Jij noemt het volgende en biedt als eerste.
    Wat de winnaar betaalt gaat naar de *schatkist* van de maatschappij; daarmee bouwt ze.
coach-american-rails-auction =
    Bied, of pas
    Wie aan het eind het *meeste geld* heeft wint, en het zijn aandelen die betalen: elk jaar. Wie het meest biedt krijgt dit aandeel en plaatst het eerste blokje van de maatschappij.
    > Een of twee aandelen van je $50 is een goed begin.
coach-american-rails-auction-again = In de beste vrije stad begint dit aandeel met { $share } per jaar, hoogstens { $times } keer betaald: *{ $most }*. Met spoor wordt het meer, met meer aandelen minder.
coach-american-rails-start =
    Waar ze begint
    > Plaats het eerste blokje gratis in een stad zonder blokje.
    Alleen daar verdient de maatschappij elk jaar de *volledige waarde* van de stad. Kijk naar andere steden dichtbij: daarheen zal ze groeien.
coach-american-rails-row =
    Kies een rij
    Een jaar heeft drie kolommen.
    > In elke neem je één vrije rij en doe je wat er staat; niemand anders kan die nemen. Om meer te verdienen *breid je uit* met een maatschappij waarvan je een aandeel hebt.
coach-american-rails-row-again = Welke vrije rij verhoogt je volgende dividend het meest?
coach-american-rails-expand =
    Leg spoor
    > Kies velden naast de blokjes van je maatschappij.
    Haar *schatkist* betaalt: vlakte en stad $2, bos $3, berg $5, en $2 meer voor elk blokje dat er al ligt. Alleen steden brengen inkomsten; de weg erheen is best kort.
coach-american-rails-expand-again = Steden brengen inkomsten, de velden ertussen niet.
coach-american-rails-develop =
    Ontwikkel een stad
    Met een huisje is een stad *$2 meer* per jaar waard voor een maatschappij die er alleen is, en $1 meer voor elke die haar deelt.
    > Kies een stad waar je maatschappij alleen is.
coach-american-rails-fund =
    Geld voor een maatschappij
    De bank geeft *$5* aan de maatschappij die je kiest. Zelf krijg je daar niets van; de maatschappij kan ermee bouwen.
    > Het helpt het meest waar de schatkist te klein is voor de volgende stad.
coach-american-rails-take =
    Neem, laat betalen of bouw
    > Neem *$2* van de bank, of laat elk van de anderen $2 verliezen, of leg hoogstens twee blokjes.
    Een blokje dat een stad bereikt betaalt elk jaar, en dus al gauw meer dan $2.
coach-american-rails-sell =
    Veil een aandeel
    > Noem een maatschappij.
    De prijs gaat naar haar schatkist, zodat ze kan bouwen; maar haar inkomsten worden door *één aandeel meer* gedeeld. Je biedt als eerste, en hoeft niet zelf te kopen.
coach-american-rails-worth =
    Wat is een aandeel waard?
    De tafel toont wat dit aandeel in een jaar zou betalen, en in alle jaren die nog komen.
    > Bied *minder dan dat*.
    Wie al aandelen van de maatschappij heeft, krijgt voor elk iets minder.
coach-american-rails-worth-again = Zoals het nu staat gaat dit aandeel { $share } per jaar betalen, hoogstens { $times } keer: *{ $most }*. Met spoor wordt het meer, met meer aandelen minder.
coach-american-rails-dividend =
    Betaaldag
    Elke maatschappij heeft haar inkomsten over haar aandelen verdeeld, naar boven afgerond, en de bank betaalde jou *{ $amount }*. Schatkisten houden hun geld. Zo gaat het elk jaar: wat je vroeg bouwt, betaalt het vaakst.
coach-american-rails-order =
    Wie begint?
    Wie in de vorige kolom *het hoogst* stond, kiest in deze als eerste. De sterke rijen staan onderaan: wie vier blokjes legt, is de volgende keer het laatst.
coach-american-rails-diluted =
    Een aandeel meer
    Er is een aandeel { of-company } verkocht. De inkomsten worden door één meer gedeeld: elk betaalt *{ $after }* in plaats van { $before }. Maar de prijs zit in de schatkist: bouw ermee, en het aandeel groeit weer.
coach-american-rails-crowded =
    Niet meer alleen
    { $company } is niet meer alleen in { $city }. Nu verdient elk er alleen de gedeelde waarde: *{ $amount } minder* per jaar voor { $company }. Jij kunt dat ook doen bij maatschappijen waarvan je geen aandeel hebt.
coach-american-rails-connected =
    Een speciale connectie
    { $company } heeft { $one } en { $other } verbonden: *$10 meer* per jaar. Chicago, New York en Atlanta zijn de speciale steden. Twee ervan brengen $10, alle drie brengen $30.
coach-american-rails-last-year =
    Het laatste jaar
    Het spel eindigt met { $year }: nog *één dividend*, en dan telt alleen geld. Schatkisten zijn niets waard. Bouw alleen voor dit jaar, en betaal voor een aandeel niet meer dan het nu nog oplevert.
coach-american-rails-over =
    Je eerste spel
    Dat was het: netjes uitgespeeld. *Het resultaat* laat zien hoe iedereen aan zijn geld kwam. De analyse daarachter noemt de beurt die jou het meest heeft gekost. Probeer het de volgende keer zonder mij.

## North American Railways

coach-north-american-railways-found =
    Richt een maatschappij op
    Wie aan het eind het *meeste geld* heeft wint, en aandelen betalen elke ronde.
    > Kies een aandeel vooraan en noem je prijs: alles gaat naar de schatkist van de maatschappij, die er steden mee koopt. $400 tot $600 is een goed begin.
    Jij wordt directeur.
coach-north-american-railways-propose =
    Noem een prijs
    Heeft een maatschappij een andere directeur, dan noem je een prijs. De directeur laat je kopen, of koopt *voor jouw prijs en geeft je de helft*.
    > Noem er dus een die je in beide gevallen past.
coach-north-american-railways-propose-again = Noem een prijs die je in beide gevallen past.
coach-north-american-railways-own =
    Je eigen maatschappij
    Vooraan ligt een aandeel van een maatschappij waarvan jij directeur bent.
    > Je mag het nemen voor *$1.000*: de helft voor de schatkist, de helft voor de bank.
    Dat is duur, maar dan pakt niemand haar zo makkelijk van je af.
coach-north-american-railways-answer =
    Jij wordt gevraagd
    Iemand noemt een prijs voor een aandeel van jouw maatschappij.
    > Laat het gaan: de ander betaalt, en de helft gaat naar de schatkist. Of koop het zelf: jij betaalt, en *de helft is voor de ander*.
    De twee kolommen tonen wat elk jou oplevert.
coach-north-american-railways-answer-again = De twee kolommen tonen wat elk antwoord je oplevert.
coach-north-american-railways-again =
    Nog een keer
    De directeur heeft het aandeel gekocht, en *de helft van je prijs is van jou*. Je beurt gaat door: kies een aandeel van een andere maatschappij, of stop.
coach-north-american-railways-city =
    Koop een stad
    > Een maatschappij waarvan je een aandeel hebt koopt een stad vooraan uit haar schatkist: *één stad voor elke maatschappij* per ronde.
    Inkomsten worden elke ronde betaald; elke ◆ betaalt aan het eind $100 per aandeel.
coach-north-american-railways-city-again = Inkomsten worden elke ronde betaald, ◆ pas aan het eind.
coach-north-american-railways-payment =
    Betaaldag
    Elke maatschappij heeft haar inkomsten over de verkochte aandelen verdeeld, in hele honderdtallen. Jij kreeg *{ $amount }*. Van wat overblijft krijgt de directeur $100. Zo gaat het elke ronde.
coach-north-american-railways-director =
    Een nieuwe directeur
    { $player-is ->
        [you] Jij bent nu directeur van { $company }
       *[other] { $player } is nu directeur van { $company }
    }: wie *evenveel aandelen als de directeur* krijgt, neemt het over. De directeur beantwoordt voorstellen, en krijgt de $100 die niet te verdelen is.
coach-north-american-railways-partner =
    Niet van jou alleen
    { $player } heeft { $city } gekocht voor { $company }. *Iedereen met een aandeel* mag uit haar schatkist kopen, één keer per ronde. De inkomsten zijn ook van jou. Maar koop de steden die je wilt voordat anderen het geld uitgeven.
coach-north-american-railways-symbols =
    Van kust tot kust
    { $company } heeft nu { $symbols } ◆: aan het eind betaalt elk aandeel daarvoor *{ $amount }*. Tot dan brengen ze niets op. Laat in het spel zijn ze meer waard dan inkomsten.
coach-north-american-railways-forced =
    Je werd overgeslagen
    Toen er in ronde { $turn } steden werden gekocht kon geen van je maatschappijen er een betalen, dus werd je niet gevraagd. *Vollere schatkisten* helpen: ze krijgen de hele oprichtingsprijs, en de helft van wat elk ander aandeel kost.
coach-north-american-railways-last-turn =
    De laatste ronde
    Na de uitbetaling van deze ronde is alles voorbij: elk aandeel betaalt *$100 voor elke ◆* van zijn maatschappij, en dan telt alleen geld. Wat in een schatkist blijft is verloren, dus geef het uit.
coach-north-american-railways-over =
    Je eerste spel
    Dat was het: netjes uitgespeeld. *Het resultaat* laat zien hoe iedereen aan zijn geld kwam. De analyse daarachter noemt de beurt die jou het meest heeft gekost. Probeer het de volgende keer zonder mij.
