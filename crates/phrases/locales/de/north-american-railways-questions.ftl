# North American Railways: die Begriffe des Tisches und die Regelungen als Fragen. Die erste Zeile ist der Begriff oder die Frage.

nar-rules-word-share =
    Anteil
    Ein Teil einer Gesellschaft. Er bringt jede Runde Einkommen und am Ende etwas für Symbole, und mit ihm darfst du Städte für die Gesellschaft kaufen.
nar-rules-word-company =
    Gesellschaft
    Eine von fünf Eisenbahnen mit je sechs Anteilen. Sie beginnt, wenn jemand sie gründet.
nar-rules-word-director =
    Direktor
    Wer auf Vorschläge für Anteile einer Gesellschaft antwortet und etwas von dem bekommt, was vom Einkommen übrig bleibt.
nar-rules-word-treasury =
    Kasse
    Das eigene Geld einer Gesellschaft, mit dem sie Städte kauft. Am Ende ist es nichts wert.
nar-rules-word-bank =
    Bank
    Sie zahlt die Einkommen und bekommt, was ein Käufer nicht in die Kasse zahlt. Sie ist nie leer.
nar-rules-word-front =
    Vorderste Karte
    Die letzte Karte einer Spalte. Nur sie kann genommen werden.
nar-rules-word-boxed =
    Anteile außerhalb des Spiels
    Die zwei Anteile, die nicht ausgelegt wurden. Alle sehen, welche es sind.
nar-rules-word-start =
    Startstadt
    Wo das Netz einer Gesellschaft beginnt. Sie hat ein Einkommen und keine Symbole.
nar-rules-word-network =
    Netz
    Die Städte einer Gesellschaft samt Startstadt.
nar-rules-word-found =
    Gründen
    Den ersten Anteil einer Gesellschaft nehmen, zu einem Preis deiner Wahl.
nar-rules-word-propose =
    Vorschlagen
    Einen Preis für einen Anteil einer Gesellschaft nennen, die jemand anders leitet.
nar-rules-word-intercept =
    Zuvorkommen
    Als Direktor den Anteil zum vorgeschlagenen Preis selbst kaufen.
nar-rules-word-income =
    Einkommen
    Was die Städte einer Gesellschaft jede Runde bringen; es wird auf ihre Anteile verteilt.
nar-rules-word-remainder =
    Rest
    Was von einem Einkommen übrig ist, wenn jeder Anteil seine Hunderter hat.
nar-rules-word-symbol =
    Küste-zu-Küste-Symbol
    Eine Raute auf einer Städtekarte. Jede zahlt am Ende 100 $ für jeden Anteil der Gesellschaft.
nar-rules-word-starting =
    Startspieler
    Wer in dieser Runde beginnt. In der nächsten ist es der nächste Spieler im Uhrzeigersinn.
nar-rules-word-pass =
    Passen
    Die Städtephase bis zur nächsten Runde verlassen.

nar-rules-ruling-1 =
    Darf ich in der Anteilsphase passen?
    Nein. Du musst einen Anteil wählen; mit 100 $ gibt es immer einen, den du wählen kannst.
nar-rules-ruling-2 =
    Welche Anteile kann ich wählen?
    Den vordersten jeder Spalte. Wird einer genommen, kommt der nächste nach vorn.
nar-rules-ruling-3 =
    Was kostet es, eine Gesellschaft zu gründen?
    So viel du willst: 100 $ oder mehr, ein Vielfaches von 100 $ und höchstens dein Geld. Alles geht in die Kasse.
nar-rules-ruling-4 =
    Was kostet ein weiterer Anteil meiner eigenen Gesellschaft?
    Genau 1.000 $: 500 $ für die Kasse und 500 $ für die Bank.
nar-rules-ruling-5 =
    Wie viel darf ich vorschlagen?
    100 $ oder mehr, ein Vielfaches von 100 $ und höchstens dein Geld. Es darf mehr sein, als der Direktor hat.
