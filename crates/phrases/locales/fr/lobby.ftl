# Avant et autour d’une table : accueil, nouvelle partie, salle d’attente, partage.

## The lobby, for somebody new

lobby-kicker = Deux jeux de chemin de fer à suspense
lobby-slogan = La ligne est à vous avant d’atteindre la côte.
lobby-lead = Achetez des parts, posez des rails, fixez votre prix. Gratuit, dans votre navigateur, sans compte.
lobby-first-time = { $game } contre { $bots } bots
lobby-play-now = Jouer tout de suite
lobby-with-friends = Entre amis
lobby-play = Jouer
lobby-play-help = Vous contre des bots, tout de suite

## The lobby, for somebody who comes back

lobby-welcome = Bon retour, { $name }.
lobby-welcome-nameless = Bon retour.
lobby-waiting-for-you =
    { $count ->
        [one] Une partie attend votre coup.
       *[other] { $count } parties attendent votre coup.
    }
lobby-nothing-waits = Aucune partie ne vous attend pour l’instant.
lobby-take-turn = Jouer votre tour
lobby-new = Nouvelle partie
lobby-mine = Vos parties
lobby-under-way =
    { $count ->
        [one] une en cours
       *[other] { $count } en cours
    }
lobby-your-turn = À vous
lobby-their-turn = { $player } décide
lobby-bot-for-you = Un bot joue pour vous
lobby-waiting = En attente de joueurs
lobby-moves =
    { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }
lobby-open-game = Ouvrir

## Lists of games

lobby-open = Tables ouvertes
lobby-open-count = { $count } en attente
lobby-none-open = Personne n’attend de joueurs pour l’instant. Préparez une table : d’autres pourront la rejoindre ici.
lobby-running = Parties à regarder
lobby-over = Parties récentes
lobby-hosted = hôte : { $player }
lobby-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-won = Victoire : { $players }
lobby-you-won = Vous avez gagné
lobby-with = { $amount }, contre { $players }
lobby-ended = Arrêtée d’un commun accord
lobby-record = Ouvrir un enregistrement
lobby-record-help = Une partie enregistrée (un fichier JSON), à regarder ou à poursuivre.
lobby-programs = Pour les programmes : l’API, avec une page pour l’essayer
lobby-unofficial = Railhead n’est pas officiel. American Rails est de Tim Harrison, North American Railways de Peer Sylvester ; ni eux ni leurs éditeurs n’y ont part. Si ces jeux vous plaisent, achetez-les.
lobby-deleted = Tout ce qui était enregistré à votre sujet est effacé.

## What a game is

lobby-players = { $least }–{ $most } joueurs
game-american-rails-time = environ 45 min
game-north-american-railways-time = environ 25 min
game-american-rails-by = de Tim Harrison
game-north-american-railways-by = de Peer Sylvester
game-american-rails-milestone =
    { $phase ->
        [preparation] Préparation
       *[counted] { $number }
    }
game-north-american-railways-milestone = Tour { $number }

## When something happened

ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }

## An own map or deck

new-map = Carte
new-deck = Jeu de cartes
new-material-usual = Comme d’habitude
new-material-file = La mienne : choisir un fichier (TOML ou JSON)
new-material-remove = Revenir à l’habituelle
new-material-good = { $name } est valable et sera utilisé.
new-material-checking = Vérification du fichier …
new-material-map-facts = { $hexes } hexagones, { $cities } villes
new-material-deck-facts = { $cities } villes, { $starts } villes de départ
new-material-wrong = Ce fichier est inutilisable.

## The waiting room

room-title =
    { $count ->
        [one] Il reste une place libre
       *[other] Il reste { $count } places libres
    }
room-host = Hôte
room-you = Vous
room-bot = Bot
room-free = Place libre
room-kept = Gardée pour { $player }
room-begins = La partie commence dès que toutes les places sont prises.
room-cancel = Annuler la table
room-cancel-sure = Personne n’a encore joué, rien n’est perdu. Les autres seront prévenus.
room-cancel-now = Oui, annuler
room-cancelled = L’hôte a annulé cette table.
room-to-lobby = Vers l’accueil
room-invite = Inviter quelqu’un
room-invite-host-only = Seul l’hôte peut inviter à cette table privée.

## Sharing a table

share-button = Partager
share-title = Partager cette table
share-watch = Qui a ce lien peut regarder.
share-join = Qui a ce lien peut prendre une place libre.
share-invitation = Cette table est privée. Qui a ce lien est invité : ne le donnez qu’à des gens de confiance.
share-private = Cette table est privée : le lien ne s’ouvre que pour les joueurs et les invités. Seul l’hôte peut inviter.
share-over = Qui a ce lien peut revoir la partie et sa fin.
share-moment = Le lien mène au moment que vous regardez.
share-make-public = Permettre à qui a le lien de regarder
share-make-public-help = Cette partie était privée. On verra les coups, les noms et ce qui s’est dit.
share-make-private = La rendre de nouveau privée
share-link = Lien
share-send = Partager …
share-qr = QR code du lien
share-preview = Des jeux de chemin de fer à trois à cinq, dans le navigateur : contre des bots ou entre amis.

## Ending a game by agreement

end-propose = Arrêter cette partie sans résultat
end-propose-help = Elle s’arrête si tout le monde est d’accord. Personne ne gagne.
end-propose-alone = Vous jouez seulement avec des bots : elle s’arrête aussitôt, sans vainqueur.
end-propose-now = Proposer d’arrêter
end-now = Arrêter maintenant
end-proposed = { $players } : arrêter la partie ici, sans résultat ?
end-missing = Il manque encore : { $players }.
propose-missing-you = Il manque encore votre réponse.
propose-missing-you-and = Il manque encore : vous et { $players }.
end-agree = D’accord pour arrêter
end-decline = Continuer à jouer
end-by-agreement = Les joueurs ont arrêté cette partie d’un commun accord. Personne n’a gagné.

## What has happened at a table

event-bot = Un bot joue maintenant pour { $player }.
event-back = { $player } est de retour et rejoue.
event-end = { $player } voudrait arrêter la partie sans résultat.
event-on = { $player } veut continuer à jouer.

## Who is at a table

seat-lost = Un bot joue à votre place
seat-lost-help = Vous étiez absent, la partie a continué. Votre place, votre nom et vos biens restent les vôtres.
seat-left = Vous avez quitté la partie
seat-left-help = Un bot joue la suite pour vous. Votre place, votre nom et vos biens restent les vôtres : vous pouvez revenir à tout moment.
watching =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
watching-you = Vous regardez

## When a table is not for everybody

private-title = Cette table est privée
private-help = Demandez un lien d’invitation à la personne qui vous en a parlé : l’hôte le trouve à la table sous « Partager ». Si vous avez une place ici, ouvrez la table avec le navigateur où vous vous êtes assis, ou avec votre lien personnel.

## Why something was refused

problem-ended = Les joueurs ont arrêté cette partie d’un commun accord : il n’y a plus rien à décider.
problem-cancelled = L’hôte a annulé cette table.
problem-only-host-cancels = Seul l’hôte peut annuler une table.
problem-only-host-shares = Seul l’hôte peut partager une partie privée.
problem-share-not-over = La partie n’est pas terminée : elle pourra être partagée ensuite.
problem-only-players-end = Seuls les joueurs peuvent arrêter une partie.
problem-end-not-running = La partie n’est pas en cours : il n’y a rien à arrêter.
problem-no-material = { $game } n’a pas de « { $material } ».
problem-link-long = Ce lien est trop long pour une image.
