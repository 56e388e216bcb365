# American Rails : le vocabulaire de la table, et les décisions sous forme de questions. La première ligne est le mot ou la question.

rules-word-share =
    Part
    Une fraction d'une compagnie. Elle paie un dividende chaque année et permet de construire pour la compagnie.
rules-word-company =
    Compagnie
    L'un des chemins de fer, six au plus. Elle n'appartient à personne ; qui en possède une part peut construire pour elle.
rules-word-treasury =
    Trésorerie
    L'argent d'une compagnie. Il vient des parts vendues et des fonds, et sert à poser des cubes.
rules-word-supply =
    Réserve
    Ce qui reste : les cubes et les parts non vendues d'une compagnie, et les marqueurs développement.
rules-word-bank =
    Banque
    Elle paie les dividendes et les fonds, et n'est jamais vide.
rules-word-banker =
    Banquier
    Le joueur qui choisit la première compagnie de la préparation.
rules-word-auctioneer =
    Vendeur
    Qui met une part aux enchères. Il fait une offre ou passe en premier.
rules-word-cube =
    Cube
    Un morceau de rail d'une compagnie. Il se pose sur un hexagone et n'en bouge plus.
rules-word-hex =
    Hexagone
    Une case du plateau : plaine, forêt, montagne ou ville.
rules-word-city =
    Ville
    Un hexagone qui a un nom et rapporte un revenu aux compagnies qui y ont un cube.
rules-word-full =
    Valeur maximale
    Ce qu'une ville rapporte à une compagnie qui y est seule ; le premier nombre.
rules-word-shared =
    Valeur partagée
    Ce qu'une ville rapporte à chaque compagnie dès qu'il y en a plusieurs ; le second nombre.
rules-word-marker =
    Marqueur développement
    Une maison dans une ville : 2 $ de plus pour une compagnie seule, 1 $ de plus pour chacune de plusieurs, et 2 $ de plus pour y entrer.
rules-word-special =
    Connexion spéciale
    Deux des trois villes spéciales dans le réseau d'une compagnie : 10 $ de revenu en plus.
rules-word-row =
    Ligne
    L'une des sept actions. Elle a de la place pour un marqueur dans chaque colonne.
rules-word-column =
    Colonne
    Un tiers de l'année. Chacun y déplace une fois son marqueur.
rules-word-order =
    Ordre du tour
    Qui joue quand. Il suit les marqueurs de la dernière colonne, de haut en bas.
rules-word-income =
    Revenu
    Ce que les villes et les connexions d'une compagnie rapportent en un an.
rules-word-dividend =
    Dividende
    Ce que paie une part à la fin de l'année : le revenu divisé par les parts des joueurs, arrondi au supérieur.
rules-word-take =
    Prendre
    La ligne pour 2 $ de la banque, ou 2 $ de moins pour tous les autres, ou, à quatre ou cinq joueurs, deux cubes.

rules-ruling-1 =
    Puis-je offrir des demi-dollars ?
    Non. Les offres se font en dollars entiers.
rules-ruling-2 =
    Puis-je offrir plus que ce que j'ai ?
    Non. Vous payez aussitôt, et personne ne vous prête rien.
rules-ruling-3 =
    De combien dois-je monter ?
    De 1 $. Vous pouvez monter de plus : la compagnie garde l'argent, et cela peut en valoir la peine.
rules-ruling-4 =
    Et si le vendeur a moins de 10 $ ?
    Il ne peut que passer. Pendant la préparation, il choisit quand même la compagnie.
rules-ruling-5 =
    Tous les autres ont passé et personne n'a rien offert. La part est-elle à moi ?
    Seulement si vous faites une offre. Vous pouvez offrir 10 $ ou plus, ou passer aussi ; la part quitte alors la partie.
rules-ruling-6 =
    Je suis le dernier à offrir. Puis-je monter ma propre offre ?
    Non. L'enchère est terminée, et vous payez votre offre.
