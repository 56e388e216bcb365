# What happens at a table beside the moves, as the log tells it.

incident-out-of-time =
    { $player-is ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $player } est écoulé.
    }
incident-bot-took-over =
    { $player-is ->
        [you] Un bot joue maintenant pour vous.
       *[other] Un bot joue maintenant pour { $player }.
    }
incident-left =
    { $player-is ->
        [you] Vous quittez la partie ; un bot continue pour vous.
       *[other] { $player } quitte la partie ; un bot continue à sa place.
    }
incident-came-back =
    { $player-is ->
        [you] Vous êtes de retour et rejouez.
       *[other] { $player } est de retour et rejoue.
    }
incident-substituted =
    { $player-is ->
        [you] Vous reprenez cette place.
       *[other] { $player } reprend cette place.
    }
incident-paused = La partie est en pause : tout le monde est d'accord.
incident-resumed =
    { $player-is ->
        [you] Vous mettez fin à la pause.
       *[other] { $player } met fin à la pause.
    }
incident-program-failed =
    { $player-is ->
        [you] Le programme à votre place a échoué ; des coups au hasard y sont joués désormais.
       *[other] Le programme à la place de { $player } a échoué ; des coups au hasard y sont joués désormais.
    }
