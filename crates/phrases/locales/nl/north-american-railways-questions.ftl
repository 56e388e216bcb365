# North American Railways: de woorden van de tafel, en de uitspraken als vragen. De eerste regel is het woord of de vraag.

nar-rules-word-share =
    Aandeel
    Een deel van een maatschappij. Het brengt elke ronde inkomsten op en aan het einde iets voor symbolen, en ermee mag je steden voor de maatschappij kopen.
nar-rules-word-company =
    Maatschappij
    Een van vijf spoorwegen, elk met zes aandelen. Ze begint als iemand haar opricht.
nar-rules-word-director =
    Directeur
    De speler die antwoordt op een bod op aandelen van een maatschappij, en iets krijgt van wat er van haar inkomsten overblijft.
nar-rules-word-treasury =
    Schatkist
    Het eigen geld van een maatschappij, waarmee ze steden koopt. Aan het einde is het niets waard.
nar-rules-word-bank =
    Bank
    Ze betaalt de inkomsten en krijgt wat een koper niet aan de schatkist betaalt. Ze raakt nooit leeg.
nar-rules-word-front =
    Voorste kaart
    De laatste kaart van een kolom. Alleen die kan worden genomen.
nar-rules-word-boxed =
    Aandelen buiten het spel
    De twee aandelen die niet zijn uitgelegd. Iedereen ziet welke het zijn.
nar-rules-word-start =
    Startstad
    Waar het netwerk van een maatschappij begint. Ze heeft inkomsten en geen symbolen.
nar-rules-word-network =
    Netwerk
    De steden van een maatschappij, de startstad inbegrepen.
nar-rules-word-found =
    Oprichten
    Het eerste aandeel van een maatschappij nemen, voor een prijs naar keuze.
nar-rules-word-propose =
    Bod
    De prijs die je noemt voor een aandeel van een maatschappij met een andere directeur.
nar-rules-word-intercept =
    Zelf kopen
    Als directeur het aandeel zelf nemen voor de geboden prijs.
nar-rules-word-income =
    Inkomsten
    Wat de steden van een maatschappij elke ronde opbrengen; ze worden over haar aandelen verdeeld.
nar-rules-word-remainder =
    Rest
    Wat er van inkomsten overblijft als elk aandeel zijn honderden heeft.
nar-rules-word-symbol =
    Kust-tot-kustsymbool
    Een ruit op een stadskaart. Elke betaalt aan het einde $100 voor elk aandeel van de maatschappij.
nar-rules-word-starting =
    Startspeler
    Wie in deze ronde begint. In de volgende is dat de volgende speler met de klok mee.
nar-rules-word-pass =
    Passen
    De stedenfase verlaten tot de volgende ronde.

nar-rules-ruling-1 =
    Mag ik in de aandelenfase passen?
    Nee. Je moet een aandeel kiezen; met $100 is er altijd een dat je kunt kiezen.
nar-rules-ruling-2 =
    Welke aandelen kan ik kiezen?
    Het voorste van elke kolom. Wordt er een genomen, dan komt het volgende vooraan.
nar-rules-ruling-3 =
    Wat kost het om een maatschappij op te richten?
    Wat je wilt: $100 of meer, een veelvoud van $100 en hoogstens je geld. Alles gaat naar de schatkist.
nar-rules-ruling-4 =
    Wat kost nog een aandeel van mijn eigen maatschappij?
    Precies $1.000: $500 voor de schatkist en $500 voor de bank.
nar-rules-ruling-5 =
    Hoeveel mag ik bieden?
    $100 of meer, een veelvoud van $100 en hoogstens je geld. Het mag meer zijn dan de directeur heeft.
nar-rules-ruling-6 =
    Ik ben directeur maar kan de prijs niet betalen. Wat kan ik doen?
    Je moet de andere speler laten kopen. Een deel betalen kan niet.
nar-rules-ruling-7 =
    Alle voorste aandelen zijn van mijn eigen maatschappijen, en ik heb minder dan $1.000. Wat nu?
    Je neemt er een voor al je geld. De helft, naar boven afgerond, gaat naar de schatkist, de rest naar de bank.
nar-rules-ruling-8 =
    Wat als ik helemaal geen geld heb?
    De bank geeft je $200, en je kiest deze ronde geen aandeel.
nar-rules-ruling-9 =
    Hoe wordt een oneven prijs gehalveerd?
    De helft van de schatkist wordt naar boven afgerond op $100: van $300 krijgt ze $200, van $100 alles.
nar-rules-ruling-10 =
    Wie krijgt wat als de directeur zelf koopt?
    De schatkist krijgt haar helft, wie het bod deed de rest, en de bank niets.
nar-rules-ruling-11 =
    De directeur heeft zelf gekocht. Is mijn beurt voorbij?
    Alleen als je wilt. Je mag op elke manier een ander aandeel kiezen, ook met het geld dat je net hebt gekregen.
nar-rules-ruling-12 =
    Mag ik het nog eens bij dezelfde maatschappij proberen?
    Niet in deze beurt: geen maatschappij waarvan de directeur daarin zelf heeft gekocht.
nar-rules-ruling-13 =
    En als er een ander aandeel van die maatschappij vooraan is gekomen?
    Ook dat niet.
nar-rules-ruling-14 =
    Een directeur heeft zelf gekocht, vooraan liggen alleen mijn eigen maatschappijen, en ik heb minder dan $1.000. Moet ik kopen?
    Nee. Als een directeur zelf heeft gekocht, mag je altijd stoppen.
