# American Rails.

## Names

hex-city = { $city } ({ $name })
hex-plains = the plains { $name }
hex-forest = the forest { $name }
hex-mountain = the mountain { $name }

row-pass = Pass
row-develop = Develop
row-fund = Fund $5
row-take = Take $2
row-take-or-expand = Take $2 (or Expand 2)
row-expand-3 = Expand 3
row-auction = Auction a share
row-expand-4 = Expand 4

## What happened: auctions

event-set-up = Preparation. Everybody has { $amount }; { $player } is the banker.
event-set-up-without = Preparation. Everybody has { $amount }; { $player } is the banker. { $company } is not in this game.
event-offered =
    { $player-is ->
        [you] You offer a share { of-company }.
       *[other] { $player } offers a share { of-company }.
    }
event-offered-unasked =
    { $player-is ->
        [you] You offer a share { of-company }, the only company left to offer.
       *[other] { $player } offers a share { of-company }, the only company left to offer.
    }
event-bid =
    { $player-is ->
        [you] You bid { $amount }.
       *[other] { $player } bids { $amount }.
    }
event-passed-beyond-means =
    { $player-is ->
        [you] You cannot bid { $amount } and pass.
       *[other] { $player } cannot bid { $amount } and passes.
    }
event-sold =
    { $player-is ->
        [you] You buy the share { of-company } for { $amount }.
       *[other] { $player } buys the share { of-company } for { $amount }.
    }
event-unsold = Nobody wants the share { of-company }: it is removed from the game.
event-stillborn =
    { $shares ->
        [one] No city is empty, so { $company } cannot begin: the share that { $player } has just bought is removed from the game.
       *[other] No city is empty, so { $company } cannot begin: the share that { $player } has just bought and the rest of the supply, { $shares } shares in all, are removed from the game.
    }
event-started =
    { $player-is ->
        [you] You place the first cube { of-company } on { $hex }.
       *[other] { $player } places the first cube { of-company } on { $hex }.
    }
event-started-unasked =
    { $player-is ->
        [you] You place the first cube { of-company } on { $hex }, the only empty city.
       *[other] { $player } places the first cube { of-company } on { $hex }, the only empty city.
    }
event-queued-winner =
    { $player-is ->
        [you] You take place { $place } in the turn order.
       *[other] { $player } takes place { $place } in the turn order.
    }
event-queued-behind =
    { $player-is ->
        [you] You have bought no share and take place { $place } in the turn order.
       *[other] { $player } has bought no share and takes place { $place } in the turn order.
    }

## What happened: years, columns and rows

event-year = { $year }
event-column =
    { $column ->
        [1] { $year }, first column. Order: { $order }
        [2] { $year }, second column. Order: { $order }
       *[3] { $year }, third column. Order: { $order }
    }
event-chose =
    { $player-is ->
        [you] You choose "{ $row }".
       *[other] { $player } chooses "{ $row }".
    }
event-declined =
    { $player-is ->
        [you] You leave "{ $row }" unused.
       *[other] { $player } leaves "{ $row }" unused.
    }
event-unusable =
    { $player-is ->
        [you] You cannot use "{ $row }" now.
       *[other] { $player } cannot use "{ $row }" now.
    }
event-developed =
    { $player-is ->
        [you] You develop { $hex }.
       *[other] { $player } develops { $hex }.
    } { $left ->
        [0] No development marker is left.
        [one] One development marker is left.
       *[other] { $left } development markers are left.
    }
event-funded =
    { $player-is ->
        [you] You fund { $company }.
       *[other] { $player } funds { $company }.
    }
event-took =
    { $player-is ->
        [you] You take money from the bank.
       *[other] { $player } takes money from the bank.
    }
event-drained =
    { $player-is ->
        [you] You make every other player pay the bank.
       *[other] { $player } makes every other player pay the bank.
    }
event-laid =
    { $player-is ->
        [you] You lay a cube { of-company } on { $hex }.
       *[other] { $player } lays a cube { of-company } on { $hex }.
    }
event-stopped =
    { $player-is ->
        [you] You lay no more cubes.
       *[other] { $player } lays no more cubes.
    }
event-stopped-unasked =
    { $player-is ->
        [you] You cannot lay another cube.
       *[other] { $player } cannot lay another cube.
    }

## What followed: income

income-alone = { $company }'s income rises by { $change } to { $now }: it reaches { $hex } alone.
income-joined = { $company }'s income rises by { $change } to { $now }: it reaches { $hex }, where another company is.
income-crowded = { $company }'s income falls by { $change } to { $now }: { $newcomer } has come to { $hex }, too.
income-developed = { $company }'s income rises by { $change } to { $now }: { $hex } is developed.
income-connected = { $company }'s income rises by { $change } to { $now }: special connection between { $one } and { $other }.

## Dividends and the end

event-dividend =
    { $shares ->
        [one] { $company } earns { $income } on { $shares } share: { $amount } a share.
       *[other] { $company } earns { $income } on { $shares } shares: { $amount } a share.
    }
reason-year = the last year is over
reason-shares = all shares are sold or removed
reason-supplies = at least { $players } supplies are down to two pieces or fewer

## What is asked

ask-offer =
    { $player-is ->
        [you] You have to offer the next share.
       *[other] { $player } has to offer the next share.
    }
ask-bid =
    { $player-is ->
        [you] You may bid at least { $least } for the share { of-company }, or pass.
       *[other] { $player } may bid at least { $least } for the share { of-company }, or pass.
    }
ask-start =
    { $player-is ->
        [you] You have to place the first cube { of-company } on an empty city.
       *[other] { $player } has to place the first cube { of-company } on an empty city.
    }
