# North American Railways : le vocabulaire de la table, et les décisions sous forme de questions. La première ligne est le mot ou la question.

nar-rules-word-share =
    Part
    Une fraction d'une compagnie. Elle rapporte un revenu à chaque tour et quelque chose pour les symboles à la fin, et permet d'acheter des villes pour la compagnie.
nar-rules-word-company =
    Compagnie
    L'un des cinq chemins de fer, avec six parts chacun. Elle commence quand quelqu'un la fonde.
nar-rules-word-director =
    Directeur
    Le joueur qui répond aux prix proposés pour les parts d'une compagnie et reçoit une partie de ce qui reste de son revenu.
nar-rules-word-treasury =
    Trésorerie
    L'argent d'une compagnie, avec lequel elle achète des villes. À la fin, il ne vaut rien.
nar-rules-word-bank =
    Banque
    Elle paie les revenus et reçoit ce qu'un acheteur ne verse pas à la trésorerie. Elle n'est jamais vide.
nar-rules-word-front =
    Carte de tête
    La dernière carte d'une colonne. Elle seule peut être prise.
nar-rules-word-boxed =
    Parts hors de la partie
    Les deux parts qui n'ont pas été disposées. Tous voient lesquelles.
nar-rules-word-start =
    Ville de départ
    Là où commence le réseau d'une compagnie. Elle a un revenu et pas de symbole.
nar-rules-word-network =
    Réseau
    Les villes d'une compagnie, ville de départ comprise.
nar-rules-word-found =
    Fonder
    Prendre la première part d'une compagnie, à un prix de votre choix.
nar-rules-word-propose =
    Proposer
    Nommer un prix pour une part d'une compagnie que dirige un autre joueur.
nar-rules-word-intercept =
    Acheter soi-même
    Pour un directeur, prendre la part au prix proposé.
nar-rules-word-income =
    Revenu
    Ce que les villes d'une compagnie rapportent à chaque tour ; il est réparti entre ses parts.
nar-rules-word-remainder =
    Reste
    Ce qui reste d'un revenu quand chaque part a reçu ses centaines.
nar-rules-word-symbol =
    Symbole « d'un océan à l'autre »
    Un losange sur une carte de ville. À la fin, chacun paie 100 $ pour chaque part de la compagnie.
nar-rules-word-starting =
    Premier joueur
    Qui commence ce tour. Au tour suivant, c'est le joueur suivant dans le sens horaire.
nar-rules-word-pass =
    Passer
    Quitter la phase des villes jusqu'au tour suivant.

nar-rules-ruling-1 =
    Puis-je passer pendant la phase des parts ?
    Non. Vous devez choisir une part ; avec 100 $, il y en a toujours une que vous pouvez choisir.
nar-rules-ruling-2 =
    Quelles parts puis-je choisir ?
    Celle en tête de chaque colonne. Quand l'une est prise, la suivante passe en tête.
nar-rules-ruling-3 =
    Combien coûte la fondation d'une compagnie ?
    Ce que vous voulez : 100 $ ou plus, un multiple de 100 $ et au plus votre argent. Tout va à la trésorerie.
nar-rules-ruling-4 =
    Combien coûte une autre part de ma propre compagnie ?
    Exactement 1 000 $ : 500 $ pour la trésorerie et 500 $ pour la banque.
nar-rules-ruling-5 =
    Combien puis-je proposer ?
    100 $ ou plus, un multiple de 100 $ et au plus votre argent. Cela peut dépasser ce que possède le directeur.
nar-rules-ruling-6 =
    Je dirige la compagnie mais ne peux pas payer le prix. Que puis-je faire ?
    Vous devez laisser l'autre joueur acheter. On ne peut pas payer en partie.
nar-rules-ruling-7 =
    Toutes les parts de tête sont de mes propres compagnies et j'ai moins de 1 000 $. Que faire ?
    Vous en prenez une pour tout votre argent. La moitié, arrondie au supérieur, va à la trésorerie, le reste à la banque.
nar-rules-ruling-8 =
    Et si je n'ai pas d'argent du tout ?
    La banque vous donne 200 $, et vous ne choisissez pas de part ce tour-ci.
nar-rules-ruling-9 =
    Comment se partage un prix impair ?
    La moitié de la trésorerie est arrondie aux 100 $ supérieurs : sur 300 $ elle reçoit 200 $, sur 100 $ tout.
nar-rules-ruling-10 =
    Qui reçoit quoi quand le directeur achète lui-même ?
    La trésorerie reçoit sa moitié, qui a proposé le prix reçoit le reste, et la banque rien.
nar-rules-ruling-11 =
    Le directeur a acheté lui-même. Mon tour est-il terminé ?
    Seulement si vous le voulez. Vous pouvez choisir une autre part, de n'importe quelle façon, aussi avec l'argent que vous venez de recevoir.
nar-rules-ruling-12 =
    Puis-je réessayer avec la même compagnie ?
    Pas pendant ce tour : aucune compagnie dont le directeur a ainsi acheté.
nar-rules-ruling-13 =
    Et si une autre part de cette compagnie est passée en tête ?
    Celle-là non plus.
nar-rules-ruling-14 =
    Un directeur a acheté, il ne reste en tête que mes propres compagnies, et j'ai moins de 1 000 $. Dois-je acheter ?
    Non. Quand un directeur a acheté à votre place, vous pouvez toujours vous arrêter.
