# Ce qui se ressent à la table : ce qui s'est passé en bref, les annonces et les fiches, la fin.

## Ce qui s'est passé, en bref

digest-sold =
    { $player-is ->
        [you] Vous achetez une part { of-company } pour { $amount }.
       *[other] { $player } achète une part { of-company } pour { $amount }.
    }
digest-leads =
    { $player-is ->
        [you] Vous menez l'enchère pour une part { of-company } avec { $amount }.
       *[other] { $player } mène l'enchère pour une part { of-company } avec { $amount }.
    }
digest-started =
    { $player-is ->
        [you] Vous fondez { $company } à { $hex }.
       *[other] { $player } fonde { $company } à { $hex }.
    }
digest-laid =
    { $player-is ->
        [you] Vous posez
       *[other] { $player } pose
    } { $cubes ->
        [one] un cube { of-company }
       *[other] { $cubes } cubes { of-company }
    }, sur { $places }, pour { $amount }.
digest-income = Revenu { of-company } : { $before } → { $after }.
digest-developed =
    { $player-is ->
        [you] Vous développez { $hex }.
       *[other] { $player } développe { $hex }.
    }
digest-funded =
    { $player-is ->
        [you] Vous accordez { $amount } de fonds à { $company }.
       *[other] { $player } accorde { $amount } de fonds à { $company }.
    }
digest-took =
    { $player-is ->
        [you] Vous prenez { $amount } à la banque.
       *[other] { $player } prend { $amount } à la banque.
    }
digest-drained =
    { $player-is ->
        [you] Vous faites verser { $amount } à la banque par chacun des autres joueurs.
       *[other] { $player } fait verser { $amount } à la banque par chacun des autres joueurs.
    }
digest-passed =
    { $player-is ->
        [you] Vous passez.
       *[other] { $player } passe.
    }
digest-column =
    { $column ->
        [1] { $year }, première colonne
        [2] { $year }, deuxième colonne
       *[3] { $year }, troisième colonne
    }
digest-turn = Tour { $turn }
digest-founded =
    { $player-is ->
        [you] Vous fondez { $company } à { $city } pour { $amount }.
       *[other] { $player } fonde { $company } à { $city } pour { $amount }.
    }
digest-proposed =
    { $player-is ->
        [you] Vous proposez { $amount } pour une part { of-company }.
       *[other] { $player } propose { $amount } pour une part { of-company }.
    }
digest-let-go =
    { $player-is ->
        [you] Vous laissez faire.
       *[other] { $player } laisse faire.
    }
digest-intercepted =
    { $player-is ->
        [you] Vous interceptez la part { of-company } et la payez { $amount }.
       *[other] { $player } intercepte la part { of-company } et la paie { $amount }.
    }
digest-gets =
    { $player-is ->
        [you] Vous recevez { $amount }.
       *[other] { $player } reçoit { $amount }.
    }
digest-directs =
    { $player-is ->
        [you] Vous dirigez maintenant { $company }.
       *[other] { $player } dirige maintenant { $company }.
    }
digest-connected =
    { $player-is ->
        [you] Vous reliez { $city } à { $company } pour { $amount }.
       *[other] { $player } relie { $city } à { $company } pour { $amount }.
    }
digest-paid = Les compagnies paient : { $payments }.
digest-paid-you = Les compagnies paient : vous recevez { $amount }.
digest-payment = { $player } { $amount }

## Depuis son dernier coup

moment-since = Depuis votre coup { $move }
moment-since-short = Depuis le coup { $move }
moment-since-none = Personne d'autre n'a joué depuis.
moment-since-play = Revoir les coups

## Annonces

moment-dismiss = Fermer cette annonce
moment-a-year = { $amount } par an pour vous
moment-a-turn = { $amount } par tour pour vous
moment-dividend = Le dividende de { $year }
moment-payment = Les compagnies paient pour le tour { $turn }
moment-last-year = { $year } est la dernière année.
moment-ends-with-year = La partie se termine avec { $year } car { $reasons }.
moment-open = Voir
moment-reopen = Voir qui a reçu combien

## La fiche d'un paiement

moment-rounded = revenu ÷ parts détenues, arrondi au supérieur
moment-meter-year = { $year } sur { $last }
moment-meter-supplies = { $low } réserves basses sur { $most }
moment-meter-shares = { $sold } parts parties sur { $all }
moment-receive = Vous recevez { $amount }.
moment-ahead = Vous avez { $cash }, soit { $amount } de plus que { $player }.
moment-behind = Vous avez { $cash }, soit { $amount } de moins que { $player }.
moment-level = Vous avez { $cash }, autant que { $player }.
moment-begin-year = Commencer { $year }
moment-begin-turn =
    { $player-is ->
        [you] Tour { $turn } : vous commencez
       *[other] Tour { $turn } : { $player } commence
    }
moment-to-result = Voir le résultat
moment-end-of-turn = Fin du tour { $turn }
moment-last-payment = Fin du dernier tour
moment-companies-pay = Les compagnies paient
moment-cash-now = vous avez maintenant { $cash }
moment-paid = Payé
moment-with-extra = dont { $amount }
moment-remainder = Ce qui ne se partage pas : la part du directeur est comprise dans ce qu'il reçoit, le reste est dans la dernière colonne.
moment-symbols-row = Pour les symboles

## La fin

moment-wins =
    { $player-is ->
        [you] Vous gagnez
       *[other] { $player } gagne
    }
moment-wins-tie =
    { $player-is ->
        [you] Vous gagnez au départage
       *[other] { $player } gagne au départage
    }
moment-share-victory = { $players } partagent la victoire
moment-margin = { $amount } de plus que { $player }.
moment-your-place = Vous arrivez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }, avec { $amount } de moins que { $player }.
moment-your-place-tied = Vous arrivez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }, avec autant que { $player }.
moment-did =
    { $player-is ->
        [you] Vous avez
       *[other] { $player } a
    } { $shares ->
        [one] acheté une part pour { $spent } ; elle a rapporté { $paid }
       *[other] acheté { $shares } parts pour { $spent } ; elles ont rapporté { $paid }
    }.
moment-did-intercepted =
    { $count ->
        [one] L'une d'elles a été interceptée.
       *[other] { $count } d'entre elles ont été interceptées.
    }
moment-started-with = Au départ
moment-shares-bought = Parts achetées
moment-taken = Pris, moins les versements
moment-incomes = Revenus
moment-granted = De la banque
moment-proposals = Des propositions interceptées
moment-symbols-paid = Symboles
moment-of-cash = argent { $cash } + symboles { $symbols }
moment-account = Comment on en est arrivé là
moment-share = Partager
moment-look-back = Revoir la partie
moment-see-result = Voir le résultat

## Ce qui est annoncé

moment-step = Étape { $number } : { $step }
moment-step-gone = Étape reprise.

## L'analyse

analysis-mine = Vos coups les plus coûteux
analysis-of-others = Ce que leurs coups ont coûté aux autres
analysis-none-mine = Aucun de vos coups ne vous a coûté cher.
