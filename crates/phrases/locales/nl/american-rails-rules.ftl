# American Rails: de regels naast de tafel. Elke regel van een tekst is een alinea; "- " begint een onderdeel van een lijst.

rules-goal-title = Doel van het spel
rules-goal =
    Je investeert in spoorwegmaatschappijen in het oosten van de Verenigde Staten, van 1851 tot en met 1857. Wie aan het einde het meeste geld heeft, wint; aandelen en schatkisten zijn dan niets waard.
    Geen maatschappij is van één speler: iedereen met een aandeel mag voor haar bouwen. Ze bouwt met het geld waarvoor haar aandelen zijn verkocht, en één keer per jaar gaan haar inkomsten naar de aandeelhouders.
    Er zijn zes maatschappijen. Met drie spelers doet er één, door loting bepaald, niet mee.
    Ieders geld is openbaar.

rules-map-title = Het spelbord
rules-map =
    Het spelbord laat zien waar je spoor kunt leggen, wat het kost en wat de steden opbrengen. Op elk bord betekenen de tekens hetzelfde.

rules-preparation-title = Voorbereidingsronde
rules-preparation =
    { $players ->
        [0] Iedereen begint met $50, of met $40 als er vijf spelers zijn. In de eerste editie beginnen drie spelers met $65.
       *[other] Iedereen begint met { $cash }.
    }
    Een van de spelers is de bankier: door loting bepaald, tenzij de tafel er een heeft gekozen (AR-29). De bankier kiest de maatschappij van de eerste veiling.
    Vóór het eerste jaar wordt van elke maatschappij één aandeel geveild, niet meer (AR-70): zes veilingen, of vijf met drie spelers (AR-12).
    De koper betaalt, plaatst het eerste blokje van de maatschappij en kiest de maatschappij van de volgende veiling. Na een niet verkocht aandeel kiest wie het laatst heeft gepast (AR-9).
    Met je eerste aankoop krijg je de volgende plaats in de beurtvolgorde. Wie niets heeft gekocht, sluit achteraan aan, vanaf de bankier met de klok mee (AR-27).

rules-auction-title = Veilingen
rules-auction =
    Wie het aandeel veilt, spreekt als eerste, daarna de anderen met de klok mee, naar hun plaats aan tafel en niet naar de beurtvolgorde (AR-7). Je biedt of je past; na het passen doe je niet meer mee aan deze veiling (AR-69).
    Het eerste bod is $10 of meer, elk volgend bod minstens $1 hoger (AR-68), in hele dollars (AR-1) en nooit meer dan je geld (AR-2). Wie niet meer kan bieden, past als de beurt komt (AR-8).
    Als alleen de hoogste bieder over is, neemt die het aandeel en betaalt het bod aan de schatkist van de maatschappij.
    Biedt niemand, dan wordt alleen dit aandeel uit het spel verwijderd; de maatschappij houdt de andere (AR-10). Hebben alle anderen gepast, dan kan de laatste speler nog bieden (AR-5).
    Wie het aandeel veilt, mag zelf passen, maar kan het niet terugnemen (AR-16, AR-17).

rules-start-title = Eerste blokje
rules-start =
    Wie een aandeel koopt van een maatschappij die nog niet op het spelbord is, plaatst haar eerste blokje, op een stad naar keuze zonder blokjes (AR-71).
    Het blokje kost niets, maar komt wel uit de voorraad (AR-19). Het hele bod blijft in de schatkist.
    De inkomsten van de maatschappij beginnen op de volledige waarde van die stad.
    Is geen stad leeg, dan worden het gekochte aandeel en alle andere aandelen van de maatschappij uit het spel verwijderd, en is het geld verloren (AR-21).

rules-year-title = Het jaar
rules-year =
    Een jaar heeft drie kolommen. De zeven rijen van elke kolom zijn, van boven naar beneden: Pas, Ontwikkel, Financier $5, Neem $2 (of Breid uit 2), Breid uit 3, Veil een aandeel, Breid uit 4.
    Als je in een kolom aan de beurt bent, moet je je trein naar een vrije rij verplaatsen (AR-23). Op een rij is plaats voor één trein (AR-72).
    Daarna voer je de actie uit of niet. Je mag zelfs een rij nemen waarvan je de actie niet kunt uitvoeren (AR-24).
    Wie het hoogst staat, begint in de volgende kolom, of de actie nu is uitgevoerd of niet (AR-25). De derde kolom bepaalt de volgorde van het volgende jaar.
    Na de derde kolom volgt het dividend.

rules-pass-title = Pas
rules-pass =
    Er gebeurt niets.
    Maar dit is de bovenste rij: je bent als eerste aan de beurt in de volgende kolom of, vanuit de derde kolom, in het volgende jaar.

rules-develop-title = Ontwikkel
rules-develop =
    Plaats een ontwikkelingshuisje op een stad met minstens één blokje en nog geen huisje (AR-43). Het is gratis, en je hebt geen aandeel nodig van de maatschappijen daar (AR-42).
    Is een maatschappij daar alleen, dan stijgen haar inkomsten met $2; zijn er meer, dan stijgen de inkomsten van elk met $1.
    Vanaf dan kost het $2 meer om de stad binnen te komen (AR-45).
    { $barred ->
        [0] Elke stad kan worden ontwikkeld (AR-78).
        [1] { $never } wordt nooit ontwikkeld (AR-78).
       *[other] { $never } worden nooit ontwikkeld (AR-78).
    } Er zijn in totaal 12 huisjes.

