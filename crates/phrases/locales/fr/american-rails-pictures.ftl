# American Rails : ce que montrent les images des règles. Les nombres viennent des parties d'après lesquelles elles sont dessinées.

rules-picture-map = Un morceau du plateau « { $map } ». Les numéros indiquent ce qu'il faut savoir :
rules-picture-map-name = Une ville et son nom : { $city }.
rules-picture-map-cube = Un cube : { $company } a posé des rails ici. La lettre désigne la compagnie aussi bien que la couleur.
rules-picture-map-values = Ce que rapporte la ville : { $full } à une compagnie qui y est seule, { $shared } à chacune dès qu'il y en a plusieurs. Ce qui est payé maintenant est en gras.
rules-picture-map-special = Une étoile et un bord de laiton : { $city } est l'une des trois villes spéciales.
rules-picture-map-never = Carré et sombre : { $city } ne se développe jamais.
rules-picture-map-plains = Plaine : le premier cube coûte { $price }, et il y a de la place pour toutes les compagnies.
rules-picture-map-forest = Forêt : un cube coûte { $price }, et il n'y a de place que pour un seul.
rules-picture-map-mountain = Montagne : un cube coûte { $price }, et il n'y a de place que pour un seul.
rules-picture-track = { $before } ont joué la colonne I dans cet ordre. De haut en bas, les marqueurs étaient alors : { $after }. C'est l'ordre de la colonne II, où l'on a déjà commencé à jouer.
rules-picture-development = { $city } est développée : la ville rapporte { $after } à { $company } au lieu de { $before }. Pour une autre compagnie, un cube y coûte désormais { $dearer } au lieu de { $price }. Il reste { $left } marqueurs.
rules-picture-development-before = Avant
rules-picture-development-after = Développée
rules-picture-prices = Ce que coûte le prochain cube { of-company } autour de { $city }. Là où { $other } a déjà un cube, c'est { $price } au lieu de { $empty }.
rules-picture-dilution = { $buyer } achète pour { $price } une autre part { of-company }. La trésorerie passe de { $had } à { $has }, mais une part paie maintenant { $after } au lieu de { $before }, celle de { $holder } aussi.
rules-picture-dilution-before = Avant l'enchère
rules-picture-dilution-after = Après
rules-picture-shared = À { $city }, { $one } reçoit { $full } tant que la compagnie est seule. Quand arrive { $other }, chacune reçoit { $shared } : { $one } perd { $loss } par an.
rules-picture-shared-one = Une compagnie
rules-picture-shared-two = Deux compagnies
rules-picture-links = { $company } a construit de { $from } à { $to }. Ses villes rapportent { $cities }, la connexion { $bonus } de plus : un revenu de { $income }.
rules-picture-dividend = { $company } divise { $income } entre { $shares } parts et arrondit à { $dividend } par part. { $player } en possède { $held } et reçoit { $paid }.
