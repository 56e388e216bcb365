# Le chef de train d'une première partie. La première ligne d'un sujet est son titre ; des *étoiles* entourent le plus important.

## Around a game

coach-kicker = Le chef de train
coach-kicker-turn = L'effet de votre coup
coach-kicker-again = À retenir
coach-got-it = Compris
coach-silence = Ne plus m'aider
coach-bring-back = Le chef de train
coach-doubt-title = En êtes-vous sûr ?
coach-doubt = Je vois un meilleur coup : le vôtre vous mène à environ { $plan } à la fin, celui-là à environ *{ $best }*.
coach-doubt-move = Par exemple : { $move }.
coach-doubt-why = Par exemple : { $move } ({ $changes }).
coach-show-hint = Voir un conseil
coach-think-again = Réfléchir encore
coach-anyway = Le faire quand même
coach-first-title = Première fois ?
coach-first-lead = { $game } : comment voulez-vous commencer ?
coach-first-play = Jouer avec le chef de train
coach-first-play-about = Une vraie partie contre { $bots } bots faciles. Chaque chose est expliquée quand elle se présente.
coach-first-know = Je connais le jeu
coach-first-know-about = Une table avec { $bots } bots, et personne pour expliquer.
coach-first-lessons = D'abord les leçons
coach-with = Avec le chef de train

## What a turn of American Rails brought

coach-brought-bought = La part { of-company } est à vous pour { $price } : { $pays ->
        [yes] elle rapporte pour l'instant { $share } par an
       *[no] elle rapportera dès que la compagnie gagnera quelque chose
    }, et il vous reste { $cash }.
coach-brought-outbid = { $player } a acheté la part { of-company } pour { $price } ; vous avez toujours vos { $cash }.
coach-brought-unsold = Personne n'a voulu de la part { of-company } : elle est retirée de la partie.
coach-brought-started = { $company } a commencé à { $city } et gagnait { $income } par an ; { coach-next-dividend }.
coach-brought-laid =
    { $cubes ->
        [one] Votre cube a coûté
       *[other] Vos { $cubes } cubes ont coûté
    } { $cost } à { $company } { $grew ->
        [yes] et porté son revenu à { $income } par an ;
       *[no] sans atteindre de nouvelle ville : son revenu restait de { $income } par an, et
    } { coach-next-dividend }.
coach-brought-laid-for-several = Vos { $cubes } cubes ont coûté { $cost } en tout ; { coach-next-dividend }.
coach-brought-developed = { $city } est développée ; { coach-next-dividend }.
coach-brought-funded = { $own ->
        [yes] La banque a donné { $amount } à { $company }, qui avait { $treasury } pour construire. Cela ne vous a rien coûté.
       *[no] La banque a donné { $amount } à { $company }. Mais vous n'en avez aucune part : d'autres y gagnent, pas vous.
    }
coach-brought-took = Vous avez pris { $amount } et avez maintenant { $cash }.
coach-brought-drained = Chacun des autres a payé { $amount } ; vous n'avez rien payé et avez { $cash }.
coach-brought-passed = Vous êtes tout en haut : vous choisirez en premier dans la colonne suivante.
coach-brought-unused = Vous n'avez pas utilisé la rangée ; { coach-next-dividend }.
coach-next-dividend =
    { $changes ->
        [yes] votre prochain dividende est de { $after } au lieu de { $before }
        [since] votre prochain dividende est maintenant de *{ $now }*
       *[no] votre prochain dividende reste de { $after }
    }

## What a turn of North American Railways brought

coach-brought-founded = Vous dirigez { $company } : sa trésorerie est de { $treasury } et son revenu de { $income } par tour ; { coach-next-payment }.
coach-brought-share =
    Vous avez maintenant { $held ->
        [one] une part
       *[other] { $held } parts
    } { of-company } ; { coach-next-payment }.
coach-brought-let = { $player } vous a laissé la part { of-company } pour { $price } ; { coach-next-payment }.
coach-brought-intercepted = { $player } a acheté la part { of-company } à votre prix, et { $half } vous reviennent.
coach-brought-allowed = { $player } a la part, et { $company } a { $treasury } en trésorerie ; { coach-next-payment }.
coach-brought-kept = Vous avez acheté vous-même la part { of-company } pour { $price } ; { coach-next-payment }.
coach-brought-city = { $company } a { $city } et gagne { $income } par tour ; { coach-next-payment }.
coach-brought-waited = Vous attendez ; { coach-next-payment }.
coach-next-payment =
    { $changes ->
        [yes] votre prochain paiement est de { $after } au lieu de { $before }
        [since] votre prochain paiement est maintenant de *{ $now }*
       *[no] votre prochain paiement reste de { $after }
    }

## American Rails

