# Le pupitre de North American Railways : ce qui est demandé, ce qui suit de chaque réponse, et ce qu'on voit toujours.

## Où en est la partie

nar-desk-last-turn = Dernier tour
nar-desk-meter-shares = Parts { $left } · dernier tour sous { $enough }
nar-desk-meter-cities = Villes { $left } · dernier tour à { $few }
nar-desk-shares-left = reste { $left } · moins de { $enough } : dernier tour
nar-desk-cities-left = reste { $left } · { $few } ou moins : dernier tour
nar-desk-brings-last-turn = Après cette part, il en reste moins de { $enough } : ce tour sera le dernier.
nar-desk-next-turn-last = Après cette ville, il n'en reste que { $few } : le prochain tour sera le dernier.
nar-desk-ends = Cela met fin à la partie.
nar-desk-ends-unbought = Personne n'a acheté de ville : si vous passez, ce tour est le dernier et la partie se termine.

## Cartes et chemins de fer

nar-desk-behind = Derrière
nar-desk-pays = paie { $amount }
nar-desk-tag-found = Fonder
nar-desk-tag-buy = Achat { $price }
nar-desk-tag-propose = Proposer
nar-desk-sold =
    { $boxed ->
        [0] { $sold ->
            [one] { $sold } vendue
           *[other] { $sold } vendues
        }
       *[other] { $sold ->
            [one] { $sold } vendue, { $boxed } hors jeu
           *[other] { $sold } vendues, { $boxed } hors jeu
        }
    }
nar-desk-director-gets = directeur +{ $amount }
nar-desk-no-symbols = aucun symbole

## La phase des parts

nar-desk-choose-help = Prenez-la, proposez un prix ou fondez la compagnie.
nar-desk-treasury-has = trésorerie { $treasury }
nar-desk-would-begin = commence à { $city }
nar-desk-ask-propose = Proposez un prix pour { $company }
nar-desk-ask-add = Une autre part { of-company }
nar-desk-they-answer = { $player } dirige la compagnie et répond.
nar-desk-you-found = Tout ce que vous payez va à sa trésorerie, et vous la dirigez.
nar-desk-you-add = Vous la dirigez : personne n'est consulté.
nar-desk-other-share = Retour à toutes les parts
nar-desk-less = 100 $ de moins
nar-desk-more = 100 $ de plus
nar-desk-landmarks = Prix à considérer
nar-desk-own-price = ce que { $player } paie de toute façon
nar-desk-treasury-buys = Trésorerie { $treasury } : de quoi acheter { $cities }
nar-desk-treasury-buys-nothing = Trésorerie { $treasury } : pas encore de quoi acheter une ville
nar-desk-found = Fonder { $company } pour { $price }
nar-desk-propose = Proposer { $price } à { $player }
nar-desk-buy = Acheter la part pour { $price }
nar-desk-stop = Arrêter
nar-desk-step-which = { $step }, { $which }
nar-desk-which-before = { $place }, { $uncovered } derrière elle

## Ce qui s'ensuit

nar-desk-ask-confirm = Confirmez, ou reprenez
nar-desk-now = Actuel
nar-desk-then-column = Ensuite
nar-desk-allows =
    { $player-is ->
        [you] Vous la laissez
       *[other] { $player } la laisse
    }
nar-desk-intercepts =
    { $player-is ->
        [you] Vous la prenez
       *[other] { $player } la prend
    }
nar-desk-your-cash =
    { $player-is ->
        [you] Votre argent
       *[other] Argent : { $player }
    }
nar-desk-your-shares =
    { $player-is ->
        [you] Vos parts { $company }
       *[other] { $company } : { $player }
    }
nar-desk-director = Directeur
nar-desk-treasury = Trésorerie { $company }
nar-desk-next = Paiement
nar-desk-either-way = dans les deux cas
nar-desk-held = { $held } sur { $sold }
nar-desk-who =
    { $player-is ->
        [you] vous
       *[other] { $player }
    }
nar-desk-nothing = rien
nar-desk-gets = reçoit { $amount }
nar-desk-pays-price = paie { $amount }
nar-desk-afterwards = Ensuite
nar-desk-turn-ends = fin du tour
nar-desk-choose-again = rechoisir
nar-desk-phase-ends = la phase s'arrête là
nar-desk-cannot = impossible : n'a que { $cash }

## La réponse

nar-desk-answer-help =
    { $player-is ->
        [you] Vous dirigez { $company } : laissez la part, ou prenez-la vous-même à ce prix.
       *[other] { $player } dirige { $company } et laisse la part, ou la prend à ce prix.
    }
nar-desk-ask-answer = { $player } propose { $price } pour { $company }
nar-desk-allow = Laisser
nar-desk-keep = garder { $amount }
nar-desk-intercept = La prendre
nar-desk-pay = payer { $amount }

## La phase des villes

nar-desk-ask-city = Achetez une ville, ou passez
nar-desk-matrix = Les villes de tête et vos chemins de fer
nar-desk-matrix-help = Dans chaque case : votre prochain paiement, vos symboles à la fin, ce qui reste en trésorerie.
nar-desk-matrix-waiting = { $player } décide. Vos propres cases, telles qu'elles sont : votre prochain paiement, vos symboles à la fin, ce qui reste en trésorerie.
nar-desk-no-railway = Vous n'avez aucune part et ne pouvez donc acheter aucune ville.
nar-desk-no-symbol = aucun symbole
nar-desk-leaves = reste { $amount }
nar-desk-short = manque { $amount }
nar-desk-bought = déjà acheté
nar-desk-buy-city = Acheter { $city } pour { $company }, { $price }
