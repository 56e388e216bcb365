# Die Lektionen von North American Railways. Jeder Text beginnt mit seinem Titel.

## 1: eine Gesellschaft gründen

lesson-north-american-railways-founding-title = Gründe eine Gesellschaft
lesson-north-american-railways-founding-about = Der erste Anteil, sein Preis, und was der Preis kauft.
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
    Blau genügt
    Mit dieser Gesellschaft ginge es genauso gut: Noch ist keine gegründet. Nimm in dieser Lektion den Anteil von Blau.
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
lesson-north-american-railways-naming-a-price-about = Der Direktor antwortet: Du bekommst den Anteil, oder Geld dafür.
lesson-north-american-railways-naming-a-price-director =
    Rot gehört Ada
    Ada hat Rot gegründet: Sie ist der *Direktor*. Willst du einen Anteil von Rot, schlägst du einen Preis vor, und sie antwortet.
    Sie gibt ihn frei, und du kaufst. Oder sie kauft selbst, zu deinem Preis.
lesson-north-american-railways-naming-a-price-propose =
    Gut, so oder so
    Die Hälfte des Preises geht in die Kasse von Rot. Kauft Ada selbst, gehört die andere Hälfte *dir*.
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
lesson-north-american-railways-the-director-about = Gewinne eine Gesellschaft mit einem Anteil, und behalte sie.
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
    Drei von fünf Anteilen von Rot: Sie zahlen dir *600 $* je Runde. Ada braucht noch zwei, um es zurückzuholen, und du antwortest auf jeden ihrer Preise.
    Gleich viele genügen: Bei Gleichstand gewinnt, wer dazukommt.
