# North American Railways.

## Noms

nar-red = Rouge
nar-blue = Bleu
nar-green = Vert
nar-yellow = Jaune
nar-black = Noir
nar-in-column =
    { $column ->
        [1] dans la première colonne
        [2] dans la deuxième colonne
        [3] dans la troisième colonne
       *[4] dans la quatrième colonne
    }

## Ce qui s'est passé : les tours

nar-event-set-up = Mise en place. Chacun a { $amount }. Deux parts ne sont pas dans la partie : { $companies }.
nar-event-set-up-without-two = Mise en place. Chacun a { $amount }. Deux parts { of-company } ne sont pas dans la partie.
nar-event-turn = Tour { $turn }. Ordre : { $order }
nar-event-last-turn = Ce tour est le dernier car { $reason }.
nar-event-winner =
    { $player-is ->
        [you] Vous gagnez.
       *[other] { $player } gagne.
    }
nar-event-winner-by-order =
    { $player-is ->
        [you] Vous gagnez. Il y avait égalité, et vous jouiez avant les autres ex æquo au dernier tour.
       *[other] { $player } gagne. Il y avait égalité, et { $player } jouait avant les autres ex æquo au dernier tour.
    }
nar-outcome-tied =
    { $player-is ->
        [you] { $count ->
            [one] Vous gagnez avec { $cash }. { $tied } en a autant, mais jouait après vous au dernier tour.
           *[other] Vous gagnez avec { $cash }. { $tied } en ont autant, mais jouaient après vous au dernier tour.
        }
       *[other] { $count ->
            [one] { $player } gagne avec { $cash }. { $tied } en a autant, mais jouait après { $player } au dernier tour.
           *[other] { $player } gagne avec { $cash }. { $tied } en ont autant, mais jouaient après { $player } au dernier tour.
        }
    }
nar-reason-shares = il restait moins de parts que de joueurs après la phase des parts
nar-reason-cities = il restait cinq villes ou moins avant la phase des villes
nar-reason-no-purchase = personne n'a acheté de ville pendant la phase des villes

## Ce qui s'est passé : les parts

nar-event-granted =
    { $player-is ->
        [you] Vous n'avez pas d'argent et recevez l'aide de la banque au lieu de choisir une part.
       *[other] { $player } n'a pas d'argent et reçoit l'aide de la banque au lieu de choisir une part.
    }
nar-event-founded =
    { $player-is ->
        [you] Vous fondez { $company } pour { $amount } ; son réseau commence à { $city }.
       *[other] { $player } fonde { $company } pour { $amount } ; son réseau commence à { $city }.
    }
nar-event-bought =
    { $player-is ->
        [you] Vous achetez une autre part { of-company } pour { $amount }.
       *[other] { $player } achète une autre part { of-company } pour { $amount }.
    }
nar-event-bought-for-all =
    { $player-is ->
        [you] Vous prenez une autre part { of-company } pour tout l'argent qui vous reste, { $amount }.
       *[other] { $player } prend une autre part { of-company } pour tout l'argent qui lui reste, { $amount }.
    }
nar-event-proposed =
    { $player-is ->
        [you] Vous proposez { $amount } pour la part { of-company } { nar-in-column } ; le directeur, { $director }, décide.
       *[other] { $director-is ->
            [you] { $player } propose { $amount } pour la part { of-company } { nar-in-column } ; vous décidez, puisque vous la dirigez.
           *[other] { $player } propose { $amount } pour la part { of-company } { nar-in-column } ; le directeur, { $director }, décide.
        }
    }
nar-event-allowed =
    { $player-is ->
        [you] Vous laissez { $proposer } acheter la part { of-company } pour { $amount }.
       *[other] { $proposer-is ->
            [you] { $player } vous laisse acheter la part { of-company } pour { $amount }.
           *[other] { $player } laisse { $proposer } acheter la part { of-company } pour { $amount }.
        }
    }
nar-event-intercepted =
    { $player-is ->
        [you] Vous achetez la part { of-company } pour { $amount } à la place de { $proposer }.
       *[other] { $proposer-is ->
            [you] { $player } achète la part { of-company } pour { $amount } à votre place.
           *[other] { $player } achète la part { of-company } pour { $amount } à la place de { $proposer }.
        }
    }
