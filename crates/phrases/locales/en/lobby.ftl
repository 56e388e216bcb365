# Before and around a table: lobby, new game, waiting room, sharing.

## The lobby, for somebody new

lobby-kicker = Two railroad games of nerve
lobby-slogan = Own the line before it reaches the coast.
lobby-lead = Buy shares, lay track, name your price. Free, in your browser, without an account.
lobby-first-time = { $game } against { $bots } bots
lobby-play-now = Play now
lobby-with-friends = With friends
lobby-play = Play
lobby-play-help = You and bots, at once

## The lobby, for somebody who comes back

lobby-welcome = Welcome back, { $name }.
lobby-welcome-nameless = Welcome back.
lobby-waiting-for-you =
    { $count ->
        [one] One game waits for your move.
       *[other] { $count } games wait for your move.
    }
lobby-nothing-waits = No game waits for you just now.
lobby-take-turn = Take your turn
lobby-new = New game
lobby-mine = Your games
lobby-under-way =
    { $count ->
        [one] one under way
       *[other] { $count } under way
    }
lobby-your-turn = Your turn
lobby-their-turn = { $player } decides
lobby-bot-for-you = A bot plays for you
lobby-waiting = Waiting for players
lobby-moves =
    { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
lobby-open-game = Open

## Lists of games

lobby-open = Open tables
lobby-open-count = { $count } waiting
lobby-none-open = Nobody is waiting for players just now. Set up a table, and others can join it here.
lobby-running = Games to watch
lobby-over = Recent games
lobby-hosted = hosted by { $player }
lobby-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
lobby-join = Join
lobby-watch = Watch
lobby-won = { $players } won
lobby-you-won = You won
lobby-with = { $amount }, against { $players }
lobby-ended = Ended by agreement
lobby-record = Open a record
lobby-record-help = A saved game (a JSON file) to look at, or to play on.
lobby-programs = For programs: the API, with a page to try it out
lobby-unofficial = Railhead is unofficial. American Rails was designed by Tim Harrison, North American Railways by Peer Sylvester; neither they nor their publishers have any part in it. If you like the games, buy them.
lobby-deleted = Everything that was stored about you is deleted.

## What a game is

lobby-players = { $least }–{ $most } players
game-american-rails-time = about 45 min
game-north-american-railways-time = about 25 min
game-american-rails-by = by Tim Harrison
game-north-american-railways-by = by Peer Sylvester
game-american-rails-milestone =
    { $phase ->
        [preparation] Preparation
       *[counted] { $number }
    }
game-north-american-railways-milestone = Turn { $number }

## When something happened

ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## An own map or deck

new-map = Map
new-deck = Deck
new-material-usual = The usual one
new-material-file = One of my own: choose a file (TOML or JSON)
new-material-remove = Take the usual one
new-material-good = { $name } is sound and will be used.
new-material-checking = Checking the file …
new-material-map-facts = { $hexes } hexes, { $cities } cities
new-material-deck-facts = { $cities } cities, { $starts } start cities
new-material-wrong = This file cannot be used.

## The waiting room

room-title =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
room-host = Host
room-you = You
room-bot = Bot
room-free = Free seat
room-kept = Kept for { $player }
room-begins = The game begins when every seat is taken.
room-cancel = Cancel the table
room-cancel-sure = Nobody has played yet, and nothing is lost. The others are told.
room-cancel-now = Yes, cancel it
room-cancelled = The host has cancelled this table.
room-to-lobby = To the lobby
room-invite = Invite somebody
room-invite-host-only = Only the host can hand on the invitation to this private table.

## Sharing a table

share-button = Share
share-title = Share this table
share-watch = Whoever has this link can watch.
share-join = Whoever has this link can take a free seat.
share-invitation = This table is private. Whoever has this link is invited: give it only to people you trust.
share-private = This table is private: the link opens only for those who play here or are invited. Only the host can invite.
share-over = Whoever has this link can look at the game and its end.
share-moment = The link leads to the moment that you look at.
share-make-public = Let everybody with the link look
share-make-public-help = This game was private. They will see moves, names and what was said.
share-make-private = Make it private again
share-link = Link
share-send = Share …
share-qr = QR code of the link
share-preview = Railroad games for three to five, in the browser: against bots or with friends.

## Ending a game by agreement

end-propose = End this game without a result
end-propose-help = It ends when everybody at the table agrees. Nobody wins.
end-propose-alone = Only bots play with you: it ends at once, and nobody wins.
end-propose-now = Propose to end it
end-now = End it now
end-proposed = { $players } would end the game here, without a result.
end-missing = { $players } must still agree.
propose-missing-you = You must still agree.
propose-missing-you-and = You and { $players } must still agree.
end-agree = Agree to end it
end-decline = Play on
end-by-agreement = The players have ended this game by agreement. Nobody won.

## What has happened at a table

event-bot = A bot plays for { $player } now.
event-back = { $player } is back and plays again.
event-end = { $player } would end the game without a result.
event-on = { $player } wants to play on.

## Who is at a table

seat-lost = A bot is playing for you
seat-lost-help = You were away, and the game went on. Your seat, your name and everything you own are still yours.
seat-left = You have left this game
seat-left-help = A bot plays on for you. Your seat, your name and everything you own are still yours: you can come back at any time.
watching =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }
watching-you = You are watching

## When a table is not for everybody

private-title = This table is private
private-help = Ask whoever told you of it for an invitation link: the host finds it at the table under “Share”. If you have a seat here, open the table with the browser you sat down with, or with your personal link.

## Why something was refused

problem-ended = The players have ended this game by agreement: there is nothing to decide.
problem-cancelled = The host has cancelled this table.
problem-only-host-cancels = Only the host can cancel a table.
problem-only-host-shares = Only the host can share a private game.
problem-share-not-over = The game is not over yet: it can be shared when it is.
problem-only-players-end = Only players can agree to end a game.
problem-end-not-running = The game is not running: there is nothing to end.
problem-no-material = { $game } has no { $material }.
problem-link-long = This link is too long for a picture.
