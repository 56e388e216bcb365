# American Rails: die Begriffe des Tisches und die Regelungen als Fragen. Die erste Zeile ist der Begriff oder die Frage.

rules-word-share =
    Anteil
    Ein Teil einer Gesellschaft. Er zahlt jedes Jahr eine Dividende, und mit ihm darfst du für die Gesellschaft bauen.
rules-word-company =
    Gesellschaft
    Eine von bis zu sechs Eisenbahnen. Sie gehört niemandem; wer einen Anteil hat, darf für sie bauen.
rules-word-treasury =
    Kasse
    Das eigene Geld einer Gesellschaft. Es kommt aus verkauften Anteilen und Förderungen und wird für Streckenwürfel ausgegeben.
rules-word-supply =
    Vorrat
    Was noch zu haben ist: Streckenwürfel und unverkaufte Anteile einer Gesellschaft, und die Entwicklungsmarker.
rules-word-bank =
    Bank
    Sie zahlt Dividenden und Förderungen und ist nie leer.
rules-word-banker =
    Bankier
    Wer die erste Gesellschaft der Vorbereitung nennt.
rules-word-auctioneer =
    Anbieter
    Wer einen Anteil zur Versteigerung anbietet. Er bietet oder passt zuerst.
rules-word-cube =
    Streckenwürfel
    Ein Stück Strecke einer Gesellschaft. Er liegt auf einem Feld und bleibt dort.
rules-word-hex =
    Feld
    Ein Sechseck des Spielplans: Ebene, Wald, Gebirge oder Stadt.
rules-word-city =
    Stadt
    Ein Feld mit Namen, das den Gesellschaften mit einem Streckenwürfel dort Einkommen bringt.
rules-word-full =
    Voller Wert
    Was eine Stadt einer Gesellschaft bringt, die dort allein ist; die erste Zahl.
rules-word-shared =
    Geteilter Wert
    Was eine Stadt jeder Gesellschaft bringt, sobald es mehrere sind; die zweite Zahl.
rules-word-marker =
    Entwicklungsmarker
    Ein Haus in einer Stadt: 2 $ mehr für eine Gesellschaft allein, 1 $ mehr für jede von mehreren, und 2 $ teurer zu erreichen.
rules-word-special =
    Sonderverbindung
    Zwei der drei besonderen Städte im Netz einer Gesellschaft: 10 $ mehr Einkommen.
rules-word-row =
    Zeile
    Eine der sieben Aktionen. Sie hat in jeder Spalte Platz für einen Marker.
rules-word-column =
    Spalte
    Ein Drittel des Jahres. Alle setzen darin einmal ihren Marker.
rules-word-order =
    Zugreihenfolge
    Wer wann spielt. Sie folgt den Markern der letzten Spalte, von oben.
rules-word-income =
    Einkommen
    Was die Städte und Verbindungen einer Gesellschaft im Jahr bringen.
rules-word-dividend =
    Dividende
    Was ein Anteil am Jahresende zahlt: das Einkommen geteilt durch die gehaltenen Anteile, aufgerundet.
rules-word-take =
    Nehmen
    Die Zeile für 2 $ aus der Bank, oder 2 $ weniger für alle anderen, oder, zu viert und zu fünft, für zwei Streckenwürfel.

rules-ruling-1 =
    Kann ich halbe Dollar bieten?
    Nein. Gebote sind ganze Dollar.
rules-ruling-2 =
    Kann ich mehr bieten, als ich habe?
    Nein. Du zahlst sofort, und niemand leiht dir etwas.
rules-ruling-3 =
    Um wie viel muss ich erhöhen?
    Um 1 $. Du darfst auch um mehr erhöhen: Das Geld behält die Gesellschaft, und das kann sich lohnen.
rules-ruling-4 =
    Was, wenn der Anbieter weniger als 10 $ hat?
    Dann kann er nur passen. In der Vorbereitung nennt er trotzdem die Gesellschaft.
rules-ruling-5 =
    Alle anderen haben gepasst, und niemand hat geboten. Gehört der Anteil mir?
    Nur wenn du bietest. Du kannst 10 $ oder mehr bieten oder auch passen; dann verlässt der Anteil das Spiel.
rules-ruling-6 =
    Nur ich biete noch. Kann ich mein eigenes Gebot erhöhen?
    Nein. Die Versteigerung ist vorbei, und du zahlst dein Gebot.
