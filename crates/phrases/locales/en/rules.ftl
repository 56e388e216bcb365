# The page of the rules, whatever the game.

rules-page-contents = Contents
rules-page-words = Words
rules-page-questions = Frequent questions
rules-page-questions-help = Every ruling has a number, which is also its address. When a move is refused, the refusal names it.
rules-page-at-table = At this table
rules-page-players = Players
rules-page-cash = Everybody starts with
rules-page-map = Map
rules-page-special = Special cities
rules-page-removed = Not in the game
rules-page-deck = Cards
rules-page-enough = Last turn with fewer shares than
rules-page-whole = All the rules, with pictures, words and questions
rules-page-picture = With a picture
rules-page-to-table = Back to the table
rules-page-general = The rules of every table
