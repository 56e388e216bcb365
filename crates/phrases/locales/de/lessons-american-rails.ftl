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
    Cleo bietet einen Anteil von American an und selbst 10 $ dafür. Biete mehr: *11 $* genügen.
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
    Ein paar Züge später: Die anderen haben gebaut, und Ben hat einen zweiten Anteil von American gekauft. Dein Marker zieht in diesem Jahr als letzter.
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
    Du hast American für 16 $ gekauft. Dieses Geld liegt jetzt in der *Kasse* der Gesellschaft, und damit bezahlt sie ihre Strecke.
    Deine eigenen 23 $ bleiben dir.
lesson-american-rails-laying-track-boston =
    Nach Boston
    Wähle „3 ausbauen“. Klicke dann auf zwei Wälder und auf Boston und bestätige.
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
    American hat noch 8 $. Baltimore ist vier Würfel entfernt: Wähle „4 ausbauen“.
    Jeder Würfel, der schon da ist, macht ein Feld 2 $ teurer. In Philadelphia liegt einer, also geh über die Ebenen außen herum.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia hat das Geld verschluckt
    Mit Adas Würfel kostete die Stadt 4 $. American hat noch *2 $*, und von hier nach Baltimore sind es zwei Würfel für 4 $.
lesson-american-rails-laying-track-baltimore-short =
    Ein Würfel zu wenig
    Ada ist wieder vor dir dran. Sieh hin: Ihre Republic erreicht Baltimore und nimmt die 5 $ im Jahr.
    Mit vier Würfeln bist du auf einmal dort.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore ist noch leer
    Wähle „4 ausbauen“ und lege vier Würfel von American über leere Ebenen: erst westlich von New York, dann nach Süden bis Baltimore.
lesson-american-rails-laying-track-prices =
    Jetzt kannst du bauen
    American bringt dir *18 $* im Jahr, ohne einen Dollar aus deiner Tasche.
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
    Wähle „3 ausbauen“ und bring American nach Philadelphia: die Ebene neben New York, dann die Stadt. Bestätige zwei Würfel.
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
    „Entwickeln“ setzt ein Haus, den Entwicklungsmarker, auf eine Stadt mit Strecke. Das ist umsonst.
    Eine Gesellschaft allein verdient dort *2 $* mehr, mehrere je 1 $. Die fünf Städte mit geschlossenem Schild bekommen nie eines.
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
    Aus 14 $ wurden 31 $
    7 $ für Chicago, 10 $ für das Paar: *17 $* mehr mit vier Würfeln. Ein Paar zählt sofort, nur einmal und für immer.
lesson-american-rails-special-links-third =
    Der dritte Stern
    Ein Jahr später. Auch Cleo hat einen Anteil von American gekauft. Atlanta macht auf einmal *zwei* neue Paare, mit Chicago und mit New York.
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
