# La table de North American Railways dans le navigateur.

## Parties de la table

nar-players = Joueurs
nar-companies = Compagnies
nar-payments = Paiements
nar-payments-over = Le dernier paiement
nar-cities = Villes
nar-heading-last = { $heading }, dernier tour
nar-column = Colonne { $column }, carte de tête en premier
nar-empty = vide
nar-networks = Les compagnies et leurs villes
nar-start-stack = Villes de départ, la prochaine en premier :
nar-start-choice = Villes de départ au choix :
nar-boxed = Pas dans la partie :
nar-symbols =
    { $symbols ->
        [0] aucun symbole « d'un océan à l'autre »
        [one] un symbole « d'un océan à l'autre »
       *[other] { $symbols } symboles « d'un océan à l'autre »
    }
nar-hidden = caché
nar-has = a { $cash }
nar-bank = Banque
nar-next-payment = Prochain paiement
nar-at-the-end = Symboles
nar-share-at-the-end = À la fin
nar-symbols-pay = Symboles à la fin
nar-in-all = En tout
nar-payments-now = Ce que chacun recevrait si la phase du revenu venait maintenant.
nar-payments-last = Ce que chacun recevra si rien ne change. Ce tour est le dernier : les symboles paient juste après les revenus.

## Le tour

nar-turn = Tour { $turn }
nar-order = Ordre de ce tour
nar-phase-shares = Parts
nar-phase-cities = Villes
nar-phase-income = Revenu
nar-first = commence
nar-has-acted = a joué
nar-has-named = a proposé
nar-answers = répond
nar-tried = part { of-company } prise par le directeur
nar-has-bought = a acheté pour { $companies }
nar-passed = a passé

## Cartes

nar-pays = { $amount } par part
nar-deal-too-dear = coûte { $price }
nar-deal-tried = prise
nar-connect-for = { $city } pour { $company }

## Ce qui est demandé au joueur qui regarde

nar-you-choose = Choisissez une part.
nar-you-found = Fondez { $company } : fixez votre prix.
nar-you-take = Vous dirigez toutes les compagnies en tête de colonne et avez moins de 1 000 $ : choisissez une part et prenez-la pour tout votre argent, { $price }.
nar-you-again = Le directeur a pris la part { of-company }. Choisissez une part d'une autre compagnie, ou arrêtez-vous.
nar-you-allow = { $player } propose { $price } pour une part { of-company }, que vous dirigez. Vous ne pouvez pas payer ce prix et devez laisser acheter.

## Ce qui est demandé aux autres

nar-they-choose = { $player } choisit une part.
nar-they-again = { $player } peut choisir une autre part, ou s'arrêter.
nar-they-answer =
    { $proposer-is ->
        [you] Vous proposez { $price } pour une part { of-company }. { $player } dirige la compagnie et répond.
       *[other] { $proposer } propose { $price } pour une part { of-company }. { $player } dirige la compagnie et répond.
    }
nar-they-buy = { $player } achète une ville, ou passe.

## Réponses

nar-choose-share = Quelle part
nar-price = Votre prix, de 100 $ à { $most }
nar-buy-fixed = Une part d'une compagnie que vous dirigez coûte toujours { $price }.
nar-buy-for-all = Vous dirigez toutes les compagnies en tête de colonne et avez moins de 1 000 $ : la part coûte tout votre argent (N-7).
nar-begin-in = Commencer à
nar-stop = Ne pas choisir d'autre part
nar-allow = Laisser { $player } acheter
nar-intercept = Acheter soi-même pour { $price }
nar-pass = Passer

## Ce qui s'ensuit

nar-share-pays = Une part rapporte
nar-your-next-payment = Votre prochain paiement
nar-ends-turn = Cela termine le tour, et vous recevez { $amount }.

## Étapes d'un plan

nar-step-found = Fonder { $company } pour { $price }
nar-step-buy = Une part { of-company } pour { $price }
nar-step-propose = Proposer { $price } pour { $company }
nar-step-connect = { $city } pour { $company }, { $price }

## Explications

