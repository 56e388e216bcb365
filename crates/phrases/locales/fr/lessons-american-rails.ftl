# Les leçons d'American Rails : la première ligne d'un texte est son titre, chaque autre un paragraphe ; les *étoiles* mettent en gras.

## A share and what it pays

lesson-american-rails-a-share-title = Une part et ce qu'elle rapporte
lesson-american-rails-a-share-about = Acheter une part, commencer dans une ville, être payé
lesson-american-rails-a-share-welcome =
    Bienvenue à bord
    Six compagnies, sept années au plus. Qui a le plus d'argent à la fin gagne. Vous commencez avec *50 $*.
    Vous achetez des parts des compagnies, et une fois par an chaque part vous rapporte.
lesson-american-rails-a-share-bid =
    Achetez votre première part
    Cleo met aux enchères une part d'American et offre 10 $. Offrez davantage : *11 $* suffisent.
    Ce que vous payez va à American, qui construira ses rails avec.
lesson-american-rails-a-share-bid-passed =
    Cleo l'emporte
    Personne d'autre n'offre. Cleo paie 10 $ et commence à New York : 8 $ par an, et tout est pour elle.
    Seul qui possède une part est payé.
lesson-american-rails-a-share-bid-dear =
    À vous, mais cher
    À ce prix, personne d'autre n'en voulait. Cinq compagnies sont encore à venir, et les dollars dépensés ici vous manqueront là-bas.
    Offrez 15 $ ou moins.
lesson-american-rails-a-share-begin =
    Où commence American ?
    La part est à vous : c'est donc vous qui placez le premier cube d'American. Il est gratuit. Chaque ville libre montre ce qu'elle rapporte par an.
    Choisissez la ville qui rapporte le plus.
lesson-american-rails-a-share-begin-chicago =
    Un dollar de moins
    Chicago rapporte 7 $ par an. Une autre ville en rapporte *8 $*, et chacun de ces dollars serait à vous, chaque année.
    Regardez du côté de l'Atlantique.
lesson-american-rails-a-share-begin-small =
    Il y a mieux
    Voyez le revenu d'American dans la liste des compagnies : c'est tout ce que sa part vous rapporte. Une ville rapporte *8 $* par an.
    Regardez du côté de l'Atlantique.
lesson-american-rails-a-share-pays =
    Le revenu devient votre dividende
    Le revenu d'American est de 8 $, et une part est vendue. À la fin de l'année, cette part rapporte *8 $*, pour vous.
    À côté de votre argent, vous voyez toujours votre prochain dividende.
lesson-american-rails-a-share-year =
    Le dernier tour de 1851
    Quelques tours plus tard : les autres ont construit, et Ben a acheté une deuxième part d'American. Votre marqueur est le dernier à jouer cette année.
    Choisissez « 2 $ ou s'étendre de 2 », puis *Prendre 2 $*.
lesson-american-rails-a-share-year-pass =
    2 $ laissés sur la table
    L'année s'achève et les dividendes sont versés, c'est vrai. Mais la banque vous aurait aussi donné 2 $.
lesson-american-rails-a-share-year-drain =
    Rien pour vous
    Chacun des autres perd 2 $, et vous ne gagnez rien. Quand c'est une bonne idée, une leçon plus loin le dira : cette fois, prenez les 2 $.
lesson-american-rails-a-share-year-other =
    L'année s'achève aussi
    Les dividendes viennent quoi que fasse le dernier marqueur. Cette fois, faites au plus simple : prenez 2 $ à la banque.
lesson-american-rails-a-share-paid =
    Jour de paie !
    American a gagné 13 $ pour deux parts : 6,50 $, arrondis à *7 $* chacune. L'unique part de Liberty vous a rapporté 6 $. En tout 13 $.
    Une part se paie une fois et rapporte chaque année. À la fin, seul l'argent compte.

## Laying track

