# Die Lektionen von American Rails: Die erste Zeile eines Textes ist sein Titel, jede weitere ein Absatz; *Sterne* machen fett.

## A share and what it pays

lesson-american-rails-a-share-title = Ein Anteil und was er bringt
lesson-american-rails-a-share-about = Einen Anteil kaufen, in einer Stadt beginnen, Geld bekommen
lesson-american-rails-a-share-welcome =
    Willkommen an Bord
    Sechs Eisenbahngesellschaften, höchstens sieben Jahre. Wer am Ende das meiste Geld hat, gewinnt. Du beginnst mit *50 $*.
    Du kaufst Anteile der Gesellschaften, und einmal im Jahr zahlt dir jeder Anteil etwas aus.
lesson-american-rails-a-share-bid =
    Kauf deinen ersten Anteil
    > Cleo bietet einen Anteil von American an und selbst 10 $ dafür. Biete mehr: *11 $* genügen.
    Was du zahlst, bekommt die Gesellschaft und baut damit ihre Strecke.
lesson-american-rails-a-share-bid-passed =
    Cleo bekommt ihn
    Sonst bietet niemand. Cleo zahlt 10 $ und beginnt in New York: 8 $ im Jahr, und alles gehört ihr.
    Nur wer einen Anteil hat, bekommt etwas.
lesson-american-rails-a-share-bid-dear =
    Deiner, aber teuer
    Zu diesem Preis wollte ihn sonst niemand. Fünf Gesellschaften kommen noch, und was du hier ausgibst, fehlt dir dort.
    Biete höchstens 15 $.
lesson-american-rails-a-share-begin =
    Wo beginnt American?
    Der Anteil gehört dir, also legst du den ersten Streckenwürfel von American. Er ist umsonst. Jede leere Stadt zeigt, was sie im Jahr bringt.
    Wähle die Stadt, die am meisten bringt.
lesson-american-rails-a-share-begin-chicago =
    Ein Dollar zu wenig
    Chicago bringt 7 $ im Jahr. Eine andere Stadt bringt *8 $*, und jeder Dollar davon wäre deiner, Jahr für Jahr.
    Sieh an der Ostküste nach.
lesson-american-rails-a-share-begin-small =
    Es geht besser
    Sieh dir das Einkommen von American in der Liste der Gesellschaften an: Mehr zahlt dir der Anteil nicht. Eine Stadt bringt *8 $* im Jahr.
    Sieh an der Ostküste nach.
lesson-american-rails-a-share-pays =
    Aus Einkommen wird deine Dividende
    American hat 8 $ Einkommen, und ein Anteil ist verkauft. Am Ende des Jahres zahlt dieser Anteil *8 $*, und zwar dir.
    Neben deinem Geld siehst du immer deine nächste Dividende.
lesson-american-rails-a-share-year =
    Der letzte Zug von 1851
    Ein paar Züge später: Die anderen haben gebaut, und Ben hat den zweiten Anteil von American gekauft. Dein Marker zieht in diesem Jahr als letzter.
    Wähle „2 $ oder 2 ausbauen“ und dann *2 $ nehmen*.
lesson-american-rails-a-share-year-pass =
    2 $ liegen gelassen
    Das Jahr endet, und die Dividenden werden gezahlt, das stimmt. Aber die Bank hätte dir noch 2 $ gegeben.
lesson-american-rails-a-share-year-drain =
    Nichts für dich
    Die anderen verlieren je 2 $, und du gewinnst nichts. Wann das klug ist, kommt in einer späteren Lektion: Nimm diesmal die 2 $.
lesson-american-rails-a-share-year-other =
    Auch so endet das Jahr
    Die Dividenden kommen, was der letzte Marker auch tut. Mach es diesmal ganz einfach: Nimm 2 $ von der Bank.
lesson-american-rails-a-share-paid =
    Zahltag!
    American hat 13 $ für zwei Anteile verdient: 6,50 $, aufgerundet *7 $* je Anteil. Der eine Anteil von Liberty brachte dir 6 $. Zusammen 13 $.
    Einen Anteil bezahlst du einmal, er zahlt dir jedes Jahr. Am Ende zählt nur das Geld.

## Laying track

