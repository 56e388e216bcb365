# Die Lektionen von North American Railways. Jeder Text beginnt mit seinem Titel.

## 1: eine Gesellschaft gründen

lesson-north-american-railways-founding-title = Gründe eine Gesellschaft
lesson-north-american-railways-founding-about = Der erste Anteil, sein Preis, und was der Preis kauft
lesson-north-american-railways-founding-welcome =
    Deine erste Eisenbahn
    Fünf Gesellschaften warten darauf, gegründet zu werden, und du hast *2.000 $*. Wer am Ende das meiste Geld hat, gewinnt.
    Eine Gesellschaft verdient Geld für alle, die ihre Anteile haben. Gründen wir Blau.
lesson-north-american-railways-founding-found =
    Nenne den Preis für Blau
    Wer gründet, nennt den Preis, und *alles* geht in die Kasse der Gesellschaft. Mit diesem Geld kauft Blau in dieser Runde eine Stadt.
    Denver bringt 300 $, mehr als die anderen. Gründe Blau mit gerade genug Geld für Denver.
lesson-north-american-railways-founding-too-little =
    Zu wenig für Denver
    Blau konnte nur Omaha bezahlen, und Adas Rot hat Denver gekauft.
    Blau zahlt dir *200 $* je Runde. Mit Denver wären es 400 $.
lesson-north-american-railways-founding-almost =
    Knapp daneben
    Denver kostet 400 $, also musste Blau Winnipeg nehmen, und Adas Rot hat Denver gekauft.
    Blau zahlt dir *300 $* je Runde. Mit Denver wären es 400 $.
lesson-north-american-railways-founding-too-much =
    Geld, das herumliegt
    Denver ist gekauft und zahlt. Aber du kaufst je Runde nur eine Stadt für Blau, und was du über *400 $* hinaus bezahlt hast, liegt in der Kasse.
    Dir gehört es nicht mehr, und Kassen zählen am Ende nicht.
lesson-north-american-railways-founding-another-company =
    Genauso gut
    Mit dieser Gesellschaft ginge es genauso gut: Noch ist keine gegründet. Aber gleich geht es um Blau, also nimm hier den Anteil von Blau.
lesson-north-american-railways-founding-buy =
    Blau geht einkaufen
    Ada hat Rot gegründet, und Ben hat 1.700 $ in Grün gesteckt. Jetzt kaufen die Gesellschaften Städte, und du beginnst.
    Blau hat *400 $*. Kauf die Stadt, die am meisten bringt.
lesson-north-american-railways-founding-omaha =
    Omaha ist billig
    Es kostet 100 $, bringt aber auch nur 100 $. Die übrigen 300 $ liegen herum, und Ada hat Denver genommen.
    Blau zahlt dir in dieser Runde *200 $*, und es könnten 400 $ sein.
lesson-north-american-railways-founding-winnipeg =
    Denver bringt mehr
    Winnipeg bringt 200 $, Denver 300 $, und Ada hat es sofort genommen.
    Blau zahlt dir in dieser Runde *300 $*, und es könnten 400 $ sein.
lesson-north-american-railways-founding-passed =
    Nichts gekauft
    Bis zur nächsten Runde bist du draußen, und Ada hat Denver genommen.
    Blau hat nur seine Startstadt Chicago: Sie bringt dir *100 $*, und die 400 $ von Blau liegen herum.
lesson-north-american-railways-founding-payday =
    Zahltag
    Chicago bringt 100 $ und Denver 300 $. Du hast den einzigen Anteil von Blau, also sind *400 $* für dich: Nach einer Runde hast du deinen Preis zurück.
    Merk dir: Der Preis der Gründung ist das Geld der Gesellschaft. Zahl, was sie ausgeben kann.

## 2: einen Preis vorschlagen

