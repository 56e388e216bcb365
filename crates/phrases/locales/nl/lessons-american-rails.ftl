# De lessen van American Rails: de eerste regel van een tekst is de titel, elke volgende een alinea; *sterren* maken vet.

## A share and what it pays

lesson-american-rails-a-share-title = Een aandeel en wat het oplevert
lesson-american-rails-a-share-about = Een aandeel kopen, in een stad beginnen, betaald worden
lesson-american-rails-a-share-welcome =
    Welkom aan boord
    Zes spoorwegmaatschappijen, hoogstens zeven jaar. Wie aan het einde het meeste geld heeft, wint. Je begint met *$50*.
    Je koopt aandelen van de maatschappijen, en één keer per jaar betaalt elk aandeel je uit.
lesson-american-rails-a-share-bid =
    Koop je eerste aandeel
    > Cleo veilt een aandeel American en biedt $10. Bied meer: *$11* is genoeg.
    Wat je betaalt, gaat naar American. Daarmee bouwt de maatschappij haar spoor.
lesson-american-rails-a-share-bid-passed =
    Cleo krijgt het
    Niemand anders biedt. Cleo betaalt $10 en begint in New York: $8 per jaar, en alles is voor haar.
    Alleen wie een aandeel heeft, wordt betaald.
lesson-american-rails-a-share-bid-dear =
    Van jou, maar duur
    Voor die prijs wilde niemand anders het hebben. Er komen nog vijf maatschappijen, en de dollars die je hier uitgeeft, heb je daar niet meer.
    Bied $15 of minder.
lesson-american-rails-a-share-begin =
    Waar begint American?
    Het aandeel is van jou, dus jij plaatst het eerste blokje van American. Het is gratis. Elke lege stad laat zien wat ze per jaar opbrengt.
    Kies de stad die het meeste opbrengt.
lesson-american-rails-a-share-begin-chicago =
    Een dollar te weinig
    Chicago brengt $7 per jaar op. Een andere stad brengt *$8* op, en elke dollar daarvan zou ieder jaar voor jou zijn.
    Kijk eens aan de oostkust.
lesson-american-rails-a-share-begin-small =
    Het kan beter
    Bekijk de inkomsten van American in de lijst van maatschappijen: meer betaalt het aandeel je niet. Er is een stad die *$8* per jaar opbrengt.
    Kijk eens aan de oostkust.
lesson-american-rails-a-share-pays =
    Inkomsten worden jouw dividend
    De inkomsten van American zijn $8, en er is één aandeel verkocht. Aan het eind van het jaar betaalt dat aandeel *$8*, aan jou.
    Naast je geld zie je altijd je volgende dividend.
lesson-american-rails-a-share-year =
    De laatste beurt van 1851
    Een paar beurten later: de anderen hebben gebouwd, en Ben heeft het tweede aandeel American gekocht. Jouw trein rijdt dit jaar als laatste.
    Kies "$2 of Breid uit 2" en dan *Neem $2*.
lesson-american-rails-a-share-year-pass =
    $2 laten liggen
    Het jaar is voorbij en het dividend wordt uitgekeerd, dat klopt. Maar de bank had je ook nog $2 gegeven.
lesson-american-rails-a-share-year-drain =
    Niets voor jou
    De anderen verliezen elk $2, en jij krijgt niets. Wanneer dat slim is, komt in een latere les: neem deze keer de $2.
lesson-american-rails-a-share-year-other =
    Ook zo eindigt het jaar
    Het dividend komt, wat de laatste trein ook doet. Doe deze keer het eenvoudigste: neem $2 van de bank.
lesson-american-rails-a-share-paid =
    Betaaldag!
    American verdiende $13 voor twee aandelen: $6,50, naar boven afgerond *$7* per aandeel. Het enige aandeel Liberty bracht je $6. Samen $13.
    Een aandeel betaal je één keer, en het betaalt jou elk jaar. Aan het einde telt alleen geld.

## Laying track

