# American Rails: die Regeln neben dem Tisch. Jede Zeile eines Textes ist ein Absatz; „- “ beginnt einen Listenpunkt.

rules-goal-title = Ziel des Spiels
rules-goal =
    Du investierst in Eisenbahngesellschaften im Osten der Vereinigten Staaten, von 1851 bis 1857. Wer am Ende das meiste Geld hat, gewinnt; Anteile und Kassen sind dann nichts mehr wert.
    Keine Gesellschaft gehört einem Einzelnen: Wer einen Anteil hat, darf für sie bauen. Sie baut mit dem Geld, für das ihre Anteile verkauft wurden, und einmal im Jahr geht ihr Einkommen an alle, die Anteile halten.
    Es gibt sechs Gesellschaften. Zu dritt wird eine davon ausgelost und ist nicht im Spiel.
    Alles Geld ist offen.

rules-map-title = Der Spielplan
rules-map =
    Der Spielplan zeigt, wo Strecke liegen kann, was sie kostet und was die Städte einbringen. Auf jedem Plan bedeuten die Zeichen dasselbe.

rules-preparation-title = Vorbereitung
rules-preparation =
    { $players ->
        [0] Alle beginnen mit 50 $, zu fünft mit 40 $. In der ersten Ausgabe beginnt man zu dritt mit 65 $.
       *[other] Alle beginnen mit { $cash }.
    }
    Ein Spieler ist der Bankier: Er wird ausgelost, wenn der Tisch keinen bestimmt hat (AR-29). Der Bankier nennt die Gesellschaft der ersten Versteigerung.
    Vor dem ersten Jahr wird von jeder Gesellschaft ein Anteil versteigert, und nur einer (AR-70): sechs Versteigerungen, zu dritt fünf (AR-12).
    Wer kauft, zahlt, legt den ersten Streckenwürfel der Gesellschaft und nennt die Gesellschaft der nächsten Versteigerung. Nach einem unverkauften Anteil nennt sie, wer zuletzt gepasst hat (AR-9).
    Dein erster Kauf bringt dir den nächsten Platz der Zugreihenfolge. Wer nichts gekauft hat, kommt dahinter, vom Bankier aus im Uhrzeigersinn (AR-27).

rules-auction-title = Versteigerungen
rules-auction =
    Wer den Anteil anbietet, spricht zuerst, dann die anderen im Uhrzeigersinn, nach der Sitzordnung und nicht nach der Zugreihenfolge (AR-7). Du bietest oder passt; wer gepasst hat, ist in dieser Versteigerung nicht mehr dabei (AR-69).
    Das erste Gebot beträgt mindestens 10 $, jedes weitere mindestens 1 $ mehr als das vorige (AR-68). Geboten wird in ganzen Dollar (AR-1) und nie mehr, als du hast (AR-2). Wer nicht mehr bieten kann, passt, sobald die Reihe kommt (AR-8).
    Haben alle anderen gepasst, bekommt den Anteil, wer am meisten geboten hat, und zahlt das Gebot in die Kasse der Gesellschaft.
    Bietet niemand, wird nur dieser eine Anteil aus dem Spiel entfernt; die Gesellschaft behält die anderen (AR-10). Haben alle anderen gepasst, kann der letzte Spieler noch bieten (AR-5).
    Wer den Anteil anbietet, darf selbst passen, kann ihn aber nicht zurückziehen (AR-16, AR-17).

rules-start-title = Erster Streckenwürfel
rules-start =
    Wer einen Anteil einer Gesellschaft kauft, die noch nicht auf dem Spielplan ist, legt ihren ersten Streckenwürfel, und zwar auf eine beliebige Stadt ohne Streckenwürfel (AR-71).
    Der Streckenwürfel kostet nichts, kommt aber aus dem Vorrat (AR-19). Das ganze Gebot bleibt in der Kasse.
    Das Einkommen der Gesellschaft beginnt beim vollen Wert dieser Stadt.
    Ist keine Stadt frei, werden der gekaufte Anteil und alle anderen der Gesellschaft aus dem Spiel entfernt, und das Geld ist verloren (AR-21).

