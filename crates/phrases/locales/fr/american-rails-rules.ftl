# American Rails : les règles à côté de la table. Chaque ligne d'un texte est un paragraphe ; « - » commence un élément de liste.

rules-goal-title = But du jeu
rules-goal =
    Vous investissez dans les compagnies de l'est des États-Unis, de 1851 à 1857. Qui a le plus d'argent à la fin gagne ; les parts et les trésoreries ne valent alors plus rien.
    Aucune compagnie n'appartient à un seul joueur : quiconque en possède une part peut construire pour elle. Elle construit avec l'argent de ses parts vendues et, une fois par an, son revenu va à ceux qui détiennent ses parts.
    Il y a six compagnies. À trois joueurs, l'une d'elles, tirée au sort, ne participe pas.
    L'argent de chacun est public.

rules-map-title = Le plateau
rules-map =
    Le plateau montre où l'on peut poser des cubes, ce qu'ils coûtent et ce que rapportent les villes. Sur tous les plateaux, les signes veulent dire la même chose.

rules-preparation-title = Préparation
rules-preparation =
    { $players ->
        [0] Chacun commence avec 50 $, ou avec 40 $ à cinq joueurs. Dans la première édition, on commence à trois joueurs avec 65 $.
       *[other] Chacun commence avec { $cash }.
    }
    L'un des joueurs est le banquier : il est tiré au sort, sauf si la table en a choisi un (AR-29). Le banquier choisit la compagnie de la première enchère.
    Avant la première année, on met aux enchères une part de chaque compagnie, et une seule (AR-70) : six enchères, ou cinq à trois joueurs (AR-12).
    L'acheteur paie, place le premier cube de la compagnie et choisit la compagnie suivante. Après une part non vendue, c'est le dernier à avoir passé qui choisit (AR-9).
    Votre premier achat vous donne la place suivante dans l'ordre du tour. Ceux qui n'ont rien acheté se rangent derrière, à partir du banquier dans le sens horaire (AR-27).

rules-auction-title = Enchères
rules-auction =
    Qui met la part aux enchères parle en premier, puis les autres dans le sens horaire, selon leur place à la table et non selon l'ordre du tour (AR-7). Vous offrez un prix ou vous passez ; après avoir passé, vous ne participez plus à cette enchère (AR-69).
    La première offre est d'au moins 10 $, chaque autre dépasse la précédente d'au moins 1 $ (AR-68). Une offre se fait en dollars entiers (AR-1) et ne dépasse jamais votre argent (AR-2). Qui ne peut plus offrir assez passe quand vient son tour (AR-8).
    Quand il ne reste que la meilleure offre, son auteur prend la part et paie le prix à la trésorerie de la compagnie.
    Si personne n'offre rien, seule cette part est retirée de la partie ; la compagnie garde les autres (AR-10). Quand tous les autres ont passé, le dernier joueur peut encore faire une offre (AR-5).
    Qui a mis la part aux enchères peut passer, mais ne peut pas la reprendre (AR-16, AR-17).

rules-start-title = Premier cube
rules-start =
    Qui achète une part d'une compagnie absente du plateau place son premier cube, sur n'importe quelle ville libre, c'est-à-dire sans aucun cube (AR-71).
    Ce cube ne coûte rien, mais il est pris dans la réserve (AR-19). Toute la somme offerte reste dans la trésorerie.
    Le revenu de la compagnie commence à la valeur maximale de cette ville.
    Si aucune ville n'est libre, la part achetée et toutes les autres parts de la compagnie sont retirées de la partie, et l'argent est perdu (AR-21).

