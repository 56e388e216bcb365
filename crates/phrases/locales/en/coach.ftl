# The coach of a first game. A topic's first line is its title; *stars* stand around what matters most.

## Around a game

coach-kicker = The coach
coach-kicker-turn = What your move did
coach-kicker-again = Remember
coach-got-it = I see
coach-silence = No more help
coach-bring-back = The coach
coach-doubt-title = Are you sure?
coach-doubt = I see a better move: yours leads to about { $plan } for you in the end, that one to about *{ $best }*.
coach-doubt-move = For example: { $move }.
coach-doubt-why = For example: { $move } ({ $changes }).
coach-show-hint = Show a hint
coach-think-again = Think again
coach-anyway = Do it anyway
coach-first-title = First time?
coach-first-lead = { $game }: how would you like to begin?
coach-first-play = Play with the coach
coach-first-play-about = A real game against { $bots } easy bots. Each thing is explained when it comes up.
coach-first-know = I know the game
coach-first-know-about = A table with { $bots } bots, and nobody who explains.
coach-first-lessons = Lessons first
coach-with = With the coach

## What a turn of American Rails brought

coach-brought-bought = The share { of-company } is yours for { $price }: { $pays ->
        [yes] it pays { $share } a year as things stand
       *[no] it pays as soon as the company earns something
    }, and you have { $cash } left.
coach-brought-outbid = { $player } bought the share { of-company } for { $price }; you still have your { $cash }.
coach-brought-unsold = Nobody wanted the share { of-company }: it is out of the game.
coach-brought-started = { $company } began in { $city } and earned { $income } a year; { coach-next-dividend }.
coach-brought-laid =
    { $cubes ->
        [one] Your cube
       *[other] Your { $cubes } cubes
    } cost { $company } { $cost } { $grew ->
        [yes] and brought it to { $income } a year;
       *[no] and reached no new city: it still earned { $income } a year, and
    } { coach-next-dividend }.
coach-brought-laid-for-several = Your { $cubes } cubes cost { $cost } together; { coach-next-dividend }.
coach-brought-developed = { $city } is developed; { coach-next-dividend }.
coach-brought-funded = { $own ->
        [yes] The bank gave { $company } { $amount }, and it had { $treasury } to build with. It cost you nothing.
       *[no] The bank gave { $company } { $amount }. But you hold no share of it: others gain by that, not you.
    }
coach-brought-took = You took { $amount } and have { $cash } now.
coach-brought-drained = Each of the others paid { $amount }; you paid nothing and have { $cash }.
coach-brought-passed = You stand at the top: you choose first in the next column.
coach-brought-unused = You left the row unused; { coach-next-dividend }.
coach-next-dividend =
    { $changes ->
        [yes] your next dividend is { $after } instead of { $before }
        [since] your next dividend is now *{ $now }*
       *[no] your next dividend stays { $after }
    }

## What a turn of North American Railways brought

coach-brought-founded = You direct { $company }: it has { $treasury } to spend and earns { $income } a turn; { coach-next-payment }.
coach-brought-share =
    You hold { $held ->
        [one] one share
       *[other] { $held } shares
    } { of-company } now; { coach-next-payment }.
coach-brought-let = { $player } let you have the share { of-company } for { $price }; { coach-next-payment }.
coach-brought-intercepted = { $player } bought the share { of-company } at your price, and { $half } of it is yours.
coach-brought-allowed = { $player } has the share, and { $company } has { $treasury } in its treasury; { coach-next-payment }.
coach-brought-kept = You bought the share { of-company } yourself for { $price }; { coach-next-payment }.
coach-brought-city = { $company } has { $city } and earns { $income } a turn; { coach-next-payment }.
coach-brought-waited = You wait; { coach-next-payment }.
coach-next-payment =
    { $changes ->
        [yes] your next payment is { $after } instead of { $before }
        [since] your next payment is now *{ $now }*
       *[no] your next payment stays { $after }
    }

## American Rails

coach-american-rails-offer =
    Name a share
    First, one share of each company is auctioned.
    > You name the next one, and bid first.
    Whoever wins pays into the company's *treasury*, which it builds with.
coach-american-rails-auction =
    Bid, or pass
    Whoever has the *most cash* in the end wins, and shares are what pays: every year. The highest bidder gets this one and places the company's first cube.
    > Of your $50, one or two shares are a good beginning.
coach-american-rails-auction-again = In the best free city this share begins with { $share } a year, paid at most { $times ->
        [one] once
       *[other] { $times } times
    }: *{ $most }*. Track adds to that, more shares divide it.
coach-american-rails-start =
    Where it begins
    > Place the first cube in a city without one, free of charge.
    Alone there, the company earns the city's *full value* each year. Look for other cities close by: that is where it will grow.
coach-american-rails-row =
    Choose a row
    A year has three columns.
    > In each, you take one free row and do what it says; nobody else can take it. To earn more, *expand* with a company whose share you hold.
coach-american-rails-row-again = Which free row raises your next dividend most?
coach-american-rails-expand =
    Lay track
    > Choose hexes beside your company's cubes.
    Its *treasury* pays: plains and cities $2, forest $3, mountains $5, and $2 more for each cube already there. Only cities bring income; the way to them should be short.
coach-american-rails-expand-again = Cities bring income, the hexes between them do not.
coach-american-rails-develop =
    Develop a city
    A house makes a city worth *$2 more* a year to a company that is alone there, and $1 more to each that shares it.
    > Choose one where your company is alone.
