# Die Seiten: Lobby, neues Spiel, Tisch.

page-title = Railhead
page-skip = Zum Tisch
page-skip-coach = Zum Schaffner
page-yes = Ja
page-no = Nein
page-less = Weniger
page-more = Mehr
page-close = Schließen
page-guest = Gast
language-name = Deutsch

## Spiele

game-american-rails = American Rails
game-north-american-railways = North American Railways
game-american-rails-about = Kaufe Anteile, baue Strecken zwischen den Städten und wähle, wann du handelst: Jede Aktion hat ihren Preis in der Zugreihenfolge.
game-north-american-railways-about = Schlage einen Preis für einen Anteil vor, und der Direktor der Gesellschaft entscheidet, ob du ihn bekommst. Verbinde dann Städte von Küste zu Küste.

## Ein neues Spiel

new-title = Ein neues Spiel
new-game = Spiel
new-players = Wer spielt
new-players-help = Drei bis fünf Spieler. Plätze für andere nimmt ein, wer den Link öffnet, den du verschickst.
new-seat = Platz { $number }
new-me = Ich
new-invite = Jemand mit meiner Einladung
new-here = Jemand hier, an diesem Gerät
new-bot = Bot: { $level }
new-nobody = Niemand
new-name = Name
new-your-name = Dein Name
new-options = Optionen
new-random = Auslosen
new-private = Nur für Leute mit dem Link
new-private-help = Sonst steht das Spiel in der Lobby: Alle dürfen einen freien Platz nehmen und zuschauen.
new-start = Tisch eröffnen
level-random = zufällig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = sehr schwer
level-random-about = Macht irgendeinen erlaubten Zug: gut, um den Tisch kennenzulernen.
level-easy-about = Folgt einfachen Faustregeln. Eine erste Partie lässt sich gewinnen.
level-medium-about = Wägt ab, was jeder seiner Züge wert wäre.
level-hard-about = Bedenkt auch, was die anderen antworten werden.
level-expert-about = Denkt am längsten nach, bis zu drei Sekunden für einen Zug.
character-even = keiner
character-builder = Baumeister
character-miser = Geizhals
character-spoiler = Spielverderber
character-even-about = Will nichts als gewinnen.
character-builder-about = Hat lieber ein großes Netz als einen vollen Geldbeutel.
character-miser-about = Trennt sich spät von seinem Geld.
character-spoiler-about = Freut sich, wenn andere verlieren.
new-character = Charakter
new-bots = Wie die Bots spielen
new-bots-help = Ein Charakter ist Geschmackssache, keine Frage der Stärke. Zufällige und leichte Bots haben keinen.
new-hints = Tipps
new-hints-help = Wer zu entscheiden hat, kann fragen, was ein starker Bot tun würde.
new-hints-alone = Wenn sonst niemand mitspielt
new-hints-on = Für alle
new-hints-off = Für niemanden

## Platz nehmen

sit-help = Ein Name genügt. Dieser Browser merkt sich, dass der Platz dir gehört.
sit-kept-help = Dieser Platz ist für dich reserviert.
sit-down = Platz nehmen
invite-help = Schick diesen Link allen, mit denen du spielen willst. Wer ihn öffnet, kann einen freien Platz nehmen.
invite-copy = Link kopieren
invite-copied = Kopiert
seat-fill = Einen Bot spielen lassen
seat-fill-open = Platz { $number } mit Bot besetzen
seat-take-over = Einen Bot für { $player } spielen lassen
seat-back = Den eigenen Platz wieder einnehmen
seat-free = Den Platz von { $player } frei machen
seat-leave = Den Tisch verlassen

## Wer man ist

me-title = Du, auf diesem Gerät und auf anderen
me-help = Es gibt keine Passwörter. Dieser Browser hat einen Schlüssel, dem deine Plätze gehören. Öffne den Link unten auf einem anderen Gerät, und du bist dort dieselbe Person. Zeig ihn niemandem.
me-none = Dieser Browser hat noch keinen Schlüssel: Er bekommt einen, wenn du an einem Tisch Platz nimmst.
me-link = Dein persönlicher Link
me-arrive = Auf diesem Gerät diese Person sein
me-arrive-help = Mit diesem Link wird dieser Browser dieselbe Person wie der, von dem der Link kommt: mit denselben Plätzen und Spielen.
me-arrive-warning = Dieser Browser ist schon jemand. Wenn du weitermachst, sind seine Plätze nur noch mit seinem eigenen persönlichen Link zu erreichen; heb diesen vorher auf.
me-arrive-broken = Dieser persönliche Link ist nicht vollständig.
me-data = Was über dich gespeichert ist
me-data-help = Dein Name, deine Plätze und die Spiele, deren Gastgeber du bist, was du an Tischen gesagt hast, deine privaten Notizen, wie weit du in den Lektionen bist, und wo du etwas erfährst.
me-download = Herunterladen, was über mich gespeichert ist
me-delete = Löschen, was über mich gespeichert ist
me-delete-help = Dein Name, deine privaten Notizen und alles, was du an Tischen gesagt hast, werden gelöscht. Deine Plätze an Tischen, an denen das Spiel noch nicht begonnen hat, werden frei. Die anderen Spiele bleiben, mit deinen Zügen, unter „ein ehemaliger Spieler“, und ein Bot kann dort deinen Platz einnehmen. Dieser Browser vergisst dich und seine Einstellungen. Niemand kann das rückgängig machen, auch nicht mit deinem persönlichen Link. Sicherungskopien dieses Servers ändern sich dadurch nicht.
me-delete-now = Jetzt alles löschen

