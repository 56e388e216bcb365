# The desk of American Rails: the header, the action track, and the decision with what it brings.

## The header

ar-in-column = column { $column }
ar-ends =
    Ends after { $last }, or with { $supplies ->
        [one] one more low supply
       *[other] { $supplies } more low supplies
    } ({ $low } of { $most }), or { $shares ->
        [one] one more share sold
       *[other] { $shares } more shares sold
    } ({ $sold } of { $all })
ar-ends-now = { $year } is the last year: { $why }
ar-ends-why-shares = all shares are sold.
ar-ends-why-supplies = enough supplies are low.
ar-ends-why-year = the seventh of seven.
ar-ends-over = The game ended with { $year }.
ar-ends-supplies = Supplies low { $low } of { $most }
ar-ends-shares = Shares left { $left }

## The action track

ar-track-take = Take $2 or Expand 2
ar-track-auction = Auction a share
ar-top-first = top row goes first
ar-then = Then
ar-then-nobody = the column is complete
ar-order-column = Order of column { $column }
ar-order-year = Order of { $year }

## Companies and players

ar-treasury-short = Treas.
ar-income-short = Inc.
ar-dividend-short = A share
ar-cubes-short = Cubes

## What a plan brings

ar-your-dividend = Your next dividend
ar-others = The others
ar-markers = Markers
ar-markers-low = low from { $low } on
ar-share-becomes = a share { $before } → { $after }
ar-income-of = { $company } income
ar-to-enter = To enter { $city }
ar-next-company = for the next company
ar-plan-ends-game = This ends the game.
ar-plan-last-year = This makes { $year } the last year.
ar-plan-ends-year = Then { $year } is over, and dividends are paid.

## Giving a company money, offering a share

ar-opens = opens
ar-you = You
ar-opens-nothing = nothing better
ar-opens-no-city = no city near
ar-opens-no-cubes = no cubes left
ar-unsold = Unsold

## An auction, and what it means

ar-offered-by =
    { $player-is ->
        [you] offered by you
       *[other] offered by { $player }
    }
ar-leader =
    { $player-is ->
        [you] you lead
       *[other] { $player } leads
    }
ar-win = If you win
ar-lose = If another wins
ar-a-year = a year
ar-division = { $income } ÷ { $shares }, now { $before }
ar-in-all =
    { $dividends ->
        [one] In all, one dividend left
       *[other] At most { $dividends } dividends
    }
ar-from-to = { $least } to { $most }
ar-at-bid = at { $bid }:
ar-you-hold =
    { $shares ->
        [one] you hold one
       *[other] you hold { $shares }
    }
ar-then-left =
    { $shares ->
        [0] its last share
        [one] one share then left
       *[other] { $shares } shares then left
    }

## The decision

ar-column = Column { $column }
ar-rows-free =
    { $rows ->
        [one] one row is free
       *[other] { $rows } rows are free
    }
ar-left-cubes = { $laid } laid, { $left } left
ar-left-markers =
    { $left ->
        [one] one marker left
       *[other] { $left } markers left
    }
ar-left-shares =
    { $left ->
        [one] one share unsold
       *[other] { $left } shares unsold
    }
ar-bank-pays = the bank pays
ar-ask-lay-more =
    { $cubes ->
        [one] Lay one more cube, or confirm.
       *[other] Lay up to { $cubes } more, or confirm.
    }
ar-sure = { $step }?
ar-sure-cubes =
    { $cubes ->
        [one] Lay this cube?
       *[other] Lay these { $cubes } cubes?
    }
ar-confirm-cubes =
    { $cubes ->
        [one] Confirm one cube
       *[other] Confirm { $cubes } cubes
    }
ar-choose-note = A row of the action track: what stands higher goes earlier in the next column.
ar-start-note = The empty cities are lit, each with what it would bring. The first cube is free.
ar-decline-short = Leave unused

## Every table

page-clear = Clear
page-table-tab = Table
page-watching = you are watching
