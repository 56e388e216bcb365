# American Rails: what the pictures of the rules show. The numbers come from the games they are drawn from.

rules-picture-map = A piece of the map "{ $map }". The numbers stand at what there is to know:
rules-picture-map-name = A city and its name: { $city }.
rules-picture-map-cube = A cube: { $company } has track here. Its letter tells the company as well as its colour does.
rules-picture-map-values = What the city brings: { $full } to a company that is alone here, { $shared } to each as soon as there are several. What is paid now is printed bold.
rules-picture-map-special = A star and a brass edge: { $city } is one of the three special cities.
rules-picture-map-never = Square and dark: { $city } is never developed.
rules-picture-map-plains = Plains: the first cube costs { $price }, and there is room for every company.
rules-picture-map-forest = Forest: a cube costs { $price }, and there is room for one only.
rules-picture-map-mountain = Mountain: a cube costs { $price }, and there is room for one only.
rules-picture-track = { $before } played column I in this order. From the top the markers then stood like this: { $after }. That is the order of column II, in which the first has moved already.
rules-picture-development = { $city } is developed: it brings { $company } { $after } instead of { $before }. For another company a cube there now costs { $dearer } instead of { $price }. { $left } markers are left.
rules-picture-development-before = Before
rules-picture-development-after = Developed
rules-picture-prices = What the next cube of { $company } costs around { $city }. Where { $other } has a cube already it is { $price } instead of { $empty }.
rules-picture-dilution = { $buyer } buys another share of { $company } for { $price }. Its treasury grows from { $had } to { $has }, but a share now pays { $after } instead of { $before }, to { $holder } as well.
rules-picture-dilution-before = Before the auction
rules-picture-dilution-after = After it
rules-picture-shared = In { $city } { $one } gets { $full } as long as it is alone. When { $other } arrives, each of them gets { $shared }: { $one } loses { $loss } a year.
rules-picture-shared-one = One company
rules-picture-shared-two = Two companies
rules-picture-links = { $company } has built from { $from } to { $to }. Its cities bring { $cities }, the connection { $bonus } more: an income of { $income }.
rules-picture-dividend = { $company } divides { $income } among { $shares } shares and rounds up to { $dividend } for each. { $player } holds { $held } of them and gets { $paid }.