rules-fund-title = Financier $5
rules-fund =
    De bank betaalt $5 aan de schatkist van een maatschappij naar keuze. Je hoeft er geen aandeel van te hebben (AR-38).
    Een maatschappij die nog niet op het spelbord is, bewaart het geld voor later (AR-37). Een die nooit meer kan beginnen, krijgt niets (AR-40), en ook de maatschappij die met drie spelers niet meedoet niet (AR-39).
    Je kunt een maatschappij geen geld van jezelf geven, behalve door op een veiling een aandeel te kopen.

rules-take-title = Neem $2 (of Breid uit 2)
rules-take =
    Als je trein hier staat, kies je een van deze mogelijkheden (AR-32):
    - Neem $2 van de bank.
    - Laat elke andere speler $2 aan de bank betalen. Jij krijgt er niets van (AR-33); wie minder dan $2 heeft, betaalt wat er is (AR-34).
    - Met vier of vijf spelers: leg tot twee blokjes, zoals bij "Breid uit" (AR-79).
    In de eerste editie kan niemand de anderen laten betalen (AR-80). Een tafel kan het ook verbieden zolang een van de anderen minder dan $2 heeft (AR-34).

rules-expand-title = Breid uit
rules-expand =
    Leg tot 2, 3 of 4 blokjes, afhankelijk van de rij, een voor een. Je mag na elk blokje stoppen (AR-31).
    Elk blokje is van een maatschappij waarvan je een aandeel hebt (AR-73); je mag maatschappijen door elkaar gebruiken.
    Het komt op een veld dat grenst aan een veld met een blokje van dezelfde maatschappij (AR-74). Een blokje dat je net hebt gelegd, telt al mee (AR-47).
    Een maatschappij heeft hoogstens één blokje op een veld (AR-75); met een lege voorraad kan ze niet uitbreiden (AR-48).
    De maatschappij betaalt de hele prijs uit haar schatkist; spelers kunnen niet bijspringen (AR-77).

rules-price-title = Prijs van een blokje
rules-price =
    Wat een blokje kost, hangt af van het veld en van wat er al ligt:
    - Vlakte: $2, en $2 meer voor elk blokje daar.
    - Stad: $2, en $2 meer voor elk blokje daar, en nog $2 als de stad ontwikkeld is. Met twee blokjes en een huisje kost ze $8.
    - Bos: $3, en er is maar plaats voor één blokje (AR-76).
    - Berg: $5, en er is maar plaats voor één blokje.
    Blokjes van alle kleuren tellen mee, ook die net zijn gelegd (AR-46).

rules-sell-title = Veil een aandeel
rules-sell =
    Veil een aandeel van een maatschappij die er nog een in de voorraad heeft (AR-14), of je er zelf aandelen van hebt of niet. Je spreekt als eerste; de veiling verloopt zoals in de voorbereidingsronde.
    Is de maatschappij nog niet op het spelbord, dan plaatst de koper haar eerste blokje, en niet wie het aandeel veilde (AR-18).
    Een aandeel dat niemand wil, wordt uit het spel verwijderd.
    Als er helemaal geen aandeel meer over is, kan de rij nog worden genomen, maar ze doet niets (AR-15).

rules-income-title = Inkomsten
rules-income =
    De inkomsten van een maatschappij zijn wat haar steden opbrengen, plus haar speciale connecties. Er is geen bovengrens.
    Elke stad heeft twee waarden: de volledige waarde voor een maatschappij die er alleen is, de gedeelde waarde voor elke maatschappij zodra er meer zijn.
    Als er een tweede maatschappij bij komt, valt de eerste terug van de volledige naar de gedeelde waarde. Een derde verandert niets voor de andere.
    Een ontwikkelingshuisje levert $2 extra op voor een maatschappij die alleen is, of $1 voor elk als er meer zijn. Een ontwikkelde stad met de waarden 4 en 2 brengt één maatschappij $6 op, of elk van meer maatschappijen $3.

rules-connections-title = Speciale connecties
rules-connections =
    { $special } zijn speciaal. Voor elke twee ervan waar een maatschappij blokjes heeft, stijgen haar inkomsten met $10, boven op wat de steden opbrengen.
    De tweede van de drie levert dus $10 op en de derde $20, samen $30.
    Elk paar telt meteen, maar één keer, en voorgoed (AR-52).

rules-dividend-title = Dividend
rules-dividend =
    Na de derde kolom deelt elke maatschappij haar inkomsten door het aantal van haar aandelen dat in handen van spelers is. Aandelen die niemand heeft, tellen niet mee.
    De uitkomst wordt voor één aandeel naar boven afgerond en pas dan vermenigvuldigd met het aantal aandelen dat je hebt (AR-56). Inkomsten van $10 voor drie aandelen geven $4 per aandeel; twee aandelen brengen dus $8 op.
    De bank betaalt; de schatkisten blijven zoals ze zijn.

rules-end-title = Einde van het spel
rules-end =
    Het spel is afgelopen als na het dividend, en op geen ander moment, een van deze voorwaarden geldt (AR-62):
    - Het is 1857, het zevende jaar.
    - Alle aandelen zijn verkocht of uit het spel verwijderd.
    - In minstens zoveel voorraden als er spelers zijn, liggen nog maar twee stuks of minder. De voorraden zijn de blokjes van elke maatschappij die meedoet, en de ontwikkelingshuisjes (AR-59).
    Wie het meeste geld heeft, wint. Bij gelijke stand is de winst gedeeld (AR-66).

rules-talk-title = Praten aan tafel
rules-talk =
    Je mag praten, onderhandelen en beloven wat je wilt. Geen belofte is bindend, en er gaan geen geld en geen aandelen van speler naar speler (AR-67).
    Een tafel kan voor stilte kiezen: dan chat niemand tijdens het spel, spelers noch toeschouwers.
