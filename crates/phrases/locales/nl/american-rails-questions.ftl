# American Rails: de woorden van de tafel, en de uitspraken als vragen. De eerste regel is het woord of de vraag.

rules-word-share =
    Aandeel
    Een deel van een maatschappij. Het betaalt elk jaar dividend, en ermee mag je voor de maatschappij bouwen.
rules-word-company =
    Maatschappij
    Een van hoogstens zes spoorwegen. Ze is van niemand; wie een aandeel heeft, mag voor haar bouwen.
rules-word-treasury =
    Schatkist
    Het eigen geld van een maatschappij. Het komt van verkochte aandelen en financiering, en gaat op aan blokjes.
rules-word-supply =
    Voorraad
    Wat er nog te krijgen is: blokjes en niet verkochte aandelen van een maatschappij, en de ontwikkelingshuisjes.
rules-word-bank =
    Bank
    Ze betaalt dividend en financiering, en raakt nooit leeg.
rules-word-banker =
    Bankier
    De speler die de eerste maatschappij van de voorbereidingsronde kiest.
rules-word-auctioneer =
    Veiler
    Wie een aandeel veilt. Die biedt of past als eerste.
rules-word-cube =
    Blokje
    Een stuk spoor van een maatschappij. Het ligt op één veld en blijft daar.
rules-word-hex =
    Veld
    Een zeshoek van het spelbord: vlakte, bos, berg of stad.
rules-word-city =
    Stad
    Een veld met een naam, dat inkomsten geeft aan de maatschappijen met een blokje daar.
rules-word-full =
    Volledige waarde
    Wat een stad een maatschappij opbrengt die er alleen is; het eerste getal.
rules-word-shared =
    Gedeelde waarde
    Wat een stad elke maatschappij opbrengt zodra er meer zijn; het tweede getal.
rules-word-marker =
    Ontwikkelingshuisje
    Een huisje in een stad: $2 meer voor een maatschappij alleen, $1 meer voor elk van meer, en $2 duurder om binnen te komen.
rules-word-special =
    Speciale connectie
    Twee van de drie speciale steden in het net van een maatschappij: $10 meer inkomsten.
rules-word-row =
    Rij
    Een van de zeven acties. In elke kolom is er plaats voor één trein.
rules-word-column =
    Kolom
    Een derde van een jaar. Iedereen verplaatst daarin één keer de trein.
rules-word-order =
    Beurtvolgorde
    Wie wanneer speelt. Ze volgt de treinen van de laatste kolom, van boven.
rules-word-income =
    Inkomsten
    Wat de steden en connecties van een maatschappij in een jaar opbrengen.
rules-word-dividend =
    Dividend
    Wat één aandeel aan het einde van een jaar betaalt: de inkomsten gedeeld door de aandelen in handen van spelers, naar boven afgerond.
rules-word-take =
    Neem
    De rij voor $2 van de bank, of $2 minder voor alle anderen, of, met vier of vijf spelers, twee blokjes.

rules-ruling-1 =
    Kan ik halve dollars bieden?
    Nee. Er wordt in hele dollars geboden.
rules-ruling-2 =
    Kan ik meer bieden dan ik heb?
    Nee. Je betaalt meteen, en niemand leent je iets.
rules-ruling-3 =
    Met hoeveel moet ik verhogen?
    Met $1. Meer mag ook: de maatschappij houdt het geld, en dat kan de moeite waard zijn.
rules-ruling-4 =
    Wat als de veiler minder dan $10 heeft?
    Dan kan die alleen passen. In de voorbereidingsronde kiest die nog wel de maatschappij.
rules-ruling-5 =
    Alle anderen hebben gepast en niemand heeft geboden. Is het aandeel van mij?
    Alleen als je biedt. Je mag $10 of meer bieden, of ook passen; dan verdwijnt het aandeel uit het spel.
rules-ruling-6 =
    Alleen ik bied nog. Kan ik mijn eigen bod verhogen?
    Nee. De veiling is voorbij, en je betaalt je bod.