lesson-american-rails-laying-track-title = Poser des rails
lesson-american-rails-laying-track-about = Ce que coûte un cube, qui paie, ce qu'il rapporte
lesson-american-rails-laying-track-treasury =
    C'est la compagnie qui paie
    Vous avez acheté American pour 16 $. Cet argent est maintenant dans sa *trésorerie*, et c'est avec lui qu'American paie ses rails.
    Vos 23 $ restent à vous.
lesson-american-rails-laying-track-boston =
    Vers Boston
    Choisissez « S'étendre de 3 ». Cliquez ensuite sur deux forêts et sur Boston, puis confirmez.
    Plaine et ville coûtent 2 $, la forêt 3 $, la montagne 5 $. Jusqu'à Boston : 3 + 3 + 2 = *8 $*.
lesson-american-rails-laying-track-boston-more =
    Un cube de trop
    Vous êtes à Boston, mais le cube en plus coûte de l'argent et n'atteint aucune ville. American aura besoin de ses derniers *8 $* dans un instant.
lesson-american-rails-laying-track-boston-philadelphia =
    Ada y est déjà
    Avec son cube, Philadelphia coûte 4 $ au lieu de 2 $, et deux compagnies se partagent ce qu'elle rapporte. Nous y viendrons.
    Boston est libre : allez-y.
lesson-american-rails-laying-track-boston-nowhere =
    Les rails seuls ne rapportent rien
    Les cubes sont payés, mais le revenu d'American est toujours de 8 $. Seules les villes rapportent : continuez jusqu'à l'une d'elles.
lesson-american-rails-laying-track-boston-other =
    D'abord Boston
    C'est permis, mais Boston reste vide. Choisissez « S'étendre de 3 » et posez trois cubes d'American : forêt, forêt, Boston.
lesson-american-rails-laying-track-brought =
    De 8 $ à 13 $
    American a payé 8 $ avec sa trésorerie. Boston rapporte 5 $ chaque année : son revenu, et ce que rapporte votre part, est passé de 8 $ à *13 $*.
    Votre argent n'a pas bougé.
lesson-american-rails-laying-track-baltimore =
    Encore une ville pour 8 $
    American a encore 8 $. Baltimore est à quatre cubes : choisissez « S'étendre de 4 ».
    Chaque cube déjà présent renchérit un hexagone de 2 $. Il y en a un à Philadelphia : contournez-la par les plaines.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia a tout avalé
    Avec le cube d'Ada, elle a coûté 4 $. Il reste *2 $* à American, et d'ici à Baltimore il faut deux cubes pour 4 $.
lesson-american-rails-laying-track-baltimore-short =
    Il manque un cube
    Ada rejoue avant vous. Regardez : sa Republic atteint Baltimore et prend ses 5 $ par an.
    Avec quatre cubes, vous y êtes d'un coup.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore est toujours vide
    Choisissez « S'étendre de 4 » et posez quatre cubes d'American sur des plaines vides : d'abord à l'ouest de New York, puis au sud jusqu'à Baltimore.
lesson-american-rails-laying-track-prices =
    Vous savez construire
    American vous rapporte *18 $* par an, sans un dollar de votre poche.
    Plaine et ville 2 $, forêt 3 $, montagne 5 $. En plaine et en ville, chaque cube présent ajoute 2 $ ; forêt et montagne n'ont de place que pour un cube.

## Alone or shared

lesson-american-rails-alone-or-shared-title = Seule ou partagée
lesson-american-rails-alone-or-shared-about = Les deux valeurs d'une ville
lesson-american-rails-alone-or-shared-values =
    Deux nombres
    Philadelphia indique *6|4*. Une compagnie qui y est seule gagne 6 $ par an. Dès qu'elles sont deux, chacune gagne 4 $.
    Pour l'instant, la Republic d'Ada y est seule.
lesson-american-rails-alone-or-shared-visit =
    Rendez-lui visite
    Choisissez « S'étendre de 3 » et menez American à Philadelphia : la plaine à côté de New York, puis la ville. Confirmez deux cubes.
    Avec le cube d'Ada, la ville coûte *4 $*.