lesson-north-american-railways-naming-a-price-title = Schlag einen Preis vor
lesson-north-american-railways-naming-a-price-about = Der Direktor antwortet: Du bekommst den Anteil, oder Geld dafür
lesson-north-american-railways-naming-a-price-director =
    Rot gehört Ada
    Ada hat Rot gegründet: Sie ist der *Direktor*. Willst du einen Anteil von Rot, schlägst du einen Preis vor, und sie antwortet.
    Sie gibt ihn frei, und du kaufst. Oder sie kauft selbst, zu deinem Preis.
lesson-north-american-railways-naming-a-price-propose =
    Gut, so oder so
    Die Hälfte des Preises, auf volle Hundert aufgerundet, geht in die Kasse von Rot. Der Rest geht an die Bank, wenn du den Anteil bekommst, und an *dich*, wenn Ada selbst kauft.
    Wähle Rot und finde einen Preis: Du bekommst mindestens 300 $, wenn sie selbst kauft, und behältst mindestens 1.200 $, wenn sie ihn freigibt.
lesson-north-american-railways-naming-a-price-cheap =
    Billig für Ada
    Ada kauft selbst. Von sich aus hätte sie für noch einen Anteil von Rot 1.000 $ gezahlt; durch dich bekommt sie ihn für weniger.
    Und deine Hälfte ist höchstens *200 $*.
lesson-north-american-railways-naming-a-price-dear =
    Teuer für dich
    Ada gibt ihn frei. Der Anteil gehört dir, aber du hast höchstens noch *1.100 $*.
    Was nicht in die Kasse von Rot ging, ging an die Bank.
lesson-north-american-railways-naming-a-price-not-red =
    Zuerst Adas Anteil
    Auch das geht. Aber hier soll Ada antworten: Wähle den Anteil von Rot in der vierten Spalte.
lesson-north-american-railways-naming-a-price-again =
    Ada kauft selbst
    Sie zahlt, die Hälfte gehört dir, und du darfst erneut wählen, nur Rot nicht.
    Ben begann mit 2.000 $, zahlte 1.900 $ für Grün und Gelb und bekam 300 $: Er hat *400 $*. Schlag für Grün den niedrigsten Preis vor, den er nicht zahlen kann.
lesson-north-american-railways-naming-a-price-ben-can-pay =
    Das kann Ben zahlen
    Er hat *400 $* und kauft selbst: ein zweiter Anteil von Grün für ihn, die Hälfte des Preises für dich.
    Ein Direktor, der nicht den ganzen Preis zahlen kann, muss den Anteil freigeben.
lesson-north-american-railways-naming-a-price-more-than-needed =
    Mehr als nötig
    Ben kann nicht zahlen und muss ihn freigeben. Aber schon *500 $* sind mehr, als er hat.
    Alles darüber hast du verschenkt.
lesson-north-american-railways-naming-a-price-stopped =
    Eine Runde ohne Anteil
    Du behältst Adas Geld, und das ist erlaubt. Aber Ben hat nur *400 $*: Grün ist leicht zu haben.
lesson-north-american-railways-naming-a-price-not-green =
    Schau auf Ben
    Das ist möglich. Aber Ben hat nur *400 $* und leitet Grün, das 1.100 $ in der Kasse hat: Schlag einen Preis für Grün vor.
lesson-north-american-railways-naming-a-price-two-deals =
    Zwei gute Geschäfte
    Ada hat dich bezahlt, und Ben musste Grün für 500 $ freigeben. Du hast so viele Anteile von Grün wie er, also *leitest du* jetzt Grün, mit 1.400 $ in der Kasse.
    Bevor du einen Preis nennst, schau dir beide Antworten an.

## 3: der Direktor

lesson-north-american-railways-the-director-title = Wer leitet?
lesson-north-american-railways-the-director-about = Gewinne eine Gesellschaft mit einem Anteil, und behalte sie
lesson-north-american-railways-the-director-flag =
    Das Fähnchen
    Es steht beim Direktor. Bei Rot ist das Ada: zwei Anteile, und du hast einen. Der Direktor antwortet auf jeden Preis und bekommt *100 $*, wenn das Einkommen nicht aufgeht.
    Rot verdient 1.000 $: 300 $ für jeden der drei Anteile, und die letzten 100 $ für Ada.