lesson-american-rails-laying-track-title = Spoor leggen
lesson-american-rails-laying-track-about = Wat een blokje kost, wie betaalt en wat het opbrengt
lesson-american-rails-laying-track-treasury =
    De maatschappij betaalt
    Een ander spel: je hebt American gekocht voor $16. Dat geld ligt nu in haar *schatkist*, en daarmee betaalt American haar spoor.
    Je eigen $23 houd je.
lesson-american-rails-laying-track-boston =
    Naar Boston
    > Kies "Breid uit 3". Klik dan op twee bossen en op Boston, en bevestig.
    Vlakte en stad kosten $2, een bos $3, een berg $5. Tot Boston is dat 3 + 3 + 2 = *$8*.
lesson-american-rails-laying-track-boston-more =
    Een blokje te veel
    Je bent in Boston, maar het extra blokje kost geld en bereikt geen stad. American heeft haar laatste *$8* zo nog nodig.
lesson-american-rails-laying-track-boston-philadelphia =
    Daar is Ada al
    Door haar blokje kost Philadelphia $4 in plaats van $2, en twee maatschappijen delen wat de stad opbrengt. Daarover straks meer.
    Boston is leeg: ga daarheen.
lesson-american-rails-laying-track-boston-nowhere =
    Spoor alleen brengt niets op
    De blokjes zijn betaald, maar de inkomsten van American zijn nog steeds $8. Alleen steden brengen iets op: leg door tot je er een bereikt.
lesson-american-rails-laying-track-boston-other =
    Eerst Boston
    Dat mag, maar Boston blijft leeg. Kies "Breid uit 3" en leg drie blokjes van American: bos, bos, Boston.
lesson-american-rails-laying-track-brought =
    $8 werd $13
    American betaalde $8 uit haar schatkist. Boston brengt elk jaar $5 op, dus haar inkomsten en wat je aandeel oplevert stegen van $8 naar *$13*.
    Je eigen geld is even veel gebleven.
lesson-american-rails-laying-track-baltimore =
    Nog een stad voor $8
    > American heeft nog $8. Baltimore ligt vier blokjes verder: kies "Breid uit 4".
    > Elk blokje dat er al ligt, maakt een veld $2 duurder. In Philadelphia ligt er een, dus ga eromheen over de vlakte.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia slokte het geld op
    Door Ada's blokje kostte de stad *$4* in plaats van $2. Wat American over heeft, is te weinig voor de rest van de weg naar Baltimore.
lesson-american-rails-laying-track-baltimore-short =
    Drie blokjes is te weinig
    Ada is weer vóór jou aan de beurt. Kijk: haar Republic bereikt Baltimore en pakt de $5 per jaar.
    Met vier blokjes ben je er in één keer.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore is nog leeg
    Kies "Breid uit 4" en leg vier blokjes van American over lege vlaktes: eerst ten westen van New York, dan naar het zuiden tot Baltimore.
lesson-american-rails-laying-track-prices =
    Nu kun je bouwen
    American levert je *$18* per jaar op. Haar schatkist betaalde elk blokje, niet jij.
    Vlakte en stad $2, bos $3, berg $5. Op vlaktes en in steden kost elk blokje daar $2 extra; in een bos of op een berg past er maar één.

## Alone or shared

lesson-american-rails-alone-or-shared-title = Alleen of gedeeld
lesson-american-rails-alone-or-shared-about = De twee waarden van een stad
lesson-american-rails-alone-or-shared-values =
    Twee getallen
    Bij Philadelphia staat *6|4*. Een maatschappij die er alleen is, verdient $6 per jaar. Zodra het er twee zijn, verdient elk $4.
    Nu is Ada's Republic er alleen.
lesson-american-rails-alone-or-shared-visit =
    Ga op bezoek
    > Kies "Breid uit 3" en breng American naar Philadelphia: de vlakte naast New York, dan de stad. Bevestig twee blokjes.
    Door Ada's blokje kost de stad *$4*.