lesson-american-rails-laying-track-title = Strecke legen
lesson-american-rails-laying-track-about = Was ein Würfel kostet, wer zahlt und was er bringt
lesson-american-rails-laying-track-treasury =
    Die Gesellschaft zahlt
    Ein anderes Spiel: Du hast American für 16 $ gekauft. Dieses Geld liegt jetzt in der *Kasse* der Gesellschaft, und damit bezahlt sie ihre Strecke.
    Deine eigenen 23 $ bleiben dir.
lesson-american-rails-laying-track-boston =
    Nach Boston
    > Wähle „3 ausbauen“. Klicke dann auf zwei Wälder und auf Boston und bestätige.
    Ebene und Stadt kosten 2 $, Wald 3 $, Gebirge 5 $. Bis Boston sind das 3 + 3 + 2 = *8 $*.
lesson-american-rails-laying-track-boston-more =
    Ein Würfel zu viel
    Du bist in Boston, aber der zusätzliche Würfel kostet Geld und erreicht keine Stadt. American braucht ihre letzten *8 $* gleich noch.
lesson-american-rails-laying-track-boston-philadelphia =
    Ada ist schon da
    Mit ihrem Würfel kostet Philadelphia 4 $ statt 2 $, und zwei Gesellschaften teilen sich, was es bringt. Davon bald mehr.
    Boston ist leer: Geh dorthin.
lesson-american-rails-laying-track-boston-nowhere =
    Strecke allein bringt nichts
    Die Würfel sind bezahlt, aber American hat immer noch 8 $ Einkommen. Nur Städte bringen etwas: Lege weiter, bis du eine erreichst.
lesson-american-rails-laying-track-boston-other =
    Zuerst Boston
    Das ist erlaubt, aber Boston bleibt leer. Wähle „3 ausbauen“ und lege drei Würfel von American: Wald, Wald, Boston.
lesson-american-rails-laying-track-brought =
    Aus 8 $ wurden 13 $
    American hat 8 $ aus ihrer Kasse gezahlt. Boston bringt jedes Jahr 5 $: Das Einkommen, und damit dein Anteil, stieg von 8 $ auf *13 $*.
    Dein eigenes Geld ist unverändert.
lesson-american-rails-laying-track-baltimore =
    Noch eine Stadt für 8 $
    > American hat noch 8 $. Baltimore ist vier Würfel entfernt: Wähle „4 ausbauen“.
    > Jeder Würfel, der schon da ist, macht ein Feld 2 $ teurer. In Philadelphia liegt einer, also geh über die Ebenen außen herum.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia hat das Geld verschluckt
    Mit Adas Würfel kostete die Stadt *4 $* statt 2 $. Was American noch hat, reicht nicht für den Rest des Weges nach Baltimore.
lesson-american-rails-laying-track-baltimore-short =
    Drei Würfel sind zu wenig
    Ada ist wieder vor dir dran. Sieh hin: Ihre Republic erreicht Baltimore und nimmt die 5 $ im Jahr.
    Mit vier Würfeln bist du auf einmal dort.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore ist noch leer
    Wähle „4 ausbauen“ und lege vier Würfel von American über leere Ebenen: erst westlich von New York, dann nach Süden bis Baltimore.
lesson-american-rails-laying-track-prices =
    Jetzt kannst du bauen
    American bringt dir *18 $* im Jahr. Jeden Würfel hat seine Kasse bezahlt, nicht du.
    Ebene und Stadt 2 $, Wald 3 $, Gebirge 5 $. In Ebenen und Städten kostet jeder Würfel dort 2 $ mehr; Wald und Gebirge fassen nur einen.

## Alone or shared

lesson-american-rails-alone-or-shared-title = Allein oder geteilt
lesson-american-rails-alone-or-shared-about = Die zwei Werte einer Stadt
lesson-american-rails-alone-or-shared-values =
    Zwei Zahlen
    Bei Philadelphia steht *6|4*. Eine Gesellschaft, die dort allein ist, verdient 6 $ im Jahr. Sobald es zwei sind, verdient jede 4 $.
    Noch ist Adas Republic allein.
lesson-american-rails-alone-or-shared-visit =
    Ein Besuch bei Ada
    > Wähle „3 ausbauen“ und bring American nach Philadelphia: die Ebene neben New York, dann die Stadt. Bestätige zwei Würfel.
    Mit Adas Würfel kostet die Stadt *4 $*.