nar-rules-ruling-6 =
    Ich leite die Gesellschaft, kann den Preis aber nicht zahlen. Was kann ich tun?
    Du musst den anderen Spieler kaufen lassen. Einen Teil zu zahlen ist nicht möglich.
nar-rules-ruling-7 =
    Alle vordersten Anteile sind von meinen eigenen Gesellschaften, und ich habe weniger als 1.000 $. Was nun?
    Du nimmst einen davon für dein ganzes Geld. Die Hälfte, aufgerundet, geht in die Kasse, der Rest an die Bank.
nar-rules-ruling-8 =
    Was, wenn ich gar kein Geld habe?
    Die Bank gibt dir 200 $, und du wählst in dieser Runde keinen Anteil.
nar-rules-ruling-9 =
    Wie wird ein ungerader Preis halbiert?
    Die Hälfte der Kasse wird auf 100 $ aufgerundet: Von 300 $ bekommt sie 200 $, von 100 $ alles.
nar-rules-ruling-10 =
    Wer bekommt was, wenn der Direktor zuvorkommt?
    Die Kasse bekommt ihre Hälfte, wer vorgeschlagen hat den Rest, und die Bank nichts.
nar-rules-ruling-11 =
    Der Direktor ist mir zuvorgekommen. Ist mein Zug vorbei?
    Nur wenn du willst. Du darfst auf jede Art einen anderen Anteil wählen, auch mit dem gerade erhaltenen Geld.
nar-rules-ruling-12 =
    Darf ich es bei derselben Gesellschaft noch einmal versuchen?
    Nicht in diesem Zug: keine Gesellschaft, bei der dir darin jemand zuvorgekommen ist.
nar-rules-ruling-13 =
    Und wenn ein anderer Anteil dieser Gesellschaft nach vorn gekommen ist?
    Auch der nicht.
nar-rules-ruling-14 =
    Mir ist jemand zuvorgekommen, vorn liegen nur meine eigenen Gesellschaften, und ich habe weniger als 1.000 $. Muss ich kaufen?
    Nein. Wenn dir jemand zuvorgekommen ist, darfst du immer aufhören.
nar-rules-ruling-15 =
    Wann wechselt der Direktor?
    Wenn jemand mit Zustimmung des Direktors kauft und dann mindestens so viele Anteile hat. Gleich viele genügen; niemand sonst kann Direktor werden.
nar-rules-ruling-16 =
    Kostet es mich meinen eigenen Zug, wenn ich zuvorkomme?
    Nein.
nar-rules-ruling-17 =
    Was, wenn der letzte Anteil weg ist und einige noch nicht dran waren?
    Die Anteilsphase endet sofort, und sie kommen darin nicht mehr dran.
nar-rules-ruling-18 =
    Welche Startstadt bekommt, wer gründet?
    Die oberste des Stapels. Ein Tisch kann unter den übrigen wählen lassen.
nar-rules-ruling-19 =
    Welche zwei Anteile sind nicht im Spiel?
    Sie werden neben den Spalten gezeigt: Alle könnten es ohnehin ausrechnen.
nar-rules-ruling-20 =
    In welcher Reihenfolge werden Städte gekauft?
    Eine nach der anderen, im Uhrzeigersinn ab dem Startspieler, bis alle gepasst haben.
nar-rules-ruling-21 =
    Ich habe in der Städtephase gepasst. Darf ich wieder einsteigen?
    Erst in der nächsten Runde.
nar-rules-ruling-22 =
    Warum habe ich gepasst, ohne gefragt zu werden?
    Keine Gesellschaft, für die du noch kaufen durftest, hatte das Geld für eine vorderste Stadt. Du bleibst draußen, auch wenn später eine billigere kommt.
nar-rules-ruling-23 =
    Wie viele Städte kann ich für eine Gesellschaft kaufen?
    Eine in jeder Städtephase. Andere, die ihre Anteile haben, können auch eine für sie kaufen.
nar-rules-ruling-24 =
    Muss ich Direktor sein, um eine Stadt zu kaufen?
    Nein. Ein Anteil genügt.