rules-ruling-7 =
    In welcher Reihenfolge bieten wir?
    Nach der Sitzordnung, im Uhrzeigersinn ab dem Anbieter. Die Zugreihenfolge spielt keine Rolle.
rules-ruling-8 =
    Warum habe ich gepasst, ohne gefragt zu werden?
    Du konntest das nächste Gebot nicht zahlen. So ein Passen kommt, wenn du an der Reihe bist, und zählt wie jedes andere.
rules-ruling-9 =
    Niemand wollte einen Anteil der Vorbereitung. Wer macht weiter?
    Wer zuletzt gepasst hat, nennt eine andere Gesellschaft und bietet oder passt zuerst.
rules-ruling-10 =
    Ist eine Gesellschaft aus dem Spiel, wenn ihr erster Anteil nicht verkauft wird?
    Nein. Nur dieser Anteil ist verloren; die Gesellschaft kann später durch eine Versteigerung beginnen.
rules-ruling-11 =
    Was, wenn in der ganzen Vorbereitung nichts verkauft wird?
    Das erste Jahr beginnt trotzdem, mit leerem Spielplan und dem Bankier als Erstem.
rules-ruling-12 =
    Wie viele Versteigerungen hat die Vorbereitung?
    Eine für jede Gesellschaft im Spiel: sechs, zu dritt fünf.
rules-ruling-13 =
    Ich habe die letzte Versteigerung der Vorbereitung gewonnen. Was nenne ich?
    Nichts. Du legst den ersten Streckenwürfel, und das erste Jahr beginnt.
rules-ruling-14 =
    Warum kann ich diese Gesellschaft nicht anbieten?
    Sie hat keinen Anteil mehr im Vorrat.
rules-ruling-15 =
    Es gibt gar keine Anteile mehr. Kann ich die Zeile noch nehmen?
    Ja, wegen ihres Platzes in der Reihenfolge. Sie bewirkt nichts, und das Spiel endet mit diesem Jahr.
rules-ruling-16 =
    Darf ich einen Anteil anbieten und selbst passen?
    Ja, sogar in der Hoffnung, dass ihn niemand will und er das Spiel verlässt.
rules-ruling-17 =
    Kann ich einen angebotenen Anteil zurückziehen?
    Nein. Von da an läuft die Versteigerung bis zum Ende.
rules-ruling-18 =
    Eine Gesellschaft beginnt spät. Wer legt ihren ersten Streckenwürfel?
    Wer den Anteil kauft, gleich wer ihn angeboten hat.
rules-ruling-19 =
    Was kostet der erste Streckenwürfel?
    Nichts. Er kommt aber aus dem Vorrat der Gesellschaft, und das ganze Gebot bleibt in der Kasse.
rules-ruling-20 =
    Kann eine Gesellschaft in einer entwickelten Stadt beginnen?
    Nein: Eine Stadt ohne Streckenwürfel hat nie einen Marker. Eine Gesellschaft beginnt immer beim gedruckten vollen Wert.
rules-ruling-21 =
    Was, wenn eine Gesellschaft keine freie Stadt zum Beginnen findet?
    Der gekaufte Anteil und alle anderen der Gesellschaft verlassen das Spiel, und der Preis ist verloren. Vor der Versteigerung wirst du gewarnt.
rules-ruling-22 =
    Und was wird aus so einer Gesellschaft?
    Sie kommt nie auf den Spielplan. Sonst geschieht nichts.
rules-ruling-23 =
    Muss ich meinen Marker setzen?
    Ja, in jeder Spalte. Eine freie Zeile gibt es immer.
rules-ruling-24 =
    Darf ich eine Zeile nehmen, die ich nicht nutzen kann?
    Ja, wegen ihres Platzes in der Reihenfolge oder damit andere sie nicht bekommen.
rules-ruling-25 =
    Verliere ich meinen Platz, wenn ich auf die Aktion verzichte?
    Nein. Es zählt nur, wo dein Marker steht.
rules-ruling-26 =
    Wer beginnt die nächste Spalte?
    Wer am höchsten steht, dann die anderen von oben. Die dritte Spalte gibt die Reihenfolge des nächsten Jahres vor.
rules-ruling-27 =
    Ich habe in der Vorbereitung nichts gekauft. Wann bin ich dran?
    Nach allen, die etwas gekauft haben, vom Bankier aus im Uhrzeigersinn.
rules-ruling-28 =
    Ich habe in der Vorbereitung mehrere Anteile gekauft. Welcher zählt für die Reihenfolge?
    Der erste.
