# What happens at a table beside the moves, as the log tells it.

incident-out-of-time =
    { $player-is ->
        [you] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $player } ist abgelaufen.
    }
incident-bot-took-over =
    { $player-is ->
        [you] Jetzt spielt ein Bot für dich.
       *[other] Jetzt spielt ein Bot für { $player }.
    }
incident-left =
    { $player-is ->
        [you] Du verlässt das Spiel; ein Bot spielt für dich weiter.
       *[other] { $player } verlässt das Spiel; ein Bot spielt weiter.
    }
incident-came-back =
    { $player-is ->
        [you] Du bist zurück und spielst wieder selbst.
       *[other] { $player } ist zurück und spielt wieder selbst.
    }
incident-substituted =
    { $player-is ->
        [you] Du übernimmst diesen Platz.
       *[other] { $player } übernimmt diesen Platz.
    }
incident-paused = Das Spiel pausiert: Alle haben zugestimmt.
incident-resumed =
    { $player-is ->
        [you] Du beendest die Pause.
       *[other] { $player } beendet die Pause.
    }
incident-program-failed =
    { $player-is ->
        [you] Das Programm an deinem Platz hat versagt; von jetzt an wird dort zufällig gezogen.
       *[other] Das Programm am Platz von { $player } hat versagt; von jetzt an wird dort zufällig gezogen.
    }
