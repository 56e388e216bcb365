# Les leçons d'American Rails : la première ligne d'un texte est son titre, chaque autre un paragraphe ; les *étoiles* mettent en gras.

## A share and what it pays

lesson-american-rails-a-share-title = Une part et ce qu'elle rapporte
lesson-american-rails-a-share-about = Acheter une part, commencer dans une ville, être payé
lesson-american-rails-a-share-welcome =
    Bienvenue à bord
    Six compagnies, sept années au plus. Qui a le plus d'argent à la fin gagne. Vous commencez avec *50 $*.
    Vous achetez des parts des compagnies, et une fois par an chaque part vous rapporte de l'argent.
lesson-american-rails-a-share-bid =
    Achetez votre première part
    > Cleo met aux enchères une part d'American et offre 10 $. Offrez davantage : *11 $* suffisent.
    Ce que vous payez va à American, qui construira ses rails avec.
lesson-american-rails-a-share-bid-passed =
    Cleo l'emporte
    Personne d'autre n'offre. Cleo paie 10 $ et commence à New York : 8 $ par an, et tout est pour elle.
    On n'est payé que si l'on possède une part.
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
    Quelques tours plus tard : les autres ont construit, et Ben a acheté la deuxième part d'American. Votre marqueur est le dernier à jouer cette année.
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
    Une autre partie : vous avez acheté American pour 16 $. Cet argent est maintenant dans sa *trésorerie*, et c'est avec lui qu'American paie ses rails.
    Vos 23 $ restent à vous.
lesson-american-rails-laying-track-boston =
    Vers Boston
    > Choisissez « S'étendre de 3 ». Cliquez ensuite sur deux forêts et sur Boston, puis confirmez.
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
    > American a encore 8 $. Baltimore est à quatre cubes : choisissez « S'étendre de 4 ».
    > Chaque cube déjà présent renchérit un hexagone de 2 $. Il y en a un à Philadelphia : contournez-la par les plaines.
lesson-american-rails-laying-track-baltimore-through =
    Philadelphia a tout avalé
    Avec le cube d'Ada, elle a coûté *4 $* au lieu de 2 $. Ce qui reste à American ne paie plus la fin du chemin jusqu'à Baltimore.
lesson-american-rails-laying-track-baltimore-short =
    Trois cubes ne suffisent pas
    Ada rejoue avant vous. Regardez : sa Republic atteint Baltimore et prend ses 5 $ par an.
    Avec quatre cubes, vous y êtes d'un coup.
lesson-american-rails-laying-track-baltimore-other =
    Baltimore est toujours vide
    Choisissez « S'étendre de 4 » et posez quatre cubes d'American sur des plaines vides : d'abord à l'ouest de New York, puis au sud jusqu'à Baltimore.
lesson-american-rails-laying-track-prices =
    Vous savez construire
    American vous rapporte *18 $* par an. Sa trésorerie a payé chaque cube, pas vous.
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
    > Choisissez « S'étendre de 3 » et menez American à Philadelphia : la plaine à côté de New York, puis la ville. Confirmez deux cubes.
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
    « Développer » pose une maison sur une ville qui a des rails : les règles l'appellent marqueur développement. C'est gratuit.
    Une compagnie seule y gagne *2 $* de plus, plusieurs 1 $ chacune. Chicago, New York, Boston, Philadelphia et Baltimore n'en reçoivent jamais.
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
    Une paire !
    7 $ pour Chicago et 10 $ pour la paire : *17 $* de plus par an avec quatre cubes. Fort Wayne en chemin ajouterait 2 $.
    Une paire compte aussitôt, une seule fois et pour toujours.
lesson-american-rails-special-links-third =
    La troisième étoile
    Une autre table : American a deux étoiles, et Cleo en possède aussi une part. Atlanta forme d'un coup *deux* nouvelles paires, avec Chicago et avec New York.
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

## The action track