coach-american-rails-offer =
    Nommez une part
    D'abord, une part de chaque compagnie est mise aux enchères.
    > Vous nommez la suivante et parlez en premier.
    Ce que paie le vainqueur va dans la *trésorerie* de la compagnie, qui construit avec.
coach-american-rails-auction =
    Enchérissez ou passez
    Qui a le *plus d'argent* à la fin gagne, et ce sont les parts qui rapportent : chaque année. Le plus offrant obtient celle-ci et place le premier cube de la compagnie.
    > Une ou deux parts pour vos 50 $, c'est un bon début.
coach-american-rails-auction-again = Dans la meilleure ville libre, cette part commence avec { $share } par an, payés au plus { $times } fois : *{ $most }*. Des rails y ajoutent, d'autres parts le divisent.
coach-american-rails-start =
    Où elle commence
    > Placez le premier cube, gratuitement, dans une ville sans cube.
    Seule là-bas, la compagnie gagne chaque année la *valeur maximale* de la ville. Cherchez d'autres villes proches : c'est là qu'elle grandira.
coach-american-rails-row =
    Choisissez une rangée
    Une année a trois colonnes.
    > Dans chacune, vous prenez une rangée libre et faites ce qu'elle dit ; personne d'autre ne peut la prendre. Pour gagner plus, *étendez* une compagnie dont vous avez une part.
coach-american-rails-row-again = Quelle rangée libre augmente le plus votre prochain dividende ?
coach-american-rails-expand =
    Posez des rails
    > Choisissez des hexagones voisins des cubes de votre compagnie.
    Sa *trésorerie* paie : plaine et ville 2 $, forêt 3 $, montagne 5 $, et 2 $ de plus par cube déjà là. Seules les villes rapportent ; que le chemin soit court.
coach-american-rails-expand-again = Les villes rapportent, pas les hexagones entre elles.
coach-american-rails-develop =
    Développez une ville
    Avec une maison, une ville vaut *2 $ de plus* par an pour une compagnie seule, et 1 $ de plus pour chacune de celles qui la partagent.
    > Choisissez-en une où votre compagnie est seule.
coach-american-rails-fund =
    De l'argent pour une compagnie
    La banque donne *5 $* à la compagnie de votre choix. Vous n'en recevez rien vous-même ; la compagnie peut construire avec.
    > C'est le plus utile là où la trésorerie ne suffit pas pour la ville suivante.
coach-american-rails-take =
    Prendre, faire payer ou construire
    > Prenez *2 $* à la banque, ou faites perdre 2 $ à chacun des autres, ou posez jusqu'à deux cubes.
    Un cube qui atteint une ville rapporte chaque année, donc bientôt plus de 2 $.
coach-american-rails-sell =
    Mettez une part aux enchères
    > Nommez une compagnie.
    Le prix va dans sa trésorerie, pour construire ; mais son revenu est divisé par *une part de plus*. Vous parlez en premier, et n'êtes pas obligé d'acheter.
coach-american-rails-worth =
    Que vaut une part ?
    La table montre ce que cette part rapporterait en un an, et dans toutes les années qui restent.
    > Offrez *moins que cela*.
    Qui a déjà des parts de la compagnie reçoit un peu moins pour chacune.
coach-american-rails-worth-again = Pour l'instant, cette part rapportera { $share } par an, au plus { $times } fois : *{ $most }*. Des rails y ajoutent, d'autres parts le divisent.
coach-american-rails-dividend =
    Jour de paie
    Chaque compagnie a divisé son revenu entre ses parts, arrondi au supérieur, et la banque vous a payé *{ $amount }*. Les trésoreries gardent leur argent. Il en va ainsi chaque année : ce qui est construit tôt rapporte le plus souvent.
coach-american-rails-order =
    Qui commence ?
    Celui qui était *le plus haut* dans la dernière colonne choisit en premier dans celle-ci. Les rangées fortes sont en bas : qui pose quatre cubes passe en dernier la fois suivante.
coach-american-rails-diluted =
    Une part de plus
    Une part { of-company } a été vendue. Le revenu est divisé par une de plus : chacune rapporte *{ $after }* au lieu de { $before }. Mais le prix est dans la trésorerie : construisez avec, et la part remontera.
coach-american-rails-crowded =
    Plus seule
    { $company } n'est plus seule à { $city }. Chacune n'y gagne plus que la valeur partagée : *{ $amount } de moins* par an pour { $company }. Vous pouvez en faire autant aux compagnies dont vous n'avez pas de part.
coach-american-rails-connected =
    Une connexion spéciale
    { $company } a relié { $one } et { $other } : *10 $ de plus* par an. Chicago, New York et Atlanta sont les villes spéciales. Deux d'entre elles rapportent 10 $, les trois 30 $.