rules-year-title = Das Jahr
rules-year =
    Ein Jahr hat drei Spalten. Die sieben Zeilen jeder Spalte sind, von oben nach unten: Passen, Entwickeln, Mit 5 $ fördern, 2 $ nehmen (oder 2 ausbauen), 3 ausbauen, Einen Anteil versteigern, 4 ausbauen.
    Wenn du in einer Spalte an der Reihe bist, musst du deinen Marker auf eine freie Zeile setzen (AR-23). Auf einer Zeile ist Platz für einen Marker (AR-72).
    Danach nutzt du die Aktion oder verzichtest. Du darfst sogar eine Zeile nehmen, die du nicht nutzen kannst (AR-24).
    In der nächsten Spalte beginnt, wer am höchsten steht, ob die Aktion genutzt wurde oder nicht (AR-25). Die dritte Spalte gibt die Reihenfolge des nächsten Jahres vor.
    Nach der dritten Spalte kommen die Dividenden.

rules-pass-title = Passen
rules-pass =
    Es geschieht nichts.
    Aber dies ist die oberste Zeile: Du beginnst in der nächsten Spalte oder, von der dritten Spalte aus, im nächsten Jahr.

rules-develop-title = Entwickeln
rules-develop =
    Lege einen Entwicklungsmarker auf eine Stadt mit mindestens einem Streckenwürfel und noch ohne Marker (AR-43). Das ist kostenlos, und du brauchst keinen Anteil der Gesellschaften dort (AR-42).
    Ist eine Gesellschaft dort allein, steigt ihr Einkommen um 2 $; sind es mehrere, steigt das Einkommen jeder um 1 $.
    Von da an kostet es 2 $ mehr, in die Stadt zu bauen (AR-45).
    { $barred ->
        [0] Jede Stadt kann entwickelt werden (AR-78).
        [1] { $never } wird nie entwickelt (AR-78).
       *[other] { $never } werden nie entwickelt (AR-78).
    } Es gibt insgesamt 12 Marker.

rules-fund-title = Mit 5 $ fördern
rules-fund =
    Die Bank zahlt 5 $ in die Kasse einer Gesellschaft deiner Wahl. Du brauchst keinen Anteil von ihr (AR-38).
    Eine Gesellschaft, die noch nicht auf dem Spielplan ist, behält das Geld für später (AR-37). Eine, die nie mehr beginnen kann, bekommt keines (AR-40), ebenso wenig die, die zu dritt nicht im Spiel ist (AR-39).
    Eigenes Geld kannst du einer Gesellschaft nicht geben, außer du ersteigerst einen Anteil.

rules-take-title = 2 $ nehmen (oder 2 ausbauen)
rules-take =
    Steht dein Marker hier, wählst du eines davon (AR-32):
    - Nimm 2 $ aus der Bank.
    - Lass alle anderen je 2 $ an die Bank zahlen. Du bekommst davon nichts (AR-33); wer weniger als 2 $ hat, zahlt, was da ist (AR-34).
    - Zu viert oder zu fünft: Lege bis zu zwei Streckenwürfel, wie unter „Ausbauen“ (AR-79).
    In der ersten Ausgabe kann niemand die anderen zahlen lassen (AR-80). Ein Tisch kann es auch verbieten, solange jemand von den anderen weniger als 2 $ hat (AR-34).

rules-expand-title = Ausbauen
rules-expand =
    Lege bis zu 2, 3 oder 4 Streckenwürfel, je nach Zeile, einen nach dem anderen. Du darfst nach jedem Streckenwürfel aufhören (AR-31).
    Jeder Streckenwürfel gehört zu einer Gesellschaft, von der du einen Anteil hast (AR-73); du darfst die Gesellschaften mischen.
    Er kommt auf ein Feld, das an ein Feld mit einem Streckenwürfel derselben Gesellschaft grenzt (AR-74). Ein gerade gelegter Streckenwürfel zählt schon (AR-47).
    Eine Gesellschaft hat höchstens einen Streckenwürfel auf einem Feld (AR-75); mit leerem Vorrat kann sie nicht ausbauen (AR-48).
    Die Gesellschaft zahlt den ganzen Preis aus ihrer Kasse; niemand kann ihr aushelfen (AR-77).