rules-ruling-7 =
    Dans quel ordre fait-on les offres ?
    Selon les places à la table, dans le sens horaire à partir du vendeur. L'ordre du tour ne compte pas.
rules-ruling-8 =
    Pourquoi ai-je passé sans qu'on me le demande ?
    Vous ne pouviez pas payer l'offre suivante. Vous passez alors à votre tour, et cela compte comme d'habitude.
rules-ruling-9 =
    Personne n'a voulu d'une part de la préparation. Qui continue ?
    Le dernier à avoir passé choisit une autre compagnie, puis offre ou passe en premier.
rules-ruling-10 =
    Une compagnie est-elle perdue si sa première part n'est pas vendue ?
    Non. Seule cette part est perdue ; la compagnie peut encore commencer par une enchère pendant une année.
rules-ruling-11 =
    Et si rien n'est vendu pendant toute la préparation ?
    La première année commence quand même, avec un plateau vide et le banquier en premier.
rules-ruling-12 =
    Combien d'enchères compte la préparation ?
    Une par compagnie de la partie : six, ou cinq à trois joueurs.
rules-ruling-13 =
    J'ai gagné la dernière enchère de la préparation. Que dois-je choisir ?
    Rien. Vous placez le premier cube, et la première année commence.
rules-ruling-14 =
    Pourquoi ne puis-je pas mettre cette compagnie aux enchères ?
    Elle n'a plus de part dans sa réserve.
rules-ruling-15 =
    Il n'y a plus aucune part. Puis-je encore prendre la ligne ?
    Oui, pour sa place dans l'ordre. Elle n'a pas d'effet, et la partie se termine avec cette année.
rules-ruling-16 =
    Puis-je mettre une part aux enchères et passer ?
    Oui, même dans l'espoir que personne n'en veuille et qu'elle quitte la partie.
rules-ruling-17 =
    Puis-je reprendre une part que j'ai mise aux enchères ?
    Non. Dès lors, l'enchère va jusqu'à son terme.
rules-ruling-18 =
    Une compagnie commence tard. Qui place son premier cube ?
    L'acheteur de la part, quel que soit le vendeur.
rules-ruling-19 =
    Combien coûte le premier cube ?
    Rien. Mais il est pris dans la réserve de la compagnie, et toute la somme offerte reste dans la trésorerie.
rules-ruling-20 =
    Une compagnie peut-elle commencer dans une ville développée ?
    Non : une ville sans cube n'a jamais de marqueur. Une compagnie commence toujours à la valeur maximale imprimée.
rules-ruling-21 =
    Et si une compagnie n'a pas de ville libre où commencer ?
    La part achetée et toutes les autres de la compagnie quittent la partie, et le prix est perdu. Vous êtes averti avant l'enchère.
rules-ruling-22 =
    Et que devient cette compagnie ?
    Elle n'entre jamais sur le plateau. Il ne se passe rien d'autre.
rules-ruling-23 =
    Dois-je déplacer mon marqueur ?
    Oui, dans chaque colonne. Il y a toujours une ligne libre.
rules-ruling-24 =
    Puis-je prendre une ligne dont l'action m'est impossible ?
    Oui, pour sa place dans l'ordre, ou pour la refuser aux autres.
rules-ruling-25 =
    Est-ce que je perds ma place si je n'active pas l'action ?
    Non. Seule compte la position de votre marqueur.
rules-ruling-26 =
    Qui commence la colonne suivante ?
    Le marqueur le plus haut, puis les autres de haut en bas. La troisième colonne donne l'ordre de l'année suivante.
rules-ruling-27 =
    Je n'ai rien acheté pendant la préparation. Quand est-ce à moi ?
    Après tous ceux qui ont acheté, à partir du banquier dans le sens horaire.
rules-ruling-28 =
    J'ai acheté plusieurs parts pendant la préparation. Laquelle compte pour l'ordre ?
    La première.
rules-ruling-29 =
    Qui est le banquier ?
    Il est tiré au sort, sauf si la table a choisi quelqu'un.
