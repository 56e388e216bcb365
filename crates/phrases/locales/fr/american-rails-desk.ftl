# Le pupitre d'American Rails : l'en-tête, la piste d'action et la décision avec ses suites.

## The header

ar-in-column = colonne { $column }
ar-ends =
    Fin après { $last }, ou avec { $supplies ->
        [one] encore une réserve basse
       *[other] encore { $supplies } réserves basses
    } ({ $low } sur { $most }), ou { $shares ->
        [one] encore une part vendue
       *[other] encore { $shares } parts vendues
    } ({ $sold } sur { $all })
ar-ends-now = { $year } est la dernière année : { $why }
ar-ends-why-shares = toutes les parts sont vendues.
ar-ends-why-supplies = assez de réserves sont basses.
ar-ends-why-year = la septième de sept.
ar-ends-over = La partie s'est terminée avec { $year }.
ar-ends-supplies = Réserves basses { $low } sur { $most }
ar-ends-shares = Parts restantes { $left }

## The action track

ar-track-take = 2 $ ou s'étendre de 2
ar-track-auction = Part aux enchères
ar-top-first = la plus haute d'abord
ar-then = Puis
ar-then-nobody = la colonne est complète
ar-order-column = Ordre, colonne { $column }
ar-order-year = Ordre de { $year }

## Companies and players

ar-treasury-short = Trésor.
ar-income-short = Rev.
ar-dividend-short = Par part
ar-cubes-short = Cubes

## What a plan brings

ar-your-dividend = Votre prochain dividende
ar-others = Les autres
ar-markers = Marqueurs
ar-markers-low = basse dès { $low }
ar-share-becomes = par part { $before } → { $after }
ar-income-of = Revenu { $company }
ar-to-enter = Entrer à { $city }
ar-next-company = pour la compagnie suivante
ar-plan-ends-game = Cela termine la partie.
ar-plan-last-year = { $year } devient ainsi la dernière année.
ar-plan-ends-year = Puis { $year } s'achève, et les dividendes sont versés.

## Giving a company money, offering a share

ar-opens = ouvre
ar-you = Vous
ar-opens-nothing = rien de mieux
ar-opens-no-city = pas de ville proche
ar-opens-no-cubes = plus de cubes
ar-unsold = Libres

## An auction, and what it means

ar-offered-by =
    { $player-is ->
        [you] proposée par vous
       *[other] proposée par { $player }
    }
ar-leader =
    { $player-is ->
        [you] vous menez
       *[other] { $player } mène
    }
ar-win = Si vous gagnez
ar-lose = Si un autre gagne
ar-a-year = par an
ar-division = { $income } ÷ { $shares }, avant { $before }
ar-in-all =
    { $dividends ->
        [one] Encore un dividende
       *[other] Au plus { $dividends } dividendes
    }
ar-from-to = { $least } à { $most }
ar-at-bid = à { $bid } :
ar-you-hold =
    { $shares ->
        [one] vous en avez une
       *[other] vous en avez { $shares }
    }
ar-then-left =
    { $shares ->
        [0] sa dernière part
        [one] une part restera
       *[other] { $shares } parts resteront
    }

## The decision

ar-column = Colonne { $column }
ar-rows-free =
    { $rows ->
        [one] une ligne est libre
       *[other] { $rows } lignes sont libres
    }
ar-left-cubes = { $laid } posés, encore { $left }
ar-left-markers =
    { $left ->
        [one] encore un marqueur
       *[other] encore { $left } marqueurs
    }
ar-left-shares =
    { $left ->
        [one] une part invendue
       *[other] { $left } parts invendues
    }
ar-bank-pays = la banque paie
ar-ask-lay-more =
    { $cubes ->
        [one] Posez encore un cube, ou confirmez.
       *[other] Posez-en encore { $cubes }, ou confirmez.
    }
ar-sure = { $step } ?
ar-sure-cubes =
    { $cubes ->
        [one] Poser ce cube ?
       *[other] Poser ces { $cubes } cubes ?
    }
ar-confirm-cubes =
    { $cubes ->
        [one] Confirmer un cube
       *[other] Confirmer { $cubes } cubes
    }
ar-choose-note = Une ligne de la piste : plus elle est haute, plus vous jouez tôt dans la colonne suivante.
ar-start-note = Les villes vides sont éclairées, chacune avec ce qu'elle rapporte. Le premier cube est gratuit.
ar-decline-short = Ne pas utiliser

## Every table

page-clear = Effacer
page-table-tab = Table
page-watching = vous regardez