lesson-north-american-railways-the-director-take-over =
    Gleich viele genügen
    Kauf einen Anteil und hab dann *so viele* wie der Direktor: Dann leitest du die Gesellschaft.
    Was billig ist, kauft Ada selbst, bis 700 $. Schlag für Rot einen Preis vor, bei dem sie den Anteil freigibt.
lesson-north-american-railways-the-director-cheap =
    Ada behält ihn
    Zu diesem Preis kauft sie selbst. Ada hat drei Anteile von Rot, du einen.
    Um aufzuholen, brauchst du jetzt noch *zwei*.
lesson-north-american-railways-the-director-dear =
    Deins, aber teuer
    Du leitest Rot. Aber du hast mehr als die *1.000 $* gezahlt, die ein Direktor zahlt, und Ada hätte den Anteil auch für 800 $ freigegeben.
lesson-north-american-railways-the-director-blue =
    Blau gehört schon dir
    Noch ein Anteil der eigenen Gesellschaft kostet 1.000 $, und niemand wird gefragt. Aber zwei Anteile von Blau bekommen je 200 $: *400 $*, wie bisher.
    Schau lieber auf Rot.
lesson-north-american-railways-the-director-yellow =
    Gelb ist klein
    Ben hat einen Anteil von Gelb, mit einem würdest du es also leiten. Aber Gelb verdient nur *200 $*, Rot 1.000 $.
lesson-north-american-railways-the-director-black =
    Eine neue Gesellschaft
    Du kannst Schwarz gründen und leiten. Aber es beginnt mit *100 $* Einkommen, und Rot verdient 1.000 $.
lesson-north-american-railways-the-director-defend =
    Ada will es zurück
    Zwei Anteile für jeden: Das Fähnchen gehört dir. Jetzt schlägt Ada *600 $* für den nächsten vor. Mit dreien hätte sie mindestens so viele wie du.
    Gibst du ihn frei, oder kaufst du selbst?
lesson-north-american-railways-the-director-allowed =
    Das Fähnchen ist wieder bei Ada
    Sie hat drei Anteile, du zwei: Ada leitet Rot, und du bekommst davon *400 $*.
    Hättest du selbst gekauft, wären es 600 $.
lesson-north-american-railways-the-director-kept =
    Rot gehört dir
    Drei von fünf Anteilen von Rot: Sie zahlen dir *600 $* je Runde. Mit einem Anteil mehr könnte Ada es zurückholen, aber du antwortest auf jeden ihrer Preise.
    Gleich viele genügen: Bei Gleichstand gewinnt, wer dazukommt.

## 4: Städte

lesson-north-american-railways-cities-title = Städte, und wer kaufen darf
lesson-north-american-railways-cities-about = Wer einen Anteil hat, darf das Geld der Gesellschaft ausgeben
lesson-north-american-railways-cities-treasuries =
    Einkaufen für zwei
    Du hast den einzigen Anteil von Blau und einen von dreien von Rot. Ada leitet Rot, aber das ist jetzt egal: *Jeder* mit einem Anteil darf für die Gesellschaft kaufen, eine Stadt je Runde.
    Die Gesellschaft zahlt: Blau hat 500 $, Rot 700 $.
lesson-north-american-railways-cities-denver =
    Denver, aber für wen?
    Denver bringt 300 $, und Blau wie Rot können es bezahlen. In jedem Feld steht zuerst, wie viel die Stadt deiner nächsten Auszahlung hinzufügt.
    Kauf Denver dort, wo es *dir* am meisten bringt.
lesson-north-american-railways-cities-denver-for-red =
    Geteilt durch drei
    Das Einkommen von Rot verteilt sich auf drei Anteile: Denver bringt dir *100 $* und Ada 200 $.
    Der einzige Anteil von Blau gehört dir: Du bekämst die ganzen 300 $.
lesson-north-american-railways-cities-smaller =
    Denver ist weg
    Diese Stadt bringt weniger, und Ada hat Denver sofort für Rot gekauft.
    Bei Blau hätte Denver dir *300 $* mehr gebracht.
