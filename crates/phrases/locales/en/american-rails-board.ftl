# The board of American Rails.

## The legend

ar-legend = Legend
ar-legend-plains = Plains, city
ar-legend-forest = Forest, one cube
ar-legend-mountain = Mountain, one cube
ar-legend-cube = Each cube there
ar-legend-values = Alone | shared
ar-legend-house = House
ar-legend-never = Never takes a house
ar-legend-special = Each pair of ★

## Ways to a place

ar-ways = Cheapest ways there
ar-ways-cubes =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }
ar-ways-short = has { $treasury }

## Names on the map

ar-north = N
ar-scenery-atlantic-ocean = Atlantic Ocean
ar-scenery-gulf-of-mexico = Gulf of Mexico
ar-scenery-lake-michigan = Lake Michigan
ar-scenery-lake-erie = Lake Erie
ar-scenery-michigan = Michigan
ar-scenery-upper-canada = Upper Canada
ar-scenery-florida = Florida

## Keys

keys-next-place = Next place to choose on the board (Shift: the one before)
