# Les pages : accueil, nouvelle partie, table.

page-title = Railhead
page-skip = Aller à la table
page-skip-coach = Aller au chef de train
page-yes = Oui
page-no = Non
page-less = Moins
page-more = Plus
page-close = Fermer
page-guest = Invité
language-name = Français

## Les jeux

game-american-rails = American Rails
game-north-american-railways = North American Railways
game-american-rails-about = Achetez des parts, posez des rails entre les villes et choisissez quand agir : chaque action a son prix dans l'ordre du tour.
game-north-american-railways-about = Proposez un prix pour une part : le directeur de la compagnie décide si vous l'obtenez. Puis reliez des villes d'un océan à l'autre.

## Une nouvelle partie

new-title = Une nouvelle partie
new-game = Jeu
new-players = Qui joue
new-players-help = De trois à cinq joueurs. Les places laissées à d'autres reviennent à ceux qui ouvrent le lien que vous envoyez.
new-seat = Place { $number }
new-me = Moi
new-invite = Quelqu'un que j'invite
new-here = Quelqu'un ici, sur cet appareil
new-bot = Bot : { $level }
new-nobody = Personne
new-name = Nom
new-your-name = Votre nom
new-options = Options
new-random = Tirage au sort
new-private = Seulement pour qui a le lien
new-private-help = Sinon, la partie figure à l'accueil : tout le monde peut y prendre une place libre, et la regarder.
new-start = Ouvrir la table
level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-random-about = Joue n'importe quel coup permis : pour découvrir la table.
level-easy-about = Suit des règles simples. On peut gagner dès la première partie.
level-medium-about = Pèse ce que vaudrait chacun de ses coups.
level-hard-about = Pense aussi à ce que les autres répondront.
level-expert-about = Réfléchit le plus longtemps, jusqu'à trois secondes par coup.
character-even = aucun
character-builder = bâtisseur
character-miser = avare
character-spoiler = rabat-joie
character-even-about = N'aime que gagner.
character-builder-about = Préfère un grand réseau à une bourse pleine.
character-miser-about = Se sépare tard de son argent.
character-spoiler-about = Se réjouit quand les autres perdent.
new-character = Caractère
new-bots = Comment jouent les bots
new-bots-help = Le caractère est affaire de goût, non de force. Les bots au hasard et faciles n'en ont pas.
new-hints = Conseils
new-hints-help = Celui qui doit décider peut demander ce que ferait un bot fort.
new-hints-alone = Si personne d'autre ne joue
new-hints-on = Pour tous
new-hints-off = Pour personne

## Prendre place

sit-help = Un nom suffit. Ce navigateur retient que la place est à vous.
sit-kept-help = Cette place vous est réservée.
sit-down = Prendre place
invite-help = Envoyez ce lien aux personnes avec qui vous voulez jouer. Quiconque l'ouvre peut prendre une place libre.
invite-copy = Copier le lien
invite-copied = Copié
seat-fill = Faire jouer un bot
seat-fill-open = Donner la place { $number } à un bot
seat-take-over = Faire jouer un bot pour { $player }
seat-back = Reprendre votre place
seat-free = Libérer la place de { $player }
seat-leave = Quitter la table

## Qui l'on est

me-title = Vous, sur cet appareil et sur d'autres
me-help = Il n'y a pas de mots de passe. Ce navigateur garde une clé à laquelle appartiennent vos places. Ouvrez le lien ci-dessous sur un autre appareil, et vous y êtes la même personne. Ne le montrez à personne.
me-none = Ce navigateur n'a pas encore de clé : il en reçoit une quand vous prenez place à une table.
me-link = Votre lien personnel
me-arrive = Être cette personne sur cet appareil
me-arrive-help = Avec ce lien, ce navigateur devient la même personne que celui d'où vient le lien, avec ses places et ses parties.
me-arrive-warning = Ce navigateur est déjà quelqu'un. Si vous continuez, ses places ne seront plus accessibles qu'avec son propre lien personnel ; conservez-le d'abord.
me-arrive-broken = Ce lien personnel n'est pas complet.
me-data = Ce qui est enregistré sur vous
me-data-help = Votre nom, vos places et les parties dont vous êtes l'hôte, ce que vous avez dit aux tables, vos notes privées, où vous en êtes dans les leçons et comment vous êtes prévenu.
me-download = Télécharger ce qui est enregistré sur moi
me-delete = Supprimer ce qui est enregistré sur moi
me-delete-help = Votre nom, vos notes privées et tout ce que vous avez dit aux tables disparaissent. Vos places aux tables où la partie n'a pas commencé se libèrent. Les autres parties restent, avec vos coups, sous « un ancien joueur », et un bot peut y prendre votre place. Ce navigateur vous oublie, avec ses réglages. Personne ne peut annuler cela, pas même avec votre lien personnel. Les copies de sauvegarde de ce serveur n'en sont pas modifiées.
me-delete-now = Tout supprimer maintenant