lesson-american-rails-alone-or-shared-visit-more =
    Halt in Philadelphia
    Der dritte Würfel bringt nicht mehr ein und kostet American Geld, das sie gleich braucht. Bestätige nach zwei Würfeln.
lesson-american-rails-alone-or-shared-visit-boston =
    Auch eine gute Stadt
    Allein in Boston: 5 $ mehr für American. Aber sieh auf Ada: Sie behält ihre 6 $. Schau dir erst an, was ein Besuch bei ihr bewirkt.
lesson-american-rails-alone-or-shared-visit-other =
    Ada lächelt
    Republic ist immer noch allein in Philadelphia und verdient 6 $. Wähle „3 ausbauen“ und lege American dorthin: Ebene, Stadt, bestätigen.
lesson-american-rails-alone-or-shared-shared =
    Jetzt verdienen beide 4 $
    Das Einkommen von American stieg von 8 $ auf *12 $*. Das von Republic fiel von 6 $ auf 4 $, und Adas nächste Dividende ist 2 $ kleiner.
    Was du mit ihr teilst, kostet auch sie etwas.
lesson-american-rails-alone-or-shared-own =
    Und jetzt?
    American hat noch 8 $. Baltimore und Boston haben beide *5|3*. Boston ist leer; in Baltimore ist deine eigene Liberty allein.
    Bring American in die Stadt, die dir mehr einbringt.
lesson-american-rails-alone-or-shared-own-pocket =
    Von einer Tasche in die andere
    American gewinnt 3 $, aber deine Liberty fällt von 5 $ auf 3 $. Für all das Bauen bekommst du *1 $* im Jahr.
lesson-american-rails-alone-or-shared-own-liberty =
    Liberty kann warten
    Das hilft dir auch. Aber diesmal soll American bauen: Such die leere Stadt mit der 5.
lesson-american-rails-alone-or-shared-own-harrisburg =
    Ein Dollar
    Harrisburg bringt American 1 $ im Jahr, allein oder geteilt. Eine andere Stadt bringt fünfmal so viel.
lesson-american-rails-alone-or-shared-own-other =
    Noch nichts gewonnen
    Das Einkommen von American ist nicht gestiegen. Mit „3 ausbauen“ kommt sie nach Boston: Wald, Wald, Stadt, genau 8 $.
lesson-american-rails-alone-or-shared-alone =
    Allein, wenn es geht
    Allein in Boston verdient American 5 $ mehr, zusammen *17 $*, und keine deiner Gesellschaften verliert etwas.
    Eine zweite Gesellschaft senkt, was die erste verdient. Eine dritte nimmt niemandem etwas weg, zahlt aber 6 $ für die Stadt.

## Development

lesson-american-rails-development-title = Ein Haus für eine Stadt
lesson-american-rails-development-about = Was Entwickeln bringt und wen es draußen hält
lesson-american-rails-development-house =
    Ein Haus für eine Stadt
    „Entwickeln“ setzt ein Haus auf eine Stadt mit Strecke: In den Regeln heißt es Entwicklungsmarker. Das ist umsonst.
    Eine Gesellschaft allein verdient dort *2 $* mehr, mehrere je 1 $. Chicago, New York, Boston, Philadelphia und Baltimore bekommen nie eines.
lesson-american-rails-development-where =
    Wo hilft es dir?
    American und Liberty gehören dir. Liberty ist in Harrisburg allein und teilt Pittsburg mit Bens Continental.
    Wähle „Entwickeln“ und die Stadt, die *deine* Dividende am meisten erhöht.
lesson-american-rails-development-where-both =
    Die Hälfte für Ben
    Liberty verdient in Pittsburg 1 $ mehr, und Bens Continental auch. Es gibt eine Stadt, in der du doppelt so viel gewinnst und sonst niemand etwas.
lesson-american-rails-development-where-gift =
    Ein Geschenk
    Das Einkommen dort steigt, aber nichts davon gehört dir: Von der Gesellschaft in dieser Stadt hast du keinen Anteil. Sieh nach, wo Liberty allein ist.
lesson-american-rails-development-where-other =
    Noch kein Haus
    Wähle „Entwickeln“ auf der Aktionsleiste und dann eine der Städte, die leuchten.
lesson-american-rails-development-small =
    Kleine Stadt, voller Gewinn
    Harrisburg brachte 1 $ und bringt jetzt 3 $. Die *2 $* gehören ganz dir, denn Liberty ist dort allein, und du hast ihren einzigen Anteil.
