# What every game says.

## Money, lists and names

money = ${ $amount }
money-owed = -${ $amount }
labelled = { $label }: { $text }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
quoted = "{ $text }"
player-nameless = Player { $number }
player-former = a former player
of-company = of { $company }

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
misfit-not-one-of = it is { $found }, not { $expected }

## An entry that is refused before any rule is asked

refused-malformed = The field "{ $field }" is missing or wrong: { $expected } belongs there.
refused-not-an-action = An action is an object such as {"{"} "seat": 0, "do": "pass" {"}"}.
refused-unknown-action = The field "do" names no action of this game.
expected-text = text
expected-value = text, a number, true or false
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
outcome-winner =
    { $player-is ->
        [you] You win with { $cash }, ahead of { $others }.
       *[other] { $player } wins with { $cash }, ahead of { $others }.
    }
outcome-shared = { $players } share the victory with { $cash } each, ahead of { $others }.
outcome-all = { $players } share the victory with { $cash } each.
outcome-behind = Behind them: { $others }.
outcome-reasons = The game ended because { $reasons }.

## What happened

event-passed =
    { $player-is ->
        [you] You pass.
       *[other] { $player } passes.
    }
paid-to-treasury =
    { $player-is ->
        [you] You pay { $amount } to { $company }'s treasury.
       *[other] { $player } pays { $amount } to { $company }'s treasury.
    }
paid-by-company = { $company } pays { $amount } to the bank.
paid-to-company = { $company } receives { $amount } from the bank.
paid-to-player =
    { $player-is ->
        [you] You receive { $amount } from the bank.
       *[other] { $player } receives { $amount } from the bank.
    }
paid-by-player =
    { $player-is ->
        [you] You pay { $amount } to the bank.
       *[other] { $player } pays { $amount } to the bank.
    }
paid-dividend =
    { $player-is ->
        [you] You receive { $amount }.
       *[other] { $player } receives { $amount }.
    }
event-over = The game is over because { $reasons }.

## What is asked

ask-use =
    { $player-is ->
        [you] You may { $options }.
       *[other] { $player } may { $options }.
    }
option-done = stop

## What the rules refuse

possible = Possible: { $options }.
refused-another =
    { $player-is ->
        [you] It is { $actor } who has to decide now, not you.
       *[other] It is { $actor } who has to decide now, not { $player }.
    }
refused-no-answer = That is no answer to the present question. { $question }

## A setup that does not hold

flaw-players = Three to five can play, not { $players }.

## The table in a terminal

table-order = Order: { $players }
table-passed = Passed: { $players }.
table-player = Player
table-cash = Cash
table-shares = Shares
table-none = none
table-company = Company
table-treasury = Treasury
table-income = Income
table-dividend = A share

## Why a move is one of the best

advice-only = Nothing else is possible.
advice-alike =
    { $against ->
        [second] Hardly different from the second best.
       *[best] Hardly different from the best.
    }
advice-even =
    { $against ->
        [second] As much for you in the end as with the second best.
       *[best] As much for you in the end as with the best.
    }
advice-more =
    { $against ->
        [second] { $amount } more for you in the end than with the second best.
       *[best] { $amount } more for you in the end than with the best.
    }
advice-less =
    { $against ->
        [second] { $amount } less for you in the end than with the second best.
       *[best] { $amount } less for you in the end than with the best.
    }
advice-rival-more = { $rival } ends with { $amount } more.
advice-rival-less = { $rival } ends with { $amount } less.

## Words for actions, with commas between; lists show the first

words-pass = pass
