# North American Railways: die Regeln neben dem Tisch. Jede Zeile eines Textes ist ein Absatz; „- “ beginnt einen Listenpunkt.

nar-rules-goal-title = Ziel des Spiels
nar-rules-goal =
    Du investierst in fünf Eisenbahngesellschaften. Spieler kaufen Anteile mit ihrem eigenen Geld, Gesellschaften kaufen Städte mit dem ihren, und jede Runde bringen die Gesellschaften allen, die ihre Anteile halten, Einkommen.
    Wer am Ende das meiste Geld hat, gewinnt. Anteile zählen dann nur für das, was ihre Symbole zahlen, und Kassen gar nicht.
    Jeder Preis ist ein Vielfaches von 100 $.

nar-rules-setup-title = Aufbau
nar-rules-setup =
    { $players ->
        [0] Alle beginnen zu dritt mit 2.000 $, zu viert mit 1.700 $ und zu fünft mit 1.400 $.
       *[other] Alle beginnen mit { $cash }.
    }
    Jede der fünf Gesellschaften hat sechs Anteile. Zwei der 30 sind nicht im Spiel, und alle sehen, welche (N-19); die anderen liegen in vier Spalten zu sieben.
    Die 36 Städte liegen in vier Spalten zu neun. Jede hat einen Preis, ein Einkommen und bis zu drei Küste-zu-Küste-Symbole. Die fünf Startstädte haben nur ein Einkommen.
    Alle Karten liegen offen, aber nur die vorderste Karte einer Spalte kann genommen werden (N-42). Dann liegt die nächste vorn.

nar-rules-cards-title = Die Karten
nar-rules-cards =
    Anteile und Städte liegen in Spalten: die vorderste Karte ganz, die dahinter als Streifen. Jeder Kartensatz hat dieselben Arten von Karten.

nar-rules-turn-title = Eine Runde
nar-rules-turn =
    Eine Runde hat drei Phasen: Anteile, Städte, Einkommen.
    In der Anteilsphase ist jeder einmal am Zug, im Uhrzeigersinn ab dem Startspieler. In der Städtephase geht es reihum, bis alle gepasst haben.
    Der erste Startspieler wird ausgelost. Nach jeder Runde ist es der nächste Spieler im Uhrzeigersinn.

nar-rules-shares-title = Einen Anteil wählen
nar-rules-shares =
    Wenn du in der Anteilsphase am Zug bist, musst du den vordersten Anteil einer Spalte wählen (N-1). Was dann geschieht, hängt davon ab, wer die Gesellschaft leitet:
    - Niemand: Du gründest sie zu einem Preis, den du nennst.
    - Du: Du kaufst für 1.000 $.
    - Jemand anders: Du schlägst einen Preis vor, und der Direktor antwortet.
    Ist der letzte Anteil vergeben, endet die Phase sofort. Wer noch nicht am Zug war, kommt nicht mehr dran (N-17).

nar-rules-found-title = Eine Gesellschaft gründen
nar-rules-found =
    Nenne einen Preis: ein Vielfaches von 100 $, mindestens 100 $ und höchstens so viel, wie du hast (N-41). Alles geht in die Kasse der Gesellschaft.
    Du nimmst den Anteil und bist Direktor.
    Das Netz der Gesellschaft beginnt mit der obersten Startstadt des Stapels. Ein Tisch kann beim Gründen unter den übrigen Startstädten wählen lassen (N-18).

nar-rules-buy-title = Ein Anteil der eigenen Gesellschaft
nar-rules-buy =
    Ein weiterer Anteil einer Gesellschaft, die du leitest, kostet genau 1.000 $: 500 $ gehen in ihre Kasse, 500 $ an die Bank (N-4).
    Mit weniger als 1.000 $ kannst du ihn nicht wählen, außer wie unter „Sonderfälle“ (N-7).

nar-rules-propose-title = Einen Preis vorschlagen
nar-rules-propose =
    Für einen Anteil einer Gesellschaft, die jemand anders leitet, schlägst du einen Preis vor: ein Vielfaches von 100 $, mindestens 100 $ und höchstens dein Geld. Es darf mehr sein, als der Direktor hat (N-5).
    Der Direktor lässt dich zu diesem Preis kaufen oder kommt dir zuvor und kauft selbst zu diesem Preis.
    In beiden Fällen geht die Hälfte, aufgerundet auf 100 $, in die Kasse der Gesellschaft: 200 $ von 300 $ und 100 $ von 100 $ (N-9). Der Rest geht an die Bank, wenn du kaufst, und an dich, wenn dir der Direktor zuvorkommt.

nar-rules-answer-title = Die Antwort des Direktors
nar-rules-answer =
    Wenn jemand einen Preis für einen Anteil einer Gesellschaft vorschlägt, die du leitest, hast du die Wahl:
    - Kaufen lassen: Der andere Spieler kauft. Die Hälfte des Preises, aufgerundet auf 100 $, geht in die Kasse, der Rest an die Bank.
    - Selbst kaufen: Du kommst ihm zuvor und kaufst zum selben Preis. Die Hälfte, aufgerundet auf 100 $, geht in die Kasse, der Rest an den anderen Spieler (N-10). Du brauchst genug Geld für den ganzen Preis (N-6).
    Lässt du kaufen und hat der Käufer dann mindestens so viele Anteile der Gesellschaft wie du, wird er ihr Direktor (N-15).
    Selbst zu kaufen kostet dich nicht deinen eigenen Zug (N-16).