lesson-north-american-railways-cities-passed =
    Draußen bis zur nächsten Runde
    Wer passt, kauft in dieser Runde nichts mehr. Die 500 $ von Blau liegen herum, und Ada hat Denver für Rot gekauft.
    Du bekommst *500 $*. Es hätten 900 $ sein können.
lesson-north-american-railways-cities-also-red =
    Auch das Geld von Rot
    Ada hat Cincinnati für Rot gekauft und darf für Rot nur einmal je Runde kaufen. Aber auch du hast einen Anteil von Rot, und *400 $* sind übrig.
    Kauf für Rot die Stadt, die deine Auszahlung erhöht.
lesson-north-american-railways-cities-too-small =
    Zu wenig für drei
    Rot hätte 800 $: 200 $ je Anteil, wie bisher. Von den übrigen 200 $ gehen 100 $ an Ada und 100 $ in die Kasse.
    Für 300 $ je Anteil braucht es *200 $* mehr.
lesson-north-american-railways-cities-unused =
    Das Geld von Rot wartet
    Rot behält seine 400 $, und Bens Gelb hat Birmingham genommen.
    Rot zahlt dir 200 $. Mit Birmingham wären es *300 $* gewesen.
lesson-north-american-railways-cities-paid =
    Zahltag
    Blau zahlt dir 600 $ und Rot 300 $: *900 $*.
    Merk dir: Wer einen Anteil hat, kauft für die Gesellschaft einmal je Runde, immer aus ihrer Kasse. Frag dich zuerst, wem die Stadt etwas bringt.

## 5: Einkommen

lesson-north-american-railways-income-title = Wie Einkommen geteilt wird
lesson-north-american-railways-income-about = Ganze Hunderter für jeden Anteil, und was aus dem Rest wird
lesson-north-american-railways-income-division =
    400 $ für drei Anteile
    Rot verdient 400 $, und die Spieler haben drei Anteile. Jeder Anteil bekommt 100 $: Gezahlt werden nur ganze Hunderter. *100 $* bleiben übrig, für den Direktor, und das bist du.
    Mit deinen zwei Anteilen bekommst du 300 $.
lesson-north-american-railways-income-omaha =
    Hundert mehr
    Omaha bringt 100 $. Rot verdient 400 $ und Grün 500 $, für je drei Anteile. Du hast zwei von Rot und einen von Grün.
    Kauf Omaha dort, wo es *deine* Auszahlung erhöht.
lesson-north-american-railways-income-for-red =
    500 $ für drei Anteile
    Jeder Anteil von Rot bekommt weiter 100 $. Von den übrigen 200 $ bekommt der Direktor 100 $ und die Kasse 100 $.
    Rot zahlt dir also *300 $*, wie bisher.
lesson-north-american-railways-income-regina =
    Dasselbe, nur teurer
    Auch Regina bringt Grün auf 600 $, und du bekommst 100 $ mehr. Aber es kostet Grün *200 $*, Omaha nur 100 $.
lesson-north-american-railways-income-passed =
    Nichts hat sich geändert
    Du bist für diese Runde draußen und bekommst *400 $*: 300 $ von Rot und 100 $ von Grün.
    Mit zwei guten Städten wären es 600 $ gewesen.
lesson-north-american-railways-income-nashville =
    Jetzt Rot
    Grün verdient 600 $: *200 $* für jeden der drei Anteile, und du bekommst 100 $ mehr.
    Rot verdient 400 $. Kauf die Stadt, die jeden Anteil von Rot auf 200 $ bringt.
lesson-north-american-railways-income-too-little =
    Immer noch 100 $ je Anteil
    500 $ für drei Anteile: 200 $ bleiben übrig, und der Direktor bekommt davon nur 100 $. Rot zahlt dir *300 $*, wie bisher.
    Mit 600 $ bekäme jeder Anteil 200 $.
lesson-north-american-railways-income-unchanged =
    Rot bleibt, wie es ist
    Rot zahlt dir *300 $*. Mit 200 $ mehr Einkommen wären es 400 $ gewesen.
