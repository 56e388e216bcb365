# North American Railways : les règles à côté de la table. Chaque ligne d'un texte est un paragraphe ; « - » commence un élément de liste.

nar-rules-goal-title = But du jeu
nar-rules-goal =
    Vous investissez dans cinq compagnies. Les joueurs achètent des parts avec leur argent, les compagnies achètent des villes avec le leur, et à chaque tour les compagnies rapportent un revenu à ceux qui possèdent leurs parts.
    Qui a le plus d'argent à la fin gagne. Les parts ne comptent que pour ce que paient alors leurs symboles, et les trésoreries ne comptent pas.
    Tout prix est un multiple de 100 $.

nar-rules-setup-title = Mise en place
nar-rules-setup =
    { $players ->
        [0] Chacun commence avec 2 000 $ à trois joueurs, 1 700 $ à quatre et 1 400 $ à cinq.
       *[other] Chacun commence avec { $cash }.
    }
    Chacune des cinq compagnies a six parts. Deux des 30 ne sont pas dans la partie, et tous voient lesquelles (N-19) ; les autres forment quatre colonnes de sept.
    Les 36 villes forment quatre colonnes de neuf. Chacune a un prix, un revenu et jusqu'à trois symboles « d'un océan à l'autre ». Les cinq villes de départ n'ont qu'un revenu.
    Toutes les cartes sont visibles, mais seule la carte en tête de colonne peut être prise (N-42). La suivante passe alors en tête.

nar-rules-cards-title = Les cartes
nar-rules-cards =
    Les parts et les villes sont disposées en colonnes : la carte de tête entière, les suivantes en bandes. Tous les jeux de cartes ont les mêmes sortes de cartes.

nar-rules-turn-title = Un tour
nar-rules-turn =
    Un tour compte trois phases : les parts, les villes, le revenu.
    Pendant la phase des parts, chacun joue une fois, à partir du premier joueur dans le sens horaire. Pendant la phase des villes, on continue autour de la table jusqu'à ce que tous aient passé.
    Le premier joueur du premier tour est tiré au sort. Après chaque tour, c'est le joueur suivant dans le sens horaire.

nar-rules-shares-title = Choisir une part
nar-rules-shares =
    Quand c'est à vous pendant la phase des parts, vous devez choisir une part en tête de colonne (N-1). La suite dépend de qui dirige sa compagnie :
    - Personne : vous la fondez, au prix que vous fixez.
    - Vous : vous achetez, pour 1 000 $.
    - Quelqu'un d'autre : vous proposez un prix, et le directeur répond.
    Quand la dernière part est prise, la phase se termine aussitôt. Qui n'a pas encore joué ne joue pas (N-17).

nar-rules-found-title = Fonder une compagnie
nar-rules-found =
    Fixez un prix : un multiple de 100 $, au moins 100 $ et au plus votre argent (N-41). Tout va à la trésorerie de la compagnie.
    Vous prenez la part et dirigez la compagnie.
    Son réseau commence par la ville de départ en haut de la pile. Une table peut laisser choisir parmi celles qui restent (N-18).

nar-rules-buy-title = Une part de votre compagnie
nar-rules-buy =
    Une autre part d'une compagnie que vous dirigez coûte exactement 1 000 $ : 500 $ vont à sa trésorerie, 500 $ à la banque (N-4).
    Avec moins de 1 000 $, vous ne pouvez pas la choisir, sauf comme sous « Cas particuliers » (N-7).

nar-rules-propose-title = Proposer un prix
nar-rules-propose =
    Pour une part d'une compagnie que dirige un autre joueur, proposez un prix : un multiple de 100 $, au moins 100 $ et au plus votre argent. Il peut dépasser ce que possède le directeur (N-5).
    Le directeur vous laisse acheter à ce prix, ou achète lui-même la part à ce prix.
    Dans les deux cas, la moitié, arrondie aux 100 $ supérieurs, va à la trésorerie de la compagnie : 200 $ sur 300 $, et 100 $ sur 100 $ (N-9). Le reste va à la banque si vous achetez, et à vous si c'est le directeur qui achète.

nar-rules-answer-title = La réponse du directeur
nar-rules-answer =
    Quand quelqu'un propose un prix pour une part d'une compagnie que vous dirigez, vous choisissez :
    - Laisser acheter : l'autre joueur achète. La moitié du prix, arrondie aux 100 $ supérieurs, va à la trésorerie, le reste à la banque.
    - Acheter soi-même : vous achetez la part, au même prix. La moitié, arrondie aux 100 $ supérieurs, va à la trésorerie, le reste à l'autre joueur (N-10). Il vous faut assez d'argent pour tout le prix (N-6).
    Si vous laissez acheter et que l'acheteur possède alors au moins autant de parts de la compagnie que vous, il en devient le directeur (N-15).
    Acheter ainsi ne remplace pas votre propre tour (N-16).