lesson-american-rails-alone-or-shared-visit-more =
    Stop in Philadelphia
    Het derde blokje brengt niets extra op en kost American geld dat ze zo nodig heeft. Bevestig na twee blokjes.
lesson-american-rails-alone-or-shared-visit-boston =
    Ook een goede stad
    Alleen in Boston: $5 meer voor American. Maar kijk naar Ada: zij houdt haar $6. Kijk eerst wat een bezoek met haar doet.
lesson-american-rails-alone-or-shared-visit-other =
    Ada lacht
    Republic is nog steeds alleen in Philadelphia en verdient $6. Kies "Breid uit 3" en leg American daarheen: vlakte, stad, bevestigen.
lesson-american-rails-alone-or-shared-shared =
    Nu verdienen ze elk $4
    De inkomsten van American stegen van $8 naar *$12*. Die van Republic daalden van $6 naar $4, dus Ada's volgende dividend is $2 lager.
    Wat je met haar deelt, kost haar ook iets.
lesson-american-rails-alone-or-shared-own =
    En nu?
    American heeft nog $8. Baltimore en Boston zijn allebei *5|3*. Boston is leeg; in Baltimore is je eigen Liberty alleen.
    Breng American naar de stad die jou het meeste oplevert.
lesson-american-rails-alone-or-shared-own-pocket =
    Van de ene zak in de andere
    American krijgt $3 erbij, maar je Liberty zakt van $5 naar $3. Voor al dat bouwen krijg je *$1* per jaar.
lesson-american-rails-alone-or-shared-own-liberty =
    Liberty kan wachten
    Daar heb je ook iets aan. Maar deze keer bouwt American: zoek de lege stad met de 5.
lesson-american-rails-alone-or-shared-own-harrisburg =
    Eén dollar
    Harrisburg brengt American $1 per jaar op, alleen of gedeeld. Een andere stad brengt vijf keer zo veel op.
lesson-american-rails-alone-or-shared-own-other =
    Nog niets gewonnen
    De inkomsten van American zijn niet gestegen. "Breid uit 3" brengt haar naar Boston: bos, bos, stad, precies $8.
lesson-american-rails-alone-or-shared-alone =
    Alleen als het kan
    Alleen in Boston verdient American $5 meer, *$17* in totaal, en geen van je maatschappijen verliest iets.
    Een tweede maatschappij verlaagt wat de eerste verdient. Een derde neemt niemand iets af, maar betaalt $6 om binnen te komen.

## Development

lesson-american-rails-development-title = Een huisje voor een stad
lesson-american-rails-development-about = Wat ontwikkelen oplevert, en wie het buiten houdt
lesson-american-rails-development-house =
    Een huisje voor een stad
    Met "Ontwikkel" zet je een huisje op een stad met spoor: in de regels heet het een ontwikkelingshuisje. Het is gratis.
    Een maatschappij die er alleen is, verdient *$2* meer; zijn er meer, dan elk $1. Chicago, New York, Boston, Philadelphia en Baltimore krijgen er nooit een.
lesson-american-rails-development-where =
    Waar heb jij er iets aan?
    American en Liberty zijn van jou. Liberty is alleen in Harrisburg en deelt Pittsburg met Bens Continental.
    Kies "Ontwikkel" en de stad die *jouw* dividend het meest verhoogt.
lesson-american-rails-development-where-both =
    De helft voor Ben
    Liberty verdient in Pittsburg $1 meer, en Bens Continental ook. Er is een stad waar jij twee keer zo veel wint en niemand anders iets.
lesson-american-rails-development-where-gift =
    Een cadeautje
    De inkomsten daar stijgen, maar niets is voor jou: van de maatschappij in die stad heb je geen aandeel. Kijk waar Liberty alleen is.
lesson-american-rails-development-where-other =
    Nog geen huisje
    Kies "Ontwikkel" op het actiespoor en dan een van de steden die oplichten.
lesson-american-rails-development-small =
    Kleine stad, volle winst
    Harrisburg bracht $1 op en nu $3. Die *$2* zijn helemaal voor jou, want Liberty is er alleen en jij hebt haar enige aandeel.