lesson-american-rails-action-track-title = La piste d'action
lesson-american-rails-action-track-about = Qui joue en premier, et qui reste dehors
lesson-american-rails-action-track-rows =
    Sept lignes, trois colonnes
    Une année a trois colonnes. Dans chacune, chacun place son marqueur sur une ligne libre.
    Dans la colonne suivante, qui est le plus *haut* joue en premier. Les lignes fortes sont en bas : après « S'étendre de 4 », vous jouez en dernier.
lesson-american-rails-action-track-first =
    La course pour Chicago
    Dans la colonne suivante, Ada et vous voulez construire jusqu'à Chicago. Son marqueur est sur « Fonds de 5 $ ».
    Choisissez une ligne *au-dessus*. « Développer » à Fort Wayne rapporte même 2 $ à votre Liberty.
lesson-american-rails-action-track-first-empty =
    Premier, mais les mains vides
    Vous ouvrez la colonne II, c'est vrai. Mais « Développer » à Fort Wayne est aussi au-dessus d'Ada, et rapporte *2 $* par an à votre Liberty.
lesson-american-rails-action-track-first-late =
    Ada joue en premier
    Elle est plus haut que vous : elle ouvre la colonne II, prend « S'étendre de 4 », et sa National est seule à Chicago : 7 $ par an.
lesson-american-rails-action-track-first-other =
    Trop bas
    Une enchère est plus bas que « Fonds de 5 $ » : Ada jouerait avant vous. Seuls « Passer » et « Développer » sont au-dessus d'elle.
lesson-american-rails-action-track-before =
    Vous ouvrez la colonne II
    Votre marqueur était plus haut que celui d'Ada : vous choisissez en premier, parmi les sept lignes.
    Et encore : une ligne n'a de place que pour *un* marqueur. Ce que vous prenez, personne d'autre ne le prend dans cette colonne.
lesson-american-rails-action-track-block =
    Trois cubes ou quatre ?
    À Fort Wayne, Liberty est à trois cubes de Chicago : « S'étendre de 3 » et « S'étendre de 4 » suffisent. À Indianapolis, National est à *quatre*.
    Quelle ligne prenez-vous ? Choisissez ensuite *Liberty*, la compagnie pour laquelle vous construisez.
lesson-american-rails-action-track-block-both =
    Ada vous suit
    « S'étendre de 4 » était libre : Ada l'a prise et vient aussi à Chicago. Votre Liberty y gagne 5 $ au lieu de 7 $.
lesson-american-rails-action-track-block-empty =
    Bien bloqué, mais…
    Ada ne peut plus prendre « S'étendre de 4 ». Servez-vous-en : trois cubes mènent Liberty à Chicago, puis confirmez.
lesson-american-rails-action-track-block-free =
    Ada vous remercie
    Personne sur son chemin : « S'étendre de 4 », et National est seule à Chicago pour 7 $ par an.
lesson-american-rails-action-track-block-other =
    Chicago est toujours vide
    C'est bientôt à Ada. Choisissez la ligne qui mène Liberty à Chicago *et* dont Ada a besoin.
lesson-american-rails-action-track-blocked =
    Restée dehors
    Ada a dû se contenter de « S'étendre de 3 » : il lui manque deux cubes, et Chicago rapporte *7 $* à Liberty.
    Même une ligne non utilisée est prise. Le prix : avec « S'étendre de 4 », vous jouez en dernier dans la colonne III.

## Auctions and what a share is worth

lesson-american-rails-auctions-title = Ce que vaut une part
lesson-american-rails-auctions-about = Offrir, compter les années, diluer
lesson-american-rails-auctions-halved =
    Une part de plus
    Le revenu de Republic est de 16 $, et Ada en a l'unique part : 16 $ par an pour elle.
    Ben en met une deuxième aux enchères. Une fois vendue, les 16 $ se partagent en deux : *8 $* par part.
lesson-american-rails-auctions-worth =
    Combien vaut-elle ?
    Nous sommes en 1856 : il reste deux dividendes, celui de cette année et celui de 1857. 2 × 8 $ = *16 $*.
    Ben offre 10 $. Offrez davantage, mais moins que ce que la part vous rapportera.
