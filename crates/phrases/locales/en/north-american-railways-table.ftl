# The table of North American Railways in the browser.

## Parts of the table

nar-players = Players
nar-companies = Companies
nar-payments = Payments
nar-payments-over = The last payment
nar-cities = Cities
nar-heading-last = { $heading }, the last turn
nar-column = Column { $column }, the front card first
nar-empty = empty
nar-networks = Companies and their cities
nar-start-stack = Start cities, the next one first:
nar-start-choice = Start cities to choose from:
nar-boxed = Not in the game:
nar-symbols =
    { $symbols ->
        [one] one coast-to-coast symbol
       *[other] { $symbols } coast-to-coast symbols
    }
nar-hidden = hidden
nar-has = has { $cash }
nar-bank = Bank
nar-next-payment = Next payment
nar-at-the-end = Symbols
nar-share-at-the-end = At the end
nar-symbols-pay = Symbols at the end
nar-in-all = Together
nar-payments-now = What everybody would be paid if the income phase came now.
nar-payments-last = What everybody will be paid if nothing changes. This turn is the last: the symbols pay right after the incomes.

## The turn

nar-turn = Turn { $turn }
nar-order = Order of this turn
nar-phase-shares = Shares
nar-phase-cities = Cities
nar-phase-income = Income
nar-first = begins
nar-has-acted = has acted
nar-has-named = has proposed
nar-answers = answers
nar-tried = { $company } was intercepted
nar-has-bought = has bought for { $companies }
nar-passed = out

## Cards

nar-pays = { $amount } a share
nar-deal-too-dear = costs { $price }
nar-deal-tried = intercepted
nar-connect-for = { $city } for { $company }

## What is asked of the player who looks

nar-you-choose = Choose a share.
nar-you-found = Found { $company }: name your price.
nar-you-take = You direct every company on offer and have less than $1,000: choose a share, and take it for all you have, { $price }.
nar-you-again = The share { of-company } was intercepted. Choose a share of another company, or stop.
nar-you-allow = { $player } proposes { $price } for a share { of-company }, which you direct. You cannot pay that and have to let it go.

## What others are asked

nar-they-choose = { $player } chooses a share.
nar-they-again = { $player } may choose another share, or stop.
nar-they-answer =
    { $proposer-is ->
        [you] You propose { $price } for a share { of-company }. { $player } is the director and answers.
       *[other] { $proposer } proposes { $price } for a share { of-company }. { $player } is the director and answers.
    }
nar-they-buy = { $player } buys a city, or passes.

## Answers

nar-choose-share = Which share
nar-price = Your price, $100 to { $most }
nar-buy-fixed = A share of a company you direct always costs { $price }.
nar-buy-for-all = You direct every company on offer and have less than $1,000: the share costs all you have (N-7).
nar-begin-in = Begin in
nar-stop = Choose no other share
nar-allow = Let { $player } buy
nar-intercept = Buy it yourself for { $price }
nar-pass = Pass

## What follows

nar-share-pays = A share pays
nar-your-next-payment = Your next payment
nar-ends-turn = With this the turn ends, and you are paid { $amount }.

## Steps of a plan

nar-step-found = Found { $company } for { $price }
nar-step-buy = A share { of-company } for { $price }
nar-step-propose = Propose { $price } for { $company }
nar-step-connect = { $city } for { $company }, { $price }

## Explanations

nar-card-found = Nobody directs { $company } yet. Whoever takes this share names the price, which all goes to its treasury, and is the director. The next network begins in { $city }.
nar-card-found-choose = Nobody directs { $company } yet. Whoever takes this share names the price, which all goes to its treasury, is the director, and chooses the start city.
nar-card-buy = You direct { $company }: another share costs { $price }, half to its treasury and half to the bank. With less money it can only be taken if you direct every company on offer.
nar-card-propose = { $player } directs { $company }. Propose a price: { $player } lets you buy, or buys at that price. Half of it goes to the treasury either way; the rest goes to the bank if you buy, and to you if { $player } does.
nar-card-diluted =
    { $sold ->
        [one] One share is sold. A share pays { $now } now, and { $then } with one more sold.
       *[other] { $sold } shares are sold. A share pays { $now } now, and { $then } with one more sold.
    }
nar-card-affairs =
    { $symbols ->
        [0] Treasury { $treasury }, income { $income }, no coast-to-coast symbol yet.
        [one] Treasury { $treasury }, income { $income }, one coast-to-coast symbol: { $worth } a share at the end.
       *[other] Treasury { $treasury }, income { $income }, { $symbols } coast-to-coast symbols: { $worth } a share at the end.
    }
nar-card-behind = Behind it: { $names }.
nar-card-city =
    { $symbols ->
        [0] Costs a company { $price } and earns it { $income } each turn.
        [one] Costs a company { $price } and earns it { $income } each turn. Its symbol pays $100 a share at the end.
       *[other] Costs a company { $price } and earns it { $income } each turn. Its { $symbols } symbols pay $100 a share each at the end.
    }
nar-card-city-of = Belongs to { $company }.
nar-card-city-behind =
    { $cards ->
        [one] One card lies in front of it.
       *[other] { $cards } cards lie in front of it.
    }
nar-card-unfounded = Not founded yet: whoever takes its first share names the price and is the director.
nar-card-director =
    { $player-is ->
        [you] You are the director.
       *[other] { $player } is the director.
    }
nar-card-shares = Shares sold: { $sold }, left in the columns: { $left }.
nar-card-hidden = What they have is hidden.
nar-card-holding = { $shares } × { $company }
nar-paid-shares = { $shares } × { $amount }
nar-paid-director = { $shares } × { $amount }, and { $extra } as the director
nar-to-treasury = To the treasury
nar-to-bank = Left in the bank

## Charts

nar-chart-start = Start
nar-chart-end = End
nar-chart-cash = Cash after each turn
nar-chart-income = Income of the companies
nar-chart-paid = Paid in each turn, and for symbols at the end

## Options

north-american-railways-first = Starting player
north-american-railways-first-help = Begins the first turn. After each turn it is the next player clockwise.
north-american-railways-money = Money
north-american-railways-money-help = Hidden: everybody sees only their own cash. It can be worked out from the log, as at a real table.
north-american-railways-money-hidden = Hidden
north-american-railways-money-open = Open
north-american-railways-start-city = Start cities
north-american-railways-start-city-help = Where the network of a new company begins.
north-american-railways-start-city-top = The top one of the shuffled stack
north-american-railways-start-city-choose = The founder chooses
north-american-railways-final-remainder = Remainder in the last turn
north-american-railways-final-remainder-help = What the director gets in the last turn when an income does not divide evenly by the shares.
north-american-railways-final-remainder-up = Half, rounded up to $100
north-american-railways-final-remainder-exact = Half, to the dollar
north-american-railways-final-remainder-down = Half, rounded down to $100
north-american-railways-sole-owner-takes-all = A sole owner gets the whole income
north-american-railways-sole-owner-takes-all-help = Otherwise the income of a company with only one shareholder is divided like any other, and what is left goes to the treasury.
north-american-railways-table-talk = { page-table-talk }
north-american-railways-table-talk-help = { page-table-talk-help }

## Keys

nar-keys-share = Choose that share, or that city
nar-keys-price = Lower or raise the price
nar-keys-name = Name the price, or take the share
nar-keys-answer = Allow, or intercept
