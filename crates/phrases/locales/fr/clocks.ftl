# Les pendules : le temps dont chacun dispose, et ce qui se passe quand il est écoulé.

clock-title = Temps
clock-help = Chacun a sa pendule. Elle tourne pendant qu'il décide, et chaque décision rend un peu de temps.
clock-none = Sans pendule
clock-live = En une séance
clock-over-days = Sur plusieurs jours
clock-brisk = Vif
clock-normal = Normal
clock-relaxed = Tranquille
clock-day = Un jour par coup
clock-three-days = Trois jours par coup
clock-week = Une semaine par coup
clock-custom = Temps au choix
clock-own-initial = Au départ
clock-own-increment = Pour chaque décision
clock-own-cap = Au plus
clock-own-grace = Libre au début de chaque décision
clock-unit = unité
clock-unit-seconds = secondes
clock-unit-minutes = minutes
clock-unit-hours = heures
clock-unit-days = jours
clock-timeout = Quand le temps est écoulé
clock-choose-nothing = Rien qu'une pendule rouge
clock-choose-others = Les autres peuvent faire jouer un bot
clock-choose-bot = Un bot joue aussitôt
clock-timeout-nothing = Quand le temps est écoulé, la pendule devient rouge, sans plus.
clock-timeout-others = Quand le temps est écoulé, les autres peuvent faire jouer un bot.
clock-timeout-bot = Quand le temps est écoulé, un bot joue aussitôt la décision.
clock-hours-title = Heures de jeu
clock-hours-help = Le temps ne passe qu'entre ces heures. Sans elles, il passe jour et nuit.
clock-from = De
clock-to = À
clock-zone = Fuseau horaire
clock-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-days-hours = { $days } j { $hours } h
clock-terms-each = Pour chaque décision, chacun a { $time }.
clock-terms-initial = Au départ, chacun a { $time }.
clock-terms-increment = Chaque décision ajoute { $time }, jusqu'à { $cap }.
clock-terms-grace = Au début de chaque décision, { $time } ne comptent pas.
clock-terms-hours = Le temps passe de { $from } à { $to } ({ $zone }).
clock-left = Temps restant
clock-runs = Temps restant ; la pendule tourne
clock-paused = Les pendules sont arrêtées : la partie est en pause
clock-sleeps = Les pendules sont arrêtées jusqu'aux prochaines heures de jeu
clock-out = Le temps est écoulé
late-title = Le temps de { $player } est écoulé.
late-decision = Un bot joue cette décision
late-seat = Un bot prend la place

problem-clock-initial = Le temps au départ doit être compris entre dix secondes et soixante jours.
problem-clock-increment = Le temps accordé pour une décision est de soixante jours au plus.
problem-clock-cap = Le temps que l'on peut accumuler est au moins celui du départ, et de soixante jours au plus.
problem-clock-grace = Le temps libre d'une décision est d'un jour au plus.
problem-clock-zone = Ce fuseau horaire est inconnu. Un fuseau s'appelle par exemple « Europe/Paris ».
problem-clock-hours = Les heures de jeu sont deux heures telles que 08:00 et 22:00, séparées d'une heure au moins.
problem-not-late = On ne peut rien faire pour ce joueur : son temps n'est pas écoulé, ou la table ne permet pas aux autres d'agir.
problem-late-only-players = Seuls les joueurs de cette table peuvent faire jouer un bot pour un retardataire.
