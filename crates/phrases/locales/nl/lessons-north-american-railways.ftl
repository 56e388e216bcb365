# De lessen van North American Railways. Elke tekst begint met zijn titel.

## 1: een maatschappij oprichten

lesson-north-american-railways-founding-title = Richt een maatschappij op
lesson-north-american-railways-founding-about = Het eerste aandeel, de prijs, en wat die prijs koopt.
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
    Neem Blauw maar
    Met deze maatschappij zou het net zo goed gaan: er is er nog geen opgericht. Neem in deze les het aandeel van Blauw.
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
lesson-north-american-railways-naming-a-price-about = De directeur antwoordt: jij krijgt het aandeel, of geld ervoor.
lesson-north-american-railways-naming-a-price-director =
    Rood is van Ada
    Ada heeft Rood opgericht: zij is *directeur*. Wil je een aandeel van Rood, dan stel je een prijs voor, en zij antwoordt.
    Ze laat het gaan, en jij koopt. Of ze koopt het zelf, voor jouw prijs.
lesson-north-american-railways-naming-a-price-propose =
    Goed, hoe dan ook
    De helft van de prijs gaat naar de schatkist van Rood. Koopt Ada zelf, dan is de andere helft *voor jou*.
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
lesson-north-american-railways-the-director-about = Win een maatschappij met één aandeel, en houd haar.
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
    Drie van de vijf aandelen van Rood: ze betalen je *$600* per ronde. Ada heeft er nog twee nodig om het terug te krijgen, en jij antwoordt op elke prijs.
    Evenveel is genoeg: bij gelijke stand wint wie erbij komt.
