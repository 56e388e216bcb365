# North American Railways.

## Names

nar-red = Red
nar-blue = Blue
nar-green = Green
nar-yellow = Yellow
nar-black = Black
nar-in-column =
    { $column ->
        [1] in the first column
        [2] in the second column
        [3] in the third column
       *[4] in the fourth column
    }

## What happened: turns

nar-event-set-up = Set-up. Everybody has { $amount }. Two shares are not in the game: { $companies }.
nar-event-set-up-without-two = Set-up. Everybody has { $amount }. Two shares { of-company } are not in the game.
nar-event-turn = Turn { $turn }. Order: { $order }
nar-event-last-turn = This turn is the last because { $reason }.
nar-event-winner =
    { $player-is ->
        [you] You win.
       *[other] { $player } wins.
    }
nar-event-winner-by-order =
    { $player-is ->
        [you] You win. It was a tie, and you came earlier in the order of the last turn.
       *[other] { $player } wins. It was a tie, and { $player } came earlier in the order of the last turn.
    }
nar-outcome-tied =
    { $player-is ->
        [you] { $count ->
            [one] You win with { $cash }. { $tied } has as much, but you came earlier in the order of the last turn.
           *[other] You win with { $cash }. { $tied } have as much, but you came earlier in the order of the last turn.
        }
       *[other] { $count ->
            [one] { $player } wins with { $cash }. { $tied } has as much, but { $player } came earlier in the order of the last turn.
           *[other] { $player } wins with { $cash }. { $tied } have as much, but { $player } came earlier in the order of the last turn.
        }
    }
nar-reason-shares = fewer shares than players were left after the share phase
nar-reason-cities = five or fewer cities were left before the city phase
nar-reason-no-purchase = nobody bought a city in the city phase

## What happened: shares

nar-event-granted =
    { $player-is ->
        [you] You have no money and are helped by the bank instead of choosing a share.
       *[other] { $player } has no money and is helped by the bank instead of choosing a share.
    }
nar-event-founded =
    { $player-is ->
        [you] You found { $company } for { $amount }; its network begins in { $city }.
       *[other] { $player } founds { $company } for { $amount }; its network begins in { $city }.
    }
nar-event-bought =
    { $player-is ->
        [you] You buy another share { of-company } for { $amount }.
       *[other] { $player } buys another share { of-company } for { $amount }.
    }
nar-event-bought-for-all =
    { $player-is ->
        [you] You take another share { of-company } for everything left, { $amount }.
       *[other] { $player } takes another share { of-company } for everything left, { $amount }.
    }
nar-event-proposed =
    { $player-is ->
        [you] You propose { $amount } for the share { of-company } { nar-in-column }; the director { $director } decides.
       *[other] { $director-is ->
            [you] { $player } proposes { $amount } for the share { of-company } { nar-in-column }; you decide as its director.
           *[other] { $player } proposes { $amount } for the share { of-company } { nar-in-column }; the director { $director } decides.
        }
    }
nar-event-allowed =
    { $player-is ->
        [you] You let { $proposer } buy the share { of-company } for { $amount }.
       *[other] { $proposer-is ->
            [you] { $player } lets you buy the share { of-company } for { $amount }.
           *[other] { $player } lets { $proposer } buy the share { of-company } for { $amount }.
        }
    }
nar-event-intercepted =
    { $player-is ->
        [you] You intercept and buy the share { of-company } for { $amount } instead of { $proposer }.
       *[other] { $proposer-is ->
            [you] { $player } intercepts and buys the share { of-company } for { $amount } instead of you.
           *[other] { $player } intercepts and buys the share { of-company } for { $amount } instead of { $proposer }.
        }
    }
nar-event-holds =
    { $player-is ->
        [you] You now hold
       *[other] { $player } now holds
    } { $held ->
        [one] { $held } share { of-company }.
       *[other] { $held } shares { of-company }.
    }
nar-event-director =
    { $player-is ->
        [you] You are the new director { of-company }, in place of { $director }.
       *[other] { $director-is ->
            [you] { $player } is the new director { of-company }, in your place.
           *[other] { $player } is the new director { of-company }, in place of { $director }.
        }
    }
nar-event-stopped =
    { $player-is ->
        [you] You choose no other share.
       *[other] { $player } chooses no other share.
    }
nar-event-trading-ended =
    { $left ->
        [0] The share phase is over; no share is left.
        [one] The share phase is over; one share is left.
       *[other] The share phase is over; { $left } shares are left.
    }
nar-event-trading-cut-short = The last share is taken: the share phase is over at once.

## What happened: cities

