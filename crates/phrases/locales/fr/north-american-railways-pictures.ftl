# North American Railways : ce que montrent les images des règles. Les nombres viennent des parties d'après lesquelles elles sont dessinées.

nar-rules-picture-cards = Une part { of-company } et une ville, chacune en tête de colonne. Les numéros indiquent ce qu'il faut savoir :
nar-rules-picture-cards-company = La compagnie. Sa lettre et le cadre autour la désignent aussi bien que sa couleur.
nar-rules-picture-cards-director = Son directeur, ici { $player }. Sans directeur, elle peut être fondée.
nar-rules-picture-cards-pays = Ce que paie maintenant une part, à chaque tour : { $amount }.
nar-rules-picture-cards-tag = Ce que vous pouvez en faire quand c'est à vous, ou pourquoi c'est impossible.
nar-rules-picture-cards-name = La ville, ici { $city }.
nar-rules-picture-cards-price = Ce que la compagnie paie pour elle avec sa trésorerie : { $price }.
nar-rules-picture-cards-income = Ce qu'elle ajoute au revenu de la compagnie : { $income }.
nar-rules-picture-cards-symbols = { $symbols ->
    [0] Cette ville n'a pas de symbole « d'un océan à l'autre ».
    [one] { $symbols } symbole « d'un océan à l'autre » : { $worth } par part à la fin.
   *[other] { $symbols } symboles « d'un océan à l'autre » : { $worth } par part à la fin.
}
nar-rules-picture-founding = { $player } fon{ of-company } pour { $price }. Tout va à la trésorerie, qui a maintenant { $treasury } ; le réseau commence à { $city }, et le revenu à { $income }.
nar-rules-picture-proposal = { $player } propose { $price } pour une part { of-company }, que dirige { $director }. Dans les deux cas, { $half } vont à la trésorerie. Les { $rest } restants vont à la banque si { $director } laisse acheter, et à { $player } si { $director } achète.
nar-rules-picture-director = { $director } a laissé { $player } acheter. { $player } possède maintenant { $held } des parts vendues, autant que { $director } : cela suffit, et { $now } dirige la compagnie. Le fanion est à côté du nom du directeur.
nar-rules-picture-director-before = Fondée
nar-rules-picture-director-after = Une part plus tard
nar-rules-picture-division = { $company } gagne { $income } et a { $shares } parts entre les mains des joueurs : { $each } par part. Des { $remains } qui restent, { $director }, qui dirige, reçoit { $extra } et la trésorerie { $leftover }.
nar-rules-picture-division-network = Ce que rapporte le réseau
nar-rules-picture-division-paid = Qui le reçoit
nar-rules-picture-symbols = Le dernier paiement. Le réseau { of-company } a { $symbols ->
    [one] { $symbols } symbole
   *[other] { $symbols } symboles
} : { $worth } par part, en plus du revenu. { $player } en possède { $held } et reçoit { $paid } pour cela. Ce qui reste d'un revenu va au directeur et à la banque.
