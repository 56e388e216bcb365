# Ce que disent tous les jeux.

## Argent, listes et noms

money = { $amount } $
money-owed = -{ $amount } $
labelled = { $label } : { $text }
list-and = { $start } et { $last }
list-or = { $start } ou { $last }
quoted = « { $text } »
player-nameless = Joueur { $number }
player-former = un ancien joueur
of-company =
    { INITIAL($company) ->
        [vowel] d'{ $company }
       *[other] de { $company }
    }

## Un fichier ou un message illisible

unreadable = « { $at } » est incorrect : { $why }.
misfit-missing = cet élément manque
misfit-expected = il faut ici { $expected }
misfit-unknown =
    { $kind ->
        [company] { $found } n'est pas une compagnie de ce jeu
        [card] { $found } n'est pas une carte du jeu de cartes
       *[other] { $found } n'existe pas ({ $kind })
    }
misfit-not-one-of = on trouve ici { $found }, et non { $expected }

## Une entrée refusée avant toute règle

refused-malformed = Le champ « { $field } » manque ou est incorrect : il y faut { $expected }.
refused-not-an-action = Une action est un objet tel que {"{"} "seat": 0, "do": "pass" {"}"}.
refused-unknown-action = Le champ « do » ne désigne aucune action de ce jeu.
expected-text = un texte
expected-value = un texte, un nombre, true ou false
expected-number = un nombre
expected-seat = le numéro d'une place
expected-names = une liste de noms
expected-list = une liste
expected-object = un objet
refused-unknown =
    { $kind ->
        [company] Aucune compagnie ne s'appelle « { $name } ».
        [hex] Aucun hexagone ne s'appelle « { $name } ».
        [row] Aucune ligne ne s'appelle « { $name } ».
        [city] Aucune ville ne s'appelle « { $name } ».
        [column] La colonne « { $name } » n'existe pas.
       *[other] « { $name } » ({ $kind }) n'existe pas.
    }
refused-no-seat = La place { $seat } n'existe pas : les places de cette table vont de 0 à { $last }.
refused-over = La partie est terminée : il n'y a plus rien à décider.

## Un résultat auquel les actions ne mènent pas

broken-cash = L'argent inscrit dans le résultat est { $recorded }, mais les actions mènent à { $played }.
broken-winners = Les vainqueurs inscrits dans le résultat sont { $recorded }, mais les actions mènent à { $played }.
broken-reasons = Les raisons inscrites dans le résultat sont { $recorded }, mais les actions mènent à { $played }.
broken-unfinished = Il y a un résultat, mais après la dernière action la partie n'est pas terminée.
broken-result = Dans le résultat, « { $field } » est { $recorded }, mais les actions mènent à { $played }.

## La fin

standing = { $player } avec { $cash }
outcome-winner =
    { $player-is ->
        [you] Vous gagnez avec { $cash }, devant { $others }.
       *[other] { $player } gagne avec { $cash }, devant { $others }.
    }
outcome-shared = { $players } partagent la victoire avec { $cash } chacun, devant { $others }.
outcome-all = { $players } partagent la victoire avec { $cash } chacun.
outcome-behind = Derrière : { $others }.
outcome-reasons = La partie s'est terminée car { $reasons }.

## Ce qui s'est passé

event-passed =
    { $player-is ->
        [you] Vous passez.
       *[other] { $player } passe.
    }
paid-to-treasury =
    { $player-is ->
        [you] Vous payez { $amount } à la trésorerie { of-company }.
       *[other] { $player } paie { $amount } à la trésorerie { of-company }.
    }
paid-by-company = { $company } paie { $amount } à la banque.
paid-to-company = { $company } reçoit { $amount } de la banque.
paid-to-player =
    { $player-is ->
        [you] Vous recevez { $amount } de la banque.
       *[other] { $player } reçoit { $amount } de la banque.
    }
paid-by-player =
    { $player-is ->
        [you] Vous payez { $amount } à la banque.
       *[other] { $player } paie { $amount } à la banque.
    }
paid-dividend =
    { $player-is ->
        [you] Vous recevez { $amount }.
       *[other] { $player } reçoit { $amount }.
    }
event-over = La partie est terminée car { $reasons }.

## Ce qui est demandé

ask-use =
    { $player-is ->
        [you] Vous pouvez { $options }.
       *[other] { $player } peut { $options }.
    }
option-done = s'arrêter

## Ce que les règles refusent

possible = Possible : { $options }.
refused-another =
    { $player-is ->
        [you] C'est à { $actor } de décider maintenant, pas à vous.
       *[other] C'est à { $actor } de décider maintenant, pas à { $player }.
    }
refused-no-answer = Cela ne répond pas à la question posée. { $question }

## Une mise en place qui ne convient pas

flaw-players =
    { $players ->
        [one] On joue de trois à cinq joueurs, pas { $players } joueur.
       *[other] On joue de trois à cinq joueurs, pas { $players } joueurs.
    }

## La table dans un terminal

table-order = Ordre : { $players }
table-passed = Ont passé : { $players }.
table-player = Joueur
table-cash = Argent
table-shares = Parts
table-none = aucune
table-company = Compagnie
table-treasury = Trésorerie
table-income = Revenu
table-dividend = Par part

## Pourquoi un coup est l'un des meilleurs

advice-only = Rien d'autre n'est possible.
advice-alike =
    { $against ->
        [second] Presque équivalent au deuxième choix.
       *[best] Presque équivalent au meilleur choix.
    }
advice-even =
    { $against ->
        [second] Autant pour vous à la fin qu'avec le deuxième choix.
       *[best] Autant pour vous à la fin qu'avec le meilleur choix.
    }
advice-more =
    { $against ->
        [second] { $amount } de plus pour vous à la fin qu'avec le deuxième choix.
       *[best] { $amount } de plus pour vous à la fin qu'avec le meilleur choix.
    }
advice-less =
    { $against ->
        [second] { $amount } de moins pour vous à la fin qu'avec le deuxième choix.
       *[best] { $amount } de moins pour vous à la fin qu'avec le meilleur choix.
    }
advice-rival-more = { $rival } finit avec { $amount } de plus.
advice-rival-less = { $rival } finit avec { $amount } de moins.

## Les mots des actions, séparés par des virgules ; les listes montrent le premier

words-pass = passer