lesson-american-rails-development-lock =
    Een huisje is ook een slot
    Het kost $2 meer om de stad binnen te komen. Ada's National staat naast Cleveland met haar laatste $4, en $4 is de prijs.
    Zet een huisje waar het Ada buiten houdt.
lesson-american-rails-development-lock-pittsburg =
    Ada loopt binnen
    Pittsburg brengt $2 meer op, maar National gaat voor $4 Cleveland in en American verliest daar $2. Jij blijft op $9, en Ada wint $2.
lesson-american-rails-development-lock-gift =
    De verkeerde deur
    Dat huisje levert jou niets op, en Ada gaat voor $4 Cleveland in: American zakt daar van $4 naar $2.
lesson-american-rails-development-lock-open =
    De deur staat open
    Geld houdt Ada niet tegen: National gaat voor haar laatste $4 Cleveland in, en American verdient $2 minder.
lesson-american-rails-development-lock-other =
    Cleveland staat nog open
    Straks is Ada aan de beurt, en Cleveland kost precies wat National heeft. Kies "Ontwikkel" en dan Cleveland.
lesson-american-rails-development-locked =
    Op slot
    Cleveland kost nu $6, en National heeft $4. American verdient *$11*, $2 meer dan eerst.
    Er zijn 12 huisjes in het spel, en een stad krijgt er maar één.

## The special links

lesson-american-rails-special-links-title = De speciale connecties
lesson-american-rails-special-links-about = Drie sterren: $10, dan nog eens $20
lesson-american-rails-special-links-stars =
    Drie sterren
    Chicago, New York en Atlanta hebben een ★. Heeft een maatschappij blokjes in twee ervan, dan stijgen haar inkomsten met *$10*, boven op wat de steden opbrengen.
    Jouw American komt uit New York.
lesson-american-rails-special-links-second =
    Op naar Chicago
    Chicago ligt vier blokjes verder en brengt $7 op. Met New York is het een paar: *$10* extra.
    Ada's National is er maar twee blokjes vandaan. Kies "Breid uit 4".
lesson-american-rails-special-links-second-late =
    Ada is er eerder
    National pakt Chicago. Je kunt er nog in, maar voor $4 in plaats van $2, en dan brengt Chicago elk $5 op in plaats van $7.
lesson-american-rails-special-links-second-other =
    Chicago wacht
    Maar niet lang: straks is Ada aan de beurt. Kies "Breid uit 4" en leg vier blokjes van American, helemaal tot Chicago.
lesson-american-rails-special-links-linked =
    Een paar!
    $7 voor Chicago en $10 voor het paar: *$17* per jaar erbij met vier blokjes. Fort Wayne onderweg brengt nog $2.
    Een paar telt meteen, maar één keer, en voorgoed.
lesson-american-rails-special-links-third =
    De derde ster
    Een andere tafel: American heeft hier twee sterren, en ook Cleo heeft een aandeel. Atlanta maakt in één keer *twee* nieuwe paren, met Chicago en met New York.
    Er ontbreken vier blokjes: leg ze.
lesson-american-rails-special-links-third-chattanooga =
    Twee blokjes te weinig
    Chattanooga brengt $4 op, mooi. Twee blokjes verder ligt Atlanta: $5 voor de stad, en 2 × $10 voor de twee paren.
lesson-american-rails-special-links-third-other =
    Atlanta is nog ver
    De inkomsten van American zijn nog lang niet wat ze kunnen zijn. Kies "Breid uit 4" en ga via Chattanooga naar Atlanta.
lesson-american-rails-special-links-all =
    $60 per jaar
    Chattanooga $4, Atlanta $5, twee paren $20: van $31 naar *$60*. Jouw aandeel levert nu $30 op, en dat van Cleo ook.
    Drie sterren brengen samen $30 op. Kijk wel eerst wie de aandelen heeft.

## The action track

