# Uhren: wie viel Zeit alle haben, und was geschieht, wenn sie abgelaufen ist.

clock-title = Zeit
clock-help = Alle haben eine eigene Uhr. Sie läuft, während man entscheidet, und jede Entscheidung bringt etwas Zeit zurück.
clock-none = Keine Uhr
clock-live = Am Stück
clock-over-days = Über Tage
clock-brisk = Zügig
clock-normal = Normal
clock-relaxed = Gemütlich
clock-day = Ein Tag je Zug
clock-three-days = Drei Tage je Zug
clock-week = Eine Woche je Zug
clock-custom = Eigene Zeiten
clock-own-initial = Zu Beginn
clock-own-increment = Für jede Entscheidung
clock-own-cap = Höchstens
clock-own-grace = Frei am Anfang jeder Entscheidung
clock-unit = Einheit
clock-unit-seconds = Sekunden
clock-unit-minutes = Minuten
clock-unit-hours = Stunden
clock-unit-days = Tage
clock-timeout = Wenn die Zeit abläuft
clock-choose-nothing = Nur eine rote Uhr
clock-choose-others = Die anderen dürfen einen Bot spielen lassen
clock-choose-bot = Ein Bot spielt sofort
clock-timeout-nothing = Läuft die Zeit ab, wird die Uhr rot, und sonst geschieht nichts.
clock-timeout-others = Läuft die Zeit ab, dürfen die anderen einen Bot spielen lassen.
clock-timeout-bot = Läuft die Zeit ab, spielt sofort ein Bot die Entscheidung.
clock-hours-title = Tageszeiten
clock-hours-help = Die Zeit läuft nur zwischen diesen Uhrzeiten. Ohne sie läuft sie Tag und Nacht.
clock-from = Von
clock-to = Bis
clock-zone = Zeitzone
clock-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
clock-hours = { $count } Std.
clock-minutes = { $count } Min.
clock-seconds = { $count } s
clock-days-hours = { $days } T { $hours } h
clock-terms-each = Für jede Entscheidung gibt es { $time }.
clock-terms-initial = Zu Beginn gibt es { $time }.
clock-terms-increment = Jede Entscheidung bringt { $time } dazu, bis höchstens { $cap }.
clock-terms-grace = Am Anfang jeder Entscheidung sind { $time } frei.
clock-terms-hours = Die Zeit läuft von { $from } bis { $to } Uhr ({ $zone }).
clock-left = Restliche Zeit
clock-runs = Restliche Zeit; die Uhr läuft
clock-paused = Die Uhren stehen: Das Spiel ist unterbrochen
clock-sleeps = Die Uhren stehen bis zur nächsten Spielzeit
clock-out = Die Zeit ist abgelaufen
late-title = Die Zeit ist abgelaufen: { $player }.
late-decision = Ein Bot spielt diese Entscheidung
late-seat = Ein Bot übernimmt den Platz

problem-clock-initial = Die Zeit zu Beginn muss zwischen zehn Sekunden und sechzig Tagen liegen.
problem-clock-increment = Für eine Entscheidung gibt es höchstens sechzig Tage.
problem-clock-cap = Ansparen lässt sich mindestens so viel, wie alle zu Beginn haben, und höchstens sechzig Tage.
problem-clock-grace = Die freie Zeit einer Entscheidung ist höchstens ein Tag.
problem-clock-zone = Diese Zeitzone ist nicht bekannt. Eine Zeitzone heißt zum Beispiel „Europe/Paris“.
problem-clock-hours = Die Tageszeiten sind zwei Uhrzeiten wie 08:00 und 22:00, mindestens eine Stunde auseinander.
problem-not-late = Hier lässt sich nichts tun: Die Zeit ist nicht abgelaufen, oder an diesem Tisch dürfen die anderen nicht eingreifen.
problem-late-only-players = Nur wer hier mitspielt, kann einen Bot für jemanden spielen lassen, dessen Zeit abgelaufen ist.
