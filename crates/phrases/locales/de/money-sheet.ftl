# Die Geldübersicht.

money-title = Geld
money-show = Was die Zahlen zeigen
money-now = Jetzt
money-both = Jetzt → mit dem Plan
money-plan = Mit dem Plan
money-change = Änderung
money-copy = Als CSV kopieren
money-copied = Kopiert
money-planned = Plan: { $steps }
money-unplanned = Nichts ist geplant.
money-sold = Verkauft
money-of = { $count } von { $all }
money-one-more = Bei einem mehr
money-none-left = keiner übrig
money-you-hold = Du hältst
money-you-receive = Du bekommst
money-director = Direktor dazu
money-symbols = Symbole
money-share-at-the-end = Je Anteil am Ende
money-symbols-pay = Für Symbole
money-dividend = Dividende
money-if-ends-after = Geld, wenn das Spiel endet nach
money-if-ends-with = Geld, wenn die letzte Runde ist
money-if-this-turn = diese
money-if-next-turn = die nächste
money-ahead-after = Vor dir, { $year }
money-ahead = Vor dir
money-level = gleichauf
money-column-planned = { $column } (Plan)
money-ar-assumption = Gerechnet mit dem Geld von heute und jeder weiteren Dividende wie der nächsten. Ohne weitere Anteile, Streckenwürfel oder Häuser.
money-nar-assumption = Gerechnet mit dem Geld von heute, jeder weiteren Auszahlung wie der nächsten und den Symbolen von jetzt. Ohne weitere Anteile oder Städte.
keys-money = Die Geldübersicht

# Was Geld kostet, fragt noch einmal.

set-spend = Vor dem Ausgeben nachfragen
set-letters = Tasten mit einem Zeichen
keys-numbers = Antworten ohne eigene Taste
sure-bid = { $amount } bieten? Nochmal drücken
sure-bid-far = { $amount } statt { $least }? Nochmal drücken
sure-bid-all = Deine ganzen { $amount }? Nochmal drücken
sure-intercept = Für { $price } abfangen? Nochmal drücken
