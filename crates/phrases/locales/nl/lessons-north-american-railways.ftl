# De lessen van North American Railways. Elke tekst begint met zijn titel.

## 1: een maatschappij oprichten

lesson-north-american-railways-founding-title = Richt een maatschappij op
lesson-north-american-railways-founding-about = Het eerste aandeel, de prijs, en wat die prijs koopt
lesson-north-american-railways-founding-welcome =
    Je eerste spoorweg
    Vijf maatschappijen wachten op een oprichter, en jij hebt *$2.000*. Wie aan het einde het meeste geld heeft, wint.
    Een maatschappij verdient geld voor wie haar aandelen heeft. Laten we Blauw oprichten.
lesson-north-american-railways-founding-found =
    Noem de prijs van Blauw
    Wie opricht, noemt de prijs, en *alles* gaat naar de schatkist van de maatschappij. Met dat geld koopt Blauw deze ronde één stad.
    Denver brengt $300 op, meer dan de andere. Richt Blauw op met net genoeg om Denver te kopen.
lesson-north-american-railways-founding-too-little =
    Te weinig voor Denver
    Blauw kon alleen Omaha betalen, en Ada's Rood heeft Denver gekocht.
    Blauw betaalt je *$200* per ronde. Met Denver zou het $400 zijn.
lesson-north-american-railways-founding-almost =
    Net te weinig voor Denver
    Denver kost $400, dus Blauw moest Winnipeg nemen, en Ada's Rood heeft Denver gekocht.
    Blauw betaalt je *$300* per ronde. Met Denver zou het $400 zijn.
lesson-north-american-railways-founding-too-much =
    Geld dat stilligt
    Denver is gekocht en betaalt. Maar je koopt maar één stad per ronde voor Blauw, dus wat je boven *$400* hebt betaald, ligt in de schatkist.
    Het is niet meer van jou, en schatkisten tellen aan het einde niet mee.
lesson-north-american-railways-founding-another-company =
    Net zo goed
    Met deze maatschappij zou het net zo goed gaan: er is er nog geen opgericht. Maar straks gaat het over Blauw, dus neem hier het aandeel van Blauw.
lesson-north-american-railways-founding-buy =
    Blauw gaat winkelen
    Ada heeft Rood opgericht, en Ben heeft $1.700 in Groen gestoken. Nu kopen de maatschappijen steden, en jij begint.
    Blauw heeft *$400*. Koop de stad die het meest opbrengt.
lesson-north-american-railways-founding-omaha =
    Omaha is goedkoop
    Omaha kost $100, maar brengt ook maar $100 op. De andere $300 ligt stil, en Ada heeft Denver genomen.
    Blauw betaalt je deze ronde *$200*, en dat had $400 kunnen zijn.
lesson-north-american-railways-founding-winnipeg =
    Denver brengt meer op
    Winnipeg brengt $200 op en Denver $300, en Ada heeft Denver meteen genomen.
    Blauw betaalt je deze ronde *$300*, en dat had $400 kunnen zijn.
lesson-north-american-railways-founding-passed =
    Niets gekocht
    Tot de volgende ronde doe je niet meer mee, en Ada heeft Denver genomen.
    Blauw heeft alleen zijn startstad, Chicago: die betaalt je *$100*, en de $400 van Blauw ligt stil.
lesson-north-american-railways-founding-payday =
    Betaaldag
    Chicago brengt $100 op en Denver $300. Jij hebt het enige aandeel van Blauw, dus *$400* is voor jou: na één ronde heb je je prijs terug.
    Onthoud: de prijs van de oprichting is het geld van de maatschappij. Betaal wat zij kan uitgeven.

## 2: een prijs voorstellen

lesson-north-american-railways-naming-a-price-title = Stel een prijs voor
lesson-north-american-railways-naming-a-price-about = De directeur antwoordt: jij krijgt het aandeel, of geld ervoor
lesson-north-american-railways-naming-a-price-director =
    Rood is van Ada
    Ada heeft Rood opgericht: zij is *directeur*. Wil je een aandeel van Rood, dan stel je een prijs voor, en zij antwoordt.
    Ze laat het gaan, en jij koopt. Of ze koopt het zelf, voor jouw prijs.
lesson-north-american-railways-naming-a-price-propose =
    Goed, hoe dan ook
    De helft van de prijs, naar boven afgerond op honderd, gaat naar de schatkist van Rood. De rest gaat naar de bank als jij het aandeel krijgt, en naar *jou* als Ada zelf koopt.
    Kies Rood en zoek een prijs: je krijgt minstens $300 als ze zelf koopt, en houdt minstens $1.200 over als ze het laat gaan.