rules-ruling-30 =
    Dois-je poser tous les cubes d'une ligne ?
    Non. S'étendre est la seule action qu'on peut faire en partie : d'un cube jusqu'au nombre de la ligne.
rules-ruling-31 =
    Puis-je m'arrêter au milieu d'une extension ?
    Oui, après chaque cube.
rules-ruling-32 =
    Quand dois-je dire à quoi me sert la ligne « Prendre 2 $ » ?
    Après y avoir déplacé votre marqueur.
rules-ruling-33 =
    Qui reçoit l'argent si je fais payer les autres ?
    La banque. Vous n'en recevez rien.
rules-ruling-34 =
    Et si quelqu'un a moins de 2 $ ?
    Il verse ce qu'il a. Une table peut aussi interdire de faire payer les autres tant que l'un d'eux a moins de 2 $.
rules-ruling-35 =
    Puis-je faire payer les autres si personne n'a rien ?
    Oui. Il ne se passe alors rien.
rules-ruling-36 =
    Puis-je choisir qui doit payer ?
    Non, tous les autres paient.
rules-ruling-37 =
    Puis-je donner des fonds à une compagnie absente du plateau ?
    Oui. Elle garde l'argent jusqu'à son entrée.
rules-ruling-38 =
    Faut-il une part d'une compagnie pour lui donner des fonds ?
    Non.
rules-ruling-39 =
    Puis-je donner des fonds à la compagnie qui ne participe pas à trois joueurs ?
    Non. Elle n'est pas dans la partie.
rules-ruling-40 =
    Pourquoi cette compagnie ne reçoit-elle pas de fonds ?
    Elle a perdu toutes ses parts avant de commencer et ne le pourra donc jamais.
rules-ruling-41 =
    Il n'y a plus de marqueur développement. À quoi sert la ligne ?
    À rien, mais vous pouvez encore la prendre pour sa place dans l'ordre.
rules-ruling-42 =
    Puis-je développer une ville qui ne me rapporte rien ?
    Oui. Un cube de n'importe quelle compagnie suffit.
rules-ruling-43 =
    Une ville peut-elle être développée deux fois ?
    Non.
rules-ruling-44 =
    Combien coûte un développement ?
    Rien.
rules-ruling-45 =
    Un marqueur rend-il la ville plus chère ?
    Oui. Dès lors, y entrer coûte 2 $ de plus.
rules-ruling-46 =
    Quels cubes augmentent le prix ?
    Tous ceux qui s'y trouvent déjà, de toutes les couleurs, même ceux qui viennent d'être posés.
rules-ruling-47 =
    Mon prochain cube peut-il toucher celui que je viens de poser ?
    Oui, mais ce n'est pas obligatoire.
rules-ruling-48 =
    Une compagnie n'a plus de cubes. Peut-elle encore s'étendre ?
    Non.
rules-ruling-49 =
    Le jeu imprimé a un cube de plus par couleur. Où est-il ?
    Il y marque le revenu et n'a jamais fait partie de la réserve.
rules-ruling-50 =
    Les rails peuvent-ils traverser l'eau ?
    Non. Des hexagones sont adjacents s'ils ont un côté commun sur le plateau.
rules-ruling-51 =
    Que faut-il pour une connexion spéciale ?
    Des cubes de la même compagnie dans les deux villes. Les rails entre elles sont forcément les siens.
rules-ruling-52 =
    Une connexion spéciale peut-elle se perdre ou compter deux fois ?
    Ni l'un ni l'autre. Chaque paire compte une fois, pour toujours.
rules-ruling-53 =
    Quand une connexion spéciale paie-t-elle ?
    Le revenu augmente aussitôt ; l'argent vient avec le prochain dividende.
rules-ruling-54 =
    Y a-t-il un revenu maximal ?
    Non.
rules-ruling-55 =
    Je n'ai aucune part. Puis-je prendre une ligne pour m'étendre ?
    Oui, pour sa place dans l'ordre, mais vous ne pouvez rien poser.
