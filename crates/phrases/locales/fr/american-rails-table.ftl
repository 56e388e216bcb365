# La table d'American Rails dans le navigateur.

## Parties de la table

ar-board = Le plateau. Déplacez-vous avec les flèches.
ar-players = Joueurs
ar-track = Piste d'action
ar-companies = Compagnies
ar-row = Ligne
ar-order-first = Ordre jusqu'ici :
ar-next-dividend = Prochain dividende
ar-shares-left =
    { $removed ->
        [0] non vendues : { $supply }
       *[other] non vendues : { $supply }, retirées : { $removed }
    }

## Ce qui est demandé au joueur qui regarde

ar-ask-offer = Quelle part aux enchères ?
ar-ask-start = À vous de faire commencer { $company } : choisissez une ville libre sur le plateau.
ar-ask-choose = Choisissez une ligne pour votre marqueur.
ar-ask-develop = Choisissez une ville à développer.
ar-ask-fund = Quelle compagnie reçoit 5 $ ?
ar-ask-sell = Quelle part aux enchères ?
ar-ask-take = Choisissez comment utiliser cette ligne.
ar-ask-lay =
    { $cubes ->
        [one] Vous pouvez encore poser un cube : choisissez un hexagone.
       *[other] Vous pouvez poser { $cubes } cubes : choisissez un hexagone.
    }

## Réponses

ar-pass = Passer
ar-bid-least = Offrir { $amount }
ar-bid-amount = Votre offre, de { $least } à { $most }
ar-decline = Ne pas activer l'action
ar-take = Prendre { $amount }
ar-drain = Chacun des autres verse { $amount } à la banque
ar-done = Arrêter de poser
ar-unusable = inutilisable
ar-build-for = Construire pour
ar-note-lost = aucune ville libre : la part serait perdue

## Étapes d'un plan

ar-step-offer = Proposer { $company }
ar-step-bid = Offrir { $amount }
ar-step-start = Commencer à { $hex }
ar-step-develop = Développer { $hex }
ar-step-fund = { $amount } pour { $company }
ar-step-lay = { $company } sur { $hex }, { $price }

## Endroits du plateau

ar-target-lay = Poser { $company } sur { $hex } pour { $price }
ar-target-lay-gain = Poser { $company } sur { $hex } pour { $price } : le revenu augmente de { $gain }
ar-target-start = Commencer à { $hex } : revenu de { $gain }
ar-target-develop = Développer { $hex } : le revenu de chaque compagnie présente augmente de { $gain }

## L'enchère

ar-lot = Une part { of-company }
ar-earns-first = Personne ne possède encore de part { of-company }. Qui achète celle-ci choisit la ville où la compagnie commence ; le prix reste dans la trésorerie, pour construire.
ar-out = a passé
ar-leads = en tête
ar-has = a { $cash }

## Explications

ar-card-city = Rapporte { $full } par an à une compagnie qui est seule ici, { $shared } à chacune s'il y en a plusieurs.
ar-card-earns = { $company } gagne { $income } ici
ar-card-developed = Développée : c'est compris dans ces valeurs.
ar-card-barred = Cette ville ne reçoit jamais de marqueur développement.
ar-card-special = Connexions spéciales avec { $cities } : chaque paire de ces villes qu'une compagnie relie lui rapporte { $amount } de plus.
ar-card-price = Ici, le prochain cube coûte { $price } à sa compagnie.
ar-card-full = Il n'y a plus de place pour un cube ici.
ar-card-ends-year = Cela terminerait l'année : les dividendes sont payés.
ar-card-not-begun = Pas encore sur le plateau. Qui achète sa première part choisit la ville où elle commence.
ar-card-beginning =
    { $player-is ->
        [you] Pas encore sur le plateau : vous avez acheté sa première part et choisissez la ville où elle commence.
       *[other] Pas encore sur le plateau : { $player } a acheté sa première part et choisit la ville où elle commence.
    }
ar-card-no-city = Pas encore sur le plateau, et aucune ville n'est libre : { $company } ne peut pas commencer. Qui en achèterait une part maintenant la perdrait.
ar-card-dead = Ni sur le plateau, ni part à vendre : { $company } ne commencera jamais.
ar-card-dividend =
    { $shares ->
        [one] { $income } pour une part : { $dividend }.
       *[other] { $income } pour { $shares } parts que possèdent les joueurs, arrondi au supérieur : { $dividend } par part.
    }
ar-card-supplies = Trésorerie : { $treasury }. Cubes restants : { $cubes }. Parts restantes : { $shares }.
ar-card-holding = { $shares } × { $company }, { $dividend } par part
ar-about-pass = Ne faites rien ; vous jouez en premier dans la colonne suivante.
ar-about-develop = Posez un marqueur développement sur une ville qui a au moins un cube. Il y augmente le revenu de 2 $ pour une compagnie seule, ou de 1 $ pour chacune s'il y en a plusieurs.
ar-about-fund = Une compagnie de votre choix reçoit 5 $ de la banque.
ar-about-take = Prenez 2 $ à la banque.
ar-about-drain = Ou chacun des autres joueurs verse 2 $ à la banque.
ar-about-expand-2 = Ou posez jusqu'à deux cubes.
ar-about-expand-3 = Posez jusqu'à trois cubes pour des compagnies dont vous possédez une part.
ar-about-auction = Mettez une part aux enchères. Le prix va à sa compagnie.
ar-about-expand-4 = Posez jusqu'à quatre cubes pour des compagnies dont vous possédez une part. Vous jouez en dernier dans la colonne suivante.
ar-no-markers = Vous pouvez prendre cette ligne, mais pas activer son action : il ne reste aucun marqueur développement.
ar-no-city-to-develop = Vous pouvez prendre cette ligne, mais pas activer son action : il n'y a aucune ville à développer.
ar-no-shares = Vous pouvez prendre cette ligne, mais pas activer son action : il ne reste aucune part à vendre.
ar-no-share-held = Vous pouvez prendre cette ligne, mais pas activer son action : vous ne possédez aucune part.
ar-no-cube-possible = Vous pouvez prendre cette ligne, mais pas activer son action : aucune de vos compagnies ne peut poser de cube.

## Graphiques

ar-chart-start = Début
ar-chart-cash = Argent après chaque année
ar-chart-income = Revenu des compagnies
ar-chart-dividends = Dividendes de chaque année

## Options

american-rails-edition = Édition
american-rails-edition-help = La deuxième édition est l'édition courante. Dans la première, on commence à trois joueurs avec 65 $, et personne ne peut faire payer les autres.
american-rails-edition-quined-2013 = Deuxième édition (2013)
american-rails-edition-first-edition = Première édition
american-rails-banker = Banquier
american-rails-banker-help = Le banquier met aux enchères la première part. Ceux qui n'en achètent aucune se rangent derrière les autres dans l'ordre du tour, à partir du banquier.
american-rails-drain-requires-full = Versement à la banque : seulement si tous peuvent le payer en entier
american-rails-drain-requires-full-help = D'ordinaire, qui a moins de 2 $ verse ce qu'il a. Avec cette option, personne ne peut imposer ce versement tant que l'un des autres joueurs a moins de 2 $.
american-rails-table-talk = { page-table-talk }
american-rails-table-talk-help = { page-table-talk-help }