lesson-north-american-railways-income-card =
    Was nicht auf der Karte steht
    Du hast 600 $ bekommen. Wähle jetzt einen Anteil: Der von Schwarz zahlt 300 $, die von Grün und Rot 200 $. Aber mit deinem ist *einer mehr* zu bezahlen!
    Nimm den, der deine Auszahlung am meisten erhöht.
lesson-north-american-railways-income-cheap =
    Zu verlockend für Ada
    Bei 300 $ oder weniger kauft Ada selbst, und Schwarz ist dir in dieser Runde verschlossen. Ab *400 $* gibt sie den Anteil frei.
lesson-north-american-railways-income-green =
    600 $ für vier Anteile
    Das sind je 100 $. Deine zwei bekommen 200 $, und als neuer Direktor bekommst du 100 $: *100 $* mehr als bisher.
    Ein anderer Anteil bringt 200 $ mehr.
lesson-north-american-railways-income-red =
    1.000 $ für nichts
    Die 600 $ von Rot für vier Anteile: je 100 $. Deine drei, und 100 $ als Direktor: *400 $*, wie bisher.
    Ein anderer Anteil bringt 200 $ mehr.
lesson-north-american-railways-income-blue =
    100 $ für zwei Anteile
    Das ist weniger als 100 $ für jeden, also bleibt alles übrig. Du bist der neue Direktor und bekommst *100 $*.
    Ein anderer Anteil bringt 200 $ mehr.
lesson-north-american-railways-income-shared =
    Erst teilen, dann kaufen
    Die 700 $ von Schwarz für drei Anteile: je 200 $, und die übrigen 100 $ für Ada. Deine nächste Auszahlung steigt auf *800 $*.
    Merk dir: ganze Hunderter für jeden Anteil, 100 $ vom Rest für den Direktor, was dann noch bleibt, für die Kasse.

## 6: short of money

lesson-north-american-railways-short-of-money-title = Knapp bei Kasse
lesson-north-american-railways-short-of-money-about = Das letzte Geld, eine Hilfe und ein Anteil für alles
lesson-north-american-railways-short-of-money-all-in =
    Alles für Blau
    Du hast deine *2.000 $* ganz in Blau gesteckt. Seine Kasse ist voll, und du hast 400 $ ausgezahlt bekommen: Mehr hast du nicht.
    Runde 2 beginnt mit Ada, und sie hat ein Auge auf Blau.
lesson-north-american-railways-short-of-money-offer =
    Ada will Blau
    Sie schlägt *400 $* vor, alles, was du hast. Mit einem Anteil hätte sie so viele wie du: Dann würde sie Blau leiten, mit seinen 1.600 $.
    Freigeben, oder selbst kaufen und nichts mehr haben?
lesson-north-american-railways-short-of-money-allowed =
    Blau leitet jetzt Ada
    Sie bekommt die Hälfte seines Einkommens. Du hast deine *400 $* behalten, aber 2.000 $ von dir liegen in einer Gesellschaft, die du nicht mehr leitest.
    Lieber kurz ohne Geld sein.
lesson-north-american-railways-short-of-money-granted =
    Ohne einen Dollar
    Blau blieb bei dir. Aber als du an der Reihe warst, hattest du nichts: Du hast keinen Anteil gewählt, und die Bank gab dir *200 $*.
    Mehr geschieht nicht, wenn das Geld aus ist. Jetzt die Städte: Du kaufst Buffalo für Blau.
lesson-north-american-railways-short-of-money-all =
    Nichts als Blau
    Du hast 700 $ ausgezahlt bekommen und hast *900 $*. Vorn liegt überall Blau, und ein Anteil der eigenen Gesellschaft kostet 1.000 $. Passen darfst du nicht.
    Also nimmst du einen für dein ganzes Geld: Der Preis ist in jeder Spalte gleich. Drück darauf und bestätige.
