# The pages: lobby, new game, table.

page-title = Railhead
page-skip = To the table
page-skip-coach = To the coach
page-yes = Yes
page-no = No
page-less = Less
page-more = More
page-close = Close
page-guest = Guest
language-name = English

## Games

game-american-rails = American Rails
game-north-american-railways = North American Railways
game-american-rails-about = Buy shares, lay track between the cities, and choose when to act: every action has its price in turn order.
game-north-american-railways-about = Name a price for a share, and its director decides whether you get it. Then connect cities from coast to coast.

## A new game

new-title = A new game
new-game = Game
new-players = Who plays
new-players-help = Three to five. Seats left to others are taken by whoever opens the link that you send.
new-seat = Seat { $number }
new-me = Me
new-invite = Somebody I invite
new-here = Somebody here, on this device
new-bot = Bot: { $level }
new-nobody = Nobody
new-name = Name
new-your-name = Your name
new-options = Options
new-random = Drawn at random
new-private = Only for people with the link
new-private-help = Otherwise the game is listed in the lobby, where anybody can take a free seat or watch.
new-start = Set up the table
level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-random-about = Makes any legal move: good for learning how the table works.
level-easy-about = Follows simple rules of thumb. You can beat it in your first game.
level-medium-about = Weighs what each of its moves would be worth.
level-hard-about = Also considers what the others will answer.
level-expert-about = Thinks longest, up to three seconds for a move.
character-even = none
character-builder = builder
character-miser = miser
character-spoiler = spoiler
character-even-about = Likes nothing but to win.
character-builder-about = Would rather have a great network than a full purse.
character-miser-about = Parts with its money late.
character-spoiler-about = Is glad when the others lose.
new-character = Character
new-bots = What the bots are like
new-bots-help = A character is a matter of taste, not of strength. Random and easy bots have none.
new-hints = Hints
new-hints-help = Whoever has to decide can ask what a strong bot would do.
new-hints-alone = If nobody else plays
new-hints-on = For everybody
new-hints-off = For nobody

## Sitting down

sit-help = Only a name is needed. This browser remembers that the seat is yours.
sit-kept-help = This seat is kept for you.
sit-down = Sit down
invite-help = Send this link to those you want to play with. Whoever opens it can take a free seat.
invite-copy = Copy the link
invite-copied = Copied
seat-fill = Let a bot play
seat-fill-open = Fill seat { $number } with a bot
seat-take-over = Let a bot play for { $player }
seat-back = Take your seat back
seat-free = Free { $player }’s seat
seat-leave = Leave the table

## Who one is

me-title = You, on this device and others
me-help = There are no passwords. This browser holds a key that your seats belong to. Open the link below on another device, and you are the same person there. Show it to nobody.
me-none = This browser has no key yet: it gets one when you sit down at a table.
me-link = Your personal link
me-arrive = Be this person on this device
me-arrive-help = This link makes this browser the same person as the one it comes from: with their seats and games.
me-arrive-warning = This browser already belongs to somebody. If you go on, the seats that it has can be reached only with its own personal link; save that link first.
me-arrive-broken = This personal link is not complete.
me-data = What is stored about you
me-data-help = Your name, your seats and the games you host, what you have said at tables, your private notes, how far you have come in the lessons, and where you are told something.
me-download = Download what is stored about me
me-delete = Delete what is stored about me
me-delete-help = Your name, your private notes and everything that you have said at tables go. Your seats at tables that have not begun become free. The other games stay, with your moves, under "a former player", and a bot can take your place in them. This browser forgets you and its settings. Nobody can undo this, not even with your personal link. Backups of this server are not changed by it.
me-delete-now = Delete it all now

## The table

page-your-turn = Your turn
page-turn-of = { $player } decides
page-over = The game is over
page-waiting = Waiting for players
page-has-the-turn = (has the turn)
page-seat-open = free
page-seat-bot = bot
page-seat-yours = you
page-seat-here = here
page-seat-away = away
page-confirm = Confirm
page-take-back = Take back
page-plan = Plan
page-drop-step = Take back from here: { $step }
page-log = Log
log-taken-back = { $player } takes back to move { $to }.
page-talk = Talk
page-notes = Notes
page-rules = Rules
page-settings = Settings
page-board = Board
page-more-panels = More
page-rules-of-this = Rules for this decision
page-talk-off = This table plays without table talk.
page-talk-players = Only players speak here.
page-talk-say = Say something
page-talk-send = Send
page-talk-earlier = Show what was said earlier
page-notes-help = Only you see this.
page-table-talk = Table talk
page-table-talk-help = Players may chat during the game. Agreements bind nobody.
page-look-back = Looking back: move { $at } of { $version }
page-now = Now: { $turn }
page-look-back-over = The game is over: step through it here.
page-back-to-now = Back to now
page-first = To the beginning
page-previous = One move back
page-next = One move on
page-play = Play the moves
page-moment = Moment
page-try = Try from here
page-try-help = A private copy of this moment, to play on. Nobody else sees it.
page-try-alone = play every seat myself
page-try-bots = play { $player }'s seat against bots
page-record = Download the record
page-spectator = You are watching. The players see only how many watch.
page-offline = The connection is lost; trying again …
page-problem = That did not work
page-failed = The table could not be updated; what you see may be out of date.

## What is wrong with an amount

amount-missing = Type an amount.
amount-whole = Whole dollars only.
amount-step = Multiples of { $step } only.
amount-least = At least { $least }.
amount-most = You have only { $cash }.

## Hints

hint-button = Hint
hint-title = What a strong bot would do
hint-thinking = Thinking …
hint-off = Hints are off at this table.
hint-off-others = Hints are off at this table: other people play, and the host has not allowed them.
hint-use = Plan this move
hint-share = Chance of winning { $percent }
hint-cash = about { $amount } in the end
figure-change = { $what } { $before } → { $after }
percent = { $number }%

## Analysis

analysis-title = Analysis
analysis-start = Analyse this game
analysis-help = A strong bot looks at every decision: how everybody's chances changed, and which moves cost the most. It takes up to half a minute.
analysis-running = Looking at every decision: { $percent } done
analysis-shares = Chance of winning, move by move
analysis-costly = The moves that cost the most
analysis-none = No move cost its player much.
analysis-moment = Move { $move }: { $player }'s chance of winning fell by { $percent }
analysis-played = Played
analysis-better = Better

## The end

end-title = The end
end-place = Place
end-again = Play again, same table
end-again-alone = Without the coach
end-replay = Look back at the game
end-charts = How it went

## Settings

set-theme = Colours
set-theme-auto = As the device
set-theme-light = Light
set-theme-dark = Dark
set-size = Text size
set-size-normal = Normal
set-size-large = Large
set-size-larger = Larger
set-motion = Motion
set-motion-auto = As the device
set-motion-less = Less
set-sound = Sounds: your turn, money, the gavel
set-language = Language
set-on = On
set-off = Off

## Keys

keys-title = Keys
keys-rows = Choose a row, or the answer with that number
keys-raise = Raise by the least
keys-bid = Bid the amount in the field
keys-pass = Pass
keys-confirm = Confirm the plan
keys-back = Take back the last step
keys-escape = Drop the plan, close what is open
keys-board = To the board; arrows move, Enter lays
keys-focus = Next company to build for
keys-zoom = Zoom in, out, all
keys-step = One move back, on
keys-now = Back to now
keys-hint = Hint: what a strong bot would do
keys-coach = To the coach’s card
keys-help = These keys
page-purse = What you have