rules-ruling-29 =
    Wer ist der Bankier?
    Er wird ausgelost, wenn der Tisch niemanden bestimmt hat.
rules-ruling-30 =
    Muss ich alle Streckenwürfel einer Zeile legen?
    Nein. Ausbauen ist die eine Aktion, die man auch teilweise nutzen darf: von einem Streckenwürfel bis zur Zahl der Zeile.
rules-ruling-31 =
    Darf ich mitten im Ausbauen aufhören?
    Ja, nach jedem Streckenwürfel.
rules-ruling-32 =
    Wann sage ich, wofür ich die Zeile „2 $ nehmen“ nutze?
    Nachdem du deinen Marker dorthin gesetzt hast.
rules-ruling-33 =
    Wer bekommt das Geld, wenn ich die anderen zahlen lasse?
    Die Bank. Du bekommst davon nichts.
rules-ruling-34 =
    Was, wenn jemand weniger als 2 $ hat?
    Er zahlt, was er hat. Ein Tisch kann auch verbieten, die anderen zahlen zu lassen, solange jemand von ihnen weniger als 2 $ hat.
rules-ruling-35 =
    Darf ich die anderen zahlen lassen, wenn niemand etwas hat?
    Ja. Dann geschieht nichts.
rules-ruling-36 =
    Darf ich aussuchen, wer zahlen muss?
    Nein, alle anderen zahlen.
rules-ruling-37 =
    Darf ich eine Gesellschaft fördern, die noch nicht auf dem Spielplan ist?
    Ja. Sie behält das Geld, bis sie beginnt.
rules-ruling-38 =
    Brauche ich einen Anteil, um eine Gesellschaft zu fördern?
    Nein.
rules-ruling-39 =
    Darf ich die Gesellschaft fördern, die zu dritt nicht dabei ist?
    Nein. Sie ist nicht im Spiel.
rules-ruling-40 =
    Warum bekommt diese Gesellschaft keine Förderung?
    Sie hat alle Anteile verloren, bevor sie begonnen hat, und kann es nun nie mehr.
rules-ruling-41 =
    Es sind keine Entwicklungsmarker mehr da. Was bewirkt die Zeile?
    Nichts, aber du kannst sie wegen ihres Platzes in der Reihenfolge nehmen.
rules-ruling-42 =
    Darf ich eine Stadt entwickeln, von der ich nichts habe?
    Ja. Ein Streckenwürfel irgendeiner Gesellschaft genügt.
rules-ruling-43 =
    Kann eine Stadt zweimal entwickelt werden?
    Nein.
rules-ruling-44 =
    Was kostet es, eine Stadt zu entwickeln?
    Nichts.
rules-ruling-45 =
    Macht ein Marker die Stadt teurer?
    Ja. Von da an kostet es 2 $ mehr, in sie zu bauen.
rules-ruling-46 =
    Welche Streckenwürfel erhöhen den Preis?
    Alle, die schon dort liegen, gleich welcher Farbe, auch gerade erst gelegte.
rules-ruling-47 =
    Darf mein nächster Streckenwürfel an den gerade gelegten anschließen?
    Ja, aber er muss nicht.
rules-ruling-48 =
    Eine Gesellschaft hat keine Streckenwürfel mehr. Kann sie noch ausbauen?
    Nein.
rules-ruling-49 =
    Im gedruckten Spiel gibt es von jeder Farbe einen Würfel mehr. Wo ist er?
    Er zeigt dort das Einkommen an und gehörte nie zum Vorrat.
rules-ruling-50 =
    Darf Strecke über das Wasser führen?
    Nein. Felder sind benachbart, wenn sie auf dem Spielplan eine Seite gemeinsam haben.
rules-ruling-51 =
    Was braucht eine Sonderverbindung?
    Streckenwürfel derselben Gesellschaft in beiden Städten. Die Strecke dazwischen ist von selbst ihre eigene.
rules-ruling-52 =
    Kann eine Sonderverbindung verloren gehen oder doppelt zählen?
    Weder noch. Jedes Paar zählt einmal und für immer.
rules-ruling-53 =
    Wann zahlt eine Sonderverbindung?
    Das Einkommen steigt sofort; das Geld kommt mit der nächsten Dividende.
rules-ruling-54 =
    Gibt es ein höchstes Einkommen?
    Nein.
rules-ruling-55 =
    Ich habe keinen Anteil. Darf ich eine Zeile zum Ausbauen nehmen?
    Ja, wegen ihres Platzes in der Reihenfolge, aber du kannst nichts legen.