lesson-american-rails-development-lock =
    Ein Haus ist auch ein Schloss
    In die Stadt zu bauen kostet 2 $ mehr. Adas National steht neben Cleveland mit den letzten 4 $, und 4 $ sind der Preis.
    Setz ein Haus dorthin, wo es Ada draußen hält.
lesson-american-rails-development-lock-pittsburg =
    Ada spaziert hinein
    Pittsburg bringt 2 $ mehr, aber National baut für 4 $ in Cleveland, und American verliert dort 2 $. Du bleibst bei 9 $, und Ada gewinnt 2 $.
lesson-american-rails-development-lock-gift =
    Die falsche Tür
    Dieses Haus bringt dir nichts, und Ada baut für 4 $ in Cleveland: American fällt dort von 4 $ auf 2 $.
lesson-american-rails-development-lock-open =
    Die Tür ist offen
    Geld hält Ada nicht auf: National baut für die letzten 4 $ in Cleveland, und American verdient 2 $ weniger.
lesson-american-rails-development-lock-other =
    Cleveland ist noch offen
    Bald ist Ada am Zug, und Cleveland kostet genau, was National hat. Wähle „Entwickeln“ und dann Cleveland.
lesson-american-rails-development-locked =
    Abgeschlossen
    Cleveland kostet jetzt 6 $, und National hat 4 $. American verdient *11 $*, 2 $ mehr als zuvor.
    Es gibt 12 Häuser im Spiel, und eine Stadt bekommt nur eines.

## The special links

lesson-american-rails-special-links-title = Die Sonderverbindungen
lesson-american-rails-special-links-about = Drei Sterne: 10 $, dann noch 20 $
lesson-american-rails-special-links-stars =
    Drei Sterne
    Chicago, New York und Atlanta tragen einen ★. Hat eine Gesellschaft Würfel in zweien davon, steigt ihr Einkommen um *10 $*, zusätzlich zu dem, was die Städte bringen.
    Deine American kommt aus New York.
lesson-american-rails-special-links-second =
    Auf nach Chicago
    Chicago ist vier Würfel entfernt und bringt 7 $. Mit New York ist es ein Paar: *10 $* mehr.
    Adas National ist nur zwei Würfel davon entfernt. Wähle „4 ausbauen“.
lesson-american-rails-special-links-second-late =
    Ada ist zuerst da
    National nimmt Chicago. Du kannst noch hinein, aber für 4 $ statt 2 $, und dann bringt Chicago beiden je 5 $ statt 7 $.
lesson-american-rails-special-links-second-other =
    Chicago wartet
    Aber nicht lange: Gleich ist Ada am Zug. Wähle „4 ausbauen“ und lege vier Würfel von American, ganz bis Chicago.
lesson-american-rails-special-links-linked =
    Ein Paar!
    7 $ für Chicago und 10 $ für das Paar: *17 $* mehr im Jahr mit vier Würfeln. Fort Wayne am Weg brächte noch 2 $.
    Ein Paar zählt sofort, nur einmal und für immer.
lesson-american-rails-special-links-third =
    Der dritte Stern
    Ein anderer Tisch: American hat hier zwei Sterne, und auch Cleo hat einen Anteil. Atlanta macht auf einmal *zwei* neue Paare, mit Chicago und mit New York.
    Vier Würfel fehlen: Lege sie.
lesson-american-rails-special-links-third-chattanooga =
    Zwei Würfel zu wenig
    Chattanooga bringt 4 $, schön. Zwei Würfel weiter liegt Atlanta: 5 $ für die Stadt und 2 × 10 $ für die zwei Paare.
lesson-american-rails-special-links-third-other =
    Atlanta ist noch weit
    American verdient noch lange nicht, was möglich ist. Wähle „4 ausbauen“ und geh über Chattanooga nach Atlanta.
lesson-american-rails-special-links-all =
    60 $ im Jahr
    Chattanooga 4 $, Atlanta 5 $, zwei Paare 20 $: von 31 $ auf *60 $*. Dein Anteil bringt jetzt 30 $, und Cleos auch.
    Drei Sterne bringen zusammen 30 $. Sieh nur vorher nach, wem die Anteile gehören.

## The action track