## Der Tisch

page-your-turn = Du bist dran
page-turn-of = { $player } entscheidet
page-over = Das Spiel ist zu Ende
page-waiting = Warten auf Mitspieler
page-has-the-turn = (am Zug)
page-seat-open = frei
page-seat-bot = Bot
page-seat-yours = du
page-seat-here = da
page-seat-away = weg
page-confirm = Bestätigen
page-take-back = Zurücknehmen
page-plan = Plan
page-drop-step = Ab hier zurücknehmen: { $step }
page-log = Verlauf
log-taken-back = { $player } nimmt bis Zug { $to } zurück.
page-talk = Chat
page-notes = Notizen
page-rules = Regeln
page-settings = Einstellungen
page-board = Spielplan
page-more-panels = Mehr
page-rules-of-this = Regeln zu dieser Entscheidung
page-talk-off = An diesem Tisch wird während des Spiels nicht gechattet.
page-talk-players = Hier sprechen nur die Spieler.
page-talk-say = Etwas sagen
page-talk-send = Senden
page-talk-earlier = Frühere Nachrichten zeigen
page-notes-help = Das siehst nur du.
page-table-talk = Gespräche am Tisch
page-table-talk-help = Spieler dürfen während des Spiels chatten. Absprachen binden niemanden.
page-look-back = Rückblick: Zug { $at } von { $version }
page-now = Jetzt: { $turn }
page-look-back-over = Das Spiel ist aus: Hier gehst du es Schritt für Schritt durch.
page-back-to-now = Zurück zum Jetzt
page-first = Zum Anfang
page-previous = Einen Zug zurück
page-next = Einen Zug weiter
page-play = Züge abspielen
page-moment = Zeitpunkt
page-try = Ab hier ausprobieren
page-try-help = Eine private Kopie dieses Zeitpunkts zum Weiterspielen. Sonst sieht sie niemand.
page-try-alone = alle Plätze selbst spielen
page-try-bots = für { $player } gegen Bots spielen
page-record = Aufzeichnung herunterladen
page-spectator = Du schaust zu. Die Spieler sehen nur, wie viele zuschauen.
page-offline = Die Verbindung ist unterbrochen; neuer Versuch …
page-problem = Das hat nicht geklappt
page-failed = Der Tisch konnte nicht aufgefrischt werden; was du siehst, ist vielleicht veraltet.

## Was an einem Betrag nicht stimmt

amount-missing = Gib einen Betrag ein.
amount-whole = Nur ganze Dollar.
amount-step = Nur Vielfache von { $step }.
amount-least = Mindestens { $least }.
amount-most = Du hast nur { $cash }.

## Tipps

hint-button = Tipp
hint-title = Was ein starker Bot tun würde
hint-thinking = Denkt nach …
hint-off = An diesem Tisch gibt es keine Tipps.
hint-off-others = An diesem Tisch gibt es keine Tipps: Andere spielen mit, und der Gastgeber hat sie nicht erlaubt.
hint-use = Diesen Zug planen
hint-share = Siegchance { $percent }
hint-cash = etwa { $amount } am Ende
figure-change = { $what } { $before } → { $after }
percent = { $number } %

## Analyse

analysis-title = Analyse
analysis-start = Diese Partie analysieren
analysis-help = Ein starker Bot sieht sich jede Entscheidung an: wie sich die Aussichten aller entwickelt haben und welche Züge am meisten gekostet haben. Das dauert bis zu einer halben Minute.
analysis-running = Jede Entscheidung wird angesehen: { $percent } fertig
analysis-shares = Siegchance, Zug um Zug
analysis-costly = Die Züge, die am meisten gekostet haben
analysis-none = Kein Zug hat viel gekostet.
analysis-moment = Zug { $move }: Die Siegchance von { $player } sank um { $percent }
analysis-played = Gespielt
analysis-better = Besser

## Das Ende

end-title = Ende des Spiels
end-place = Rang
end-again = Noch einmal, gleicher Tisch
end-again-alone = Diesmal ohne den Schaffner
end-replay = Rückblick auf das Spiel
end-charts = Wie es lief

## Einstellungen

set-theme = Farben
set-theme-auto = Wie das Gerät
set-theme-light = Hell
set-theme-dark = Dunkel
set-size = Schriftgröße
set-size-normal = Normal
set-size-large = Groß
set-size-larger = Größer
set-motion = Bewegung
set-motion-auto = Wie das Gerät
set-motion-less = Weniger
set-sound = Töne: dein Zug, Geld, der Hammer
set-language = Sprache
set-on = An
set-off = Aus

## Tasten

keys-title = Tasten
keys-rows = Eine Zeile wählen oder die Antwort mit dieser Nummer
keys-raise = Um das Mindeste erhöhen
keys-bid = Den eingetragenen Betrag bieten
keys-pass = Passen
keys-confirm = Den Plan bestätigen
keys-back = Den letzten Schritt zurücknehmen
keys-escape = Den Plan verwerfen, Offenes schließen
keys-board = Zum Spielplan; Pfeile bewegen, Enter legt
keys-focus = Nächste Gesellschaft, für die gebaut wird
keys-zoom = Vergrößern, verkleinern, alles
keys-step = Einen Zug zurück, weiter
keys-now = Zurück zum Jetzt
keys-hint = Tipp: was ein starker Bot tun würde
keys-coach = Zur Karte des Schaffners
keys-help = Diese Tasten
page-purse = Was du hast
