# What happens at a table beside the moves, as the log tells it.

incident-out-of-time =
    { $player-is ->
        [you] Je tijd is om.
       *[other] De tijd van { $player } is om.
    }
incident-bot-took-over =
    { $player-is ->
        [you] Er speelt nu een bot voor jou.
       *[other] Er speelt nu een bot voor { $player }.
    }
incident-left =
    { $player-is ->
        [you] Je verlaat het spel; een bot speelt voor je verder.
       *[other] { $player } verlaat het spel; een bot speelt verder.
    }
incident-came-back =
    { $player-is ->
        [you] Je bent terug en speelt weer zelf.
       *[other] { $player } is terug en speelt weer zelf.
    }
incident-substituted =
    { $player-is ->
        [you] Je neemt deze plaats over.
       *[other] { $player } neemt deze plaats over.
    }
incident-paused = Het spel is gepauzeerd: iedereen is akkoord.
incident-resumed =
    { $player-is ->
        [you] Je beëindigt de pauze.
       *[other] { $player } beëindigt de pauze.
    }
incident-program-failed =
    { $player-is ->
        [you] Het programma op jouw plaats heeft gefaald; vanaf nu worden daar willekeurige zetten gedaan.
       *[other] Het programma op de plaats van { $player } heeft gefaald; vanaf nu worden daar willekeurige zetten gedaan.
    }