lesson-north-american-railways-short-of-money-bought =
    Alles für einen Anteil
    Die Kasse von Blau bekam 500 $, die Hälfte deiner 900 $, aufgerundet, und die Bank den Rest. Mit weniger Geld hättest du für denselben Anteil *weniger* gezahlt.
    Merk dir: Kein Geld ist kein Unglück, aber es kostet dich einen Zug.

## 7: die letzte Runde

lesson-north-american-railways-the-last-turn-title = Die letzte Runde
lesson-north-american-railways-the-last-turn-about = Symbole, das Ende, und was dann noch zählt
lesson-north-american-railways-the-last-turn-symbols =
    Rauten zahlen am Ende
    Eine Raute auf einer Stadt ist ein Küste-zu-Küste-Symbol. Am Ende bekommt jeder Anteil 100 $ für jedes Symbol seiner Gesellschaft.
    Grün hat sechs: *600 $* für jeden deiner vier Anteile von Grün.
lesson-north-american-railways-the-last-turn-green =
    Ben will Grün
    Ben schlägt 500 $ vor, und mehr hast du nicht. Am Ende bekommt der Anteil *600 $* für seine Symbole.
    Vier Anteile sind übrig. Zu dritt kommt die letzte Runde, wenn es weniger als drei sind. Freigeben oder selbst kaufen?
lesson-north-american-railways-the-last-turn-allowed =
    Die 600 $ bekommt Ben
    Am Ende zahlen die Symbole von Grün Ben *600 $*, für die 500 $ von jetzt. Du behältst 500 $.
    Und drei Anteile sind übrig: Es gibt noch eine Runde.
lesson-north-american-railways-the-last-turn-last =
    Das ist die letzte Runde
    Du hast kein Geld mehr, aber fünf Anteile von Grün. Ben hat Gelb gekauft: *Zwei* Anteile sind übrig für drei Spieler.
    Eine Runde ist auch die letzte, wenn vor dem Kaufen fünf Städte oder weniger übrig sind oder wenn niemand eine kauft.
lesson-north-american-railways-the-last-turn-spend =
    Gib es jetzt aus
    Ein paar Städte später: Grün hat 900 $, und Kassen zählen am Ende nicht. Drei Symbole bringen deinen fünf Anteilen *1.500 $*: Boston hat drei, Halifax auch.
    Danach kommt Ben. Sein Schwarz hat 400 $ und will auch Symbole. Welche Stadt kaufst du?
lesson-north-american-railways-the-last-turn-boston =
    Ben nimmt Halifax
    Boston konnte Schwarz nicht bezahlen, Halifax schon: 1.200 $ für Bens vier Anteile.
    Du hast am Ende 8.800 $, und Ben gewinnt mit *9.300 $*.
lesson-north-american-railways-the-last-turn-income =
    Einkommen zahlt nur noch einmal
    Diese Stadt hat keine Symbole, und Ben hat Halifax genommen: drei Symbole für seine vier Anteile von Schwarz, 1.200 $.
    Ben gewinnt mit *9.300 $*.
lesson-north-american-railways-the-last-turn-passed =
    900 $ verschenkt
    Das Geld von Grün zählt am Ende nicht. Ben hat Halifax genommen, und du hast 6.900 $.
    Ben gewinnt mit *9.300 $*.
lesson-north-american-railways-the-last-turn-remainder =
    Der letzte Rest
    Grün verdient 800 $ für deine fünf Anteile: je 100 $, und *300 $* bleiben übrig.
    In allen Runden davor bekommt der Direktor davon 100 $ und die Kasse den Rest. Aber jetzt kann eine Kasse mit Geld nichts mehr anfangen: In der letzten Runde bekommt der Direktor die *Hälfte*, aufgerundet: 200 $. Den Rest behält die Bank.
lesson-north-american-railways-the-last-turn-won =
    Du hast gewonnen!
    Du hast am Ende *8.500 $*, Ben 8.200 $. Halifax hat deinen fünf Anteilen 1.500 $ gebracht, und Ben musste ohne auskommen.
    Jetzt kannst du das Wichtigste: gründen, Preise nennen, leiten, Städte kaufen, teilen, beenden. Spiel dein erstes Spiel!