lesson-american-rails-alone-or-shared-visit-more =
    Arrêtez-vous à Philadelphia
    Le troisième cube ne rapporte rien de plus et coûte à American un argent qui va lui servir. Confirmez après deux cubes.
lesson-american-rails-alone-or-shared-visit-boston =
    Une bonne ville aussi
    Seule à Boston, American gagne 5 $ de plus. Mais voyez Ada : elle garde ses 6 $. Regardez d'abord ce que lui fait une visite.
lesson-american-rails-alone-or-shared-visit-other =
    Ada sourit
    Republic est toujours seule à Philadelphia et gagne 6 $. Choisissez « S'étendre de 3 » et posez American : plaine, ville, confirmer.
lesson-american-rails-alone-or-shared-shared =
    Chacune gagne 4 $
    Le revenu d'American est passé de 8 $ à *12 $*. Celui de Republic est tombé de 6 $ à 4 $ : le prochain dividende d'Ada baisse de 2 $.
    Ce que vous partagez avec elle lui coûte aussi.
lesson-american-rails-alone-or-shared-own =
    Et maintenant ?
    American a encore 8 $. Baltimore et Boston valent toutes deux *5|3*. Boston est libre ; à Baltimore, votre propre Liberty est seule.
    Menez American dans la ville qui vous rapporte le plus.
lesson-american-rails-alone-or-shared-own-pocket =
    D'une poche à l'autre
    American gagne 3 $ de plus, mais votre Liberty tombe de 5 $ à 3 $. Pour tous ces rails, il vous reste *1 $* par an.
lesson-american-rails-alone-or-shared-own-liberty =
    Liberty peut attendre
    Cela vous aide aussi. Mais cette fois c'est American qui construit : cherchez la ville libre qui vaut 5.
lesson-american-rails-alone-or-shared-own-harrisburg =
    Un dollar
    Harrisburg rapporte 1 $ par an à American, seule ou partagée. Une autre ville rapporte cinq fois plus.
lesson-american-rails-alone-or-shared-own-other =
    Encore rien de gagné
    Le revenu d'American n'a pas augmenté. « S'étendre de 3 » la mène à Boston : forêt, forêt, ville, exactement 8 $.
lesson-american-rails-alone-or-shared-alone =
    Seule, si possible
    Seule à Boston, American gagne 5 $ de plus, *17 $* en tout, et aucune de vos compagnies n'y perd.
    Une deuxième compagnie fait baisser la première. Une troisième ne prend rien à personne, mais paie 6 $ pour entrer.

## Development

lesson-american-rails-development-title = Une maison pour une ville
lesson-american-rails-development-about = Ce que rapporte un développement, et qui il tient dehors
lesson-american-rails-development-house =
    Une maison pour une ville
    « Développer » pose une maison, le marqueur développement, sur une ville qui a des rails. C'est gratuit.
    Une compagnie seule y gagne *2 $* de plus, plusieurs 1 $ chacune. Les cinq villes à plaque fermée n'en reçoivent jamais.
lesson-american-rails-development-where =
    Où vous aide-t-elle ?
    American et Liberty sont à vous. Liberty est seule à Harrisburg, et partage Pittsburg avec la Continental de Ben.
    Choisissez « Développer » et la ville qui augmente le plus *votre* dividende.
lesson-american-rails-development-where-both =
    La moitié pour Ben
    Liberty gagne 1 $ de plus à Pittsburg, et la Continental de Ben aussi. Dans une autre ville, vous gagnez le double, et personne d'autre rien.
lesson-american-rails-development-where-gift =
    Un cadeau
    Le revenu y augmente, mais rien n'est pour vous : vous n'avez pas de part de la compagnie de cette ville. Cherchez où Liberty est seule.
lesson-american-rails-development-where-other =
    Pas encore de maison
    Choisissez « Développer » sur la piste d'action, puis l'une des villes éclairées.
lesson-american-rails-development-small =
    Petite ville, gain entier
    Harrisburg rapportait 1 $, et maintenant 3 $. Les *2 $* sont tous à vous : Liberty y est seule, et vous avez son unique part.
