# Apprendre en jouant : la liste des leçons, une leçon à sa table, et la carte du chef de train.

learn-title = Apprendre en jouant
learn-lead = De courts arrêts à une vraie table. Le chef de train montre, vous jouez. Passez ce que vous voulez.
learn-link = Apprendre
learn-go-on-with = Continuer : { $lesson }
learn-begin-with = Commencer : { $lesson }
learn-go-on-here = Continuer
learn-begin-here = Commencer
learn-minutes = { $minutes } min
learn-not-begun =
    { $minutes ->
        [one] Pas encore commencé · une minute
       *[other] Pas encore commencé · { $minutes } minutes
    }
learn-progress =
    { $minutes ->
        [one] { $done } sur { $lessons } faites · encore une minute
       *[other] { $done } sur { $lessons } faites · encore { $minutes } minutes
    }
learn-all-done = Les { $lessons } sont faites
learn-state-done = Faite
learn-state-begun = Commencée
learn-play = Ensuite, jouez
learn-play-help = Une première partie contre des robots. Le chef de train reste à vos côtés et dit à chacune de vos décisions ce qui compte.
learn-play-coached = Jouer avec le chef de train
learn-read = Vous préférez lire ?
learn-read-help = Les règles de chaque jeu, avec des exemples.
learn-lobby = { $done } leçons sur { $lessons } faites

## Une leçon

learn-kicker = Leçon { $lesson } · arrêt { $stop } sur { $stops }
learn-kicker-missed = Leçon { $lesson } · ce que cela donne
learn-key-go-on = Continuer la leçon, ou exécuter le plan
learn-skip = Passer la leçon
learn-back = Retour
learn-go-on = Continuer
learn-show-me = Montrez-moi
learn-try-again = Réessayer
learn-showing = Regardez : étape par étape, le plan devient le coup entier.
learn-shown = Voici comment faire : le plan montre chaque étape et ce qu’elle rapporterait. Regardez-le, puis appuyez sur le bouton *encadré*.
learn-try-myself = Essayer seul
learn-next = Suivante : { $lesson }
learn-all = Toutes les leçons
learn-missed =
    Pas tout à fait
    Les règles le permettent, mais cet arrêt parle d’autre chose. Regardez ce que cela donne, et essayez autrement.
learn-read-first = Ici, il n’y a qu’à lire. Appuyez d’abord sur « { learn-go-on } ».
learn-try-first = Ce n’est que ce que votre coup donnerait. Appuyez d’abord sur « { learn-try-again } ».
learn-unknown = Cette leçon n’existe pas.
learn-unplayable = Cette leçon ne peut pas continuer de là. Recommencez-la.

## La carte du chef de train

coach-fold = Plus ou moins de ce que dit le chef de train
coach-more = Plus
coach-less = Moins