lesson-american-rails-action-track-title = Die Aktionsleiste
lesson-american-rails-action-track-about = Wer zuerst dran ist und wer draußen bleibt
lesson-american-rails-action-track-rows =
    Sieben Zeilen, drei Spalten
    Ein Jahr hat drei Spalten. In jeder setzen alle ihren Marker auf eine freie Zeile.
    Wer am *höchsten* steht, beginnt in der nächsten Spalte. Die starken Zeilen sind unten: Nach „4 ausbauen“ bist du zuletzt dran.
lesson-american-rails-action-track-first =
    Das Rennen nach Chicago
    In der nächsten Spalte wollt ihr beide nach Chicago bauen, Ada und du. Ihr Marker steht auf „Mit 5 $ fördern“.
    Wähle eine Zeile *über* ihr. „Entwickeln“ in Fort Wayne bringt deiner Liberty sogar 2 $.
lesson-american-rails-action-track-first-empty =
    Erster, aber mit leeren Händen
    Du eröffnest Spalte II, das stimmt. Aber „Entwickeln“ in Fort Wayne steht auch über Ada und bringt deiner Liberty *2 $* im Jahr.
lesson-american-rails-action-track-first-late =
    Ada ist zuerst dran
    Sie steht höher als du, also eröffnet sie Spalte II, nimmt „4 ausbauen“, und ihre National ist allein in Chicago: 7 $ im Jahr.
lesson-american-rails-action-track-first-other =
    Zu tief
    Eine Versteigerung steht unter „Mit 5 $ fördern“, dann wäre Ada vor dir dran. Nur „Passen“ und „Entwickeln“ stehen über ihr.
lesson-american-rails-action-track-before =
    Du eröffnest Spalte II
    Dein Marker stand über dem von Ada: Jetzt wählst du zuerst, aus allen sieben Zeilen.
    Und noch etwas: Auf einer Zeile ist Platz für *einen* Marker. Was du nimmst, bekommt in dieser Spalte niemand sonst.
lesson-american-rails-action-track-block =
    Drei Würfel oder vier?
    Liberty in Fort Wayne braucht drei Würfel bis Chicago: „3 ausbauen“ und „4 ausbauen“ reichen beide. National in Indianapolis braucht *vier*.
    Welche Zeile nimmst du? Wähle danach *Liberty* als die Gesellschaft, für die du baust.
lesson-american-rails-action-track-block-both =
    Ada kommt nach
    „4 ausbauen“ war frei, also nahm Ada diese Zeile und kam auch nach Chicago. Deine Liberty verdient dort 5 $ statt 7 $.
lesson-american-rails-action-track-block-empty =
    Gut versperrt, aber …
    Ada kann „4 ausbauen“ nicht mehr nehmen. Nutze die Zeile jetzt selbst: Drei Würfel bringen Liberty nach Chicago, dann bestätige.
lesson-american-rails-action-track-block-free =
    Ada sagt danke
    Niemand stand ihr im Weg: „4 ausbauen“, und National ist allein in Chicago für 7 $ im Jahr.
lesson-american-rails-action-track-block-other =
    Chicago ist noch leer
    Gleich ist Ada am Zug. Wähle die Zeile, die Liberty nach Chicago bringt *und* die Ada braucht.
lesson-american-rails-action-track-blocked =
    Ausgesperrt
    Ada musste sich mit „3 ausbauen“ begnügen: Ihr fehlen zwei Würfel, und Chicago bringt Liberty *7 $*.
    Auch eine ungenutzte Zeile ist besetzt. Der Preis: Mit „4 ausbauen“ bist du in Spalte III zuletzt dran.

## Auctions and what a share is worth

lesson-american-rails-auctions-title = Was ein Anteil wert ist
lesson-american-rails-auctions-about = Bieten, Jahre zählen und verwässern
lesson-american-rails-auctions-halved =
    Ein Anteil mehr
    Republic hat 16 $ Einkommen, und Ada hat den einzigen Anteil: 16 $ im Jahr für sie.
    Ben bietet einen zweiten an. Ist der verkauft, werden die 16 $ durch zwei geteilt: *8 $* je Anteil.
lesson-american-rails-auctions-worth =
    Wie viel ist er wert?
    Es ist 1856, also kommen noch zwei Dividenden: die von diesem Jahr und die von 1857. 2 × 8 $ = *16 $*.
    Ben bietet 10 $. Biete mehr, aber weniger, als der Anteil dir einbringt.