## La table

page-your-turn = À vous
page-turn-of = { $player } décide
page-over = La partie est terminée
page-waiting = En attente de joueurs
page-has-the-turn = (c'est son tour)
page-seat-open = libre
page-seat-bot = bot
page-seat-yours = vous
page-seat-here = en ligne
page-seat-away = hors ligne
page-confirm = Confirmer
page-take-back = Annuler
page-plan = Plan
page-drop-step = Annuler à partir d'ici : { $step }
page-log = Journal
log-taken-back = { $player } reprend à partir du coup { $to }.
page-talk = Messages
page-notes = Notes
page-rules = Règles
page-settings = Réglages
page-board = Plateau
page-more-panels = Plus
page-rules-of-this = Les règles de cette décision
page-talk-off = À cette table, on joue sans discussions.
page-talk-players = Seuls les joueurs écrivent ici.
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-talk-earlier = Afficher les messages précédents
page-notes-help = Personne d'autre ne voit ceci.
page-table-talk = Discussions
page-table-talk-help = Les joueurs peuvent s'écrire pendant la partie. Les accords n'engagent personne.
page-look-back = Retour en arrière : coup { $at } sur { $version }
page-now = Maintenant : { $turn }
page-look-back-over = La partie est finie : parcourez-la ici pas à pas.
page-back-to-now = Revenir au présent
page-first = Au début
page-previous = Un coup en arrière
page-next = Un coup en avant
page-play = Dérouler les coups
page-moment = Moment
page-try = Essayer à partir d'ici
page-try-help = Une copie privée de ce moment, pour jouer la suite. Personne d'autre ne la voit.
page-try-alone = jouer à toutes les places
page-try-bots = jouer pour { $player } contre des bots
page-record = Télécharger l'enregistrement
page-spectator = Vous regardez. Les joueurs voient seulement combien de personnes regardent.
page-offline = La connexion est perdue ; nouvel essai…
page-problem = Cela n'a pas marché
page-failed = La table n'a pas pu être mise à jour ; ce que vous voyez est peut-être ancien.

## Ce qui ne va pas avec un montant

amount-missing = Tapez un montant.
amount-whole = Des dollars entiers seulement.
amount-step = Seulement des multiples de { $step }.
amount-least = Au moins { $least }.
amount-most = Vous n'avez que { $cash }.

## Conseils

hint-button = Conseil
hint-title = Ce que ferait un bot fort
hint-thinking = Réflexion …
hint-off = Les conseils sont désactivés à cette table.
hint-off-others = Les conseils sont désactivés à cette table : d'autres personnes jouent et l'hôte ne les a pas permis.
hint-use = Prévoir ce coup
hint-share = Chances de victoire : { $percent }
hint-cash = environ { $amount } à la fin
figure-change = { $what } { $before } → { $after }
percent = { $number } %

## Analyse

analysis-title = Analyse
analysis-start = Analyser cette partie
analysis-help = Un bot fort examine chaque décision : l'évolution des chances de chacun et les coups qui ont coûté le plus. Cela prend jusqu'à une demi-minute.
analysis-running = Examen de chaque décision : { $percent } fait
analysis-shares = Chances de victoire, coup par coup
analysis-costly = Les coups qui ont coûté le plus
analysis-none = Aucun coup n'a coûté cher.
analysis-moment = Coup { $move } : pour { $player }, les chances de victoire baissent de { $percent }
analysis-played = Joué
analysis-better = Mieux

## La fin

end-title = Fin de la partie
end-place = Rang
end-again = Rejouer, même table
end-again-alone = Sans le chef de train
end-replay = Revoir la partie
end-charts = Le déroulement

## Réglages

set-theme = Couleurs
set-theme-auto = Comme l'appareil
set-theme-light = Claires
set-theme-dark = Sombres
set-size = Taille du texte
set-size-normal = Normale
set-size-large = Grande
set-size-larger = Plus grande
set-motion = Animations
set-motion-auto = Comme l'appareil
set-motion-less = Réduites
set-sound = Sons : votre tour, argent, marteau
set-language = Langue
set-on = Oui
set-off = Non

## Touches

keys-title = Touches
keys-rows = Choisir une ligne, ou la réponse qui porte ce numéro
keys-raise = Enchérir du minimum
keys-bid = Offrir le montant saisi
keys-pass = Passer
keys-confirm = Confirmer le plan
keys-back = Annuler la dernière étape
keys-escape = Abandonner le plan, fermer ce qui est ouvert
keys-board = Aller au plateau ; les flèches déplacent, Entrée pose
keys-focus = Compagnie suivante pour laquelle construire
keys-zoom = Agrandir, réduire, tout voir
keys-step = Un coup en arrière, en avant
keys-now = Revenir au présent
keys-hint = Conseil : ce que ferait un bot fort
keys-coach = À la carte du chef de train
keys-help = Ces touches
page-purse = Ce que vous avez