lesson-american-rails-action-track-title = Het actiespoor
lesson-american-rails-action-track-about = Wie eerst mag, en wie buiten blijft
lesson-american-rails-action-track-rows =
    Zeven rijen, drie kolommen
    Een jaar heeft drie kolommen. In elke kolom zet iedereen zijn trein op een vrije rij.
    Wie het *hoogst* staat, begint in de volgende kolom. De sterke rijen staan onderaan: na "Breid uit 4" ben je als laatste.
lesson-american-rails-action-track-first =
    De race naar Chicago
    In de volgende kolom willen jij en Ada allebei naar Chicago bouwen. Haar trein staat op "Financier $5".
    Kies een rij *boven* haar. "Ontwikkel" in Fort Wayne levert je Liberty ook nog $2 op.
lesson-american-rails-action-track-first-empty =
    Eerst, maar met lege handen
    Je opent kolom II, dat klopt. Maar "Ontwikkel" in Fort Wayne staat ook boven Ada, en levert je Liberty *$2* per jaar op.
lesson-american-rails-action-track-first-late =
    Ada gaat eerst
    Ze staat hoger dan jij, dus ze opent kolom II, neemt "Breid uit 4", en haar National is alleen in Chicago: $7 per jaar.
lesson-american-rails-action-track-first-other =
    Te laag
    Een veiling staat onder "Financier $5", dus dan gaat Ada vóór jou. Alleen "Pas" en "Ontwikkel" staan boven haar.
lesson-american-rails-action-track-before =
    Jij opent kolom II
    Je trein stond hoger dan die van Ada: nu kies jij als eerste, uit alle zeven rijen.
    Nog iets: op een rij past *één* trein. Wat jij neemt, kan niemand anders in deze kolom nemen.
lesson-american-rails-action-track-block =
    Drie blokjes of vier?
    Liberty in Fort Wayne heeft drie blokjes nodig tot Chicago: "Breid uit 3" en "Breid uit 4" kunnen allebei. National in Indianapolis heeft er *vier* nodig.
    Welke rij neem je? Kies daarna *Liberty* als de maatschappij waarvoor je bouwt.
lesson-american-rails-action-track-block-both =
    Ada komt achter je aan
    "Breid uit 4" was vrij, dus Ada nam die rij en kwam ook naar Chicago. Je Liberty verdient er nu $5 in plaats van $7.
lesson-american-rails-action-track-block-empty =
    Goed geblokkeerd, maar...
    Ada kan "Breid uit 4" niet meer nemen. Gebruik de rij nu zelf: drie blokjes brengen Liberty naar Chicago, dan bevestigen.
lesson-american-rails-action-track-block-free =
    Ada zegt dank je wel
    Niemand stond haar in de weg: "Breid uit 4", en National is alleen in Chicago voor $7 per jaar.
lesson-american-rails-action-track-block-other =
    Chicago is nog leeg
    Straks is Ada aan de beurt. Kies de rij die Liberty naar Chicago brengt *en* die Ada nodig heeft.
lesson-american-rails-action-track-blocked =
    Buitengesloten
    Ada moest het doen met "Breid uit 3": ze komt twee blokjes te kort, en Chicago brengt Liberty *$7* op.
    Ook een rij die je niet gebruikt, is bezet. De prijs: met "Breid uit 4" ben je als laatste in kolom III.

## Auctions and what a share is worth

lesson-american-rails-auctions-title = Wat een aandeel waard is
lesson-american-rails-auctions-about = Bieden, jaren tellen en verwateren
lesson-american-rails-auctions-halved =
    Eén aandeel meer
    De inkomsten van Republic zijn $16, en Ada heeft het enige aandeel: $16 per jaar voor haar.
    Ben veilt een tweede. Zodra dat verkocht is, wordt de $16 in tweeën gedeeld: *$8* per aandeel.
lesson-american-rails-auctions-worth =
    Hoeveel is het waard?
    Het is 1856, dus er komen nog twee dividenden: dat van dit jaar en dat van 1857. 2 × $8 = *$16*.
    Ben biedt $10. Bied meer, maar minder dan het aandeel je oplevert.