coach-american-rails-last-year =
    La dernière année
    La partie se termine avec { $year } : encore *un dividende*, puis seul l'argent compte. Les trésoreries ne valent rien. Ne construisez que pour cette année, et ne payez une part que ce qu'elle rapportera encore.
coach-american-rails-over =
    Votre première partie
    C'est fini, et bien joué jusqu'au bout. *Le résultat* montre comment chacun est arrivé à son argent. L'analyse, derrière, nomme le tour qui vous a coûté le plus. La prochaine fois, essayez sans moi.

## North American Railways

coach-north-american-railways-found =
    Fondez une compagnie
    Qui a le *plus d'argent* à la fin gagne, et les parts rapportent à chaque tour.
    > Choisissez une part en tête de colonne et fixez votre prix : tout va à la trésorerie de la compagnie, qui achète des villes. 400 $ à 600 $ sont un bon début.
    Vous en devenez le directeur.
coach-north-american-railways-propose =
    Proposez un prix
    Si un autre dirige la compagnie, vous proposez un prix. Le directeur vous laisse acheter, ou achète *à votre prix et vous en donne la moitié*.
    > Proposez donc un prix qui vous convient dans les deux cas.
coach-north-american-railways-propose-again = Proposez un prix qui vous convient dans les deux cas.
coach-north-american-railways-own =
    Votre propre compagnie
    En tête de colonne, il y a une part d'une compagnie que vous dirigez.
    > Vous pouvez la prendre pour *1 000 $* : moitié à la trésorerie, moitié à la banque.
    C'est cher, mais on ne vous prendra plus la compagnie si facilement.
coach-north-american-railways-answer =
    On vous demande
    Quelqu'un propose un prix pour une part de votre compagnie.
    > Laissez : il paie, et la moitié va à la trésorerie. Ou interceptez : vous payez, et *la moitié est pour lui*.
    Les deux colonnes montrent ce que chacun vous rapporte.
coach-north-american-railways-answer-again = Les deux colonnes montrent ce que chaque réponse vous rapporte.
coach-north-american-railways-again =
    Encore une fois
    Le directeur a acheté la part, et *la moitié de votre prix est à vous*. Votre tour continue : choisissez une part d'une autre compagnie, ou arrêtez-vous.
coach-north-american-railways-city =
    Achetez une ville
    > Une compagnie dont vous avez une part achète une ville en tête de colonne avec sa trésorerie : *une ville par compagnie* et par tour.
    Le revenu est payé chaque tour ; chaque ◆ rapporte 100 $ par part à la fin.
coach-north-american-railways-city-again = Le revenu est payé chaque tour, les ◆ à la fin seulement.
coach-north-american-railways-payment =
    Jour de paie
    Chaque compagnie a divisé son revenu entre les parts vendues, en centaines entières. Vous avez reçu *{ $amount }*. De ce qui reste, le directeur reçoit 100 $. Il en va ainsi à chaque tour.
coach-north-american-railways-director =
    Un nouveau directeur
    { $player-is ->
        [you] Vous dirigez maintenant { $company }
       *[other] { $player } dirige maintenant { $company }
    } : qui obtient *autant de parts que le directeur* le remplace. Le directeur répond aux propositions et reçoit les 100 $ qui ne se partagent pas.
coach-north-american-railways-partner =
    Pas à vous seul
    { $player } a acheté { $city } pour { $company }. *Quiconque a une part* peut dépenser sa trésorerie, une fois par tour. Le revenu est aussi pour vous. Mais achetez les villes que vous voulez avant que d'autres dépensent l'argent.
coach-north-american-railways-symbols =
    D'une côte à l'autre
    { $company } a maintenant { $symbols } ◆ : à la fin, chaque part rapportera *{ $amount }* pour eux. D'ici là, ils ne rapportent rien. Tard dans la partie, ils valent plus que du revenu.
coach-north-american-railways-forced =
    On ne vous a pas interrogé
    Au tour { $turn }, à l'achat des villes, aucune de vos compagnies ne pouvait en payer une, on ne vous a donc rien demandé. Des *trésoreries mieux remplies* aident : elles reçoivent tout le prix de fondation, et la moitié du prix de toute autre part.
coach-north-american-railways-last-turn =
    Le dernier tour
    Après le paiement de ce tour, tout est fini : chaque part rapporte *100 $ par ◆* de sa compagnie, puis seul l'argent compte. Ce qui reste dans une trésorerie est perdu : dépensez-le.
coach-north-american-railways-over =
    Votre première partie
    C'est fini, et bien joué jusqu'au bout. *Le résultat* montre comment chacun est arrivé à son argent. L'analyse, derrière, nomme le tour qui vous a coûté le plus. La prochaine fois, essayez sans moi.
