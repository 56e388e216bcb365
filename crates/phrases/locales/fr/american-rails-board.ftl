# The board of American Rails.

## The legend

ar-legend = Légende
ar-legend-plains = Plaine, ville
ar-legend-forest = Forêt, un cube
ar-legend-mountain = Montagne, un cube
ar-legend-cube = Chaque cube présent
ar-legend-values = Seule | partagée
ar-legend-house = Maison
ar-legend-never = Jamais de maison
ar-legend-special = Chaque paire de ★

## Ways to a place

ar-ways = Chemins les moins chers
ar-ways-cubes =
    { $cubes ->
        [one] un cube
       *[other] { $cubes } cubes
    }
ar-ways-short = a { $treasury }

## Names on the map

ar-north = N
ar-scenery-atlantic-ocean = Océan Atlantique
ar-scenery-gulf-of-mexico = Golfe du Mexique
ar-scenery-lake-michigan = Lac Michigan
ar-scenery-lake-erie = Lac Érié
ar-scenery-michigan = Michigan
ar-scenery-upper-canada = Haut-Canada
ar-scenery-florida = Floride

## Keys

keys-next-place = Lieu possible suivant sur le plateau (Maj : précédent)