nar-rules-ruling-15 =
    Wanneer verandert de directeur?
    Als de directeur iemand laat kopen die daarna minstens zoveel aandelen heeft. Evenveel is genoeg; niemand anders kan directeur worden.
nar-rules-ruling-16 =
    Kost zelf kopen mij mijn eigen beurt?
    Nee.
nar-rules-ruling-17 =
    Wat als het laatste aandeel weg is en sommigen nog niet aan de beurt waren?
    De aandelenfase is meteen voorbij, en zij krijgen daarin geen beurt.
nar-rules-ruling-18 =
    Welke startstad krijgt een oprichter?
    De bovenste van de stapel. Een tafel kan de oprichter laten kiezen uit de overige.
nar-rules-ruling-19 =
    Welke twee aandelen doen niet mee?
    Ze staan naast de kolommen: iedereen zou het toch kunnen uitrekenen.
nar-rules-ruling-20 =
    In welke volgorde worden steden gekocht?
    Een voor een, met de klok mee vanaf de startspeler, tot iedereen heeft gepast.
nar-rules-ruling-21 =
    Ik heb in de stedenfase gepast. Mag ik weer meedoen?
    Pas in de volgende ronde.
nar-rules-ruling-22 =
    Waarom heb ik gepast zonder dat het werd gevraagd?
    Geen maatschappij waarvoor je nog mocht kopen, had het geld voor een voorste stad. Je doet niet meer mee, ook niet als er later een goedkopere komt.
nar-rules-ruling-23 =
    Hoeveel steden kan ik voor een maatschappij kopen?
    Eén in elke stedenfase. Anderen met aandelen van haar kunnen er ook een voor haar kopen.
nar-rules-ruling-24 =
    Moet ik directeur zijn om een stad te kopen?
    Nee. Eén aandeel is genoeg.
nar-rules-ruling-25 =
    Mag ik eigen geld bijleggen?
    Nee. De schatkist betaalt.
nar-rules-ruling-26 =
    Welke steden zijn te koop?
    De voorste van elke kolom die niet leeg is.
nar-rules-ruling-27 =
    Hoe worden de inkomsten verdeeld?
    Door het aantal aandelen in handen van spelers, naar beneden afgerond op $100. Zoveel krijgt elk aandeel.
nar-rules-ruling-28 =
    Wie krijgt de rest?
    De directeur krijgt er $100 van en de schatkist wat overblijft. De laatste ronde heeft een eigen regel.
nar-rules-ruling-29 =
    Ik heb alle verkochte aandelen. Krijg ik alles?
    Nee, met de rest gebeurt wat er altijd mee gebeurt, tenzij een enige eigenaar aan deze tafel alles krijgt.
nar-rules-ruling-30 =
    Wie betaalt de inkomsten?
    De bank. Een schatkist krijgt alleen wat overblijft.
nar-rules-ruling-31 =
    Wat is er in de laatste ronde anders met de rest?
    De directeur krijgt er de helft van, naar boven afgerond op $100. Een tafel kan ook op de dollar af halveren of naar beneden afronden.
nar-rules-ruling-32 =
    Waar gaat in de laatste ronde de andere helft heen?
    Die blijft in de bank.
nar-rules-ruling-33 =
    Hoeveel aandelen moeten er over zijn voor nog een ronde?
    Minstens zoveel als er spelers zijn. Zijn het er na de aandelenfase minder, dan is de ronde de laatste.
nar-rules-ruling-34 =
    Welke steden tellen voor het einde?
    Alle die nog in de kolommen liggen, niet alleen de voorste. Zijn het er vóór de stedenfase vijf of minder, dan is de ronde de laatste.
nar-rules-ruling-35 =
    Niemand heeft een stad gekocht. Wat nu?
    Dan is deze ronde de laatste.
nar-rules-ruling-36 =
    Eindigt de laatste ronde meteen?
    Nee, ze wordt helemaal gespeeld. Alleen met de rest gaat het anders.
nar-rules-ruling-37 =
    Wat betalen aandelen aan het einde?
    $100 voor elk symbool van hun maatschappij. Startsteden hebben er geen, en schatkisten zijn niets waard.
nar-rules-ruling-38 =
    Wie wint bij gelijke stand?
    Wie het eerst komt in de volgorde van de laatste ronde.
nar-rules-ruling-39 =
    Waarom krijg ik de vraag hoewel ik alleen kan laten kopen?
    Geld is verborgen. Zonder de vraag zou iedereen weten dat je te weinig hebt.
nar-rules-ruling-40 =
    Hoe lang duurt een spel?
    Als iedereen elke ronde een aandeel neemt: negen rondes met drie spelers, zeven met vier en vijf met vijf. Zelf kopen maakt het korter.
nar-rules-ruling-41 =
    Welke prijzen kan ik noemen?
    Veelvouden van $100, minstens $100 en hoogstens je geld.
nar-rules-ruling-42 =
    Waarom kan ik dit aandeel niet nemen?
    Het ligt niet vooraan in zijn kolom.
nar-rules-ruling-43 =
    Waarom kan ik deze stad niet kopen?
    Ze ligt niet vooraan in haar kolom.
nar-rules-ruling-44 =
    Een maatschappij komt $100 tekort voor een stad. Kan ze haar toch kopen?
    Nee. De schatkist betaalt de hele prijs.
nar-rules-ruling-45 =
    Voor welke maatschappijen kan ik steden kopen?
    Voor die waarvan je minstens één aandeel hebt.
