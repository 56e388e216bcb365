# Spielend lernen: die Liste der Lektionen, eine Lektion an ihrem Tisch und die Karte des Schaffners.

learn-title = Spielend lernen
learn-lead = Kurze Halte an einem echten Tisch. Der Schaffner zeigt, du ziehst. Überspring, was du magst.
learn-link = Lernen
learn-go-on-with = Weiter: { $lesson }
learn-begin-with = Anfangen: { $lesson }
learn-go-on-here = Weiter
learn-begin-here = Anfangen
learn-minutes = { $minutes } Min.
learn-not-begun =
    { $minutes ->
        [one] Noch nicht begonnen · eine Minute
       *[other] Noch nicht begonnen · { $minutes } Minuten
    }
learn-progress =
    { $minutes ->
        [one] { $done } von { $lessons } geschafft · noch eine Minute
       *[other] { $done } von { $lessons } geschafft · noch { $minutes } Minuten
    }
learn-all-done = Alle { $lessons } geschafft
learn-state-done = Geschafft
learn-state-begun = Begonnen
learn-play = Dann spielen
learn-play-help = Ein erstes Spiel gegen Bots. Der Schaffner bleibt bei dir und sagt bei jeder deiner Entscheidungen, worauf es ankommt.
learn-play-coached = Mit dem Schaffner spielen
learn-read = Liest du lieber?
learn-read-help = Die Regeln beider Spiele, mit Beispielen.
learn-lobby = { $done } von { $lessons } Lektionen geschafft

## Eine Lektion

learn-kicker = Lektion { $lesson } · Halt { $stop } von { $stops }
learn-kicker-missed = Lektion { $lesson } · was das bringt
learn-key-go-on = Weiter in der Lektion, oder den Plan ausführen
learn-skip = Lektion überspringen
learn-back = Zurück
learn-go-on = Weiter
learn-show-me = Zeig es mir
learn-try-again = Noch einmal
learn-showing = Sieh zu: Schritt für Schritt wird aus dem Plan der ganze Zug.
learn-shown = So geht es: Der Plan zeigt jeden Schritt und was er bringen würde. Sieh ihn dir an und drück dann auf den *umrahmten* Knopf.
learn-try-myself = Selbst versuchen
learn-next = Nächste: { $lesson }
learn-all = Alle Lektionen
learn-missed =
    Nicht ganz
    Die Regeln erlauben das, aber an diesem Halt geht es um etwas anderes. Sieh dir an, was es bringt, und versuch etwas anderes.
learn-read-first = Hier gibt es nur etwas zu lesen. Drück zuerst auf „{ learn-go-on }“.
learn-try-first = Das ist nur, was dein Zug bringen würde. Drück zuerst auf „{ learn-try-again }“.
learn-unknown = Diese Lektion gibt es nicht.
learn-unplayable = Von da aus geht diese Lektion nicht weiter. Fang sie noch einmal an.

## Die Karte des Schaffners

coach-fold = Mehr oder weniger von dem, was der Schaffner sagt
coach-more = Mehr
coach-less = Weniger