lesson-american-rails-auctions-worth-passed =
    Ben l'emporte
    Ben paie 10 $ et en recevra 16 $. Ces 6 $ auraient pu être à vous.
lesson-american-rails-auctions-worth-even =
    Rien de gagné
    Vous payez 16 $ et en retrouvez 16 $ en deux ans. Ada y perd, mais vous n'y gagnez rien. Offrez moins.
lesson-american-rails-auctions-worth-dear =
    Trop cher
    La part vous rapporte deux fois 8 $, 16 $ en tout. Ce que vous offrez au-delà est perdu pour vous : Republic le garde.
lesson-american-rails-auctions-bought =
    Ada reçoit moins
    Même revenu, une part de plus : celle d'Ada est passée de 16 $ à *8 $* par an. C'est la dilution, et personne ne lui demande son avis.
lesson-american-rails-auctions-dilute =
    À vous
    National gagne 11 $ pour l'unique part d'Ada. Avec deux parts : 11 ÷ 2, arrondi à 6 $ chacune, et cela deux fois.
    Choisissez « Part aux enchères », proposez National et offrez *moins* qu'elle ne vaut.
lesson-american-rails-auctions-dilute-gone =
    Personne n'offre
    Vous avez passé, et les autres aussi : la part est retirée de la partie, et Ada garde ses 11 $ par an.
lesson-american-rails-auctions-dilute-dear =
    Pas de gain
    La part vous rapporte 2 × 6 $ = 12 $, et vous payez autant ou plus. Les offres commencent à 10 $, et personne ne monte contre vous.
lesson-american-rails-auctions-dilute-own =
    Contre vous-même
    Vous avez maintenant les deux parts d'American : 2 × 8 $ = 16 $, autant qu'avant avec une seule. Votre offre est partie pour rien.
lesson-american-rails-auctions-dilute-yours =
    Votre propre gâteau
    Ada l'achète pour 10 $. Les 16 $ d'American se partagent en deux, et votre part rapporte 8 $ au lieu de 16 $.
lesson-american-rails-auctions-dilute-other =
    Ada a toujours ses 11 $
    Choisissez « Part aux enchères » sur la piste d'action, puis National, puis offrez 10 $ ou 11 $.
lesson-american-rails-auctions-diluted =
    D'une pierre deux coups
    National vous rapporte deux fois 6 $, *12 $* en tout, et Ada reçoit 6 $ au lieu de 11 $.
    Une part vaut ce qu'elle rapporte après la vente, fois les dividendes restants. Ce que vous payez aide la compagnie à construire.

## Funding, taking, draining

lesson-american-rails-money-title = Financer, prendre, faire payer
lesson-american-rails-money-about = De l'argent pour une compagnie, pour vous, ou en moins pour les autres
lesson-american-rails-money-empty =
    Une trésorerie vide
    La trésorerie de Liberty est vide. Cleveland est à deux cubes : forêt 3 $, ville 2 $, en tout 5 $. Elle rapporterait 4 $ par an.
    Vous ne pouvez pas donner votre argent à une compagnie. Mais la banque peut aider.
lesson-american-rails-money-fund =
    Cinq dollars de la banque
    > Choisissez « Fonds de 5 $ ». Le tableau montre ce que chaque compagnie en ferait, et ce que cela *vous* rapporte.
    > Donnez-les là où ils ouvrent quelque chose.
lesson-american-rails-money-fund-american =
    American en a assez
    Elle a déjà 14 $ et peut construire sans aide. Liberty n'a rien, et 5 $, c'est exactement le prix de Cleveland.
lesson-american-rails-money-fund-rival =
    Un cadeau
    Vous n'avez pas de part de cette compagnie : ce sont les autres qui construisent avec vos 5 $. Choisissez l'une des vôtres.
lesson-american-rails-money-fund-other =
    Liberty est toujours à sec
    Sans argent, Liberty ne peut pas poser un seul cube. Choisissez « Fonds de 5 $ », puis Liberty.