nar-rules-again-title = Wenn dir der Direktor zuvorkam
nar-rules-again =
    Ist dir der Direktor zuvorgekommen, darfst du einen anderen Anteil wählen, auch mit dem gerade erhaltenen Geld, oder aufhören (N-11).
    Eine Gesellschaft, deren Direktor dir in diesem Zug zuvorgekommen ist, kannst du nicht noch einmal wählen, auch wenn gerade ein anderer ihrer Anteile nach vorn gekommen ist (N-12, N-13).
    Das geht so weiter, bis du einen Anteil bekommst oder aufhörst. Solange dir niemand zuvorgekommen ist, kannst du nicht aufhören.

nar-rules-exceptions-title = Sonderfälle
nar-rules-exceptions =
    Hast du gar kein Geld, wenn du in der Anteilsphase an die Reihe kommst, gibt dir die Bank 200 $, und du wählst keinen Anteil (N-8).
    Leitest du die Gesellschaften aller vordersten Anteile und hast weniger als 1.000 $, nimmst du einen dieser Anteile für dein ganzes Geld. Die Hälfte, aufgerundet auf 100 $, geht in die Kasse, der Rest an die Bank (N-7).
    Ist dir gerade ein Direktor zuvorgekommen, darfst du stattdessen auch aufhören (N-14).

nar-rules-connect-title = Städte kaufen
nar-rules-connect =
    In der Städtephase kaufst du in deinem Zug eine Stadt oder passt. Es geht reihum, bis alle gepasst haben.
    Wähle eine Gesellschaft, von der du einen Anteil hast (N-45), ob du sie leitest oder nicht (N-24), und die vorderste Stadt einer Spalte (N-43). Die Stadt kommt in das Netz der Gesellschaft.
    Die Gesellschaft zahlt den ganzen Preis aus ihrer Kasse (N-44); du kannst nichts dazulegen (N-25).
    In einer Städtephase kannst du für jede Gesellschaft eine Stadt kaufen. Andere, die Anteile von ihr haben, können ebenfalls eine für sie kaufen (N-23).

nar-rules-pass-title = Passen
nar-rules-pass =
    In der Städtephase darfst du passen, wann immer du am Zug bist. Dann bist du bis zur nächsten Runde draußen (N-21).
    Kann keine der Gesellschaften, für die du noch kaufen darfst, eine vorderste Stadt bezahlen, passt du ungefragt. Du bleibst draußen, auch wenn später eine billigere Stadt nach vorn kommt (N-22).
    In der Anteilsphase kann niemand passen (N-1).

nar-rules-income-title = Einkommen
nar-rules-income =
    Jede Gesellschaft zählt das Einkommen ihrer Städte samt Startstadt zusammen und teilt es durch die Zahl ihrer Anteile, die Spieler halten, abgerundet auf 100 $. So viel zahlt die Bank für jeden Anteil (N-27).
    Bleibt etwas übrig, bekommt der Direktor davon 100 $ und die Kasse den Rest (N-28). Die letzte Runde hat eine eigene Regel.
    Bei 1.100 $ für sechs Anteile bekommt jeder Anteil 100 $. Von den übrigen 500 $ bekommt der Direktor 100 $ und die Kasse 400 $.
    Das gilt auch, wenn ein Spieler allein alle verkauften Anteile hält, es sei denn, der Tisch gibt einem Alleinbesitzer alles (N-29).

nar-rules-last-title = Die letzte Runde
nar-rules-last =
    Eine Runde ist die letzte und wird noch zu Ende gespielt, wenn eine dieser Bedingungen erfüllt ist:
    - Nach der Anteilsphase sind weniger Anteile als Spieler übrig (N-33).
    - Vor der Städtephase sind nur noch fünf Städte oder weniger übrig, in allen Spalten zusammen (N-34).
    - In der Städtephase kauft niemand eine Stadt (N-35).
    Beim Einkommen bekommt der Direktor dann die Hälfte eines Rests, aufgerundet auf 100 $, und die Bank behält das Übrige. Ein Tisch kann auch auf den Dollar genau halbieren oder abrunden (N-31).
    Dann zahlen die Symbole, und wer das meiste Geld hat, gewinnt. Bei Gleichstand ist das, wer in der Reihenfolge der letzten Runde zuerst kam (N-38).

nar-rules-symbols-title = Von Küste zu Küste
nar-rules-symbols =
    Am Ende des Spiels zahlt jeder Anteil 100 $ für jedes Küste-zu-Küste-Symbol im Netz seiner Gesellschaft (N-37).
    Bei sieben Symbolen sind das 700 $ je Anteil; drei Anteile bringen also 2.100 $.
    Startstädte haben keine Symbole.

nar-rules-hidden-title = Verdecktes Geld
nar-rules-hidden =
    Du siehst nur dein eigenes Geld. Kassen, Anteile und Städte sind für alle offen; wer mitrechnet, kann sich also den Rest erschließen.
    Der Direktor wird immer gefragt, auch wenn er den Preis nicht zahlen kann: Eine Frage, die ausbleibt, würde das verraten (N-39).
    Ein Tisch kann mit offenem Geld spielen.

nar-rules-talk-title = Gespräche am Tisch
nar-rules-talk =
    Du darfst während des Spiels reden. Was man vereinbart, bindet niemanden, und Geld und Anteile wechseln nur nach den Regeln den Besitzer.
    Ein Tisch kann Stille wählen: Dann chattet während des Spiels niemand.