lesson-american-rails-development-lock =
    Une maison, c'est aussi un verrou
    Entrer dans la ville coûte 2 $ de plus. La National d'Ada est à côté de Cleveland avec ses derniers 4 $, et 4 $, c'est le prix.
    Posez une maison là où elle tient Ada dehors.
lesson-american-rails-development-lock-pittsburg =
    Ada entre
    Pittsburg rapporte 2 $ de plus, mais National entre à Cleveland pour 4 $, et American y perd 2 $. Vous restez à 9 $, et Ada gagne 2 $.
lesson-american-rails-development-lock-gift =
    La mauvaise porte
    Cette maison ne vous rapporte rien, et Ada entre à Cleveland pour 4 $ : American y tombe de 4 $ à 2 $.
lesson-american-rails-development-lock-open =
    La porte est ouverte
    L'argent n'arrête pas Ada : National entre à Cleveland pour ses derniers 4 $, et American gagne 2 $ de moins.
lesson-american-rails-development-lock-other =
    Cleveland est encore ouverte
    C'est bientôt à Ada, et Cleveland coûte exactement ce qu'a National. Choisissez « Développer », puis Cleveland.
lesson-american-rails-development-locked =
    Verrouillée
    Cleveland coûte maintenant 6 $, et National a 4 $. American gagne *11 $*, 2 $ de plus qu'avant.
    Il y a 12 maisons dans le jeu, et une ville n'en reçoit qu'une.

## The special links

lesson-american-rails-special-links-title = Les connexions spéciales
lesson-american-rails-special-links-about = Trois étoiles : 10 $, puis 20 $ de plus
lesson-american-rails-special-links-stars =
    Trois étoiles
    Chicago, New York et Atlanta portent une ★. Quand une compagnie a des cubes dans deux d'entre elles, son revenu augmente de *10 $*, en plus de ce que rapportent les villes.
    Votre American vient de New York.
lesson-american-rails-special-links-second =
    En route pour Chicago
    Chicago est à quatre cubes et rapporte 7 $. Avec New York, elle forme une paire : *10 $* de plus.
    La National d'Ada n'en est qu'à deux cubes. Choisissez « S'étendre de 4 ».
lesson-american-rails-special-links-second-late =
    Ada arrive la première
    National prend Chicago. Vous pouvez encore entrer, mais pour 4 $ au lieu de 2 $, et Chicago rapporte alors 5 $ à chacune, et non 7 $.
lesson-american-rails-special-links-second-other =
    Chicago attend
    Mais pas longtemps : c'est bientôt à Ada. Choisissez « S'étendre de 4 » et posez quatre cubes d'American, jusqu'à Chicago.
lesson-american-rails-special-links-linked =
    De 14 $ à 31 $
    7 $ pour Chicago, 10 $ pour la paire : *17 $* de plus avec quatre cubes. Une paire compte aussitôt, une seule fois et pour toujours.
lesson-american-rails-special-links-third =
    La troisième étoile
    Un an plus tard. Cleo a acheté elle aussi une part d'American. Atlanta forme d'un coup *deux* nouvelles paires, avec Chicago et avec New York.
    Il manque quatre cubes : posez-les.
lesson-american-rails-special-links-third-chattanooga =
    Il manque deux cubes
    Chattanooga rapporte 4 $, très bien. Deux cubes plus loin, il y a Atlanta : 5 $ pour la ville, et 2 × 10 $ pour les deux paires.
lesson-american-rails-special-links-third-other =
    Atlanta est encore loin
    Le revenu d'American est loin de ce qu'il pourrait être. Choisissez « S'étendre de 4 » et passez par Chattanooga jusqu'à Atlanta.
lesson-american-rails-special-links-all =
    60 $ par an
    Chattanooga 4 $, Atlanta 5 $, deux paires 20 $ : de 31 $ à *60 $*. Votre part rapporte maintenant 30 $, et celle de Cleo aussi.
    Trois étoiles rapportent 30 $ en tout. Demandez-vous d'abord à qui sont les parts.
