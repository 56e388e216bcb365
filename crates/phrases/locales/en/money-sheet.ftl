# The money sheet.

money-title = Money
money-show = What the figures show
money-now = Now
money-both = Now → with the plan
money-plan = With the plan
money-change = Change
money-copy = Copy as CSV
money-copied = Copied
money-planned = Plan: { $steps }
money-unplanned = Nothing is planned.
money-sold = Sold
money-of = { $count } of { $all }
money-one-more = If one more is sold
money-none-left = none left
money-you-hold = You hold
money-you-receive = You receive
money-director = Director besides
money-symbols = Symbols
money-share-at-the-end = A share at the end
money-symbols-pay = For symbols
money-dividend = Dividend
money-if-ends-after = Cash if the game ends after
money-if-ends-with = Cash if the last turn is
money-if-this-turn = this one
money-if-next-turn = the next
money-ahead-after = Ahead of you, { $year }
money-ahead = Ahead of you
money-level = level
money-column-planned = { $column } (plan)
money-ar-assumption = Reckoned: today's cash, and every later dividend like the next one. No further shares, cubes or markers.
money-nar-assumption = Reckoned: today's cash, every later payment like the next one, and symbols as they are now. No further shares or cities.
keys-money = The money sheet

# What costs money asks once more.

set-spend = Ask before I spend
set-letters = Single-letter keys
keys-numbers = Answers that have no key of their own
sure-bid = Bid { $amount }? Press again
sure-bid-far = { $amount }, not { $least }? Press again
sure-bid-all = All your { $amount }? Press again
sure-intercept = Intercept for { $price }? Press again