lesson-american-rails-auctions-worth-passed =
    Ben krijgt het
    Ben betaalt $10 en krijgt er $16 voor terug. Die $6 hadden van jou kunnen zijn.
lesson-american-rails-auctions-worth-even =
    Niets gewonnen
    Je betaalt $16 en krijgt in twee jaar $16 terug. Ada verliest erdoor, maar jij wint niets. Bied minder.
lesson-american-rails-auctions-worth-dear =
    Te veel
    Het aandeel betaalt je twee keer $8, samen $16. Wat je daarboven biedt, ben je kwijt: het blijft bij Republic.
lesson-american-rails-auctions-bought =
    Ada kreeg minder
    Dezelfde inkomsten, één aandeel meer: dat van Ada zakte van $16 naar *$8* per jaar. Dat heet verwatering, en niemand vraagt haar iets.
lesson-american-rails-auctions-dilute =
    Nu jij
    National verdient $11 voor Ada's ene aandeel. Met twee is het 11 ÷ 2, naar boven afgerond $6 per aandeel, en dat twee keer.
    Kies "Veil een aandeel", veil National en bied *minder* dan het waard is.
lesson-american-rails-auctions-dilute-gone =
    Niemand biedt
    Je paste, en de anderen ook: het aandeel wordt uit het spel verwijderd, en Ada houdt haar $11 per jaar.
lesson-american-rails-auctions-dilute-dear =
    Geen winst
    Het aandeel levert je 2 × $6 = $12 op, en je betaalt evenveel of meer. Het bieden begint bij $10, en niemand biedt tegen je op.
lesson-american-rails-auctions-dilute-own =
    Tegen jezelf
    Nu heb je beide aandelen American: 2 × $8 = $16, net zo veel als eerst met één. Je bod is voor niets weg.
lesson-american-rails-auctions-dilute-yours =
    Je eigen taart
    Ada koopt het voor $10. De $16 van American wordt in tweeën gedeeld, en jouw aandeel levert $8 op in plaats van $16.
lesson-american-rails-auctions-dilute-other =
    Ada heeft haar $11 nog
    Kies "Veil een aandeel" op het actiespoor, dan National, en bied $10 of $11.
lesson-american-rails-auctions-diluted =
    Twee vliegen in één klap
    National betaalt je twee keer $6, samen *$12*, en Ada krijgt $6 in plaats van $11.
    Een aandeel is waard wat het na de verkoop oplevert, keer de dividenden die nog komen. Met wat jij betaalt, kan de maatschappij bouwen.

## Funding, taking, draining

lesson-american-rails-money-title = Financieren, nemen, laten betalen
lesson-american-rails-money-about = Geld voor een maatschappij, voor jou, of weg bij de anderen
lesson-american-rails-money-empty =
    Een lege schatkist
    De schatkist van Liberty is leeg. Cleveland ligt twee blokjes verder: bos $3, stad $2, samen $5. Het zou $4 per jaar opbrengen.
    Je eigen geld kun je een maatschappij niet geven. Maar de bank kan helpen.
lesson-american-rails-money-fund =
    Vijf dollar van de bank
    > Kies "Financier $5". De tabel laat zien wat elke maatschappij met het geld kan, en wat *jij* eraan hebt.
    > Geef het waar het iets opent.
lesson-american-rails-money-fund-american =
    American heeft genoeg
    Ze heeft al $14 en kan zonder hulp bouwen. Liberty heeft niets, en $5 is precies wat Cleveland kost.
lesson-american-rails-money-fund-rival =
    Een cadeautje
    Je hebt geen aandeel van die maatschappij: de anderen bouwen met jouw $5. Kies er een van jezelf.
lesson-american-rails-money-fund-other =
    Liberty is nog steeds leeg
    Zonder geld kan Liberty geen enkel blokje leggen. Kies "Financier $5" en dan Liberty.