nar-rules-ruling-25 =
    Darf ich eigenes Geld dazulegen?
    Nein. Die Kasse zahlt.
nar-rules-ruling-26 =
    Welche Städte sind zu haben?
    Die vorderste jeder Spalte, die nicht leer ist.
nar-rules-ruling-27 =
    Wie wird das Einkommen geteilt?
    Durch die Zahl der Anteile in den Händen der Spieler, abgerundet auf 100 $. So viel bekommt jeder Anteil.
nar-rules-ruling-28 =
    Wer bekommt den Rest?
    Der Direktor bekommt davon 100 $ und die Kasse das Übrige. Die letzte Runde hat eine eigene Regel.
nar-rules-ruling-29 =
    Ich halte alle verkauften Anteile. Bekomme ich alles?
    Nein, mit dem Rest geschieht, was immer geschieht, es sei denn, der Tisch gibt einem Alleinbesitzer alles.
nar-rules-ruling-30 =
    Wer zahlt das Einkommen?
    Die Bank. Eine Kasse bekommt nur, was übrig bleibt.
nar-rules-ruling-31 =
    Was ist in der letzten Runde mit dem Rest anders?
    Der Direktor bekommt die Hälfte davon, aufgerundet auf 100 $. Ein Tisch kann auch auf den Dollar genau halbieren oder abrunden.
nar-rules-ruling-32 =
    Wohin geht in der letzten Runde die andere Hälfte?
    Sie bleibt in der Bank.
nar-rules-ruling-33 =
    Wie viele Anteile müssen für eine weitere Runde übrig sein?
    Mindestens so viele, wie Spieler dabei sind. Sind es nach der Anteilsphase weniger, ist die Runde die letzte.
nar-rules-ruling-34 =
    Welche Städte zählen für das Ende?
    Alle, die noch in den Spalten liegen, nicht nur die vordersten. Sind es vor der Städtephase fünf oder weniger, ist die Runde die letzte.
nar-rules-ruling-35 =
    Niemand hat eine Stadt gekauft. Was nun?
    Dann ist diese Runde die letzte.
nar-rules-ruling-36 =
    Endet die letzte Runde sofort?
    Nein, sie wird zu Ende gespielt. Nur mit dem Rest verfährt man anders.
nar-rules-ruling-37 =
    Was zahlen Anteile am Ende?
    100 $ für jedes Symbol ihrer Gesellschaft. Startstädte haben keine, und Kassen sind nichts wert.
nar-rules-ruling-38 =
    Wer gewinnt bei Gleichstand?
    Wer in der Reihenfolge der letzten Runde zuerst kommt.
nar-rules-ruling-39 =
    Warum werde ich gefragt, obwohl ich nur kaufen lassen kann?
    Geld ist verdeckt. Würdest du nicht gefragt, wüssten alle, dass es dir fehlt.
nar-rules-ruling-40 =
    Wie lange dauert ein Spiel?
    Nehmen alle jede Runde einen Anteil, neun Runden zu dritt, sieben zu viert und fünf zu fünft. Zuvorkommen verkürzt es.
nar-rules-ruling-41 =
    Welche Preise kann ich nennen?
    Vielfache von 100 $, mindestens 100 $ und höchstens dein Geld.
nar-rules-ruling-42 =
    Warum kann ich diesen Anteil nicht nehmen?
    Er liegt nicht vorn in seiner Spalte.
nar-rules-ruling-43 =
    Warum kann ich diese Stadt nicht kaufen?
    Sie liegt nicht vorn in ihrer Spalte.
nar-rules-ruling-44 =
    Einer Gesellschaft fehlen 100 $ für eine Stadt. Kann sie sie trotzdem kaufen?
    Nein. Die Kasse zahlt den ganzen Preis.
nar-rules-ruling-45 =
    Für welche Gesellschaften kann ich Städte kaufen?
    Für die, von denen du mindestens einen Anteil hast.