rules-ruling-56 =
    Le dividende est-il arrondi par part, ou pour toutes mes parts ensemble ?
    Par part, puis multiplié : deux parts à 7 $ font 14 $.
rules-ruling-57 =
    Et si une compagnie n'a pas de revenu, ou si personne n'a ses parts ?
    Elle ne paie rien.
rules-ruling-58 =
    La banque peut-elle manquer d'argent ?
    Non.
rules-ruling-59 =
    La compagnie qui ne participe pas à trois joueurs compte-t-elle comme une réserve presque vide ?
    Non, elle n'est pas dans la partie. Il reste cinq compagnies et les marqueurs, et trois réserves presque vides terminent la partie.
rules-ruling-60 =
    Et une compagnie qui n'a jamais commencé ?
    Elle a tous ses cubes et ne compte pas comme presque vide.
rules-ruling-61 =
    Les parts de la compagnie absente comptent-elles comme retirées ?
    Oui, pour la fin qui vient quand toutes les parts sont vendues ou retirées.
rules-ruling-62 =
    Une condition de fin est remplie au milieu d'une année. Est-ce terminé ?
    Pas encore. On ne regarde la fin qu'après les dividendes.
rules-ruling-63 =
    Joue-t-on encore 1857 ?
    Oui, en entier et avec ses dividendes.
rules-ruling-64 =
    Et si plusieurs conditions de fin sont remplies ?
    Rien de particulier. Toutes sont indiquées.
rules-ruling-65 =
    Que valent les parts et les trésoreries à la fin ?
    Rien. Seul compte votre argent.
rules-ruling-66 =
    Qui gagne à égalité ?
    Tous ceux qui ont autant. Rien ne les départage.
rules-ruling-67 =
    Peut-on conclure des accords ?
    Vous pouvez parler et promettre, mais aucune promesse n'engage, et ni argent ni parts ne passent d'un joueur à l'autre. Une table peut choisir le silence.
rules-ruling-68 =
    Quelle est l'offre la plus basse ?
    La première est d'au moins 10 $, chaque autre dépasse la précédente.
rules-ruling-69 =
    J'ai passé. Puis-je revenir ?
    Pas dans cette enchère.
rules-ruling-70 =
    Une compagnie peut-elle être mise deux fois aux enchères pendant la préparation ?
    Non, chacune exactement une fois.
rules-ruling-71 =
    Où peut aller un premier cube ?
    Sur n'importe quelle ville sans cube.
rules-ruling-72 =
    Deux marqueurs peuvent-ils être sur une ligne ?
    Non. Dans chaque colonne, une ligne n'a de place que pour un.
rules-ruling-73 =
    Pour quelles compagnies puis-je poser des cubes ?
    Pour celles dont vous possédez au moins une part. Vous pouvez les mélanger pendant un tour.
rules-ruling-74 =
    Où peut aller un cube ?
    Sur un hexagone à côté d'un autre où la même compagnie a un cube.
rules-ruling-75 =
    Une compagnie peut-elle avoir deux cubes sur un hexagone ?
    Non.
rules-ruling-76 =
    Combien de cubes un hexagone peut-il recevoir ?
    Un seul en forêt ou en montagne, autant de couleurs qu'on veut en plaine et en ville.
rules-ruling-77 =
    Puis-je aider une compagnie à payer un cube ?
    Non. Elle paie tout le prix avec sa trésorerie, ou le cube n'est pas posé.
rules-ruling-78 =
    Quelles villes peuvent se développer ?
    Toutes celles qui ont un cube et pas de marqueur. { $barred ->
        [0] Sur ce plateau, il n'y a pas d'exception.
        [1] Seule { $never } ne se développe jamais.
       *[other] Seules { $never } ne se développent jamais.
    }
rules-ruling-79 =
    Pourquoi ne puis-je pas m'étendre avec la ligne « Prendre 2 $ » ?
    C'est réservé aux parties à quatre et cinq joueurs.
rules-ruling-80 =
    Pourquoi ne puis-je pas faire payer les autres ?
    Cela n'existe pas dans la première édition.