nar-card-found = Personne ne dirige encore { $company }. Qui prend cette part en fixe le prix, qui va entièrement à la trésorerie, et dirige la compagnie. Le prochain réseau commence à { $city }.
nar-card-found-choose = Personne ne dirige encore { $company }. Qui prend cette part en fixe le prix, qui va entièrement à la trésorerie, dirige la compagnie et choisit la ville de départ.
nar-card-buy = Vous dirigez { $company } : une autre part coûte { $price }, moitié pour sa trésorerie, moitié pour la banque. Avec moins d'argent, vous ne pouvez la prendre que si vous dirigez toutes les compagnies en tête de colonne.
nar-card-propose = { $player } dirige { $company }. Proposez un prix : { $player } vous laisse acheter, ou achète à ce prix. Dans les deux cas, la moitié va à la trésorerie ; le reste va à la banque si vous achetez, et à vous si c'est { $player } qui achète.
nar-card-diluted =
    { $sold ->
        [one] Une part est vendue. Une part rapporte { $now } maintenant, et { $then } avec une de plus vendue.
       *[other] { $sold } parts sont vendues. Une part rapporte { $now } maintenant, et { $then } avec une de plus vendue.
    }
nar-card-affairs =
    { $symbols ->
        [0] Trésorerie de { $treasury }, revenu de { $income }, encore aucun symbole « d'un océan à l'autre ».
        [one] Trésorerie de { $treasury }, revenu de { $income }, un symbole « d'un océan à l'autre » : { $worth } par part à la fin.
       *[other] Trésorerie de { $treasury }, revenu de { $income }, { $symbols } symboles « d'un océan à l'autre » : { $worth } par part à la fin.
    }
nar-card-behind = Derrière : { $names }.
nar-card-city =
    { $symbols ->
        [0] Coûte { $price } à une compagnie et lui rapporte { $income } à chaque tour.
        [one] Coûte { $price } à une compagnie et lui rapporte { $income } à chaque tour. Son symbole paie 100 $ par part à la fin.
       *[other] Coûte { $price } à une compagnie et lui rapporte { $income } à chaque tour. Ses { $symbols } symboles paient chacun 100 $ par part à la fin.
    }
nar-card-city-of = Appartient à { $company }.
nar-card-city-behind =
    { $cards ->
        [0] Aucune carte n'est devant elle.
        [one] Une carte est devant elle.
       *[other] { $cards } cartes sont devant elle.
    }
nar-card-unfounded = Pas encore fondée : qui prend sa première part en fixe le prix et dirige la compagnie.
nar-card-director =
    { $player-is ->
        [you] Vous dirigez la compagnie.
       *[other] { $player } dirige la compagnie.
    }
nar-card-shares = Parts vendues : { $sold }, restantes dans les colonnes : { $left }.
nar-card-hidden = Son argent est caché.
nar-card-holding = { $shares } × { $company }
nar-paid-shares = { $shares } × { $amount }
nar-paid-director = { $shares } × { $amount }, et { $extra } au titre de la direction
nar-to-treasury = Pour la trésorerie
nar-to-bank = Reste à la banque

## Graphiques

nar-chart-start = Début
nar-chart-end = Fin
nar-chart-cash = Argent après chaque tour
nar-chart-income = Revenu des compagnies
nar-chart-paid = Paiements de chaque tour, et pour les symboles à la fin

## Options

north-american-railways-first = Premier joueur
north-american-railways-first-help = Commence le premier tour. Après chaque tour, c'est le joueur suivant dans le sens horaire.
north-american-railways-money = Argent
north-american-railways-money-help = Caché : chacun ne voit que son propre argent. Le journal permet de déduire le reste, comme à une vraie table.
north-american-railways-money-hidden = Caché
north-american-railways-money-open = Visible
north-american-railways-start-city = Villes de départ
north-american-railways-start-city-help = Où commence le réseau d'une nouvelle compagnie.
north-american-railways-start-city-top = Celle en haut de la pile mélangée
north-american-railways-start-city-choose = Au choix de qui fonde
north-american-railways-final-remainder = Reste de la division au dernier tour
north-american-railways-final-remainder-help = Ce que le directeur reçoit, au dernier tour, quand le revenu ne se divise pas exactement entre les parts.
north-american-railways-final-remainder-up = La moitié, arrondie aux 100 $ supérieurs
north-american-railways-final-remainder-exact = La moitié, au dollar près
north-american-railways-final-remainder-down = La moitié, arrondie aux 100 $ inférieurs
north-american-railways-sole-owner-takes-all = Qui possède toutes les parts vendues reçoit tout le revenu
north-american-railways-sole-owner-takes-all-help = Sinon, le revenu d'une compagnie dont un seul joueur possède des parts se partage comme les autres, et ce qui reste va à la trésorerie.
north-american-railways-table-talk = { page-table-talk }
north-american-railways-table-talk-help = { page-table-talk-help }

## Touches

nar-keys-share = Choisir cette part, ou cette ville
nar-keys-price = Baisser ou augmenter le prix
nar-keys-name = Annoncer le prix, ou prendre la part
nar-keys-answer = Laisser acheter, ou acheter soi-même