nar-event-holds =
    { $player-is ->
        [you] Vous possédez maintenant
       *[other] { $player } possède maintenant
    } { $held ->
        [one] { $held } part { of-company }.
       *[other] { $held } parts { of-company }.
    }
nar-event-director =
    { $player-is ->
        [you] Vous remplacez { $director } à la direction { of-company }.
       *[other] { $director-is ->
            [you] { $player } vous remplace à la direction { of-company }.
           *[other] { $player } remplace { $director } à la direction { of-company }.
        }
    }
nar-event-stopped =
    { $player-is ->
        [you] Vous ne choisissez pas d'autre part.
       *[other] { $player } ne choisit pas d'autre part.
    }
nar-event-trading-ended =
    { $left ->
        [0] La phase des parts est terminée ; il ne reste aucune part.
        [one] La phase des parts est terminée ; il reste une part.
       *[other] La phase des parts est terminée ; il reste { $left } parts.
    }
nar-event-trading-cut-short = La dernière part est prise : la phase des parts se termine aussitôt.

## Ce qui s'est passé : les villes

nar-event-connected =
    { $player-is ->
        [you] Vous achetez
       *[other] { $player } achète
    } { $symbols ->
        [0] { $city } pour { $company }, qui gagne maintenant { $income } et n'a aucun symbole « d'un océan à l'autre ».
        [one] { $city } pour { $company }, qui gagne maintenant { $income } et a { $symbols } symbole « d'un océan à l'autre ».
       *[other] { $city } pour { $company }, qui gagne maintenant { $income } et a { $symbols } symboles « d'un océan à l'autre ».
    }
nar-event-passed-forced =
    { $player-is ->
        [you] Vous n'avez plus de compagnie capable de payer une ville et passez.
       *[other] { $player } n'a plus de compagnie capable de payer une ville et passe.
    }

## Ce qui s'est passé : l'argent

nar-event-income =
    { $shares ->
        [one] { $company } gagne { $income } pour { $shares } part : { $parts }.
       *[other] { $company } gagne { $income } pour { $shares } parts : { $parts }.
    }
nar-income-shares = { $amount } par part
nar-income-director =
    { $player-is ->
        [you] { $amount } de plus pour vous, le directeur
       *[other] { $amount } de plus pour le directeur ({ $player })
    }
nar-income-treasury = { $amount } pour la trésorerie
nar-income-bank = { $amount } laissés à la banque
nar-event-final =
    { $symbols ->
        [0] { $company } n'a aucun symbole « d'un océan à l'autre » : { $amount } par part.
        [one] { $company } a { $symbols } symbole « d'un océan à l'autre » : { $amount } par part.
       *[other] { $company } a { $symbols } symboles « d'un océan à l'autre » : { $amount } par part.
    }
nar-paid-to-proposer =
    { $player-is ->
        [you] Vous payez { $amount } à { $payee }.
       *[other] { $payee-is ->
            [you] { $player } vous paie { $amount }.
           *[other] { $player } paie { $amount } à { $payee }.
        }
    }
nar-paid-to-director =
    { $player-is ->
        [you] Vous recevez { $amount } au titre de la direction.
       *[other] { $player } reçoit { $amount } au titre de la direction.
    }
nar-paid-leftover = La trésorerie { of-company } reçoit { $amount }.

## Ce qui est demandé

nar-ask-answer =
    { $player-is ->
        [you] Vous pouvez laisser { $proposer } acheter la part { of-company } pour { $price }, ou l'acheter à ce prix.
       *[other] { $player } peut laisser { $proposer } acheter la part { of-company } pour { $price }, ou l'acheter à ce prix.
    }
nar-ask-allow =
    { $player-is ->
        [you] Vous ne pouvez pas payer { $price } et devez laisser { $proposer } acheter la part { of-company }.
       *[other] { $player } ne peut pas payer { $price } et doit laisser { $proposer } acheter la part { of-company }.
    }
nar-ask-city =
    { $player-is ->
        [you] Vous pouvez acheter une ville pour { $companies }, ou passer.
       *[other] { $player } peut acheter une ville pour { $companies }, ou passer.
    }
nar-option-found = fonder { $company }
nar-option-buy = acheter une part { of-company } pour { $price }
nar-option-propose = proposer un prix pour une part { of-company }
nar-option-allow = laisser { $proposer } acheter