lesson-american-rails-money-use =
    Meteen uitgeven
    De volgende kolom: Liberty heeft $5. Kies "Breid uit 3" en dan *Liberty* als de maatschappij waarvoor je bouwt. Leg twee blokjes, het bos en Cleveland, en bevestig: het derde hoef je niet te leggen.
lesson-american-rails-money-use-other =
    Cleveland is nog leeg
    Kies "Breid uit 3" en leg Liberty: het bos tussen Pittsburg en Cleveland voor $3, dan Cleveland voor $2.
lesson-american-rails-money-two =
    Nemen of laten betalen
    $5 van de bank werd $4 per jaar. Kijk aan deze nieuwe tafel naar een andere rij: "$2 of Breid uit 2".
    Daar kun je ook elke andere speler $2 laten betalen. Dat gaat naar de bank, *niet* naar jou. Waar is dat goed voor?
lesson-american-rails-money-drain =
    Ieder $11
    Alle vier hebben $11, en een veiling begint bij $10. In de volgende kolom wil je een aandeel kopen. Met *minder dan $10* kan niemand tegen je bieden.
    Kies de rij en dan "Elke andere speler betaalt $2".
lesson-american-rails-money-drain-take =
    Ada biedt tegen je op
    Je hebt $13, maar Ada heeft haar $11 nog en biedt die. Het aandeel kost je $12, en je houdt $1 over.
    Laat je de anderen betalen, dan houd je ook $1 over, maar heeft elk van hen $2 minder.
lesson-american-rails-money-drain-other =
    Ze kunnen nog bieden
    De anderen houden hun $11 en bieden tegen je op. Kies "$2 of Breid uit 2" en laat elk van hen $2 betalen.
lesson-american-rails-money-buy =
    Niemand kan bieden
    > De anderen hebben elk $9. Kies "Veil een aandeel" en veil National: $9 voor twee aandelen, naar boven afgerond *$5* per aandeel.
    > Bied dan $10.
lesson-american-rails-money-buy-own =
    Niets nieuws
    Nu zijn beide aandelen van die maatschappij van jou, en ze verdient niet meer dan eerst. Veil er een waarvan de inkomsten naar anderen gaan.
lesson-american-rails-money-buy-less =
    Van jou, maar kleiner
    Ook hier kon niemand tegen je bieden. Maar dit aandeel levert maar $3 per jaar op; een van National zou $5 opleveren.
lesson-american-rails-money-buy-gone =
    Weg
    Je past, en niemand anders kan bieden: het aandeel wordt uit het spel verwijderd. Jij had het geld, dus bied!
lesson-american-rails-money-buy-other =
    De kans gaat voorbij
    De anderen zitten maar tot het dividend krap. Kies "Veil een aandeel", veil National en bied $10.
lesson-american-rails-money-bought =
    Meteen verkocht, aan jou
    National levert je *$5* per jaar op, en Ada krijgt $5 in plaats van $9.
    Financier een maatschappij die er meteen iets mee kan; neem $2 als er niets beters vrij is; laat de anderen betalen vóór een veiling.

## How it ends

lesson-american-rails-the-end-title = Hoe het eindigt
lesson-american-rails-the-end-about = Haast je als je voorligt, rek tijd als je meer verdient
lesson-american-rails-the-end-three =
    Drie manieren om te eindigen
    Het spel eindigt na een dividend: in *1857*; of als alle aandelen verkocht of verwijderd zijn; of als de stukken opraken, en dat is de volgende les.
    Dan wint wie het meeste geld heeft, hoe weinig die ook betaald krijgt.
lesson-american-rails-the-end-hurry =
    Je ligt voor: haast je!
    1855, en er is nog *één* aandeel, van American. Jij hebt $103, Ada $68. Maar zij krijgt $39 per jaar en jij $14.
    Veil het laatste aandeel en pas: wil niemand het, dan wordt het verwijderd.