rules-ruling-56 =
    Wird die Dividende je Anteil gerundet oder für alle meine Anteile zusammen?
    Je Anteil, und dann malgenommen: Zwei Anteile zu 7 $ sind 14 $.
rules-ruling-57 =
    Was, wenn eine Gesellschaft kein Einkommen hat oder niemand ihre Anteile hält?
    Dann zahlt sie nichts.
rules-ruling-58 =
    Kann der Bank das Geld ausgehen?
    Nein.
rules-ruling-59 =
    Zählt die Gesellschaft, die zu dritt nicht dabei ist, als knapper Vorrat?
    Nein, sie ist nicht im Spiel. Es bleiben fünf Gesellschaften und die Marker, und drei knappe Vorräte beenden das Spiel.
rules-ruling-60 =
    Und eine Gesellschaft, die nie begonnen hat?
    Sie hat alle ihre Streckenwürfel und zählt nicht als knapp.
rules-ruling-61 =
    Zählen die Anteile der fehlenden Gesellschaft als entfernt?
    Ja, für das Ende, das kommt, wenn alle Anteile verkauft oder entfernt sind.
rules-ruling-62 =
    Eine Bedingung für das Ende ist mitten im Jahr erfüllt. Ist es vorbei?
    Noch nicht. Nach dem Ende wird nur nach den Dividenden gesehen.
rules-ruling-63 =
    Wird 1857 noch gespielt?
    Ja, ganz und mit Dividenden.
rules-ruling-64 =
    Was, wenn mehrere Bedingungen für das Ende erfüllt sind?
    Nichts Besonderes. Es werden alle genannt.
rules-ruling-65 =
    Was sind Anteile und Kassen am Ende wert?
    Nichts. Nur dein Geld zählt.
rules-ruling-66 =
    Wer gewinnt bei Gleichstand?
    Alle, die gleich viel haben. Es gibt keine Entscheidung zwischen ihnen.
rules-ruling-67 =
    Dürfen wir Absprachen treffen?
    Ihr dürft reden und versprechen, aber kein Versprechen bindet, und weder Geld noch Anteile gehen von einem zum anderen. Ein Tisch kann Stille wählen.
rules-ruling-68 =
    Wie niedrig darf ein Gebot sein?
    Das erste beträgt mindestens 10 $, jedes weitere ist höher als das vorige.
rules-ruling-69 =
    Ich habe gepasst. Darf ich wieder einsteigen?
    Nicht in dieser Versteigerung.
rules-ruling-70 =
    Darf eine Gesellschaft in der Vorbereitung zweimal angeboten werden?
    Nein, jede genau einmal.
rules-ruling-71 =
    Wohin darf ein erster Streckenwürfel?
    Auf jede Stadt ohne Streckenwürfel.
rules-ruling-72 =
    Dürfen zwei Marker auf einer Zeile stehen?
    Nein. In jeder Spalte hat eine Zeile Platz für einen.
rules-ruling-73 =
    Für welche Gesellschaften darf ich Streckenwürfel legen?
    Für die, von denen du mindestens einen Anteil hast. Du darfst sie in einem Zug mischen.
rules-ruling-74 =
    Wohin darf ein Streckenwürfel?
    Auf ein Feld neben einem mit einem Streckenwürfel derselben Gesellschaft.
rules-ruling-75 =
    Darf eine Gesellschaft zwei Streckenwürfel auf einem Feld haben?
    Nein.
rules-ruling-76 =
    Wie viele Streckenwürfel passen auf ein Feld?
    Einer auf Wald oder Gebirge, beliebig viele Farben auf Ebenen und in Städten.
rules-ruling-77 =
    Kann ich einer Gesellschaft beim Bezahlen helfen?
    Nein. Sie zahlt den ganzen Preis aus ihrer Kasse, oder der Streckenwürfel wird nicht gelegt.
rules-ruling-78 =
    Welche Städte können entwickelt werden?
    Jede mit einem Streckenwürfel und ohne Marker. { $barred ->
        [0] Auf diesem Spielplan gibt es keine Ausnahme.
        [1] Nur { $never } wird nie entwickelt.
       *[other] Nur { $never } werden nie entwickelt.
    }
rules-ruling-79 =
    Warum kann ich mit der Zeile „2 $ nehmen“ nicht ausbauen?
    Das geht nur zu viert und zu fünft.
rules-ruling-80 =
    Warum kann ich die anderen nicht zahlen lassen?
    In der ersten Ausgabe gibt es das nicht.
