# What happens at a table beside the moves, as the log tells it.

incident-out-of-time =
    { $player-is ->
        [you] Your time has run out.
       *[other] { $player } has run out of time.
    }
incident-bot-took-over =
    { $player-is ->
        [you] A bot plays for you now.
       *[other] A bot plays for { $player } now.
    }
incident-left =
    { $player-is ->
        [you] You leave the game; a bot plays on for you.
       *[other] { $player } leaves the game; a bot plays on for them.
    }
incident-came-back =
    { $player-is ->
        [you] You are back and play again.
       *[other] { $player } is back and plays again.
    }
incident-substituted =
    { $player-is ->
        [you] You take over this seat.
       *[other] { $player } takes over this seat.
    }
incident-paused = The game is paused: everybody has agreed.
incident-resumed =
    { $player-is ->
        [you] You end the pause.
       *[other] { $player } ends the pause.
    }
incident-program-failed =
    { $player-is ->
        [you] The program at your seat has failed; random moves are made there from now on.
       *[other] The program at the seat of { $player } has failed; random moves are made there from now on.
    }