lesson-american-rails-the-end-hurry-bought =
    Gewonnen, maar met minder
    Het spel eindigt en je ligt nog voor. Maar je betaalde $10 of meer voor een aandeel dat maar één keer uitbetaalt. Pas liever.
lesson-american-rails-the-end-hurry-dear =
    Gekocht en verloren
    Het spel eindigt, maar het aandeel was zo duur dat je niet meer voorligt op Ada. Veil het en *pas*: dat kost niets.
lesson-american-rails-the-end-hurry-later =
    Een jaar later
    1856 is voorbij, en kijk naar het geld: Ada krijgt per jaar zo veel meer dat ze je voorbij is. In 1857 wordt het alleen maar erger.
lesson-american-rails-the-end-hurry-other =
    Het spel gaat door
    Het laatste aandeel is er nog, en Ada verdient $25 per jaar meer dan jij. Kies "Veil een aandeel", veil American en pas.
lesson-american-rails-the-end-won =
    Je wint!
    Er was geen aandeel meer, dus het spel eindigde na dit dividend: jij hebt *$117*, Ada $107. Nog een jaar, en zij had gewonnen.
lesson-american-rails-the-end-hold =
    En nu andersom
    Deze keer krijg *jij* $39 per jaar en Ada $14. Maar zij heeft $103 en jij $66. Zij is na jou aan de beurt en wil het laatste aandeel veilen.
    Waar houdt jouw trein haar tegen?
lesson-american-rails-the-end-hold-offered =
    Je hebt het zelf beëindigd
    Het laatste aandeel is weg en het spel is uit: Ada heeft meer geld en wint. Jij had geen haast.
lesson-american-rails-the-end-hold-lost =
    Ada beëindigt het spel
    "Veil een aandeel" was vrij: ze veilt het laatste, niemand koopt het, en na het dividend heeft ze meer geld dan jij.
lesson-american-rails-the-end-hold-other =
    De rij is nog vrij
    Ada kiest "Veil een aandeel", en dan is het spel uit. Ga er zelf staan en voer de actie niet uit.
lesson-american-rails-the-end-held =
    Tijd gewonnen
    Je stond op de rij en gebruikte haar niet. Nu heb jij *$105* en Ada $119, en in 1856 draait dat om.
    Voor met geld? Haast je. Voor met inkomsten? Rek tijd.

## The last pieces

lesson-american-rails-the-last-pieces-title = De laatste stuks
lesson-american-rails-the-last-pieces-about = Raken de voorraden op, dan eindigt het spel eerder
lesson-american-rails-the-last-pieces-supplies =
    Als voorraden opraken
    Elke maatschappij heeft een voorraad blokjes, en de huisjes zijn ook een voorraad. Met twee stuks of minder is een voorraad *laag*; met drie spelers eindigt het spel bij drie lage.
    Liberty en Republic hebben geen blokjes meer: dat zijn er twee.
lesson-american-rails-the-last-pieces-third =
    Nog één, en het is voorbij
    Jij hebt $46 en Ben $24. Maar hij krijgt *$26* per jaar en jij $16: nog twee jaar, en hij ligt voor.
    Er zijn nog drie huisjes. Kies "Ontwikkel" en zet er een neer: dan eindigt het spel met dit dividend.
lesson-american-rails-the-last-pieces-third-later =
    Daar is 1855
    Je ligt nog net voor, maar Ben verdient *$10* per jaar meer dan jij. Er zijn nog drie huisjes: met één was het spel voorbij geweest.
lesson-american-rails-the-last-pieces-third-other =
    Geen derde voorraad
    Dat mag, maar er wordt geen voorraad laag van, en het spel gaat door, voor Ben. Kies "Ontwikkel" en zet een huisje neer.
lesson-american-rails-the-last-pieces-over =
    Voorbij, en gewonnen
    Er zijn nog twee huisjes, dus waren er drie voorraden laag toen de dividenden kwamen: jij hebt *$63*, Ada $53, Ben $51.
    Lig je voor, kijk dan welke voorraad het eerst opraakt. En nu: spelen!
