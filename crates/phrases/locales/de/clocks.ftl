# Uhren: wie viel Zeit alle haben, und was geschieht, wenn sie abgelaufen ist.

problem-clock-initial = Die Zeit zu Beginn muss zwischen zehn Sekunden und sechzig Tagen liegen.
problem-clock-increment = Für eine Entscheidung gibt es höchstens sechzig Tage.
problem-clock-cap = Ansparen lässt sich mindestens so viel, wie alle zu Beginn haben, und höchstens sechzig Tage.
problem-clock-grace = Die freie Zeit einer Entscheidung ist höchstens ein Tag.
problem-clock-zone = Diese Zeitzone ist nicht bekannt. Eine Zeitzone heißt zum Beispiel „Europe/Paris“.
problem-clock-hours = Die Tageszeiten sind zwei Uhrzeiten wie 08:00 und 22:00, mindestens eine Stunde auseinander.
problem-not-late = Hier lässt sich nichts tun: Die Zeit ist nicht abgelaufen, oder an diesem Tisch dürfen die anderen nicht eingreifen.
problem-late-only-players = Nur wer hier mitspielt, kann einen Bot für jemanden spielen lassen, dessen Zeit abgelaufen ist.
