# What every game says.

## Money, lists and names

money = ${ $amount }
money-owed = -${ $amount }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
quoted = "{ $text }"
player-nameless = Player { $number }

## A file or message that cannot be read

unreadable = "{ $at }" is not right: { $why }.
misfit-missing = this is missing
misfit-expected = { $expected } belongs here
misfit-unknown =
    { $kind ->
        [company] { $found } is no company in this game
        [card] { $found } is no card of the deck
       *[other] { $found } is no { $kind }
    }
misfit-not-one-of = here stands { $found }, and not { $expected }

## An entry that is refused before any rule is asked

refused-malformed = The field "{ $field }" is missing or wrong: { $expected } belongs there.
refused-not-an-action = An action is an object such as {"{"} "seat": 0, "do": "pass" {"}"}.
refused-unknown-action = The field "do" names no action of this game.
expected-text = text
expected-number = a number
expected-seat = the number of a seat
expected-names = a list of names
expected-list = a list
expected-object = an object
refused-unknown =
    { $kind ->
        [company] There is no company called "{ $name }".
        [hex] There is no hex called "{ $name }".
        [row] There is no row called "{ $name }".
        [city] There is no city called "{ $name }".
        [column] There is no column "{ $name }".
       *[other] There is no { $kind } called "{ $name }".
    }
refused-no-seat = There is no seat { $seat }: the seats of this table are 0 to { $last }.
refused-over = The game is over: there is nothing left to decide.

## A result that the actions do not lead to

broken-cash = The cash in the result is { $recorded }, but the actions lead to { $played }.
broken-winners = The winners in the result are { $recorded }, but the actions lead to { $played }.
broken-reasons = The reasons in the result are { $recorded }, but the actions lead to { $played }.
broken-unfinished = There is a result, but after the last action the game is not over.
broken-result = "{ $field }" in the result is { $recorded }, but the actions lead to { $played }.

## The end

standing = { $player } with { $cash }
outcome-winner = { $player } wins with { $cash }, ahead of { $others }.
outcome-shared = { $players } share the victory with { $cash } each, ahead of { $others }.
outcome-all = { $players } share the victory with { $cash } each.
outcome-reasons = The game ended because { $reasons }.