lesson-american-rails-auctions-worth-passed =
    Ben bekommt ihn
    Ben zahlt 10 $ und bekommt 16 $ zurück. Diese 6 $ hätten dir gehören können.
lesson-american-rails-auctions-worth-even =
    Nichts gewonnen
    Du zahlst 16 $ und bekommst in zwei Jahren 16 $ zurück. Ada verliert dadurch, aber du gewinnst nichts. Biete weniger.
lesson-american-rails-auctions-worth-dear =
    Zu viel
    Der Anteil zahlt dir zweimal 8 $, zusammen 16 $. Was du darüber bietest, siehst du nicht wieder: Es bleibt bei Republic.
lesson-american-rails-auctions-bought =
    Ada bekommt weniger
    Gleiches Einkommen, ein Anteil mehr: Adas Anteil fiel von 16 $ auf *8 $* im Jahr. Das heißt Verwässerung, und niemand fragt sie.
lesson-american-rails-auctions-dilute =
    Jetzt du
    National verdient 11 $ für Adas einen Anteil. Bei zweien sind es 11 ÷ 2, aufgerundet 6 $ je Anteil, und das zweimal.
    Wähle „Anteil versteigern“, biete National an und bleib mit deinem Gebot *unter* dem Wert.
lesson-american-rails-auctions-dilute-gone =
    Niemand bietet
    Du hast gepasst und die anderen auch: Der Anteil wird aus dem Spiel entfernt, und Ada behält ihre 11 $ im Jahr.
lesson-american-rails-auctions-dilute-dear =
    Kein Gewinn
    Der Anteil bringt dir 2 × 6 $ = 12 $, und du zahlst genauso viel oder mehr. Die Gebote beginnen bei 10 $, und niemand bietet gegen dich.
lesson-american-rails-auctions-dilute-own =
    Gegen dich selbst
    Jetzt hast du beide Anteile von American: 2 × 8 $ = 16 $, so viel wie vorher mit einem. Dein Gebot ist umsonst weg.
lesson-american-rails-auctions-dilute-yours =
    Dein eigener Kuchen
    Ada kauft ihn für 10 $. Die 16 $ von American werden geteilt, und dein Anteil bringt 8 $ statt 16 $.
lesson-american-rails-auctions-dilute-other =
    Ada hat ihre 11 $ noch
    Wähle „Anteil versteigern“ auf der Aktionsleiste, dann National, und biete 10 $ oder 11 $.
lesson-american-rails-auctions-diluted =
    Zwei auf einen Streich
    National zahlt dir zweimal 6 $, zusammen *12 $*, und Ada bekommt 6 $ statt 11 $.
    Ein Anteil ist wert, was er nach dem Verkauf bringt, mal die Dividenden, die noch kommen. Mit deinem Geld baut die Gesellschaft.

## Funding, taking, draining

lesson-american-rails-money-title = Fördern, nehmen, zahlen lassen
lesson-american-rails-money-about = Geld für eine Gesellschaft, für dich oder weg von den anderen
lesson-american-rails-money-empty =
    Eine leere Kasse
    Die Kasse von Liberty ist leer. Cleveland ist zwei Würfel entfernt: Wald 3 $, Stadt 2 $, zusammen 5 $. Es brächte 4 $ im Jahr.
    Dein eigenes Geld kannst du einer Gesellschaft nicht geben. Aber die Bank kann helfen.
lesson-american-rails-money-fund =
    Fünf Dollar von der Bank
    > Wähle „Mit 5 $ fördern“. Die Tabelle zeigt, was jede Gesellschaft mit dem Geld anfangen könnte und was *dir* das bringt.
    > Gib es dorthin, wo es etwas eröffnet.
lesson-american-rails-money-fund-american =
    American hat genug
    Sie hat schon 14 $ und kann ohne Hilfe bauen. Liberty hat nichts, und für 5 $ käme sie genau bis Cleveland.
lesson-american-rails-money-fund-rival =
    Ein Geschenk
    Du hast keinen Anteil an dieser Gesellschaft: Die anderen bauen mit deinen 5 $. Wähle eine von deinen.
lesson-american-rails-money-fund-other =
    Die Kasse ist noch leer
    Ohne Geld kann Liberty keinen einzigen Würfel legen. Wähle „Mit 5 $ fördern“ und dann Liberty.
