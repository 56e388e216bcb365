# What all who play agree on: taking moves back, a pause; leaving, and somebody else for an abandoned seat.

back-title = Reprendre mon dernier coup
back-vanishes = Serait repris :
back-more =
    { $count ->
        [one] et un autre coup
       *[other] et { $count } autres coups
    }
back-help = Tout le monde à la table doit être d’accord. La demande tombe dès que quelqu’un joue.
back-now = Reprendre
back-ask = Demander aux autres
back-leave-it = Laisser ainsi
back-here = Revenir ici
back-here-ask = Demander à revenir ici
keys-undo = reprendre mon dernier coup

new-back = Reprendre des coups
new-back-agreed = si tout le monde est d’accord
new-back-never = jamais

propose-back = { $player } voudrait reprendre son dernier coup.
propose-back-own = Vous avez demandé à reprendre votre dernier coup.
propose-pause = { $player } voudrait faire une pause.
propose-pause-own = Vous avez demandé une pause.
propose-agree = D’accord
propose-refuse = Non, continuer
propose-withdraw = Retirer la demande

ways-title = Pause ou départ
pause-title = Mettre la partie en pause
pause-about = Si tout le monde est d’accord, les pendules s’arrêtent et personne ne joue jusqu’à ce que l’un de vous mette fin à la pause.
pause-ask = Demander une pause
pause-now = La partie est en pause.
pause-sign = Pause
pause-help = Personne ne peut jouer et aucune pendule ne tourne. Chaque joueur peut mettre fin à la pause.
pause-end = Reprendre la partie

leave-title = Quitter cette partie
leave-about = Un bot continue pour vous, et le journal le dit. Vous pouvez revenir et reprendre votre place.
leave-level = Le niveau du bot
leave-now = Quitter ; un bot continue

substitute-title = Trouver quelqu’un pour la place de { $player }
substitute-about = Qui a le lien peut prendre la place pour de bon, avec tout ce que possède { $player }. D’ici là, { $player } peut revenir.
substitute-make = Créer un lien
substitute-link = Envoyez ce lien à la personne qui doit continuer :
substitute-offer = Un bot joue pour { $player }. Voulez-vous prendre la place et continuer d’ici ?
substitute-look = Regarder d’abord la table
substitute-take = Prendre la place

next-game = Partie suivante

event-asks-back = { $player } demande à reprendre son dernier coup.
event-refuses-back = { $player } préfère continuer : rien n’est repris.
event-asks-pause = { $player } demande une pause.
event-refuses-pause = { $player } préfère continuer sans pause.

problem-back-forbidden = À cette table, on ne reprend pas de coup.
problem-back-no-move = Vous n’avez encore joué aucun coup à reprendre.
problem-paused = La partie est en pause. Chaque joueur peut y mettre fin.
problem-not-paused = La partie n’est pas en pause.
problem-proposed = C’est déjà proposé : attendez les réponses des autres.
problem-no-proposal = Ce n’est plus proposé.
problem-only-players = Seuls les joueurs peuvent le faire.
problem-not-abandoned = Cette place n’est pas abandonnée : aucun bot n’y joue pour quelqu’un.
problem-no-substitute = Cette place n’est plus à prendre.
