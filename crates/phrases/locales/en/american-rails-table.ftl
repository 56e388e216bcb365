# The table of American Rails in the browser.

## Parts of the table

ar-board = The board. Move with the arrow keys.
ar-players = Players
ar-track = Action track
ar-companies = Companies
ar-row = Row
ar-order-first = Order so far:
ar-next-dividend = Next dividend
ar-shares-left =
    { $removed ->
        [0] { $supply } unsold
       *[other] { $supply } unsold, { $removed } removed
    }

## What is asked of the player who looks

ar-ask-offer = Which share is auctioned?
ar-ask-start = Choose an empty city on the board for { $company } to begin in.
ar-ask-choose = Choose a row for your marker.
ar-ask-develop = Choose a city to develop.
ar-ask-fund = Which company gets $5?
ar-ask-sell = Which share is auctioned?
ar-ask-take = Choose what to do with this row.
ar-ask-lay =
    { $cubes ->
        [one] You can lay one more cube: choose a hex.
       *[other] You can lay { $cubes } cubes: choose a hex.
    }

## Answers

ar-pass = Pass
ar-bid-least = Bid { $amount }
ar-bid-amount = Your bid, { $least } to { $most }
ar-decline = Leave the row unused
ar-take = Take { $amount }
ar-drain = Each other player pays { $amount }
ar-done = Stop laying
ar-unusable = no use now
ar-build-for = Build for
ar-note-lost = no city is empty: the share would be lost

## Steps of a plan

ar-step-offer = Offer { $company }
ar-step-bid = Bid { $amount }
ar-step-start = Begin in { $hex }
ar-step-develop = Develop { $hex }
ar-step-fund = { $amount } for { $company }
ar-step-lay = { $company } to { $hex }, { $price }

## Places on the board

ar-target-lay = Lay { $company } on { $hex } for { $price }
ar-target-lay-gain = Lay { $company } on { $hex } for { $price }: income rises by { $gain }
ar-target-start = Begin in { $hex }: income { $gain }
ar-target-develop = Develop { $hex }: income rises by { $gain } for each company there

## The auction

ar-lot = A share of { $company }
ar-earns-first = Nobody holds { $company } yet. The buyer chooses the city in which it begins; the price stays in its treasury to build with.
ar-out = out
ar-leads = leads
ar-has = has { $cash }

## Explanations

ar-card-city = Worth { $full } a year to a company alone here, { $shared } to each of several.
ar-card-earns = { $company } earns { $income } here
ar-card-developed = Developed: that is included.
ar-card-barred = This city never takes a development marker.
ar-card-special = Special connections with { $cities }: each pair of these cities that a company connects earns it { $amount } more.
ar-card-price = The next cube here costs its company { $price }.
ar-card-full = There is no room for another cube here.
ar-card-ends-year = This would end the year: dividends are paid.
ar-card-not-begun = Not on the board yet. Whoever buys its first share chooses the city in which it begins.
ar-card-beginning =
    { $player-is ->
        [you] Not on the board yet: you have bought its first share and choose the city in which it begins.
       *[other] Not on the board yet: { $player } has bought its first share and chooses the city in which it begins.
    }
ar-card-no-city = Not on the board yet, and no city is empty: { $company } cannot begin. Whoever bought a share of it now would lose it.
ar-card-dead = Not on the board, and no share is left: { $company } can never begin.
ar-card-dividend =
    { $shares ->
        [one] { $income } for one share: { $dividend }.
       *[other] { $income } for { $shares } shares held by players, rounded up: { $dividend } each.
    }
ar-card-supplies = Treasury: { $treasury }. Cubes left: { $cubes }. Shares left: { $shares }.
ar-card-holding = { $shares } × { $company }, { $dividend } each
ar-about-pass = Do nothing, and act first in the next column.
ar-about-develop = Put a development marker on a city with track. It raises the income there by $2 for a company alone, or by $1 for each of several.
ar-about-fund = A company of your choice gets $5 from the bank.
ar-about-take = Take $2 from the bank.
ar-about-drain = Or make every other player pay $2 to the bank.
ar-about-expand-2 = Or lay up to two cubes.
ar-about-expand-3 = Lay up to three cubes for companies of which you hold a share.
ar-about-auction = Put a share up for auction. The price goes to its company.
ar-about-expand-4 = Lay up to four cubes for companies of which you hold a share. You act last in the next column.
ar-no-markers = You could take this row, but not use it: no development marker is left.
ar-no-city-to-develop = You could take this row, but not use it: there is no city to develop.
ar-no-shares = You could take this row, but not use it: no share is left to sell.
ar-no-share-held = You could take this row, but not use it: you hold no share.
ar-no-cube-possible = You could take this row, but not use it: none of your companies can lay a cube.

## Charts

ar-chart-start = Start
ar-chart-cash = Cash after each year
ar-chart-income = Income of the companies
ar-chart-dividends = Dividends in each year

## Options

american-rails-edition = Edition
american-rails-edition-help = The second edition is the usual one. In the first edition three players start with $65, and nobody can make the others pay.
american-rails-edition-quined-2013 = Second edition (2013)
american-rails-edition-first-edition = First edition
american-rails-banker = Banker
american-rails-banker-help = The banker offers the first share. Whoever buys none lines up behind the others in the turn order, starting from the banker.
american-rails-drain-requires-full = Make the others pay only if all can pay in full
american-rails-drain-requires-full-help = Usually a player with less than $2 pays what is there. With this option nobody can make the others pay while one of them has less than $2.
american-rails-table-talk = { page-table-talk }
american-rails-table-talk-help = { page-table-talk-help }
