# The board of American Rails.

## The legend

ar-legend = Legenda
ar-legend-plains = Vlakte, stad
ar-legend-forest = Bos, één blokje
ar-legend-mountain = Berg, één blokje
ar-legend-cube = Elk blokje daar
ar-legend-values = Alleen | gedeeld
ar-legend-house = Huisje
ar-legend-never = Nooit een huisje
ar-legend-special = Elk paar ★

## Ways to a place

ar-ways = Goedkoopste wegen erheen
ar-ways-cubes =
    { $cubes ->
        [one] één blokje
       *[other] { $cubes } blokjes
    }
ar-ways-short = heeft { $treasury }

## Names on the map

ar-north = N
ar-scenery-atlantic-ocean = Atlantische Oceaan
ar-scenery-gulf-of-mexico = Golf van Mexico
ar-scenery-lake-michigan = Michiganmeer
ar-scenery-lake-erie = Eriemeer
ar-scenery-michigan = Michigan
ar-scenery-upper-canada = Opper-Canada
ar-scenery-florida = Florida

## Keys

keys-next-place = Volgende plaats op het bord die kan (Shift: de vorige)