lesson-north-american-railways-naming-a-price-cheap =
    Goedkoop voor Ada
    Ada koopt zelf. Uit zichzelf had ze $1.000 betaald voor nog een aandeel van Rood; door jou krijgt ze het voor minder.
    En jouw helft is hoogstens *$200*.
lesson-north-american-railways-naming-a-price-dear =
    Duur voor jou
    Ada laat het gaan. Het aandeel is van jou, maar je houdt hoogstens *$1.100* over.
    Wat niet naar de schatkist van Rood ging, ging naar de bank.
lesson-north-american-railways-naming-a-price-not-red =
    Eerst het aandeel van Ada
    Dat kan ook. Maar hier moet Ada antwoorden: kies het aandeel van Rood in de vierde kolom.
lesson-north-american-railways-naming-a-price-again =
    Ada koopt zelf
    Ze betaalt, de helft is voor jou, en je mag opnieuw kiezen; alleen Rood niet.
    Ben begon met $2.000, betaalde $1.900 voor Groen en Geel en kreeg $300: hij heeft *$400*. Stel voor Groen de laagste prijs voor die hij niet kan betalen.
lesson-north-american-railways-naming-a-price-ben-can-pay =
    Dat kan Ben betalen
    Hij heeft *$400* en koopt dus zelf: een tweede aandeel van Groen voor hem, de helft van de prijs voor jou.
    Een directeur die niet de hele prijs kan betalen, moet het laten gaan.
lesson-north-american-railways-naming-a-price-more-than-needed =
    Meer dan nodig
    Ben kan dit niet betalen en moet het laten gaan. Maar *$500* is al meer dan hij heeft.
    Alles wat je daarboven betaalt, ben je kwijt.
lesson-north-american-railways-naming-a-price-stopped =
    Een ronde zonder aandeel
    Je houdt het geld van Ada, en dat mag. Maar Ben heeft maar *$400*: Groen ligt voor het grijpen.
lesson-north-american-railways-naming-a-price-not-green =
    Kijk naar Ben
    Dat kan. Maar Ben heeft maar *$400* en is directeur van Groen, met $1.100 in de schatkist: stel een prijs voor Groen voor.
lesson-north-american-railways-naming-a-price-two-deals =
    Twee keer goed gedaan
    Ada heeft je betaald, en Ben moest Groen voor $500 laten gaan. Je hebt evenveel aandelen van Groen als hij, dus nu ben *jij directeur* van Groen, met $1.400 in de schatkist.
    Kijk naar beide antwoorden voor je een prijs noemt.

## 3: de directeur

lesson-north-american-railways-the-director-title = Wie is directeur?
lesson-north-american-railways-the-director-about = Win een maatschappij met één aandeel, en houd haar
lesson-north-american-railways-the-director-flag =
    Het vlaggetje
    Het staat bij de directeur. Van Rood is dat Ada: twee aandelen, en jij hebt er een. De directeur antwoordt op elke prijs, en krijgt *$100* als de inkomsten niet precies te delen zijn.
    Rood verdient $1.000: $300 voor elk van de drie aandelen, en de laatste $100 voor Ada.
lesson-north-american-railways-the-director-take-over =
    Evenveel is genoeg
    Koop een aandeel en heb er dan *evenveel* als de directeur: dan ben jij directeur.
    Goedkope aandelen koopt Ada zelf, tot en met $700. Stel voor Rood een prijs voor waarbij ze het laat gaan.
lesson-north-american-railways-the-director-cheap =
    Ada houdt het
    Voor deze prijs koopt ze zelf. Ada heeft drie aandelen van Rood, jij hebt er een.
    Om haar in te halen heb je er nu nog *twee* nodig.
lesson-north-american-railways-the-director-dear =
    Van jou, maar duur
    Je bent directeur van Rood. Maar je hebt meer betaald dan de *$1.000* die een directeur betaalt, en voor $800 had Ada het ook laten gaan.
lesson-north-american-railways-the-director-blue =
    Blauw is al van jou
    Nog een aandeel van je eigen maatschappij kost $1.000, en niemand wordt iets gevraagd. Maar twee aandelen van Blauw krijgen elk $200: *$400*, net als nu.
    Kijk liever naar Rood.
lesson-north-american-railways-the-director-yellow =
    Geel is klein
    Ben heeft één aandeel van Geel, dus met één aandeel word je directeur. Maar Geel verdient maar *$200*, en Rood $1.000.