lesson-american-rails-money-use =
    À dépenser aussitôt
    La colonne suivante : Liberty a 5 $. Choisissez « S'étendre de 3 », puis *Liberty*, pour qui vous construisez. Posez deux cubes, la forêt et Cleveland, et confirmez : le troisième n'est pas obligatoire.
lesson-american-rails-money-use-other =
    Cleveland est toujours vide
    Choisissez « S'étendre de 3 » et posez Liberty : la forêt entre Pittsburg et Cleveland pour 3 $, puis Cleveland pour 2 $.
lesson-american-rails-money-two =
    Prendre, ou faire payer
    5 $ de la banque sont devenus 4 $ par an. À cette nouvelle table, voyez une autre ligne : « 2 $ ou s'étendre de 2 ».
    Vous pouvez aussi y faire payer 2 $ à chacun des autres. Ils vont à la banque, *pas* à vous. À quoi bon ?
lesson-american-rails-money-drain =
    11 $ chacun
    Chacun a 11 $, et une enchère commence à 10 $. À la colonne suivante, vous voulez acheter une part. Avec *moins de 10 $*, personne ne peut monter contre vous.
    Choisissez la ligne, puis « Chacun des autres verse 2 $ à la banque ».
lesson-american-rails-money-drain-take =
    Ada monte contre vous
    Vous avez 13 $, mais Ada a toujours 11 $ et les offre. La part vous coûte 12 $, et il vous reste 1 $.
    En faisant payer les autres, il vous resterait 1 $ aussi, mais chacun d'eux aurait 2 $ de moins.
lesson-american-rails-money-drain-other =
    Ils peuvent encore offrir
    Les autres gardent leurs 11 $ et monteront contre vous. Choisissez « 2 $ ou s'étendre de 2 », puis faites payer 2 $ à chacun d'eux.
lesson-american-rails-money-buy =
    Personne ne peut offrir
    > Les autres ont 9 $ chacun. Choisissez « Part aux enchères » et proposez National : 9 $ pour deux parts, arrondis à *5 $* chacune.
    > Puis offrez 10 $.
lesson-american-rails-money-buy-own =
    Rien de nouveau
    Les deux parts de cette compagnie sont à vous, et elle ne gagne pas plus qu'avant. Proposez-en une dont le revenu va aux autres.
lesson-american-rails-money-buy-less =
    À vous, mais plus petite
    Ici non plus, personne n'a pu monter. Mais cette part ne rapporte que 3 $ par an ; une part de National en rapporterait 5 $.
lesson-american-rails-money-buy-gone =
    Partie
    Vous passez, et personne d'autre ne peut offrir : la part est retirée de la partie. Vous aviez l'argent, offrez !
lesson-american-rails-money-buy-other =
    L'occasion passe
    Les autres ne sont à court d'argent que jusqu'aux dividendes. Choisissez « Part aux enchères », proposez National, offrez 10 $.
lesson-american-rails-money-bought =
    Aussitôt à vous
    National vous rapporte *5 $* par an, et Ada reçoit 5 $ au lieu de 9 $.
    Financez une compagnie qui s'en sert aussitôt ; prenez 2 $ faute de mieux ; faites payer les autres avant une enchère.

## How it ends

lesson-american-rails-the-end-title = Comment cela finit
lesson-american-rails-the-end-about = Se presser quand on mène, faire durer quand on gagne plus
lesson-american-rails-the-end-three =
    Trois façons de finir
    La partie se termine après un dividende : en *1857* ; ou quand toutes les parts sont vendues ou retirées ; ou quand les pièces viennent à manquer : c'est la leçon suivante.
    Alors gagne qui a le plus d'argent, même s'il était peu payé.
lesson-american-rails-the-end-hurry =
    Vous menez : pressez-vous !
    1855, et il reste *une* part, d'American. Vous avez 103 $, Ada 68 $. Mais elle reçoit 39 $ par an, et vous 14 $.
    Proposez la dernière part et passez : si personne n'en veut, elle est retirée.
