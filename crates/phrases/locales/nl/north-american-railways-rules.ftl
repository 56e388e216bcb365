# North American Railways: de regels naast de tafel. Elke regel van een tekst is een alinea; "- " begint een onderdeel van een lijst.

nar-rules-goal-title = Doel van het spel
nar-rules-goal =
    Je investeert in vijf spoorwegmaatschappijen. Spelers kopen aandelen met hun eigen geld, maatschappijen kopen steden met het hunne, en elke ronde leveren de maatschappijen inkomsten op voor wie hun aandelen heeft.
    Wie aan het einde het meeste geld heeft, wint. Aandelen tellen dan alleen voor wat hun symbolen betalen, en schatkisten voor niets.
    Elke prijs is een veelvoud van $100.

nar-rules-setup-title = Opzet
nar-rules-setup =
    { $players ->
        [0] Iedereen begint met $2.000 met drie spelers, $1.700 met vier en $1.400 met vijf.
       *[other] Iedereen begint met { $cash }.
    }
    Elk van de vijf maatschappijen heeft zes aandelen. Twee van de 30 doen niet mee, en iedereen ziet welke (N-19); de andere liggen in vier kolommen van zeven.
    De 36 steden liggen in vier kolommen van negen. Elke stad heeft een prijs, inkomsten en hoogstens drie kust-tot-kustsymbolen. De vijf startsteden hebben alleen inkomsten.
    Alle kaarten liggen open, maar alleen de voorste kaart van een kolom kan worden genomen (N-42). Dan ligt de volgende vooraan.

nar-rules-cards-title = De kaarten
nar-rules-cards =
    Aandelen en steden liggen in kolommen: de voorste kaart helemaal, de kaarten erachter als stroken. Elk spel kaarten heeft dezelfde soorten kaarten.

nar-rules-turn-title = Een ronde
nar-rules-turn =
    Een ronde heeft drie fasen: aandelen, steden, inkomsten.
    In de aandelenfase is iedereen één keer aan de beurt, met de klok mee vanaf de startspeler. In de stedenfase gaan de beurten de tafel rond tot iedereen heeft gepast.
    De eerste startspeler wordt door loting bepaald. Na elke ronde is het de volgende speler met de klok mee.

nar-rules-shares-title = Een aandeel kiezen
nar-rules-shares =
    Als je in de aandelenfase aan de beurt bent, moet je het voorste aandeel van een kolom kiezen (N-1). Wat er dan gebeurt, hangt af van wie directeur van de maatschappij is:
    - Niemand: je richt haar op, voor een prijs die je noemt.
    - Jij: je koopt, voor $1.000.
    - Een andere speler: je doet een bod, en de directeur antwoordt.
    Als het laatste aandeel is genomen, is de fase meteen voorbij. Wie nog niet aan de beurt was, krijgt geen beurt (N-17).

nar-rules-found-title = Een maatschappij oprichten
nar-rules-found =
    Noem een prijs: een veelvoud van $100, minstens $100 en hoogstens je geld (N-41). Alles gaat naar de schatkist van de maatschappij.
    Je neemt het aandeel en bent directeur.
    Het netwerk van de maatschappij begint met de startstad boven op de stapel. Een tafel kan de oprichter laten kiezen uit de startsteden die over zijn (N-18).

nar-rules-buy-title = Een aandeel van je eigen maatschappij
nar-rules-buy =
    Nog een aandeel van een maatschappij waarvan je directeur bent, kost precies $1.000: $500 gaat naar haar schatkist, $500 naar de bank (N-4).
    Met minder dan $1.000 kun je het niet kiezen, behalve zoals bij "Bijzondere gevallen" (N-7).

nar-rules-propose-title = Een bod doen
nar-rules-propose =
    Op een aandeel van een maatschappij met een andere speler als directeur doe je een bod: een veelvoud van $100, minstens $100 en hoogstens je geld. Het mag meer zijn dan de directeur heeft (N-5).
    De directeur laat je voor die prijs kopen, of koopt het aandeel zelf voor die prijs.
    In beide gevallen gaat de helft, naar boven afgerond op $100, naar de schatkist van de maatschappij: $200 van $300, en $100 van $100 (N-9). De rest gaat naar de bank als jij koopt, en naar jou als de directeur zelf koopt.

nar-rules-answer-title = Het antwoord van de directeur
nar-rules-answer =
    Als iemand een bod doet op een aandeel van een maatschappij waarvan je directeur bent, kies je:
    - Laten kopen: de andere speler koopt. De helft van de prijs, naar boven afgerond op $100, gaat naar de schatkist, de rest naar de bank.
    - Zelf kopen: jij koopt, voor dezelfde prijs. De helft, naar boven afgerond op $100, gaat naar de schatkist, de rest naar de andere speler (N-10). Je hebt genoeg geld nodig voor de hele prijs (N-6).
    Laat je kopen en heeft de koper dan minstens zoveel aandelen van de maatschappij als jij, dan wordt de koper directeur (N-15).
    Zelf kopen gaat niet ten koste van je eigen beurt (N-16).

