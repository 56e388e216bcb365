# The board of American Rails.

## The legend

ar-legend = Legende
ar-legend-plains = Ebene, Stadt
ar-legend-forest = Wald, ein Würfel
ar-legend-mountain = Gebirge, ein Würfel
ar-legend-cube = Jeder Würfel dort
ar-legend-values = Allein | geteilt
ar-legend-house = Haus
ar-legend-never = Nie ein Haus
ar-legend-special = Jedes Paar ★

## Ways to a place

ar-ways = Günstigste Wege dorthin
ar-ways-cubes =
    { $cubes ->
        [one] ein Würfel
       *[other] { $cubes } Würfel
    }
ar-ways-short = hat { $treasury }

## Names on the map

ar-north = N
ar-scenery-atlantic-ocean = Atlantischer Ozean
ar-scenery-gulf-of-mexico = Golf von Mexiko
ar-scenery-lake-michigan = Michigansee
ar-scenery-lake-erie = Eriesee
ar-scenery-michigan = Michigan
ar-scenery-upper-canada = Oberkanada
ar-scenery-florida = Florida

## Keys

keys-next-place = Nächster wählbarer Ort auf dem Plan (mit Umschalt: der vorige)