lesson-american-rails-money-use =
    Gleich ausgeben
    Die nächste Spalte: Liberty hat 5 $. Wähle „3 ausbauen“, dann *Liberty* als die Gesellschaft, für die du baust. Lege zwei Würfel, den Wald und Cleveland, und bestätige: Den dritten musst du nicht legen.
lesson-american-rails-money-use-other =
    Cleveland ist noch leer
    Wähle „3 ausbauen“ und lege Liberty: den Wald zwischen Pittsburg und Cleveland für 3 $, dann Cleveland für 2 $.
lesson-american-rails-money-two =
    Nehmen oder zahlen lassen
    Aus 5 $ der Bank wurden 4 $ im Jahr. Sieh dir an diesem neuen Tisch eine andere Zeile an: „2 $ oder 2 ausbauen“.
    Dort kannst du auch alle anderen je 2 $ zahlen lassen. Die gehen an die Bank, *nicht* an dich. Wozu ist das gut?
lesson-american-rails-money-drain =
    Alle haben 11 $
    Alle vier haben 11 $, und eine Versteigerung beginnt bei 10 $. In der nächsten Spalte willst du einen Anteil kaufen. Mit *weniger als 10 $* kann niemand gegen dich bieten.
    Wähle die Zeile und dann „Alle anderen zahlen je 2 $“.
lesson-american-rails-money-drain-take =
    Ada bietet gegen dich
    Du hast 13 $, aber Ada hat noch 11 $ und bietet sie. Der Anteil kostet dich 12 $, und 1 $ bleibt dir.
    Lässt du die anderen zahlen, bleibt dir auch 1 $, aber jeder von ihnen hat 2 $ weniger.
lesson-american-rails-money-drain-other =
    Sie können noch bieten
    Die anderen behalten ihre 11 $ und bieten gegen dich. Wähle „2 $ oder 2 ausbauen“ und lass alle anderen je 2 $ zahlen.
lesson-american-rails-money-buy =
    Niemand kann bieten
    > Die anderen haben je 9 $. Wähle „Anteil versteigern“ und biete National an: 9 $ für zwei Anteile, aufgerundet *5 $* je Anteil.
    > Dann biete 10 $.
lesson-american-rails-money-buy-own =
    Nichts Neues
    Jetzt gehören dir beide Anteile dieser Gesellschaft, und sie verdient nicht mehr als vorher. Biete eine an, deren Einkommen an andere geht.
lesson-american-rails-money-buy-less =
    Deiner, aber kleiner
    Auch hier konnte niemand gegen dich bieten. Aber dieser Anteil bringt nur 3 $ im Jahr; einer von National brächte 5 $.
lesson-american-rails-money-buy-gone =
    Weg
    Du passt, und sonst kann niemand bieten: Der Anteil wird aus dem Spiel entfernt. Du hattest das Geld, also biete!
lesson-american-rails-money-buy-other =
    Die Gelegenheit vergeht
    Die anderen sind nur bis zu den Dividenden knapp. Wähle „Anteil versteigern“, biete National an und biete 10 $.
lesson-american-rails-money-bought =
    Sofort verkauft, an dich
    National bringt dir *5 $* im Jahr, und Ada bekommt 5 $ statt 9 $.
    Fördere eine Gesellschaft, die es gleich nutzt; nimm 2 $, wenn nichts Besseres frei ist; lass die anderen vor einer Versteigerung zahlen.

## How it ends

lesson-american-rails-the-end-title = Wie es endet
lesson-american-rails-the-end-about = Eilen, wenn du führst; bremsen, wenn du mehr verdienst
lesson-american-rails-the-end-three =
    Drei Arten von Ende
    Die Partie endet nach einer Dividende: *1857*; oder wenn alle Anteile verkauft oder entfernt sind; oder wenn die Spielsteine ausgehen, was die nächste Lektion zeigt.
    Dann gewinnt, wer das meiste Bargeld hat, wie wenig er auch bekommt.
lesson-american-rails-the-end-hurry =
    Du führst: Beeil dich!
    1855, und *ein* Anteil ist noch da, einer von American. Du hast 103 $, Ada 68 $. Aber sie bekommt 39 $ im Jahr und du 14 $.
    Biete den letzten Anteil an und passe: Will ihn niemand, wird er entfernt.
