# What is felt at the table: what has happened in short, banners and cards, the end.

## What has happened, in short

digest-sold =
    { $player-is ->
        [you] You buy a share { of-company } for { $amount }.
       *[other] { $player } buys a share { of-company } for { $amount }.
    }
digest-leads =
    { $player-is ->
        [you] You lead the auction of a share { of-company } with { $amount }.
       *[other] { $player } leads the auction of a share { of-company } with { $amount }.
    }
digest-started =
    { $player-is ->
        [you] You found { $company } in { $hex }.
       *[other] { $player } founds { $company } in { $hex }.
    }
digest-laid =
    { $player-is ->
        [you] You lay
       *[other] { $player } lays
    } { $cubes ->
        [one] a cube { of-company }
       *[other] { $cubes } cubes { of-company }
    }, on { $places }, for { $amount }.
digest-income = Income { of-company }: { $before } → { $after }.
digest-developed =
    { $player-is ->
        [you] You develop { $hex }.
       *[other] { $player } develops { $hex }.
    }
digest-funded =
    { $player-is ->
        [you] You fund { $company } with { $amount }.
       *[other] { $player } funds { $company } with { $amount }.
    }
digest-took =
    { $player-is ->
        [you] You take { $amount } from the bank.
       *[other] { $player } takes { $amount } from the bank.
    }
digest-drained =
    { $player-is ->
        [you] You make every other player pay { $amount }.
       *[other] { $player } makes every other player pay { $amount }.
    }
digest-passed =
    { $player-is ->
        [you] You pass.
       *[other] { $player } passes.
    }
digest-column =
    { $column ->
        [1] { $year }, first column
        [2] { $year }, second column
       *[3] { $year }, third column
    }
digest-turn = Turn { $turn }
digest-founded =
    { $player-is ->
        [you] You found { $company } in { $city } for { $amount }.
       *[other] { $player } founds { $company } in { $city } for { $amount }.
    }
digest-proposed =
    { $player-is ->
        [you] You propose { $amount } for a share { of-company }.
       *[other] { $player } proposes { $amount } for a share { of-company }.
    }
digest-let-go =
    { $player-is ->
        [you] You let it go.
       *[other] { $player } lets it go.
    }
digest-intercepted =
    { $player-is ->
        [you] You intercept and buy the share { of-company } for { $amount }.
       *[other] { $player } intercepts and buys the share { of-company } for { $amount }.
    }
digest-gets =
    { $player-is ->
        [you] You get { $amount }.
       *[other] { $player } gets { $amount }.
    }
digest-directs =
    { $player-is ->
        [you] You direct { $company } now.
       *[other] { $player } directs { $company } now.
    }
digest-connected =
    { $player-is ->
        [you] You connect { $city } to { $company } for { $amount }.
       *[other] { $player } connects { $city } to { $company } for { $amount }.
    }
digest-paid = The companies pay: { $payments }.
digest-paid-you = The companies pay: you receive { $amount }.
digest-payment = { $player } { $amount }

## Since one's last move

moment-since = Since your move { $move }
moment-since-short = Since move { $move }
moment-since-none = Nobody else has moved since.
moment-since-play = Play it back

## Banners

moment-dismiss = Close this message
moment-a-year = { $amount } a year for you
moment-a-turn = { $amount } a turn for you
moment-dividend = The dividend of { $year }
moment-payment = The companies pay for turn { $turn }
moment-last-year = { $year } is the last year.
moment-ends-with-year = The game ends with { $year } because { $reasons }.
moment-open = Show it
moment-reopen = Show who was paid what

## The card of a payment

moment-rounded = income ÷ shares held, rounded up
moment-meter-year = { $year } of { $last }
moment-meter-supplies = { $low } of { $most } low supplies
moment-meter-shares = { $sold } of { $all } shares gone
moment-receive = You receive { $amount }.
moment-ahead = You have { $cash }, { $amount } ahead of { $player }.
moment-behind = You have { $cash }, { $amount } behind { $player }.
moment-level = You have { $cash }, as much as { $player }.
moment-begin-year = Begin { $year }
moment-begin-turn =
    { $player-is ->
        [you] Turn { $turn }: you begin
       *[other] Turn { $turn }: { $player } begins
    }
moment-to-result = To the result
moment-end-of-turn = End of turn { $turn }
moment-last-payment = End of the last turn
moment-companies-pay = The companies pay
moment-cash-now = your cash is now { $cash }
moment-paid = Paid
moment-with-extra = incl. { $amount }
moment-remainder = What cannot be divided: the director's part is included in what they get, the rest is in the last column.
moment-symbols-row = For symbols

## The end

moment-wins =
    { $player-is ->
        [you] You win
       *[other] { $player } wins
    }
moment-wins-tie =
    { $player-is ->
        [you] You win on the tie-break
       *[other] { $player } wins on the tie-break
    }
moment-share-victory = { $players } share the victory
moment-margin = { $amount } ahead of { $player }.
moment-your-place = You come { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }, { $amount } behind { $player }.
moment-your-place-tied = You come { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }, with as much as { $player }.
moment-did =
    { $player-is ->
        [you] You bought
       *[other] { $player } bought
    } { $shares ->
        [one] one share for { $spent }; it paid { $paid }
       *[other] { $shares } shares for { $spent }; they paid { $paid }
    }.
moment-did-intercepted =
    { $count ->
        [one] One of them was intercepted from another player.
       *[other] { $count } of them were intercepted from other players.
    }
moment-started-with = Started with
moment-shares-bought = Shares bought
moment-taken = Taken, less drained
moment-incomes = Incomes
moment-granted = From the bank
moment-proposals = From intercepted proposals
moment-symbols-paid = Symbols
moment-of-cash = cash { $cash } + symbols { $symbols }
moment-account = How it came to this
moment-share = Share
moment-look-back = Look back
moment-see-result = See the result

## What is announced

moment-step = Step { $number }: { $step }
moment-step-gone = Taken back.

## The analysis

analysis-mine = Your moves that cost the most
analysis-of-others = What the others' moves cost them
analysis-none-mine = None of your moves cost you much.