lesson-american-rails-the-end-hurry-bought =
    Gagné, mais de justesse
    La partie se termine et vous menez encore. Mais vous avez payé 10 $ ou plus pour une part qui ne rapporte qu'une fois. Passez plutôt.
lesson-american-rails-the-end-hurry-dear =
    Une part trop chère
    La partie se termine, mais la part a coûté si cher que vous n'êtes plus devant Ada. Proposez-la et *passez* : cela ne coûte rien.
lesson-american-rails-the-end-hurry-later =
    Un an plus tard
    1856 est passée, et voyez l'argent : Ada reçoit tellement plus par an qu'elle est passée devant vous. 1857 n'arrangera rien.
lesson-american-rails-the-end-hurry-other =
    La partie continue
    La dernière part est toujours là, et Ada gagne 25 $ de plus que vous par an. Choisissez « Part aux enchères », proposez American et passez.
lesson-american-rails-the-end-won =
    Victoire !
    Il ne restait aucune part : la partie s'est terminée après ce dividende. Vous avez *117 $*, Ada 107 $. Un an de plus, et elle l'emportait.
lesson-american-rails-the-end-hold =
    Et maintenant l'inverse
    Cette fois, c'est *vous* qui recevez 39 $ par an, et Ada 14 $. Mais elle a 103 $ et vous 66 $. Elle joue après vous et veut proposer la dernière part.
    Où votre marqueur l'arrête-t-il ?
lesson-american-rails-the-end-hold-offered =
    Terminée par vous-même
    La dernière part est partie, et la partie est terminée : Ada a plus d'argent et gagne. Rien ne pressait pour vous.
lesson-american-rails-the-end-hold-lost =
    Ada termine la partie
    « Part aux enchères » était libre : elle propose la dernière, personne ne l'achète, et après les dividendes elle a plus d'argent que vous.
lesson-american-rails-the-end-hold-other =
    La ligne est encore libre
    Ada choisira « Part aux enchères », et la partie sera finie. Placez-vous-y vous-même, sans activer l'action.
lesson-american-rails-the-end-held =
    Bien tenu !
    Vous avez pris la ligne sans l'utiliser. Maintenant vous avez *105 $*, Ada 119 $, et 1856 va renverser cela.
    En tête par l'argent ? Pressez-vous. En tête par le revenu ? Faites durer.

## The last pieces

lesson-american-rails-the-last-pieces-title = Les dernières pièces
lesson-american-rails-the-last-pieces-about = Quand les réserves s'épuisent, la partie finit plus tôt
lesson-american-rails-the-last-pieces-supplies =
    Quand les réserves s'épuisent
    Chaque compagnie a une réserve de cubes, et les maisons en sont une aussi. Avec deux pièces ou moins, une réserve est *basse* ; à trois joueurs, trois réserves basses terminent la partie.
    Liberty et Republic n'ont plus de cubes : cela fait deux.
lesson-american-rails-the-last-pieces-third =
    Encore une, et c'est fini
    Vous avez 46 $ et Ben 24 $. Mais il reçoit *26 $* par an, et vous 16 $ : encore deux ans, et il est devant.
    Il reste trois maisons. Choisissez « Développer » et posez-en une : la partie finit avec ce dividende.
lesson-american-rails-the-last-pieces-third-later =
    Voici 1855
    Vous menez encore de peu, mais Ben gagne *10 $* par an de plus que vous. Il reste trois maisons : une seule aurait terminé la partie.
lesson-american-rails-the-last-pieces-third-other =
    Pas de troisième réserve
    C'est permis, mais aucune réserve ne devient basse, et la partie continue pour Ben. Choisissez « Développer » et posez une maison.
lesson-american-rails-the-last-pieces-over =
    Finie, et gagnée
    Il reste deux maisons : trois réserves étaient basses au moment des dividendes. Vous avez *63 $*, Ada 53 $, Ben 51 $.
    Quand vous menez, cherchez la prochaine réserve qui s'épuise. Et maintenant : jouez !
