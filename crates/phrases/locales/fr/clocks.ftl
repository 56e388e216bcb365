# Les pendules : le temps dont chacun dispose, et ce qui se passe quand il est écoulé.

problem-clock-initial = Le temps au départ doit être compris entre dix secondes et soixante jours.
problem-clock-increment = Le temps accordé pour une décision est de soixante jours au plus.
problem-clock-cap = Le temps que l'on peut accumuler est au moins celui du départ, et de soixante jours au plus.
problem-clock-grace = Le temps libre d'une décision est d'un jour au plus.
problem-clock-zone = Ce fuseau horaire est inconnu. Un fuseau s'appelle par exemple « Europe/Paris ».
problem-clock-hours = Les heures de jeu sont deux heures telles que 08:00 et 22:00, séparées d'une heure au moins.
problem-not-late = On ne peut rien faire pour ce joueur : son temps n'est pas écoulé, ou la table ne permet pas aux autres d'agir.
problem-late-only-players = Seuls les joueurs de cette table peuvent faire jouer un bot pour un retardataire.