nar-event-connected =
    { $player-is ->
        [you] You buy
       *[other] { $player } buys
    } { $symbols ->
        [0] { $city } for { $company }, which now earns { $income } and has no coast-to-coast symbols.
        [one] { $city } for { $company }, which now earns { $income } and has { $symbols } coast-to-coast symbol.
       *[other] { $city } for { $company }, which now earns { $income } and has { $symbols } coast-to-coast symbols.
    }
nar-event-passed-forced =
    { $player-is ->
        [you] You have no company left that can pay for a city, and pass.
       *[other] { $player } has no company left that can pay for a city, and passes.
    }

## What happened: money

nar-event-income =
    { $shares ->
        [one] { $company } earns { $income } on { $shares } share: { $parts }.
       *[other] { $company } earns { $income } on { $shares } shares: { $parts }.
    }
nar-income-shares = { $amount } a share
nar-income-director =
    { $player-is ->
        [you] { $amount } more for you, the director
       *[other] { $amount } more for the director { $player }
    }
nar-income-treasury = { $amount } to the treasury
nar-income-bank = { $amount } left in the bank
nar-event-final =
    { $symbols ->
        [0] { $company } has no coast-to-coast symbols: { $amount } a share.
        [one] { $company } has { $symbols } coast-to-coast symbol: { $amount } a share.
       *[other] { $company } has { $symbols } coast-to-coast symbols: { $amount } a share.
    }
nar-paid-to-proposer =
    { $player-is ->
        [you] You pay { $amount } to { $payee }.
       *[other] { $payee-is ->
            [you] { $player } pays you { $amount }.
           *[other] { $player } pays { $amount } to { $payee }.
        }
    }
nar-paid-to-director =
    { $player-is ->
        [you] You receive { $amount } as the director.
       *[other] { $player } receives { $amount } as the director.
    }
nar-paid-leftover = { $company }'s treasury receives { $amount }.

## What is asked

nar-ask-answer =
    { $player-is ->
        [you] You may let { $proposer } buy the share { of-company } for { $price }, or buy it at that price.
       *[other] { $player } may let { $proposer } buy the share { of-company } for { $price }, or buy it at that price.
    }
nar-ask-allow =
    { $player-is ->
        [you] You cannot pay { $price } and have to let { $proposer } buy the share { of-company }.
       *[other] { $player } cannot pay { $price } and has to let { $proposer } buy the share { of-company }.
    }
nar-ask-city =
    { $player-is ->
        [you] You may buy a city for { $companies }, or pass.
       *[other] { $player } may buy a city for { $companies }, or pass.
    }
nar-option-found = found { $company }
nar-option-buy = buy a share { of-company } for { $price }
nar-option-propose = propose a price for a share { of-company }
nar-option-allow = let { $proposer } buy

## What is refused

nar-refused-founded =
    { $player-is ->
        [you] { $company } is founded already: you can propose a price for its share to the director, { $director }.
       *[other] { $company } is founded already: { $player } can propose a price for its share to the director, { $director }.
    }
nar-refused-founded-own =
    { $player-is ->
        [you] { $company } is founded already, and you direct it: another share costs { $price }.
       *[other] { $company } is founded already, and { $player } directs it: another share costs { $price }.
    }
nar-refused-not-director =
    { $player-is ->
        [you] Only the director, { $director }, buys shares { of-company } at the fixed price: you can propose a price.
       *[other] Only the director, { $director }, buys shares { of-company } at the fixed price: { $player } can propose a price.
    }
nar-refused-not-founded =
    { $player-is ->
        [you] { $company } has no director yet: you can found it with its first share and name the price.
       *[other] { $company } has no director yet: { $player } can found it with its first share and name the price.
    }
nar-refused-own-company =
    { $player-is ->
        [you] You direct { $company } and do not propose a price: another share costs { $price }.
       *[other] { $player } directs { $company } and does not propose a price: another share costs { $price }.
    }
nar-refused-must-select =
    { $player-is ->
        [you] A turn begins with the choice of a share: you cannot stop yet.
       *[other] A turn begins with the choice of a share: { $player } cannot stop yet.
    }
nar-refused-tried-before =
    { $player-is ->
        [you] The director has intercepted a share { of-company } in this turn: you cannot choose this company again.
       *[other] The director has intercepted a share { of-company } in this turn: { $player } cannot choose this company again.
    }
nar-refused-not-on-offer = No share { of-company } lies in front of a column.
nar-refused-not-at-front = Not { $company } but { $front } lies in front { nar-in-column }.
nar-refused-column-empty = No share is left { nar-in-column }.
nar-refused-broken-dollar = A price is whole dollars, and a multiple of { $step }.
nar-refused-multiple = The price of { $price } is no multiple of { $step }.
nar-refused-price-too-low =
    { $player-is ->
        [you] The price of { $price } is too low: you can name { $step } to { $most }.
       *[other] The price of { $price } is too low: { $player } can name { $step } to { $most }.
    }