rules-year-title = L'année
rules-year =
    Une année compte trois colonnes. Les sept lignes de chacune sont, de haut en bas : Passer, Développer, Fonds de 5 $, Prendre 2 $ (ou s'étendre de 2), S'étendre de 3, Mettre une part aux enchères, S'étendre de 4.
    Dans chaque colonne, quand vient votre tour, vous devez déplacer votre marqueur action sur une ligne libre (AR-23). Une ligne n'a de place que pour un marqueur (AR-72).
    Ensuite, vous activez l'action ou non. Vous pouvez même prendre une ligne dont l'action vous est impossible (AR-24).
    Dans la colonne suivante, le marqueur le plus haut joue en premier, que son action ait été activée ou non (AR-25). La troisième colonne donne l'ordre de l'année suivante.
    Après la troisième colonne viennent les dividendes.

rules-pass-title = Passer
rules-pass =
    Il ne se passe rien.
    Mais c'est la ligne du haut : vous jouez en premier dans la colonne suivante ou, depuis la troisième, l'année suivante.

rules-develop-title = Développer
rules-develop =
    Posez un marqueur développement sur une ville qui a au moins un cube et pas encore de marqueur (AR-43). C'est gratuit, et vous n'avez pas besoin de parts des compagnies présentes (AR-42).
    Si une compagnie y est seule, son revenu augmente de 2 $ ; s'il y en a plusieurs, le revenu de chacune augmente de 1 $.
    Dès lors, entrer dans la ville coûte 2 $ de plus (AR-45).
    { $barred ->
        [0] Toutes les villes peuvent se développer (AR-78).
        [1] { $never } ne se développe jamais (AR-78).
       *[other] { $never } ne se développent jamais (AR-78).
    } Il y a 12 marqueurs en tout.

rules-fund-title = Fonds de 5 $
rules-fund =
    La banque verse 5 $ à la trésorerie d'une compagnie de votre choix. Il n'est pas nécessaire d'en posséder une part (AR-38).
    Une compagnie absente du plateau garde cet argent pour plus tard (AR-37). Celle qui ne pourra jamais commencer ne reçoit rien (AR-40), pas plus que celle qui ne participe pas à trois joueurs (AR-39).
    Vous ne pouvez pas donner votre propre argent à une compagnie, sauf en achetant une part aux enchères.

rules-take-title = Prendre 2 $ (ou s'étendre de 2)
rules-take =
    Une fois votre marqueur sur cette ligne, vous choisissez (AR-32) :
    - Prendre 2 $ à la banque.
    - Chacun des autres joueurs verse 2 $ à la banque. Vous n'en recevez rien (AR-33) ; qui a moins de 2 $ verse ce qu'il a (AR-34).
    - À quatre ou cinq joueurs : poser jusqu'à deux cubes, comme sous « S'étendre » (AR-79).
    Dans la première édition, on ne peut pas faire payer les autres (AR-80). Une table peut aussi l'interdire tant qu'un des autres a moins de 2 $ (AR-34).

rules-expand-title = S'étendre
rules-expand =
    Posez jusqu'à 2, 3 ou 4 cubes, selon la ligne, l'un après l'autre. Vous pouvez vous arrêter après chaque cube (AR-31).
    Chaque cube est d'une compagnie dont vous possédez une part (AR-73) ; vous pouvez mélanger les compagnies.
    Il se pose sur un hexagone adjacent à un cube de la même compagnie (AR-74). Un cube que vous venez de poser compte déjà (AR-47).
    Une compagnie a au plus un cube par hexagone (AR-75) ; sans cube dans sa réserve, elle ne peut pas s'étendre (AR-48).
    La compagnie paie tout le prix avec sa trésorerie ; les joueurs ne peuvent pas l'aider (AR-77).

rules-price-title = Prix d'un cube
rules-price =
    Le prix d'un cube dépend de l'hexagone et de ce qui s'y trouve déjà :
    - Plaine : 2 $, et 2 $ de plus pour chaque cube présent.
    - Ville : 2 $, et 2 $ de plus pour chaque cube présent, et encore 2 $ si elle est développée. Avec deux cubes et un marqueur développement, elle coûte 8 $.
    - Forêt : 3 $, et il n'y a de place que pour un cube (AR-76).
    - Montagne : 5 $, et il n'y a de place que pour un cube.
    Les cubes de toutes les couleurs comptent, même ceux qui viennent d'être posés (AR-46).

rules-sell-title = Mettre une part aux enchères
rules-sell =
    Mettez aux enchères une part de n'importe quelle compagnie qui en a encore dans sa réserve (AR-14), que vous en possédiez ou non. Vous parlez en premier ; l'enchère se déroule comme celles de la préparation.
    Si la compagnie est absente du plateau, c'est l'acheteur qui place son premier cube, et non qui a mis la part aux enchères (AR-18).
    Une part dont personne ne veut est retirée de la partie.
    Quand il ne reste plus aucune part, la ligne peut encore être prise, mais elle n'a pas d'effet (AR-15).

rules-income-title = Revenu
rules-income =
    Le revenu d'une compagnie est ce que rapportent ses villes, plus ses connexions spéciales. Il n'a pas de limite.
    Chaque ville a deux valeurs : la valeur maximale pour une compagnie qui y est seule, la valeur partagée pour chaque compagnie dès qu'il y en a plusieurs.
    Quand arrive une deuxième compagnie, la première descend de la valeur maximale à la valeur partagée. Une troisième ne change rien pour les autres.
    Un marqueur développement ajoute 2 $ pour une compagnie seule, ou 1 $ pour chacune s'il y en a plusieurs. Une ville développée de valeurs 4 et 2 rapporte 6 $ à une compagnie seule, ou 3 $ à chacune.

rules-connections-title = Connexions spéciales
rules-connections =
    { $special } sont spéciales. Chaque fois qu'une compagnie a des cubes dans deux d'entre elles, cette paire augmente son revenu de 10 $, en plus de ce que rapportent les villes.
    La deuxième des trois ajoute donc 10 $ et la troisième 20 $, soit 30 $ en tout.
    Chaque paire compte aussitôt, une seule fois et pour toujours (AR-52).

rules-dividend-title = Dividendes
rules-dividend =
    Après la troisième colonne, chaque compagnie divise son revenu par le nombre de ses parts que possèdent les joueurs. Les parts que personne ne possède ne comptent pas.
    Le résultat est arrondi au supérieur pour une seule part, puis multiplié par le nombre de vos parts (AR-56). Un revenu de 10 $ pour trois parts donne 4 $ par part ; deux parts rapportent donc 8 $.
    La banque paie ; les trésoreries restent intactes.

rules-end-title = Fin de la partie
rules-end =
    La partie est terminée si, après les dividendes et à aucun autre moment, l'une de ces conditions est remplie (AR-62) :
    - On est en 1857, la septième année.
    - Toutes les parts sont vendues ou retirées de la partie.
    - Au moins autant de réserves qu'il y a de joueurs ne comptent plus que deux pièces ou moins. Les réserves sont les cubes de chaque compagnie qui participe à la partie, et les marqueurs développement (AR-59).
    Qui a le plus d'argent gagne. À égalité, la victoire est partagée (AR-66).

rules-talk-title = Discussions
rules-talk =
    Vous pouvez parler, négocier et promettre à votre guise. Aucune promesse n'engage, et ni argent ni parts ne passent d'un joueur à l'autre (AR-67).
    Une table peut choisir le silence : alors personne n'écrit de messages pendant la partie, ni les joueurs ni les spectateurs.