rules-ruling-7 =
    In welke volgorde bieden we?
    Naar je plaats aan tafel, met de klok mee vanaf de veiler. De beurtvolgorde doet er niet toe.
rules-ruling-8 =
    Waarom heb ik gepast zonder dat het werd gevraagd?
    Je kon het volgende bod niet betalen. Zo'n pas komt in je beurt en telt als elke andere.
rules-ruling-9 =
    Niemand wilde een aandeel van de voorbereidingsronde. Wie gaat verder?
    Wie het laatst heeft gepast, kiest een andere maatschappij en biedt of past als eerste.
rules-ruling-10 =
    Ligt een maatschappij eruit als haar eerste aandeel niet wordt verkocht?
    Nee. Alleen dat aandeel is verloren; de maatschappij kan later door een veiling beginnen.
rules-ruling-11 =
    Wat als er in de hele voorbereidingsronde niets wordt verkocht?
    Het eerste jaar begint toch, met een leeg spelbord en de bankier als eerste.
rules-ruling-12 =
    Hoeveel veilingen heeft de voorbereidingsronde?
    Eén voor elke maatschappij die meedoet: zes, of vijf met drie spelers.
rules-ruling-13 =
    Ik heb de laatste veiling van de voorbereidingsronde gewonnen. Wat kies ik?
    Niets. Je plaatst het eerste blokje, en het eerste jaar begint.
rules-ruling-14 =
    Waarom kan ik deze maatschappij niet veilen?
    Ze heeft geen aandeel meer in de voorraad.
rules-ruling-15 =
    Er is helemaal geen aandeel meer. Kan ik de rij nog nemen?
    Ja, voor de plaats in de volgorde. Ze doet niets, en het spel eindigt met dit jaar.
rules-ruling-16 =
    Mag ik een aandeel veilen en zelf passen?
    Ja, zelfs in de hoop dat niemand het wil en het uit het spel verdwijnt.
rules-ruling-17 =
    Kan ik een aandeel dat ik veil terugnemen?
    Nee. Vanaf dan loopt de veiling tot het einde.
rules-ruling-18 =
    Een maatschappij begint laat. Wie plaatst haar eerste blokje?
    De koper van het aandeel, wie het ook veilde.
rules-ruling-19 =
    Wat kost het eerste blokje?
    Niets. Het komt wel uit de voorraad van de maatschappij, en het hele bod blijft in de schatkist.
rules-ruling-20 =
    Kan een maatschappij in een ontwikkelde stad beginnen?
    Nee: een stad zonder blokjes heeft nooit een huisje. Een maatschappij begint altijd met de gedrukte volledige waarde.
rules-ruling-21 =
    Wat als een maatschappij geen lege stad vindt om te beginnen?
    Het gekochte aandeel en alle andere van de maatschappij verdwijnen uit het spel, en de prijs is verloren. Vóór de veiling word je gewaarschuwd.
rules-ruling-22 =
    En wat wordt er van zo'n maatschappij?
    Ze komt nooit op het spelbord. Verder gebeurt er niets.
rules-ruling-23 =
    Moet ik mijn trein verplaatsen?
    Ja, in elke kolom. Er is altijd een vrije rij.
rules-ruling-24 =
    Mag ik een rij nemen die ik niet kan gebruiken?
    Ja, voor de plaats in de volgorde, of om haar anderen te ontzeggen.
rules-ruling-25 =
    Verlies ik mijn plaats als ik de actie niet uitvoer?
    Nee. Alleen waar je trein staat, telt.
rules-ruling-26 =
    Wie begint de volgende kolom?
    Wie het hoogst staat, daarna de anderen van boven. De derde kolom bepaalt de volgorde van het volgende jaar.
rules-ruling-27 =
    Ik heb in de voorbereidingsronde niets gekocht. Wanneer ben ik aan de beurt?
    Na iedereen die iets heeft gekocht, vanaf de bankier met de klok mee.
rules-ruling-28 =
    Ik heb in de voorbereidingsronde meer aandelen gekocht. Welk telt voor de volgorde?
    Het eerste.