## Ce qui est refusé

nar-refused-founded =
    { $player-is ->
        [you] { $company } est déjà fondée : vous pouvez proposer un prix pour sa part au directeur, { $director }.
       *[other] { $company } est déjà fondée : { $player } peut proposer un prix pour sa part au directeur, { $director }.
    }
nar-refused-founded-own =
    { $player-is ->
        [you] { $company } est déjà fondée, et vous la dirigez : une autre part coûte { $price }.
       *[other] { $company } est déjà fondée, et { $player } la dirige : une autre part coûte { $price }.
    }
nar-refused-not-director =
    { $player-is ->
        [you] Seul le directeur, { $director }, achète les parts { of-company } au prix fixe : vous pouvez proposer un prix.
       *[other] Seul le directeur, { $director }, achète les parts { of-company } au prix fixe : { $player } peut proposer un prix.
    }
nar-refused-not-founded =
    { $player-is ->
        [you] { $company } n'a pas encore de directeur : vous pouvez la fonder avec sa première part et en fixer le prix.
       *[other] { $company } n'a pas encore de directeur : { $player } peut la fonder avec sa première part et en fixer le prix.
    }
nar-refused-own-company =
    { $player-is ->
        [you] Vous dirigez { $company } et ne proposez pas de prix : une autre part coûte { $price }.
       *[other] { $player } dirige { $company } et ne propose pas de prix : une autre part coûte { $price }.
    }
nar-refused-must-select =
    { $player-is ->
        [you] Un tour commence par le choix d'une part : vous ne pouvez pas encore vous arrêter.
       *[other] Un tour commence par le choix d'une part : { $player } ne peut pas encore s'arrêter.
    }
nar-refused-tried-before =
    { $player-is ->
        [you] Le directeur a déjà pris une part { of-company } pendant ce tour : vous ne pouvez plus choisir cette compagnie.
       *[other] Le directeur a déjà pris une part { of-company } pendant ce tour : { $player } ne peut plus choisir cette compagnie.
    }
nar-refused-not-on-offer = Aucune part { of-company } n'est en tête de colonne.
nar-refused-not-at-front = Ce n'est pas { $company } mais { $front } qui est en tête { nar-in-column }.
nar-refused-column-empty = Il ne reste aucune part { nar-in-column }.
nar-refused-broken-dollar = Un prix est en dollars entiers, et un multiple de { $step }.
nar-refused-multiple = Le prix de { $price } n'est pas un multiple de { $step }.
nar-refused-price-too-low =
    { $player-is ->
        [you] Le prix de { $price } est trop bas : vous pouvez proposer de { $step } à { $most }.
       *[other] Le prix de { $price } est trop bas : { $player } peut proposer de { $step } à { $most }.
    }
nar-refused-beyond-cash =
    { $player-is ->
        [you] Le prix de { $price } dépasse les { $cash } dont vous disposez.
       *[other] Le prix de { $price } dépasse les { $cash } dont dispose { $player }.
    }
nar-refused-fixed-price =
    { $player-is ->
        [you] Une autre part de votre propre compagnie coûte { $price }, et vous n'avez que { $cash }.
       *[other] Une autre part de sa propre compagnie coûte { $price }, et { $player } n'a que { $cash }.
    }
nar-refused-start-from-stack = À cette table, personne ne choisit de ville de départ : la prochaine compagnie commence à { $city }, en haut de la pile.
nar-refused-start-open =
    { $player-is ->
        [you] À cette table, qui fonde une compagnie choisit sa ville de départ, et vous n'en avez choisi aucune.
       *[other] À cette table, qui fonde une compagnie choisit sa ville de départ, et { $player } n'en a nommé aucune.
    }
nar-refused-start-taken = { $city } n'est plus parmi les villes de départ.
nar-refused-city-bought = { $city } appartient déjà à { $company }.
nar-refused-intercept =
    { $player-is ->
        [you] La part coûte { $price }, et vous n'avez que { $cash }.
       *[other] La part coûte { $price }, et { $player } n'a que { $cash }.
    }
nar-refused-already-passed =
    { $player-is ->
        [you] Vous avez passé et ne participez plus à cette phase des villes.
       *[other] { $player } a passé et ne participe plus à cette phase des villes.
    }