rules-price-title = Preis eines Streckenwürfels
rules-price =
    Was ein Streckenwürfel kostet, hängt vom Feld ab und davon, was dort schon liegt:
    - Ebene: 2 $ und 2 $ mehr für jeden Streckenwürfel dort.
    - Stadt: 2 $ und 2 $ mehr für jeden Streckenwürfel dort und noch 2 $, wenn sie entwickelt ist. Mit zwei Streckenwürfeln und einem Entwicklungsmarker kostet sie 8 $.
    - Wald: 3 $, und nur ein Streckenwürfel hat Platz (AR-76).
    - Gebirge: 5 $, und nur ein Streckenwürfel hat Platz.
    Streckenwürfel aller Farben zählen, auch gerade erst gelegte (AR-46).

rules-sell-title = Einen Anteil versteigern
rules-sell =
    Biete einen Anteil einer beliebigen Gesellschaft an, die noch einen im Vorrat hat (AR-14), ob du selbst Anteile von ihr hast oder nicht. Du sprichst zuerst; die Versteigerung läuft wie in der Vorbereitung.
    Ist die Gesellschaft noch nicht auf dem Spielplan, legt ihren ersten Streckenwürfel, wer den Anteil kauft, nicht wer ihn anbietet (AR-18).
    Ein Anteil, den niemand will, wird aus dem Spiel entfernt.
    Ist gar kein Anteil mehr übrig, kann die Zeile noch besetzt werden, bewirkt aber nichts (AR-15).

rules-income-title = Einkommen
rules-income =
    Das Einkommen einer Gesellschaft ist, was ihre Städte einbringen, dazu ihre Sonderverbindungen. Es hat keine Obergrenze.
    Jede Stadt hat zwei Werte: den vollen für eine Gesellschaft, die dort allein ist, den geteilten für jede Gesellschaft, sobald es mehrere sind.
    Kommt eine zweite Gesellschaft hinzu, fällt die erste vom vollen auf den geteilten Wert zurück. Eine dritte ändert für die anderen nichts.
    Ein Entwicklungsmarker bringt einer Gesellschaft allein 2 $ mehr, mehreren je 1 $ mehr. Eine entwickelte Stadt mit den Werten 4 und 2 bringt einer Gesellschaft 6 $ oder mehreren je 3 $.

rules-connections-title = Sonderverbindungen
rules-connections =
    { $special } sind besonders. Für je zwei davon, in denen eine Gesellschaft Streckenwürfel hat, steigt ihr Einkommen um 10 $, zusätzlich zu dem, was die Städte einbringen.
    Die zweite der drei bringt also 10 $ und die dritte 20 $, zusammen 30 $.
    Jedes Paar zählt sofort, nur einmal und für immer (AR-52).

rules-dividend-title = Dividenden
rules-dividend =
    Nach der dritten Spalte teilt jede Gesellschaft ihr Einkommen durch die Zahl ihrer Anteile, die Spieler halten. Anteile, die niemand hält, zählen nicht.
    Das Ergebnis wird für einen einzelnen Anteil aufgerundet und erst dann mit der Zahl deiner Anteile malgenommen (AR-56). Ein Einkommen von 10 $ für drei Anteile ergibt 4 $ je Anteil; zwei Anteile bringen also 8 $.
    Die Bank zahlt; die Kassen bleiben unberührt.

rules-end-title = Ende des Spiels
rules-end =
    Das Spiel ist zu Ende, wenn nach den Dividenden, und nur dann, eine dieser Bedingungen erfüllt ist (AR-62):
    - Es ist 1857, das siebte Jahr.
    - Alle Anteile sind verkauft oder aus dem Spiel entfernt.
    - In mindestens so vielen Vorräten, wie Spieler dabei sind, liegen nur noch zwei Teile oder weniger. Vorräte sind die Streckenwürfel jeder Gesellschaft im Spiel und die Entwicklungsmarker (AR-59).
    Wer das meiste Geld hat, gewinnt. Bei Gleichstand teilt man sich den Sieg (AR-66).

rules-talk-title = Gespräche am Tisch
rules-talk =
    Du darfst reden, verhandeln und versprechen, was du willst. Kein Versprechen bindet, und weder Geld noch Anteile gehen von einem Spieler zum anderen (AR-67).
    Ein Tisch kann Stille wählen: Dann chattet während des Spiels niemand, weder Spieler noch Zuschauer.
