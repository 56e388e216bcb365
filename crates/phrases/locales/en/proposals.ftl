# What all who play agree on: taking moves back, a pause; leaving, and somebody else for an abandoned seat.

back-title = Take back my last turn
back-vanishes = This would be taken back:
back-more =
    { $count ->
        [one] and one more move
       *[other] and { $count } more moves
    }
back-help = Everybody at the table has to agree. It lapses when somebody plays on.
back-now = Take it back
back-ask = Ask the others
back-leave-it = Leave it
back-here = Go back to here
back-here-ask = Ask to go back to here
keys-undo = take back my last turn

new-back = Taking back
new-back-agreed = if everybody agrees
new-back-never = never

propose-back = { $player } would like to take back the last turn.
propose-back-own = You have asked to take back your last turn.
propose-pause = { $player } would like to pause the game.
propose-pause-own = You have asked for a pause.
propose-agree = Agree
propose-refuse = No, play on
propose-withdraw = Withdraw

ways-title = Pause or leave
pause-title = Pause the game
pause-about = When everybody agrees, the clocks stop and nobody can move until one of you ends the pause.
pause-ask = Ask for a pause
pause-now = The game is paused.
pause-sign = Paused
pause-help = Nobody can move, and no clock runs. Any player can end the pause.
pause-end = Play on

leave-title = Leave this game
leave-about = A bot plays on for you, and the log says so. You can come back and take your seat again.
leave-level = How well the bot plays
leave-now = Leave; a bot plays on

substitute-title = Find somebody for { $player }’s seat
substitute-about = Whoever has the link can take the seat for good, with all that { $player } has. Until then { $player } can come back.
substitute-make = Make a link
substitute-link = Send this link to whoever is to play on:
substitute-offer = A bot is playing for { $player }. Would you like to take the seat and play on from here?
substitute-look = Look at the table first
substitute-take = Take the seat

next-game = Next game

event-asks-back = { $player } asks to take the last turn back.
event-refuses-back = { $player } would rather play on: nothing is taken back.
event-asks-pause = { $player } asks for a pause.
event-refuses-pause = { $player } would rather play on without a pause.

problem-back-forbidden = At this table nothing is taken back.
problem-back-no-move = You have made no move yet that could be taken back.
problem-paused = The game is paused. Any player can end the pause.
problem-not-paused = The game is not paused.
problem-proposed = That is proposed already: wait for the others’ answers.
problem-no-proposal = That is not proposed any more.
problem-only-players = Only players can do that.
problem-not-abandoned = That seat is not abandoned: no bot plays there for anybody.
problem-no-substitute = This seat is not to be had any more.