nar-refused-beyond-cash =
    { $player-is ->
        [you] The price of { $price } is more than the { $cash } that you have.
       *[other] The price of { $price } is more than the { $cash } that { $player } has.
    }
nar-refused-fixed-price =
    { $player-is ->
        [you] Another share of your own company costs { $price }, and you have only { $cash }.
       *[other] Another share of one's own company costs { $price }, and { $player } has only { $cash }.
    }
nar-refused-start-from-stack = At this table nobody chooses a start city: the next company begins in { $city }, the top of the stack.
nar-refused-start-open =
    { $player-is ->
        [you] At this table the founder chooses the start city, and you have named none.
       *[other] At this table the founder chooses the start city, and { $player } has named none.
    }
nar-refused-start-taken = { $city } is no longer among the start cities.
nar-refused-city-bought = { $city } belongs to { $company } already.
nar-refused-intercept =
    { $player-is ->
        [you] The share costs { $price }, and you have only { $cash }.
       *[other] The share costs { $price }, and { $player } has only { $cash }.
    }
nar-refused-already-passed =
    { $player-is ->
        [you] You have passed and are out of this city phase.
       *[other] { $player } has passed and is out of this city phase.
    }
nar-refused-no-share-held =
    { $player-is ->
        [you] You hold no share { of-company } and cannot buy a city for this company.
       *[other] { $player } holds no share { of-company } and cannot buy a city for this company.
    }
nar-refused-used-before =
    { $player-is ->
        [you] You have bought a city for { $company } in this phase already.
       *[other] { $player } has bought a city for { $company } in this phase already.
    }
nar-refused-city-behind = Only the front city of a column can be bought, and { $front } lies in front of { $city }.
nar-refused-treasury-too-poor = { $city } costs { $cost }, and { $company } has only { $treasury } in its treasury.

## A setup that does not hold

nar-flaw-first = There is no seat { $first } for the starting player: the seats are 0 to { $last }.
nar-flaw-count =
    { $found ->
        [one] There is { $found } entry in "{ $at }", but { $expected } belong there.
       *[other] There are { $found } entries in "{ $at }", but { $expected } belong there.
    }
nar-flaw-shares =
    { $found ->
        [one] { $company } has { $expected } shares, in the columns and in the box together, but { $found } is listed.
       *[other] { $company } has { $expected } shares, in the columns and in the box together, but { $found } are listed.
    }
nar-flaw-twice = { $city } is listed twice.

## A deck that does not hold

nar-deck-not-a-deck = The file is not a deck: { $why }.
nar-deck-unknown = There is no deck called "{ $name }".
nar-deck-nameless = The deck has no name.
nar-deck-count =
    { $found ->
        [one] The deck has { $found } entry in "{ $list }", but { $expected } belong there.
       *[other] The deck has { $found } entries in "{ $list }", but { $expected } belong there.
    }
nar-deck-nameless-card = Number { $number } in "{ $list }" has no name.
nar-deck-same-name = Number { $number } in "{ $list }" is called { $name }, as is number { $other-number } in "{ $other-list }".
nar-deck-multiple = "{ $field }" of { $card } is { $amount }, which is no multiple of { $step }.
nar-deck-amount = "{ $field }" of { $card } is { $amount }; it may be at least $0 and at most { $most }.
nar-deck-symbols = "symbols" of { $card } is { $symbols }; it may be at least 0 and at most { $most }.

## The table in a terminal

nar-table-share-phase = Turn { $turn }, share phase
nar-table-city-phase = Turn { $turn }, city phase
nar-table-over = Turn { $turn }, end of the game
nar-table-last-turn = This turn is the last.
nar-table-proposal = { $player } proposes { $amount } for the share { of-company } { nar-in-column }.
nar-table-tried = Intercepted in this turn: { $companies }.
nar-table-used = { $player } has bought for { $companies }.
nar-table-symbols = Symbols
nar-table-director = Director
nar-table-unfounded = not founded
nar-table-networks = Networks: income, and a star for each symbol
nar-table-shares = Columns of shares, from the front card
nar-table-cities = Columns of cities, from the front card: price, income, and a star for each symbol
nar-table-boxed = Shares that are not in the game: { $companies }.
nar-table-start-cities = Start cities left, from the top: { $cities }.

## Words for actions, with commas between; lists show the first

nar-words-found = found
nar-words-buy = buy
nar-words-propose = propose, offer, bid
nar-words-allow = allow, let
nar-words-intercept = intercept
nar-words-stop = stop, done
nar-words-connect = buy, connect
nar-column-short = column { $column }