lesson-north-american-railways-the-director-black =
    Een nieuwe maatschappij
    Je kunt Zwart oprichten en directeur zijn. Maar Zwart begint met *$100* aan inkomsten, en Rood verdient $1.000.
lesson-north-american-railways-the-director-defend =
    Ada wil het terug
    Ieder twee aandelen: het vlaggetje is van jou. Nu stelt Ada *$600* voor het volgende voor. Met drie heeft ze er minstens evenveel als jij.
    Laat je het gaan, of koop je zelf?
lesson-north-american-railways-the-director-allowed =
    Het vlaggetje is weer van Ada
    Zij heeft drie aandelen, jij twee: Ada is directeur van Rood, en jij krijgt er *$400* van.
    Had je zelf gekocht, dan was het $600.
lesson-north-american-railways-the-director-kept =
    Rood is van jou
    Drie van de vijf aandelen van Rood: ze betalen je *$600* per ronde. Met één aandeel meer kan Ada het terugpakken, maar jij antwoordt op elke prijs.
    Evenveel is genoeg: bij gelijke stand wint wie erbij komt.

## 4: steden

lesson-north-american-railways-cities-title = Steden, en wie mag kopen
lesson-north-american-railways-cities-about = Wie een aandeel heeft, mag het geld van de maatschappij uitgeven
lesson-north-american-railways-cities-treasuries =
    Kopen voor twee
    Jij hebt het enige aandeel van Blauw, en een van de drie van Rood. Ada is directeur van Rood, maar dat maakt nu niet uit: *iedereen* met een aandeel mag voor de maatschappij kopen, één stad per ronde.
    De maatschappij betaalt: Blauw heeft $500, Rood $700.
lesson-north-american-railways-cities-denver =
    Denver, maar voor wie?
    Denver brengt $300 op, en zowel Blauw als Rood kan het betalen. In elk vak staat eerst wat de stad toevoegt aan jouw volgende uitbetaling.
    Koop Denver waar het *jou* het meest oplevert.
lesson-north-american-railways-cities-denver-for-red =
    Gedeeld door drie
    De inkomsten van Rood worden over drie aandelen verdeeld: Denver brengt jou *$100* en Ada $200.
    Het enige aandeel van Blauw is van jou: dan krijg je de hele $300.
lesson-north-american-railways-cities-smaller =
    Denver is weg
    Deze stad brengt minder op, en Ada heeft Denver meteen voor Rood gekocht.
    Bij Blauw had Denver je *$300* extra gebracht.
lesson-north-american-railways-cities-passed =
    Deze ronde klaar
    Wie past, koopt deze ronde niets meer. De $500 van Blauw ligt stil, en Ada heeft Denver voor Rood gekocht.
    Je krijgt *$500*. Dat had $900 kunnen zijn.
lesson-north-american-railways-cities-also-red =
    Ook het geld van Rood
    Ada heeft Cincinnati voor Rood gekocht, en mag voor Rood maar één keer per ronde kopen. Maar jij hebt ook een aandeel van Rood, en er is nog *$400*.
    Koop voor Rood de stad die jouw uitbetaling verhoogt.
lesson-north-american-railways-cities-too-small =
    Te weinig voor drie
    Rood zou $800 verdienen: $200 per aandeel, net als nu. Van de $200 die overblijft, gaat $100 naar Ada en $100 naar de schatkist.
    Voor $300 per aandeel is *$200* meer nodig.
lesson-north-american-railways-cities-unused =
    Het geld van Rood wacht
    Rood houdt zijn $400, en Bens Geel heeft Birmingham genomen.
    Rood betaalt je $200. Met Birmingham was het *$300* geweest.
lesson-north-american-railways-cities-paid =
    Betaaldag
    Blauw betaalt je $600 en Rood $300: *$900*.
    Onthoud: wie een aandeel heeft, koopt één keer per ronde voor die maatschappij, altijd uit haar schatkist. Vraag je eerst af wie de stad gaat betalen.

## 5: inkomsten

lesson-north-american-railways-income-title = Hoe inkomsten worden verdeeld
lesson-north-american-railways-income-about = Hele honderdtallen per aandeel, en wat er met de rest gebeurt
lesson-north-american-railways-income-division =
    $400 voor drie aandelen
    Rood verdient $400, en spelers hebben drie aandelen. Elk aandeel krijgt $100: er worden alleen hele honderdtallen betaald. Er blijft *$100* over voor de directeur, en dat ben jij.
    Met je twee aandelen krijg je $300.