nar-rules-ruling-15 =
    Quand le directeur change-t-il ?
    Quand il laisse acheter quelqu'un qui possède alors au moins autant de parts. L'égalité suffit ; personne d'autre ne peut devenir directeur.
nar-rules-ruling-16 =
    Acheter soi-même comme directeur coûte-t-il mon propre tour ?
    Non.
nar-rules-ruling-17 =
    Et si la dernière part est prise alors que certains n'ont pas joué ?
    La phase des parts se termine aussitôt, et ils n'y jouent pas.
nar-rules-ruling-18 =
    Quelle ville de départ reçoit-on en fondant ?
    Celle du haut de la pile. Une table peut laisser choisir parmi celles qui restent.
nar-rules-ruling-19 =
    Quelles sont les deux parts hors de la partie ?
    Elles sont indiquées à côté des colonnes : tous pourraient les déduire.
nar-rules-ruling-20 =
    Dans quel ordre achète-t-on les villes ?
    Une à la fois, dans le sens horaire à partir du premier joueur, jusqu'à ce que tous aient passé.
nar-rules-ruling-21 =
    J'ai passé pendant la phase des villes. Puis-je revenir ?
    Pas avant le tour suivant.
nar-rules-ruling-22 =
    Pourquoi ai-je passé sans qu'on me le demande ?
    Aucune compagnie pour laquelle vous pouviez encore acheter n'avait de quoi payer une ville de tête. C'est définitif, même si une ville moins chère vient plus tard.
nar-rules-ruling-23 =
    Combien de villes puis-je acheter pour une compagnie ?
    Une par phase des villes. Les autres qui ont de ses parts peuvent aussi en acheter une pour elle.
nar-rules-ruling-24 =
    Dois-je diriger la compagnie pour acheter une ville ?
    Non. Une part suffit.
nar-rules-ruling-25 =
    Puis-je ajouter mon propre argent ?
    Non. C'est la trésorerie qui paie.
nar-rules-ruling-26 =
    Quelles villes sont à vendre ?
    Celle en tête de chaque colonne qui n'est pas vide.
nar-rules-ruling-27 =
    Comment se partage le revenu ?
    Par le nombre de parts que possèdent les joueurs, arrondi aux 100 $ inférieurs. Chaque part reçoit cette somme.
nar-rules-ruling-28 =
    Qui reçoit le reste ?
    Le directeur en reçoit 100 $ et la trésorerie le surplus. Le dernier tour a sa propre règle.
nar-rules-ruling-29 =
    J'ai toutes les parts vendues. Est-ce que je reçois tout ?
    Non, le reste est traité comme toujours, sauf si la table accorde tout au seul propriétaire.
nar-rules-ruling-30 =
    Qui paie le revenu ?
    La banque. Une trésorerie ne reçoit que ce qui reste.
nar-rules-ruling-31 =
    Qu'est-ce qui change pour le reste au dernier tour ?
    Le directeur en reçoit la moitié, arrondie aux 100 $ supérieurs. Une table peut aussi partager au dollar près ou arrondir à l'inférieur.
nar-rules-ruling-32 =
    Où va l'autre moitié au dernier tour ?
    Elle reste à la banque.
nar-rules-ruling-33 =
    Combien de parts doit-il rester pour un autre tour ?
    Au moins autant que de joueurs. S'il y en a moins après la phase des parts, le tour est le dernier.
nar-rules-ruling-34 =
    Quelles villes comptent pour la fin ?
    Toutes celles qui sont encore dans les colonnes, pas seulement celles de tête. S'il y en a cinq ou moins avant la phase des villes, le tour est le dernier.
nar-rules-ruling-35 =
    Personne n'a acheté de ville. Que se passe-t-il ?
    Ce tour est alors le dernier.
nar-rules-ruling-36 =
    Le dernier tour se termine-t-il aussitôt ?
    Non, il se joue jusqu'au bout. Seul le reste est traité autrement.
nar-rules-ruling-37 =
    Que paient les parts à la fin ?
    100 $ pour chaque symbole de leur compagnie. Les villes de départ n'en ont pas, et les trésoreries ne valent rien.
nar-rules-ruling-38 =
    Qui gagne à égalité ?
    Le premier dans l'ordre du dernier tour.
nar-rules-ruling-39 =
    Pourquoi me consulte-t-on alors que je ne peux que laisser acheter ?
    L'argent est caché. Sans cette question, tous sauraient qu'il vous en manque.
nar-rules-ruling-40 =
    Combien de temps dure une partie ?
    Si chacun prend une part à chaque tour : neuf tours à trois joueurs, sept à quatre et cinq à cinq. Les achats des directeurs la raccourcissent.
nar-rules-ruling-41 =
    Quels prix puis-je fixer ?
    Des multiples de 100 $, au moins 100 $ et au plus votre argent.
nar-rules-ruling-42 =
    Pourquoi ne puis-je pas prendre cette part ?
    Elle n'est pas en tête de sa colonne.
nar-rules-ruling-43 =
    Pourquoi ne puis-je pas acheter cette ville ?
    Elle n'est pas en tête de sa colonne.
nar-rules-ruling-44 =
    Il manque 100 $ à une compagnie pour une ville. Peut-elle quand même l'acheter ?
    Non. La trésorerie paie tout le prix.
nar-rules-ruling-45 =
    Pour quelles compagnies puis-je acheter des villes ?
    Pour celles dont vous possédez au moins une part.
