# Het geldoverzicht.

money-title = Geld
money-show = Wat de getallen tonen
money-now = Nu
money-both = Nu → met het plan
money-plan = Met het plan
money-change = Verschil
money-copy = Kopiëren als CSV
money-copied = Gekopieerd
money-planned = Plan: { $steps }
money-unplanned = Er is niets gepland.
money-sold = Verkocht
money-of = { $count } van { $all }
money-one-more = Als er één meer verkocht is
money-none-left = geen over
money-you-hold = Jij hebt
money-you-receive = Jij krijgt
money-director = Directeur extra
money-symbols = Symbolen
money-share-at-the-end = Per aandeel aan het einde
money-symbols-pay = Voor symbolen
money-dividend = Dividend
money-if-ends-after = Geld als het spel eindigt na
money-if-ends-with = Geld als de laatste ronde is
money-if-this-turn = deze
money-if-next-turn = de volgende
money-ahead-after = Voor op jou, { $year }
money-ahead = Voor op jou
money-level = gelijk
money-column-planned = { $column } (plan)
money-ar-assumption = Gerekend met het geld van nu en elk later dividend zoals het volgende. Zonder verdere aandelen, blokjes of huizen.
money-nar-assumption = Gerekend met het geld van nu, elke latere uitbetaling zoals de volgende en de symbolen van nu. Zonder verdere aandelen of steden.
keys-money = Het geldoverzicht

# Wat geld kost, vraagt het nog eens.

set-spend = Vraag voor ik geld uitgeef
set-letters = Toetsen met één teken
keys-numbers = Antwoorden zonder eigen toets
sure-bid = { $amount } bieden? Druk nog eens
sure-bid-far = { $amount }, niet { $least }? Druk nog eens
sure-bid-all = Al je { $amount }? Druk nog eens
sure-intercept = Onderscheppen voor { $price }? Druk nog eens