nar-refused-no-share-held =
    { $player-is ->
        [you] Vous ne possédez aucune part { of-company } et ne pouvez pas acheter de ville pour cette compagnie.
       *[other] { $player } ne possède aucune part { of-company } et ne peut pas acheter de ville pour cette compagnie.
    }
nar-refused-used-before =
    { $player-is ->
        [you] Vous avez déjà acheté une ville pour { $company } pendant cette phase.
       *[other] { $player } a déjà acheté une ville pour { $company } pendant cette phase.
    }
nar-refused-city-behind = Seule la ville en tête de colonne peut être achetée, et { $front } est devant { $city }.
nar-refused-treasury-too-poor = { $city } coûte { $cost }, et { $company } n'a que { $treasury } dans sa trésorerie.

## Une mise en place qui ne convient pas

nar-flaw-first = La place { $first } n'existe pas pour le premier joueur : les places vont de 0 à { $last }.
nar-flaw-count =
    { $found ->
        [one] « { $at } » compte { $found } élément, mais il en faut { $expected }.
       *[other] « { $at } » compte { $found } éléments, mais il en faut { $expected }.
    }
nar-flaw-shares =
    { $found ->
        [0] { $company } a { $expected } parts, dans les colonnes et dans la boîte ensemble, mais aucune n'est indiquée.
        [one] { $company } a { $expected } parts, dans les colonnes et dans la boîte ensemble, mais une seule est indiquée.
       *[other] { $company } a { $expected } parts, dans les colonnes et dans la boîte ensemble, mais { $found } sont indiquées.
    }
nar-flaw-twice = { $city } est indiquée deux fois.

## Un jeu de cartes qui ne convient pas

nar-deck-not-a-deck = Le fichier n'est pas un jeu de cartes : { $why }.
nar-deck-unknown = Aucun jeu de cartes ne s'appelle « { $name } ».
nar-deck-nameless = Le jeu de cartes n'a pas de nom.
nar-deck-count =
    { $found ->
        [one] Dans le jeu de cartes, « { $list } » compte { $found } élément, mais il en faut { $expected }.
       *[other] Dans le jeu de cartes, « { $list } » compte { $found } éléments, mais il en faut { $expected }.
    }
nar-deck-nameless-card = Le numéro { $number } de « { $list } » n'a pas de nom.
nar-deck-same-name = Le numéro { $number } de « { $list } » s'appelle { $name }, comme le numéro { $other-number } de « { $other-list } ».
nar-deck-multiple = Pour { $card }, « { $field } » est { $amount }, qui n'est pas un multiple de { $step }.
nar-deck-amount = Pour { $card }, « { $field } » est { $amount } ; il faut au moins 0 $ et au plus { $most }.
nar-deck-symbols = Pour { $card }, « symbols » est { $symbols } ; il faut au moins 0 et au plus { $most }.

## La table dans un terminal

nar-table-share-phase = Tour { $turn }, phase des parts
nar-table-city-phase = Tour { $turn }, phase des villes
nar-table-over = Tour { $turn }, fin de la partie
nar-table-last-turn = Ce tour est le dernier.
nar-table-proposal = { $player } propose { $amount } pour la part { of-company } { nar-in-column }.
nar-table-tried = Parts prises par leur directeur pendant ce tour : { $companies }.
nar-table-used = { $player } a acheté pour { $companies }.
nar-table-symbols = Symboles
nar-table-director = Directeur
nar-table-unfounded = non fondée
nar-table-networks = Réseaux : le revenu, et une étoile par symbole
nar-table-shares = Colonnes de parts, à partir de la carte de tête
nar-table-cities = Colonnes de villes, à partir de la carte de tête : le prix, le revenu, et une étoile par symbole
nar-table-boxed = Parts qui ne sont pas dans la partie : { $companies }.
nar-table-start-cities = Villes de départ restantes, de haut en bas : { $cities }.

## Les mots des actions, séparés par des virgules ; les listes montrent le premier

nar-words-found = fonder
nar-words-buy = acheter
nar-words-propose = proposer, offrir
nar-words-allow = laisser, autoriser
nar-words-intercept = devancer
nar-words-stop = arrêter, terminer
nar-words-connect = acheter, relier
nar-column-short = colonne { $column }