lesson-north-american-railways-income-omaha =
    Honderd meer
    Omaha brengt $100 op. Rood verdient $400 en Groen $500, elk voor drie aandelen. Jij hebt er twee van Rood en een van Groen.
    Koop Omaha waar het *jouw* uitbetaling verhoogt.
lesson-north-american-railways-income-for-red =
    $500 voor drie aandelen
    Elk aandeel van Rood krijgt nog steeds $100. Van de $200 die overblijft, krijgt de directeur $100 en de schatkist $100.
    Rood betaalt je dus *$300*, net als nu.
lesson-north-american-railways-income-regina =
    Hetzelfde, maar duurder
    Ook Regina brengt Groen op $600, en jij krijgt $100 meer. Maar het kost Groen *$200*, en Omaha maar $100.
lesson-north-american-railways-income-passed =
    Er is niets veranderd
    Je doet deze ronde niet meer mee en krijgt *$400*: $300 van Rood en $100 van Groen.
    Met twee goede steden was het $600 geweest.
lesson-north-american-railways-income-nashville =
    Nu Rood
    Groen verdient $600: *$200* voor elk van de drie aandelen, en jij krijgt $100 meer.
    Rood verdient $400. Koop de stad die elk aandeel van Rood op $200 brengt.
lesson-north-american-railways-income-too-little =
    Nog steeds $100 per aandeel
    $500 voor drie aandelen: er blijft $200 over, en de directeur krijgt daar maar $100 van. Rood betaalt je *$300*, net als eerst.
    Met $600 zou elk aandeel $200 krijgen.
lesson-north-american-railways-income-unchanged =
    Rood blijft zoals het is
    Rood betaalt je *$300*. Met $200 meer inkomsten was het $400 geweest.
lesson-north-american-railways-income-card =
    Wat niet op de kaart staat
    Je kreeg $600. Kies nu een aandeel: dat van Zwart betaalt $300, die van Groen en Rood $200. Maar met jouw aandeel moet er *één meer* betaald worden!
    Neem het aandeel dat jouw uitbetaling het meest verhoogt.
lesson-north-american-railways-income-cheap =
    Te mooi voor Ada
    Bij $300 of minder koopt Ada zelf, en dan kun je Zwart deze ronde niet meer kiezen. Vanaf *$400* laat ze het gaan.
lesson-north-american-railways-income-green =
    $600 voor vier aandelen
    Dat is $100 per aandeel. Jouw twee krijgen $200, en als nieuwe directeur krijg je $100: *$100* meer dan eerst.
    Een ander aandeel levert $200 op.
lesson-north-american-railways-income-red =
    $1.000 voor niets
    De $600 van Rood voor vier aandelen: elk $100. Jouw drie, en $100 als directeur: *$400*, net als eerst.
    Een ander aandeel levert $200 op.
lesson-north-american-railways-income-blue =
    $100 voor twee aandelen
    Dat is minder dan $100 per aandeel, dus alles blijft over. Jij bent de nieuwe directeur en krijgt *$100*.
    Een ander aandeel levert $200 op.
lesson-north-american-railways-income-shared =
    Eerst delen, dan kopen
    De $700 van Zwart voor drie aandelen: elk $200, en de $100 die overblijft voor Ada. Jouw volgende uitbetaling stijgt naar *$800*.
    Onthoud: hele honderdtallen per aandeel, $100 van de rest voor de directeur, en wat dan nog over is voor de schatkist.

## 6: short of money

lesson-north-american-railways-short-of-money-title = Krap bij kas
lesson-north-american-railways-short-of-money-about = Je laatste geld, een bijdrage, en een aandeel voor alles
lesson-north-american-railways-short-of-money-all-in =
    Alles in Blauw
    Je hebt al je *$2.000* in Blauw gestoken. Zijn schatkist is vol, en jij hebt $400 uitbetaald gekregen: meer heb je niet.
    Ronde 2 begint met Ada, en zij heeft een oogje op Blauw.
lesson-north-american-railways-short-of-money-offer =
    Ada wil Blauw
    Ze stelt *$400* voor, alles wat je hebt. Met één aandeel heeft ze er evenveel als jij: dan is zij directeur van Blauw, met zijn $1.600.
    Laat je het gaan, of koop je zelf en heb je niets meer?
lesson-north-american-railways-short-of-money-allowed =
    Ada is directeur van Blauw
    Ze krijgt de helft van wat het verdient. Jij hield je *$400*, maar je $2.000 zitten in een maatschappij die niet meer van jou is.
    Liever even zonder geld.