coach-american-rails-fund =
    Money for a company
    The bank gives *$5* to the company you choose. You get nothing of it yourself; the company can build with it.
    > It helps most where a treasury is too small for the next city.
coach-american-rails-take =
    Take, drain or build
    > Take *$2* from the bank, or make each of the others lose $2, or lay up to two cubes.
    A cube that reaches a city pays every year, and so soon more than $2.
coach-american-rails-sell =
    Auction a share
    > Name a company.
    The price goes to its treasury, so that it can build; but its income is divided by *one share more*. You bid first, and need not be the one who buys.
coach-american-rails-worth =
    What is a share worth?
    The desk shows what this share would pay in a year, and in all the years left.
    > Bid *less than that*.
    Whoever holds shares of the company already gets a little less for each.
coach-american-rails-worth-again = As things stand this share will pay { $share } a year, at most { $times ->
        [one] once
       *[other] { $times } times
    }: *{ $most }*. Track adds to that, more shares divide it.
coach-american-rails-dividend =
    Pay day
    Each company has divided its income among its shares, rounded up, and the bank has paid you *{ $amount }*. Treasuries keep their money. So it goes every year: what you build early pays most often.
coach-american-rails-order =
    Who goes first?
    Whoever stood *highest* in the last column chooses first in this one. The strong rows are at the bottom: whoever lays four cubes goes last next time.
coach-american-rails-diluted =
    One share more
    A share { of-company } was sold. Its income is divided by one more: each pays *{ $after }* instead of { $before }. But the price is in its treasury: build with it, and the share grows again.
coach-american-rails-crowded =
    No longer alone
    { $company } is no longer alone in { $city }. Each company there earns only the shared value: *{ $amount } less* a year for { $company }. You can do the same to companies in which you have no share.
coach-american-rails-connected =
    A special link
    { $company } has connected { $one } and { $other }: *$10 more* a year. Chicago, New York and Atlanta are the special cities. Two of them bring $10, all three bring $30.
coach-american-rails-last-year =
    The last year
    The game ends with { $year }: *one more dividend*, and then only cash counts. Treasuries are worth nothing. Build for this year alone, and pay for a share no more than it will bring now.
coach-american-rails-over =
    Your first game
    That was it: well played to the end. *See the result* shows how everybody came to their money. The analysis behind it names the turn that cost you most. Next time, try it without me.

## North American Railways

coach-north-american-railways-found =
    Found a company
    Whoever has the *most cash* in the end wins, and shares pay every turn.
    > Choose a front share and name your price: all of it goes to the company's treasury, which buys cities. $400 to $600 is a good beginning.
    You become director.
coach-north-american-railways-propose =
    Name a price
    If a company has another director, you name a price. The director lets you buy, or buys it *at your price and gives you half*.
    > So name one that suits you either way.
coach-north-american-railways-propose-again = Name a price that suits you either way.
coach-north-american-railways-own =
    Your own company
    You direct the company of a front share.
    > You may take that share for *$1,000*: half goes to the treasury, half to the bank.
    It is dear, but nobody can take the company from you so easily.
coach-north-american-railways-answer =
    You are asked
    Somebody names a price for a share of your company.
    > Let it go: they pay, and half goes to the treasury. Or intercept: you pay, and *they get half*.
    The two columns show what either brings you.
coach-north-american-railways-answer-again = The two columns show what either answer brings you.
coach-north-american-railways-again =
    Once more
    The director has bought the share, and *half of your price is yours*. Your turn goes on: choose a share of another company, or stop.
coach-north-american-railways-city =
    Buy a city
    > A company of which you hold a share buys a front city from its treasury: *one city for each company* in a turn.
    Income is paid every turn; each ◆ pays $100 a share at the end.
coach-north-american-railways-city-again = Income is paid every turn, ◆ only at the end.
coach-north-american-railways-payment =
    Pay day
    Each company has divided its income among the shares that are sold, in whole hundreds. You got *{ $amount }*. Of what is left over the director gets $100. So it goes every turn.
coach-north-american-railways-director =
    A new director
    { $player-is ->
        [you] You direct { $company } now
       *[other] { $player } directs { $company } now
    }: whoever comes to hold *as many shares as the director* takes over. The director answers proposals, and gets the $100 that cannot be divided.
coach-north-american-railways-partner =
    Not yours alone
    { $player } has bought { $city } for { $company }. *Everybody with a share* may spend its treasury, once a turn. The income is yours, too. But buy the cities that you want before others spend the money.
coach-north-american-railways-symbols =
    From coast to coast
    { $company } has { $symbols } ◆ now: at the end each of its shares pays *{ $amount }* for them. Until then they bring nothing. Late in the game they are worth more than income.
coach-north-american-railways-forced =
    You were passed over
    In turn { $turn }, when cities were bought, no company of yours could pay for one, so you were not asked. *Fuller treasuries* help: they get all of a founding price, and half of what every other share costs.
coach-north-american-railways-last-turn =
    The last turn
    After this turn's payment everything ends: every share pays *$100 for each ◆* of its company, and then only cash counts. What stays in a treasury is lost, so spend it.
coach-north-american-railways-over =
    Your first game
    That was it: well played to the end. *See the result* shows how everybody came to their money. The analysis behind it names the turn that cost you most. Next time, try it without me.