rules-ruling-29 =
    Wie is de bankier?
    Dat wordt door loting bepaald, tenzij de tafel iemand heeft gekozen.
rules-ruling-30 =
    Moet ik alle blokjes van een rij leggen?
    Nee. Uitbreiden is de enige actie die je ook deels mag uitvoeren: van één blokje tot het aantal van de rij.
rules-ruling-31 =
    Mag ik midden in een uitbreiding stoppen?
    Ja, na elk blokje.
rules-ruling-32 =
    Wanneer zeg ik waarvoor ik de rij "Neem $2" gebruik?
    Nadat je je trein daarheen hebt verplaatst.
rules-ruling-33 =
    Wie krijgt het geld als ik de anderen laat betalen?
    De bank. Jij krijgt er niets van.
rules-ruling-34 =
    Wat als iemand minder dan $2 heeft?
    Die betaalt wat er is. Een tafel kan ook verbieden de anderen te laten betalen zolang een van hen minder dan $2 heeft.
rules-ruling-35 =
    Mag ik de anderen laten betalen als niemand iets heeft?
    Ja. Dan gebeurt er niets.
rules-ruling-36 =
    Mag ik kiezen wie moet betalen?
    Nee, alle anderen betalen.
rules-ruling-37 =
    Mag ik een maatschappij financieren die nog niet op het spelbord is?
    Ja. Ze bewaart het geld tot ze begint.
rules-ruling-38 =
    Heb ik een aandeel nodig om een maatschappij te financieren?
    Nee.
rules-ruling-39 =
    Mag ik de maatschappij financieren die met drie spelers niet meedoet?
    Nee. Ze is niet in het spel.
rules-ruling-40 =
    Waarom krijgt deze maatschappij geen geld?
    Ze heeft al haar aandelen verloren voordat ze begon, en kan dat nu nooit meer.
rules-ruling-41 =
    Er is geen ontwikkelingshuisje meer. Wat doet de rij?
    Niets, maar je kunt haar nog nemen voor de plaats in de volgorde.
rules-ruling-42 =
    Mag ik een stad ontwikkelen waar ik niets van heb?
    Ja. Een blokje van welke maatschappij ook is genoeg.
rules-ruling-43 =
    Kan een stad twee keer worden ontwikkeld?
    Nee.
rules-ruling-44 =
    Wat kost het om een stad te ontwikkelen?
    Niets.
rules-ruling-45 =
    Maakt een huisje de stad duurder?
    Ja. Vanaf dan kost het $2 meer om er binnen te komen.
rules-ruling-46 =
    Welke blokjes verhogen de prijs?
    Alle die er al liggen, in welke kleur ook, ook die net zijn gelegd.
rules-ruling-47 =
    Mag mijn volgende blokje grenzen aan het blokje dat ik net heb gelegd?
    Ja, maar het hoeft niet.
rules-ruling-48 =
    Een maatschappij heeft geen blokjes meer. Kan ze nog uitbreiden?
    Nee.
rules-ruling-49 =
    Het gedrukte spel heeft van elke kleur een blokje meer. Waar is het?
    Het geeft daar de inkomsten aan en hoorde nooit bij de voorraad.
rules-ruling-50 =
    Mag spoor over het water?
    Nee. Velden grenzen aan elkaar als ze op het spelbord een zijde delen.
rules-ruling-51 =
    Wat is er nodig voor een speciale connectie?
    Blokjes van dezelfde maatschappij in beide steden. Het spoor ertussen is vanzelf van haar.
rules-ruling-52 =
    Kan een speciale connectie verloren gaan of dubbel tellen?
    Geen van beide. Elk paar telt één keer en voorgoed.
rules-ruling-53 =
    Wanneer betaalt een speciale connectie?
    De inkomsten stijgen meteen; het geld komt met het volgende dividend.
rules-ruling-54 =
    Zijn er hoogste inkomsten?
    Nee.
rules-ruling-55 =
    Ik heb geen aandeel. Mag ik een rij om uit te breiden nemen?
    Ja, voor de plaats in de volgorde, maar je kunt niets leggen.