ask-choose =
    { $player-is ->
        [you] You have to choose a free row of the column.
       *[other] { $player } has to choose a free row of the column.
    }
option-develop = develop a city
option-fund = give a company $5
option-offer = put a share up for auction
option-take = take $2
option-drain = make every other player pay $2
option-lay =
    { $cubes ->
        [one] lay a cube
       *[other] lay up to { $cubes } cubes
    }
option-lay-more =
    { $cubes ->
        [one] lay another cube
       *[other] lay up to { $cubes } more cubes
    }
option-decline = leave the row unused
warning-lost = Warning: no city is empty, so { $company } cannot begin. Whoever buys this share loses it and the price of it, and all shares { of-company } leave the game.

## What is refused

refused-not-in-game = { $company } is not in this game.
refused-broken-dollar = Bids are made in whole dollars.
refused-beyond-cash =
    { $player-is ->
        [you] The bid of { $bid } is more than the { $cash } that you have.
       *[other] The bid of { $bid } is more than the { $cash } that { $player } has.
    }
refused-bid-too-low = The bid of { $bid } is too low. The next bid must be at least { $least }.
refused-already-passed =
    { $player-is ->
        [you] You have passed and are out of this auction.
       *[other] { $player } has passed and is out of this auction.
    }
refused-offered-before = A share { of-company } has been offered already.
refused-no-share-left = No share { of-company } is left in the supply.
refused-start-outside-city = A company begins in an empty city, and { $hex } is no city.
refused-city-taken = A company begins in an empty city, and { $hex } has a cube already.
refused-row-taken =
    { $player-is ->
        [you] "{ $row }" is taken in this column: your marker stands there.
       *[other] "{ $row }" is taken in this column: { $player } stands there.
    }
refused-no-city = Only cities are developed, and { $hex } is no city.
refused-never-developed = { $hex } never takes a development marker.
refused-no-track-in-city = { $hex } cannot be developed before it has a track cube.
refused-developed-before = { $hex } is developed already.
refused-funds-for-removed = { $company } is not in this game and gets no money.
refused-dead-company = { $company } has no cube on the board and no share left in the supply: it can never begin, and it gets no money.
refused-no-drain = The first edition does not let a player make the others pay.
refused-victim-too-poor = At this table the others pay only if everybody has { $full }, and { $player } has { $cash }.
refused-no-expand-2 = With three players this row lays no cubes.
refused-no-share-held =
    { $player-is ->
        [you] You hold no share { of-company } and cannot expand it.
       *[other] { $player } holds no share { of-company } and cannot expand it.
    }
refused-no-cube-left = { $company } has no cube left.
refused-cube-there = { $company } has a cube on { $hex } already.
refused-not-adjacent = No cube { of-company } is adjacent to { $hex }.
refused-hex-full = There is room for one cube only on { $hex }, and one is there.
refused-treasury-too-poor = The cube costs { $price }, and { $company } has only { $treasury } in its treasury.

## A setup that does not hold

flaw-banker = There is no seat { $banker } for the banker: the seats are 0 to { $last }.
flaw-none-removed = With three players one company is removed, but "removed" is null.
flaw-removed = A company is removed with three players only, but "removed" is { $company }.

## A map that does not hold

map-place = row { $row }, column { $column } (counted from 0)
map-not-a-map = The file is not a map: { $why }.
map-unknown = There is no map called "{ $name }".
map-nameless = The map has no name.
map-layout = The layout "{ $layout }" is unknown: only "odd-r" is possible.
map-rows = The map has { $rows } rows; { $most } is the most.
map-hexes = The map has more than { $most } hexes: { map-place } is the first too many.
map-tile = "{ $tile }" at { map-place } is no terrain; P, F, M, C and . are.
map-few-cities =
    { $cities ->
        [one] The map has { $cities } city; it needs at least { $least }.
       *[other] The map has { $cities } cities; it needs at least { $least }.
    }
map-nameless-city = The city at { map-place } has no name.
map-city-off = { $city } is listed at { map-place }, but the map has "{ $tile }" there and not "C".
map-unlisted-city = The map has a "C" at { map-place }, but no city is listed there.
map-two-cities = { $city } and { $other } are both listed at { map-place }.
map-same-name = Two cities are called { $city }; the second is at { map-place }.
map-city-value = { $city } has the full value { $full } and the shared value { $shared }: the shared value must be at least 1, and the full value no less than that and at most { $most }.
map-special = Three cities must be ends of the special connections; here they are { $cities }.
map-special-none = Three cities must be ends of the special connections; here there are none.
map-apart = The land is not in one piece: { map-place } cannot be reached from the first hex.

## The table in a terminal

table-preparation = Preparation
table-column =
    { $column ->
        [1] { $year }, first column
        [2] { $year }, second column
       *[3] { $year }, third column
    }
table-over = { $year }, end of the game
table-auction = Auction of a share { of-company }, offered by { $player }.
table-high-bid = The highest bid is { $amount } by { $player }.
table-no-bid = There is no bid yet.
table-cubes = Cubes left
table-supply = Supply
table-removed = Removed
table-track = Track
table-cities = Cities and their income
table-connection = { $one } to { $other } { $amount }
table-absent = Not in this game: { $company }.
table-rows = Action track
table-free = free
table-markers = Development markers left: { $left }.
table-developed = Developed: { $cities }.

## Words for actions, with commas between; lists show the first

words-offer = offer, auction, sell
words-bid = bid
words-start = start, begin
words-choose = choose, row
words-decline = decline, skip, leave
words-develop = develop
words-fund = fund, give
words-take = take
words-drain = drain, charge
words-lay = lay, build, expand
words-done = done, stop
words-row-take-or-expand = take, expand 2