lesson-north-american-railways-short-of-money-granted =
    Zonder een dollar
    Blauw bleef van jou. Maar toen je aan de beurt was, had je niets: je koos geen aandeel, en de bank gaf je *$200*.
    Meer gebeurt er niet als je geld op is. Nu de steden: je koopt Buffalo voor Blauw.
lesson-north-american-railways-short-of-money-all =
    Niets dan Blauw
    Je kreeg $700 uitbetaald en hebt *$900*. Overal ligt Blauw vooraan, en een aandeel van je eigen maatschappij kost $1.000. Passen mag niet.
    Dus neem je er een voor al je geld: de prijs is in elke kolom gelijk. Druk erop en bevestig.
lesson-north-american-railways-short-of-money-bought =
    Alles voor een aandeel
    De schatkist van Blauw kreeg $500, de helft van je $900 naar boven afgerond, en de bank de rest. Met minder geld had je voor hetzelfde aandeel *minder* betaald.
    Onthoud: geen geld is geen ramp, maar het kost je een beurt.

## 7: de laatste ronde

lesson-north-american-railways-the-last-turn-title = De laatste ronde
lesson-north-american-railways-the-last-turn-about = Symbolen, het einde, en wat dan nog telt
lesson-north-american-railways-the-last-turn-symbols =
    Ruitjes betalen aan het einde
    Een ruitje op een stad is een kust-tot-kustsymbool. Aan het einde krijgt elk aandeel $100 voor elk symbool van de maatschappij.
    Groen heeft er zes: *$600* voor elk van je vier aandelen van Groen.
lesson-north-american-railways-the-last-turn-green =
    Ben wil Groen
    Ben stelt $500 voor, en meer heb je niet. Aan het einde krijgt het aandeel *$600* voor zijn symbolen.
    Er zijn nog vier aandelen. Met drie spelers komt de laatste ronde bij minder dan drie. Laat je het gaan, of koop je zelf?
lesson-north-american-railways-the-last-turn-allowed =
    De $600 is voor Ben
    Aan het einde betalen de symbolen van Groen Ben *$600*, voor de $500 van nu. Jij houdt $500.
    En er zijn nog drie aandelen: er komt nog een ronde.
lesson-north-american-railways-the-last-turn-last =
    Dit is de laatste ronde
    Je hebt geen geld meer, maar wel vijf aandelen van Groen. Ben heeft Geel gekocht: er zijn nog *twee* aandelen voor drie spelers.
    Een ronde is ook de laatste als er vóór het kopen nog vijf steden of minder zijn, of als niemand er een koopt.
lesson-north-american-railways-the-last-turn-spend =
    Geef het nu uit
    Een paar steden later: Groen heeft $900, en schatkisten tellen aan het einde niet mee. Drie symbolen brengen je vijf aandelen *$1.500*: Boston heeft er drie, Halifax ook.
    Daarna komt Ben. Zijn Zwart heeft $400 en wil ook symbolen. Welke stad koop je?
lesson-north-american-railways-the-last-turn-boston =
    Ben neemt Halifax
    Boston kon Zwart niet betalen, Halifax wel: $1.200 voor de vier aandelen van Ben.
    Jij eindigt met $8.800, en Ben wint met *$9.300*.
lesson-north-american-railways-the-last-turn-income =
    Inkomsten betalen nog één keer
    Deze stad heeft geen symbolen, en Ben heeft Halifax genomen: drie symbolen voor zijn vier aandelen van Zwart, $1.200.
    Ben wint met *$9.300*.
lesson-north-american-railways-the-last-turn-passed =
    $900 verspild
    Het geld van Groen telt aan het einde niet mee. Ben heeft Halifax genomen, en jij hebt $6.900.
    Ben wint met *$9.300*.
lesson-north-american-railways-the-last-turn-remainder =
    De laatste rest
    Groen verdient $800 voor je vijf aandelen: elk $100, en er blijft *$300* over.
    In alle rondes hiervoor krijgt de directeur daarvan $100 en de schatkist de rest. Maar nu heeft een schatkist niets meer aan geld: in de laatste ronde krijgt de directeur de *helft*, naar boven afgerond: $200. De bank houdt de rest.
lesson-north-american-railways-the-last-turn-won =
    Je hebt gewonnen!
    Jij eindigt met *$8.500*, Ben met $8.200. Halifax bracht je vijf aandelen $1.500, en Ben moest het zonder doen.
    Nu ken je het belangrijkste: oprichten, een prijs noemen, directeur zijn, steden kopen, delen, eindigen. Speel je eerste spel!