rules-ruling-56 =
    Wordt het dividend per aandeel afgerond of voor al mijn aandelen samen?
    Per aandeel, en dan vermenigvuldigd: twee aandelen van $7 zijn $14.
rules-ruling-57 =
    Wat als een maatschappij geen inkomsten heeft, of niemand haar aandelen?
    Dan betaalt ze niets.
rules-ruling-58 =
    Kan de bank zonder geld komen te zitten?
    Nee.
rules-ruling-59 =
    Telt de maatschappij die met drie spelers niet meedoet als bijna lege voorraad?
    Nee, ze is niet in het spel. Er blijven vijf maatschappijen en de huisjes, en drie bijna lege voorraden beëindigen het spel.
rules-ruling-60 =
    En een maatschappij die nooit is begonnen?
    Ze heeft al haar blokjes en telt niet als bijna leeg.
rules-ruling-61 =
    Tellen de aandelen van de ontbrekende maatschappij als verwijderd?
    Ja, voor het einde dat komt als alle aandelen verkocht of verwijderd zijn.
rules-ruling-62 =
    Midden in een jaar geldt een voorwaarde voor het einde. Is het afgelopen?
    Nog niet. Naar het einde wordt alleen na het dividend gekeken.
rules-ruling-63 =
    Wordt 1857 nog gespeeld?
    Ja, helemaal en met dividend.
rules-ruling-64 =
    Wat als er meer voorwaarden voor het einde gelden?
    Niets bijzonders. Ze worden allemaal genoemd.
rules-ruling-65 =
    Wat zijn aandelen en schatkisten aan het einde waard?
    Niets. Alleen je geld telt.
rules-ruling-66 =
    Wie wint bij gelijke stand?
    Iedereen die evenveel heeft. Er wordt niet verder beslist.
rules-ruling-67 =
    Mogen we afspraken maken?
    Je mag praten en beloven, maar geen belofte is bindend, en er gaan geen geld en geen aandelen van speler naar speler. Een tafel kan voor stilte kiezen.
rules-ruling-68 =
    Hoe laag mag een bod zijn?
    Het eerste is $10 of meer, elk volgend is hoger dan het vorige.
rules-ruling-69 =
    Ik heb gepast. Mag ik weer meedoen?
    Niet aan deze veiling.
rules-ruling-70 =
    Mag een maatschappij in de voorbereidingsronde twee keer worden geveild?
    Nee, elke precies één keer.
rules-ruling-71 =
    Waar mag een eerste blokje liggen?
    Op elke stad zonder blokje.
rules-ruling-72 =
    Mogen er twee treinen op een rij staan?
    Nee. In elke kolom is er op een rij plaats voor één.
rules-ruling-73 =
    Voor welke maatschappijen mag ik blokjes leggen?
    Voor die waarvan je minstens één aandeel hebt. Je mag ze in één beurt door elkaar gebruiken.
rules-ruling-74 =
    Waar mag een blokje liggen?
    Op een veld naast een veld met een blokje van dezelfde maatschappij.
rules-ruling-75 =
    Mag een maatschappij twee blokjes op een veld hebben?
    Nee.
rules-ruling-76 =
    Hoeveel blokjes passen er op een veld?
    Eén op bos of berg, elk aantal kleuren op vlaktes en in steden.
rules-ruling-77 =
    Kan ik een maatschappij helpen een blokje te betalen?
    Nee. Ze betaalt de hele prijs uit haar schatkist, of het blokje wordt niet gelegd.
rules-ruling-78 =
    Welke steden kunnen worden ontwikkeld?
    Elke stad met een blokje en zonder huisje. { $barred ->
        [0] Op dit spelbord is er geen uitzondering.
        [1] Alleen { $never } wordt nooit ontwikkeld.
       *[other] Alleen { $never } worden nooit ontwikkeld.
    }
rules-ruling-79 =
    Waarom kan ik met de rij "Neem $2" niet uitbreiden?
    Dat kan alleen met vier of vijf spelers.
rules-ruling-80 =
    Waarom kan ik de anderen niet laten betalen?
    Dat bestaat niet in de eerste editie.
