# American Rails.

## Noms

hex-city = { $city } ({ $name })
hex-plains = la plaine { $name }
hex-forest = la forêt { $name }
hex-mountain = la montagne { $name }

row-pass = Passer
row-develop = Développer
row-fund = Fonds de 5 $
row-take = Prendre 2 $
row-take-or-expand = Prendre 2 $ (ou s'étendre de 2)
row-expand-3 = S'étendre de 3
row-auction = Mettre une part aux enchères
row-expand-4 = S'étendre de 4

## Ce qui s'est passé : les enchères

event-set-up = Préparation. Chacun a { $amount } ; le banquier est { $player }.
event-set-up-without = Préparation. Chacun a { $amount } ; le banquier est { $player }. { $company } ne participe pas à cette partie.
event-offered =
    { $player-is ->
        [you] Vous mettez aux enchères une part { of-company }.
       *[other] { $player } met aux enchères une part { of-company }.
    }
event-offered-unasked =
    { $player-is ->
        [you] Vous mettez aux enchères une part { of-company }, la seule compagnie qui reste à proposer.
       *[other] { $player } met aux enchères une part { of-company }, la seule compagnie qui reste à proposer.
    }
event-bid =
    { $player-is ->
        [you] Vous offrez { $amount }.
       *[other] { $player } offre { $amount }.
    }
event-passed-beyond-means =
    { $player-is ->
        [you] Vous ne pouvez pas offrir { $amount } et passez.
       *[other] { $player } ne peut pas offrir { $amount } et passe.
    }
event-sold =
    { $player-is ->
        [you] Vous achetez la part { of-company } pour { $amount }.
       *[other] { $player } achète la part { of-company } pour { $amount }.
    }
event-unsold = Personne ne veut la part { of-company } : elle est retirée de la partie.
event-stillborn =
    { $shares ->
        [one] Aucune ville n'est libre et { $company } ne peut pas commencer : la part que vient d'acheter { $player } est retirée de la partie.
       *[other] Aucune ville n'est libre et { $company } ne peut pas commencer : la part que vient d'acheter { $player } et le reste de la réserve, { $shares } parts en tout, sont retirés de la partie.
    }
event-started =
    { $player-is ->
        [you] Vous placez le premier cube { of-company } sur { $hex }.
       *[other] { $player } place le premier cube { of-company } sur { $hex }.
    }
event-started-unasked =
    { $player-is ->
        [you] Vous placez le premier cube { of-company } sur { $hex }, la seule ville libre.
       *[other] { $player } place le premier cube { of-company } sur { $hex }, la seule ville libre.
    }
event-queued-winner =
    { $player-is ->
        [you] Vous prenez la place { $place } dans l'ordre du tour.
       *[other] { $player } prend la place { $place } dans l'ordre du tour.
    }
event-queued-behind =
    { $player-is ->
        [you] Vous n'avez acheté aucune part et prenez la place { $place } dans l'ordre du tour.
       *[other] { $player } n'a acheté aucune part et prend la place { $place } dans l'ordre du tour.
    }

## Ce qui s'est passé : années, colonnes et lignes

event-year = { $year }
event-column =
    { $column ->
        [1] { $year }, première colonne. Ordre : { $order }
        [2] { $year }, deuxième colonne. Ordre : { $order }
       *[3] { $year }, troisième colonne. Ordre : { $order }
    }
event-chose =
    { $player-is ->
        [you] Vous choisissez « { $row } ».
       *[other] { $player } choisit « { $row } ».
    }
event-declined =
    { $player-is ->
        [you] Vous n'activez pas « { $row } ».
       *[other] { $player } n'active pas « { $row } ».
    }
event-unusable =
    { $player-is ->
        [you] Vous ne pouvez pas activer « { $row } » maintenant.
       *[other] { $player } ne peut pas activer « { $row } » maintenant.
    }
event-developed =
    { $player-is ->
        [you] Vous développez { $hex }.
       *[other] { $player } développe { $hex }.
    } { $left ->
        [0] Il ne reste aucun marqueur développement.
        [one] Il reste un marqueur développement.
       *[other] Il reste { $left } marqueurs développement.
    }
event-funded =
    { $player-is ->
        [you] Vous accordez des fonds à { $company }.
       *[other] { $player } accorde des fonds à { $company }.
    }
event-took =
    { $player-is ->
        [you] Vous prenez de l'argent à la banque.
       *[other] { $player } prend de l'argent à la banque.
    }
event-drained =
    { $player-is ->
        [you] Vous obligez chacun des autres joueurs à verser de l'argent à la banque.
       *[other] { $player } oblige chacun des autres joueurs à verser de l'argent à la banque.
    }
event-laid =
    { $player-is ->
        [you] Vous posez un cube { of-company } sur { $hex }.
       *[other] { $player } pose un cube { of-company } sur { $hex }.
    }
event-stopped =
    { $player-is ->
        [you] Vous ne posez plus de cube.
       *[other] { $player } ne pose plus de cube.
    }
event-stopped-unasked =
    { $player-is ->
        [you] Vous ne pouvez plus poser de cube.
       *[other] { $player } ne peut plus poser de cube.
    }

## Ce qui s'ensuit : le revenu

income-alone = Le revenu { of-company } augmente de { $change } et passe à { $now } : la compagnie est la seule à atteindre { $hex }.
income-joined = Le revenu { of-company } augmente de { $change } et passe à { $now } : la compagnie atteint { $hex }, déjà occupée.
income-crowded = Le revenu { of-company } baisse de { $change } et passe à { $now } : { $newcomer } est aussi à { $hex }.
income-developed = Le revenu { of-company } augmente de { $change } et passe à { $now } : { $hex } est développée.
income-connected = Le revenu { of-company } augmente de { $change } et passe à { $now } : connexion spéciale entre { $one } et { $other }.

## Dividendes et fin de la partie

event-dividend =
    { $shares ->
        [one] { $company } gagne { $income } pour { $shares } part : { $amount } par part.
       *[other] { $company } gagne { $income } pour { $shares } parts : { $amount } par part.
    }
reason-year = la dernière année est achevée
reason-shares = toutes les parts sont vendues ou retirées
reason-supplies = au moins { $players } réserves ne comptent plus que deux pièces ou moins

## Ce qui est demandé

ask-offer =
    { $player-is ->
        [you] Vous devez mettre aux enchères la part suivante.
       *[other] { $player } doit mettre aux enchères la part suivante.
    }
ask-bid =
    { $player-is ->
        [you] Vous pouvez offrir au moins { $least } pour la part { of-company }, ou passer.
       *[other] { $player } peut offrir au moins { $least } pour la part { of-company }, ou passer.
    }
ask-start =
    { $player-is ->
        [you] Vous devez placer le premier cube { of-company } sur une ville libre.
       *[other] { $player } doit placer le premier cube { of-company } sur une ville libre.
    }
ask-choose =
    { $player-is ->
        [you] Vous devez choisir une ligne libre de la colonne.
       *[other] { $player } doit choisir une ligne libre de la colonne.
    }
option-develop = développer une ville
option-fund = accorder 5 $ à une compagnie
option-offer = mettre une part aux enchères
option-take = prendre 2 $
option-drain = obliger chacun des autres joueurs à verser 2 $ à la banque
option-lay =
    { $cubes ->
        [one] poser un cube
       *[other] poser jusqu'à { $cubes } cubes
    }
option-lay-more =
    { $cubes ->
        [one] poser encore un cube
       *[other] poser encore jusqu'à { $cubes } cubes
    }
option-decline = ne pas activer l'action
warning-lost = Attention : aucune ville n'est libre, { $company } ne peut donc pas commencer. Qui achète cette part la perd avec son prix, et toutes les parts { of-company } quittent la partie.

## Ce qui est refusé

refused-not-in-game = { $company } ne participe pas à cette partie.
refused-broken-dollar = Les enchères se font en dollars entiers.
refused-beyond-cash =
    { $player-is ->
        [you] L'enchère de { $bid } dépasse les { $cash } dont vous disposez.
       *[other] L'enchère de { $bid } dépasse les { $cash } dont dispose { $player }.
    }
refused-bid-too-low = L'enchère de { $bid } est trop basse. La prochaine enchère doit être d'au moins { $least }.
refused-already-passed =
    { $player-is ->
        [you] Vous avez passé et ne participez plus à cette enchère.
       *[other] { $player } a passé et ne participe plus à cette enchère.
    }
refused-offered-before = Une part { of-company } a déjà été mise aux enchères.
refused-no-share-left = Il ne reste aucune part { of-company } dans la réserve.
refused-start-outside-city = Une compagnie commence dans une ville libre, et { $hex } n'est pas une ville.
refused-city-taken = Une compagnie commence dans une ville libre, et il y a déjà un cube sur { $hex }.
refused-row-taken =
    { $player-is ->
        [you] « { $row } » est déjà occupée dans cette colonne : votre marqueur s'y trouve.
       *[other] « { $row } » est déjà occupée dans cette colonne : { $player } s'y trouve.
    }
refused-no-city = Seules les villes se développent, et { $hex } n'est pas une ville.
refused-never-developed = { $hex } ne reçoit jamais de marqueur développement.
refused-no-track-in-city = { $hex } ne peut pas être développée avant d'avoir un cube de rail.
refused-developed-before = { $hex } est déjà développée.
refused-funds-for-removed = { $company } ne participe pas à cette partie et ne reçoit pas de fonds.
refused-dead-company = { $company } n'a ni cube sur le plateau ni part dans la réserve : elle ne pourra jamais commencer et ne reçoit pas de fonds.
refused-no-drain = La première édition ne permet pas de faire payer les autres joueurs.
refused-victim-too-poor = À cette table, les autres ne paient que si chacun dispose de { $full }, et { $player } a { $cash }.
refused-no-expand-2 = À trois joueurs, cette ligne ne permet pas de poser de cubes.
refused-no-share-held =
    { $player-is ->
        [you] Vous ne possédez aucune part { of-company } et ne pouvez pas étendre cette compagnie.
       *[other] { $player } ne possède aucune part { of-company } et ne peut pas étendre cette compagnie.
    }
refused-no-cube-left = { $company } n'a plus de cube.
refused-cube-there = { $company } a déjà un cube sur { $hex }.
refused-not-adjacent = Aucun cube { of-company } n'est adjacent à { $hex }.
refused-hex-full = Il n'y a de place que pour un cube sur { $hex }, et il y en a déjà un.
refused-treasury-too-poor = Le cube coûte { $price }, et { $company } n'a que { $treasury } dans sa trésorerie.

## Une mise en place qui ne convient pas

flaw-banker = La place { $banker } n'existe pas pour le banquier : les places vont de 0 à { $last }.
flaw-none-removed = À trois joueurs une compagnie est retirée, mais « removed » est null.
flaw-removed = Une compagnie n'est retirée qu'à trois joueurs, mais « removed » est { $company }.

## Une carte qui ne convient pas

map-place = rangée { $row }, colonne { $column } (à partir de 0)
map-not-a-map = Le fichier n'est pas une carte : { $why }.
map-unknown = Aucune carte ne s'appelle « { $name } ».
map-nameless = La carte n'a pas de nom.
map-layout = La disposition « { $layout } » est inconnue : seule « odd-r » est possible.
map-rows = La carte a { $rows } rangées ; le maximum est { $most }.
map-hexes = La carte a plus de { $most } hexagones : le premier de trop est en { map-place }.
map-tile = « { $tile } » en { map-place } n'est pas un terrain ; P, F, M, C et . le sont.
map-few-cities =
    { $cities ->
        [one] La carte a { $cities } ville ; il en faut au moins { $least }.
       *[other] La carte a { $cities } villes ; il en faut au moins { $least }.
    }
map-nameless-city = La ville en { map-place } n'a pas de nom.
map-city-off = { $city } est indiquée en { map-place }, mais la carte y porte « { $tile } » et non « C ».
map-unlisted-city = La carte porte un « C » en { map-place }, mais aucune ville n'y est indiquée.
map-two-cities = { $city } et { $other } sont toutes deux indiquées en { map-place }.
map-same-name = Deux villes s'appellent { $city } ; la seconde est en { map-place }.
map-city-value = { $city } a la valeur maximale { $full } et la valeur partagée { $shared } : la valeur partagée doit être d'au moins 1, et la valeur maximale ne doit pas être inférieure à celle-ci ni dépasser { $most }.
map-special = Trois villes doivent être les extrémités des connexions spéciales ; ici ce sont { $cities }.
map-special-none = Trois villes doivent être les extrémités des connexions spéciales ; ici il n'y en a aucune.
map-apart = Le terrain n'est pas d'un seul tenant : le premier hexagone n'est pas relié à l'hexagone en { map-place }.

## La table dans un terminal

table-preparation = Phase de préparation
table-column =
    { $column ->
        [1] { $year }, première colonne
        [2] { $year }, deuxième colonne
       *[3] { $year }, troisième colonne
    }
table-over = { $year }, fin de la partie
table-auction = Enchère d'une part { of-company }, proposée par { $player }.
table-high-bid = La meilleure offre est de { $amount } par { $player }.
table-no-bid = Il n'y a pas encore d'offre.
table-cubes = Cubes restants
table-supply = Réserve
table-removed = Retirées
table-track = Rails
table-cities = Villes et leur revenu
table-connection = { $one } à { $other } { $amount }
table-absent = Ne participe pas à cette partie : { $company }.
table-rows = Piste d'action
table-free = libre
table-markers = Marqueurs développement restants : { $left }.
table-developed = Villes développées : { $cities }.

## Les mots des actions, séparés par des virgules ; les listes montrent le premier

words-offer = vendre, proposer
words-bid = offrir, miser
words-start = commencer, placer
words-choose = choisir
words-decline = renoncer
words-develop = développer
words-fund = financer, accorder
words-take = prendre
words-drain = taxer
words-lay = poser, construire
words-done = terminer, arrêter
words-row-take-or-expand = prendre, étendre 2