lesson-american-rails-the-end-hurry-bought =
    Gewonnen, aber knapper
    Die Partie endet, und du führst noch. Aber du hast 10 $ oder mehr für einen Anteil gezahlt, der nur einmal etwas bringt. Passe lieber.
lesson-american-rails-the-end-hurry-dear =
    Gekauft und verloren
    Die Partie endet, aber der Anteil war so teuer, dass du nicht mehr vor Ada liegst. Biete ihn an und *passe*: Das kostet nichts.
lesson-american-rails-the-end-hurry-later =
    Ein Jahr später
    1856 ist vorbei, und sieh aufs Geld: Ada bekommt im Jahr so viel mehr, dass sie dich überholt hat. 1857 macht es nur schlimmer.
lesson-american-rails-the-end-hurry-other =
    Die Partie geht weiter
    Der letzte Anteil ist noch da, und Ada verdient im Jahr 25 $ mehr als du. Wähle „Anteil versteigern“, biete American an und passe.
lesson-american-rails-the-end-won =
    Gewonnen!
    Kein Anteil war mehr da, also endete die Partie nach dieser Dividende: Du hast *117 $*, Ada 107 $. Ein Jahr mehr, und sie hätte gewonnen.
lesson-american-rails-the-end-hold =
    Und jetzt umgekehrt
    Diesmal bekommst *du* 39 $ im Jahr und Ada 14 $. Aber sie hat 103 $ und du 66 $. Sie ist nach dir dran und will den letzten Anteil anbieten.
    Wo hält dein Marker sie auf?
lesson-american-rails-the-end-hold-offered =
    Du hast sie selbst beendet
    Der letzte Anteil ist weg, und die Partie ist aus: Ada hat mehr Geld und gewinnt. Du hattest keine Eile.
lesson-american-rails-the-end-hold-lost =
    Ada beendet die Partie
    „Anteil versteigern“ war frei: Sie bietet den letzten an, niemand kauft ihn, und nach den Dividenden hat sie mehr Geld als du.
lesson-american-rails-the-end-hold-other =
    Die Zeile ist noch frei
    Ada wird „Anteil versteigern“ wählen, und dann ist die Partie aus. Stell dich selbst dorthin und verzichte auf die Aktion.
lesson-american-rails-the-end-held =
    Gebremst
    Du standest auf der Zeile und hast sie nicht genutzt. Jetzt hast du *105 $* und Ada 119 $, und 1856 dreht das um.
    Vorn beim Geld? Eile. Vorn beim Einkommen? Bremse.

## The last pieces

lesson-american-rails-the-last-pieces-title = Die letzten Teile
lesson-american-rails-the-last-pieces-about = Gehen die Vorräte aus, endet die Partie früher
lesson-american-rails-the-last-pieces-supplies =
    Wenn Vorräte zur Neige gehen
    Jede Gesellschaft hat einen Vorrat an Würfeln, und auch die Häuser sind einer. Mit zwei Teilen oder weniger ist ein Vorrat *knapp*; zu dritt beenden drei knappe die Partie.
    Liberty und Republic haben keine Würfel mehr: Das sind zwei.
lesson-american-rails-the-last-pieces-third =
    Noch einer, und es ist vorbei
    Du hast 46 $ und Ben 24 $. Aber er bekommt *26 $* im Jahr und du 16 $: noch zwei Jahre, und er ist vorn.
    Drei Häuser sind übrig. Wähle „Entwickeln“ und setz eines, und die Partie endet mit dieser Dividende.
lesson-american-rails-the-last-pieces-third-later =
    1855 kommt
    Noch führst du knapp, aber Ben verdient *10 $* im Jahr mehr als du. Drei Häuser sind noch da: Eines hätte die Partie beendet.
lesson-american-rails-the-last-pieces-third-other =
    Kein dritter Vorrat
    Das ist erlaubt, aber kein Vorrat wird davon knapp, und die Partie geht weiter, für Ben. Wähle „Entwickeln“ und setz ein Haus.
lesson-american-rails-the-last-pieces-over =
    Vorbei und gewonnen
    Zwei Häuser sind übrig, also waren drei Vorräte knapp, als die Dividenden kamen: Du hast *63 $*, Ada 53 $, Ben 51 $.
    Wenn du führst, sieh nach, welcher Vorrat als nächster knapp wird. Und jetzt: Spiel los!