nar-rules-again-title = Als de directeur zelf koopt
nar-rules-again =
    Heeft de directeur zelf gekocht, dan mag je een ander aandeel kiezen, ook met het geld dat je net hebt gekregen, of stoppen (N-11).
    Een maatschappij waarvan de directeur in deze beurt zelf heeft gekocht, kun je niet nog eens kiezen, ook niet als er net een ander aandeel van haar vooraan is gekomen (N-12, N-13).
    Dit gaat door tot je een aandeel krijgt of stopt. Zolang geen directeur zelf heeft gekocht, kun je niet stoppen.

nar-rules-exceptions-title = Bijzondere gevallen
nar-rules-exceptions =
    Heb je helemaal geen geld als je in de aandelenfase aan de beurt komt, dan geeft de bank je $200 en kies je geen aandeel (N-8).
    Ben je directeur van de maatschappijen van alle voorste aandelen en heb je minder dan $1.000, dan neem je een van die aandelen voor al je geld. De helft, naar boven afgerond op $100, gaat naar de schatkist, de rest naar de bank (N-7).
    Als een directeur zojuist zelf heeft gekocht, mag je in plaats daarvan ook stoppen (N-14).

nar-rules-connect-title = Steden kopen
nar-rules-connect =
    In de stedenfase koop je in je beurt één stad, of je past. De beurten gaan de tafel rond tot iedereen heeft gepast.
    Kies een maatschappij waarvan je een aandeel hebt (N-45), of je nu directeur bent of niet (N-24), en de voorste stad van een kolom (N-43). De stad komt in het netwerk van de maatschappij.
    De maatschappij betaalt de hele prijs uit haar schatkist (N-44); je kunt niets bijleggen (N-25).
    In één stedenfase kun je voor elke maatschappij één stad kopen. Anderen die aandelen van haar hebben, kunnen er ook een voor haar kopen (N-23).

nar-rules-pass-title = Passen
nar-rules-pass =
    In de stedenfase mag je passen wanneer je aan de beurt bent. Je doet dan tot de volgende ronde niet meer mee (N-21).
    Heeft geen van de maatschappijen waarvoor je nog mag kopen genoeg geld voor een voorste stad, dan pas je zonder dat het wordt gevraagd. Je doet niet meer mee, ook niet als er later een goedkopere stad vooraan ligt (N-22).
    In de aandelenfase kan niemand passen (N-1).

nar-rules-income-title = Inkomsten
nar-rules-income =
    Elke maatschappij telt de inkomsten van haar steden op, de startstad inbegrepen, en deelt ze door het aantal van haar aandelen dat in handen van spelers is, naar beneden afgerond op $100. De bank betaalt dat bedrag voor elk aandeel (N-27).
    Blijft er iets over, dan krijgt de directeur er $100 van en de schatkist de rest (N-28). De laatste ronde heeft een eigen regel.
    Met $1.100 voor zes aandelen krijgt elk aandeel $100. Van de $500 die overblijft, krijgt de directeur $100 en de schatkist $400.
    Dat geldt ook als één speler alle verkochte aandelen heeft, tenzij die speler aan deze tafel alles krijgt (N-29).

nar-rules-last-title = De laatste ronde
nar-rules-last =
    Een ronde is de laatste, en wordt nog helemaal gespeeld, als een van deze voorwaarden geldt:
    - Na de aandelenfase zijn er minder aandelen dan spelers over (N-33).
    - Vóór de stedenfase zijn er nog vijf steden of minder over, in alle kolommen samen (N-34).
    - Niemand koopt een stad in de stedenfase (N-35).
    Bij de inkomsten krijgt de directeur dan de helft van wat overblijft, naar boven afgerond op $100, en houdt de bank de rest. Een tafel kan ook op de dollar af halveren of naar beneden afronden (N-31).
    Daarna betalen de symbolen, en wie het meeste geld heeft, wint. Bij gelijke stand is dat wie het eerst kwam in de volgorde van de laatste ronde (N-38).

nar-rules-symbols-title = Van kust tot kust
nar-rules-symbols =
    Aan het einde van het spel betaalt elk aandeel $100 voor elk kust-tot-kustsymbool in het netwerk van de maatschappij (N-37).
    Met zeven symbolen is dat $700 per aandeel; drie aandelen brengen dus $2.100 op.
    Startsteden hebben geen symbolen.

nar-rules-hidden-title = Verborgen geld
nar-rules-hidden =
    Je ziet alleen je eigen geld. Schatkisten, aandelen en steden zijn voor iedereen zichtbaar, dus wie meerekent, kan de rest afleiden.
    Een directeur krijgt altijd de vraag, ook wie de prijs niet kan betalen: een vraag die uitblijft, zou dat verraden (N-39).
    Een tafel kan met open geld spelen.

nar-rules-talk-title = Praten aan tafel
nar-rules-talk =
    Je mag tijdens het spel praten. Wat je afspreekt, bindt niemand, en geld en aandelen wisselen alleen volgens de regels van eigenaar.
    Een tafel kan voor stilte kiezen: dan chat niemand tijdens het spel.
