# The desk of North American Railways: what is asked, what follows from each answer, and what is always in view.

## How far the game has come

nar-desk-last-turn = Last turn
nar-desk-meter-shares = Shares { $left } · last turn below { $enough }
nar-desk-meter-cities = Cities { $left } · last turn at { $few }
nar-desk-shares-left = { $left } left · fewer than { $enough }: last turn
nar-desk-cities-left = { $left } left · { $few } or fewer: last turn
nar-desk-brings-last-turn = With this share fewer than { $enough } are left: this turn will be the last.
nar-desk-next-turn-last = With this city only { $few } are left: the next turn will be the last.
nar-desk-ends = With this the game ends.
nar-desk-ends-unbought = Nobody has bought a city: if you pass, this turn is the last and the game ends.

## Cards and railways

nar-desk-behind = Behind
nar-desk-pays = pays { $amount }
nar-desk-tag-found = Found
nar-desk-tag-buy = Buy { $price }
nar-desk-tag-propose = Propose
nar-desk-sold =
    { $boxed ->
        [0] { $sold } sold
       *[other] { $sold } sold, { $boxed } out
    }
nar-desk-director-gets = director +{ $amount }
nar-desk-no-symbols = no symbols

## The share phase

nar-desk-choose-help = Take it, propose a price for it, or found the company.
nar-desk-treasury-has = treasury { $treasury }
nar-desk-would-begin = begins in { $city }
nar-desk-ask-propose = Propose a price for { $company }
nar-desk-ask-add = Another share { of-company }
nar-desk-they-answer = { $player } is the director and answers.
nar-desk-you-found = All you pay goes to its treasury, and you direct it.
nar-desk-you-add = You direct it: nobody is asked.
nar-desk-other-share = Back to all shares
nar-desk-less = $100 less
nar-desk-more = $100 more
nar-desk-landmarks = Prices to think of
nar-desk-own-price = what { $player } pays anyway
nar-desk-treasury-buys = Treasury { $treasury }: enough for { $cities }
nar-desk-treasury-buys-nothing = Treasury { $treasury }: not enough for a city yet
nar-desk-found = Found { $company } for { $price }
nar-desk-propose = Propose { $price } to { $player }
nar-desk-buy = Buy the share for { $price }
nar-desk-stop = Stop
nar-desk-step-which = { $step }, { $which }
nar-desk-which-before = { $place }, with { $uncovered } behind it

## What follows

nar-desk-ask-confirm = Confirm, or take it back
nar-desk-now = Now
nar-desk-then-column = Then
nar-desk-allows =
    { $player-is ->
        [you] You let it go
       *[other] { $player } lets it go
    }
nar-desk-intercepts =
    { $player-is ->
        [you] You intercept
       *[other] { $player } intercepts
    }
nar-desk-your-cash =
    { $player-is ->
        [you] Your cash
       *[other] Cash: { $player }
    }
nar-desk-your-shares =
    { $player-is ->
        [you] Your { $company } shares
       *[other] { $company }: { $player }
    }
nar-desk-director = Director
nar-desk-treasury = { $company } treasury
nar-desk-next = Next payment
nar-desk-either-way = either way
nar-desk-held = { $held } of { $sold }
nar-desk-who =
    { $player-is ->
        [you] you
       *[other] { $player }
    }
nar-desk-nothing = nothing
nar-desk-gets = gets { $amount }
nar-desk-pays-price = pays { $amount }
nar-desk-afterwards = Then
nar-desk-turn-ends = turn ends
nar-desk-choose-again = choose again
nar-desk-phase-ends = the phase ends at once
nar-desk-cannot = cannot: has only { $cash }

## The answer

nar-desk-answer-help =
    { $player-is ->
        [you] You direct { $company }: let it go, or buy it yourself at that price.
       *[other] { $player } directs { $company } and lets it go, or buys it at that price.
    }
nar-desk-ask-answer = { $player } proposes { $price } for { $company }
nar-desk-allow = Let it go
nar-desk-keep = keep { $amount }
nar-desk-intercept = Intercept
nar-desk-pay = pay { $amount }

## The city phase

nar-desk-ask-city = Buy a city, or pass
nar-desk-matrix = Front cities and your railways
nar-desk-matrix-help = In each box: your next payment, your symbols at the end, what the treasury keeps.
nar-desk-matrix-waiting = { $player } decides. Your own boxes, as they stand now: your next payment, your symbols at the end, what the treasury keeps.
nar-desk-no-railway = You hold no share, so you can buy no city.
nar-desk-no-symbol = no symbol
nar-desk-leaves = keeps { $amount }
nar-desk-short = { $amount } short
nar-desk-bought = has bought
nar-desk-buy-city = Buy { $city } for { $company }, { $price }