nar-rules-again-title = Quand le directeur achète lui-même
nar-rules-again =
    Si le directeur a acheté lui-même, vous pouvez choisir une autre part, aussi avec l'argent que vous venez de recevoir, ou vous arrêter (N-11).
    Une compagnie dont le directeur a ainsi pris une part pendant votre tour ne peut plus être choisie, même si une autre de ses parts vient de passer en tête (N-12, N-13).
    Cela continue jusqu'à ce que vous obteniez une part ou que vous vous arrêtiez. Tant qu'aucun directeur n'a acheté à votre place, vous ne pouvez pas vous arrêter.

nar-rules-exceptions-title = Cas particuliers
nar-rules-exceptions =
    Si vous n'avez pas d'argent du tout quand c'est à vous pendant la phase des parts, la banque vous donne 200 $ et vous ne choisissez pas de part (N-8).
    Si vous dirigez les compagnies de toutes les parts en tête de colonne et que vous avez moins de 1 000 $, vous prenez l'une de ces parts pour tout votre argent. La moitié, arrondie aux 100 $ supérieurs, va à la trésorerie, le reste à la banque (N-7).
    Si un directeur vient d'acheter à votre place, vous pouvez aussi vous arrêter (N-14).

nar-rules-connect-title = Acheter des villes
nar-rules-connect =
    Pendant la phase des villes, quand c'est à vous, vous achetez une ville ou vous passez. On continue autour de la table jusqu'à ce que tous aient passé.
    Choisissez une compagnie dont vous possédez une part (N-45), que vous la dirigiez ou non (N-24), et une ville en tête de colonne (N-43). La ville rejoint le réseau de la compagnie.
    La compagnie paie tout le prix avec sa trésorerie (N-44) ; vous ne pouvez rien ajouter (N-25).
    Pendant une phase des villes, vous pouvez acheter une ville pour chaque compagnie. Les autres qui en possèdent des parts peuvent aussi en acheter une pour elle (N-23).

nar-rules-pass-title = Passer
nar-rules-pass =
    Pendant la phase des villes, vous pouvez passer chaque fois que c'est à vous. Vous ne jouez alors plus avant le tour suivant (N-21).
    Si aucune des compagnies pour lesquelles vous pouvez encore acheter n'a de quoi payer une ville en tête de colonne, vous passez d'office. C'est définitif, même si une ville moins chère passe en tête plus tard (N-22).
    Pendant la phase des parts, personne ne peut passer (N-1).

nar-rules-income-title = Revenu
nar-rules-income =
    Chaque compagnie additionne le revenu de ses villes, ville de départ comprise, et le divise par le nombre de ses parts que possèdent les joueurs, en arrondissant aux 100 $ inférieurs. La banque paie cette somme pour chaque part (N-27).
    S'il y a un reste, le directeur en reçoit 100 $ et la trésorerie le surplus (N-28). Le dernier tour a sa propre règle.
    Avec 1 100 $ pour six parts, chaque part reçoit 100 $. Des 500 $ qui restent, le directeur reçoit 100 $ et la trésorerie 400 $.
    C'est vrai aussi quand un seul joueur possède toutes les parts vendues, sauf si la table lui accorde tout le revenu (N-29).

nar-rules-last-title = Le dernier tour
nar-rules-last =
    Un tour est le dernier, et se joue quand même jusqu'au bout, si l'une de ces conditions est remplie :
    - Après la phase des parts, il reste moins de parts que de joueurs (N-33).
    - Avant la phase des villes, il reste cinq villes ou moins, toutes colonnes ensemble (N-34).
    - Personne n'achète de ville pendant la phase des villes (N-35).
    Pour son revenu, le directeur reçoit la moitié d'un reste, arrondie aux 100 $ supérieurs, et la banque garde l'autre partie. Une table peut aussi partager au dollar près ou arrondir à l'inférieur (N-31).
    Puis les symboles paient, et qui a le plus d'argent gagne. À égalité, c'est le premier dans l'ordre du dernier tour (N-38).

nar-rules-symbols-title = D'un océan à l'autre
nar-rules-symbols =
    À la fin de la partie, chaque part paie 100 $ pour chaque symbole « d'un océan à l'autre » du réseau de sa compagnie (N-37).
    Avec sept symboles, cela fait 700 $ par part ; trois parts rapportent donc 2 100 $.
    Les villes de départ n'ont pas de symboles.

nar-rules-hidden-title = Argent caché
nar-rules-hidden =
    Vous ne voyez que votre propre argent. Les trésoreries, les parts et les villes sont visibles de tous : qui tient les comptes peut donc en déduire le reste.
    Un directeur est toujours consulté, même s'il ne peut pas payer le prix : une question qui manque le trahirait (N-39).
    Une table peut jouer à argent visible.

nar-rules-talk-title = Discussions
nar-rules-talk =
    Vous pouvez parler pendant la partie. Ce dont vous convenez n'engage personne, et l'argent et les parts ne changent de mains que selon les règles.
    Une table peut choisir le silence : alors personne n'écrit de messages pendant la partie.
