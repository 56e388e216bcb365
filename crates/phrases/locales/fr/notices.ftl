# Ce que l'on apprend quand on n'est pas à la table.
notice-turn-title = À vous de jouer : { $game }
notice-turn-text = { $what } ({ $game }, avec { $others })
notice-begun-title = { $game } a commencé
notice-begun-text = Tout le monde est là : votre partie de { $game } avec { $others } a commencé.
notice-time-title = Votre temps est presque écoulé : { $game }
notice-time-text = { $what } ({ $game }, avec { $others })
notice-asked-title = { $player } vous demande quelque chose : { $game }
notice-asked-text = { $player } { $what } ({ $game }, avec { $others })
notice-named-title = { $player } a parlé de vous : { $game }
notice-named-text = { $player } a dit votre nom dans la conversation de votre table ({ $game }, avec { $others }).
notice-over-title = { $game } est terminé
notice-over-text = { $what } ({ $game }, avec { $others })
notice-rematch-title = { $player } aimerait rejouer : { $game }
notice-rematch-text = Une place vous est réservée à la nouvelle table ({ $game }, avec { $others }).
notice-wish-end = aimerait terminer la partie sans résultat.
notice-wish-take-back = aimerait revenir en arrière.
notice-wish-pause = aimerait faire une pause.
notice-no-result = La partie s'est terminée sans résultat.
notice-open = Aller à la table
notice-open-all = Toutes vos parties
notice-unsubscribe = Ne plus recevoir de tels courriels
notice-digest-title = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
notice-digest-text = { $count ->
    [one] C'est à vous de jouer dans cette partie :
   *[other] C'est à vous de jouer dans ces parties :
}
notice-test-title = Voilà comment Railhead vous joint
notice-test-text = Vous avez demandé ce message. Tout va bien.
notice-confirm-title = Est-ce votre adresse ?
notice-confirm-text = Quelqu'un { $player ->
    [nobody] sur
   *[other] du nom de { $player } sur
} { $server } aimerait recevoir ici des nouvelles de ses parties. Si c'est vous, suivez le lien dans la journée. Sinon, il n'y a rien à faire : vous n'en entendrez plus parler.
notice-confirm-link = Oui, c'est mon adresse
notice-recover-title = Votre chemin de retour
notice-recover-text = Avec ce lien, votre navigateur redevient { $player ->
    [nobody] vous-même
   *[other] { $player }
}, sur { $server }. Il vaut une seule fois, pendant dix minutes. Vos autres appareils auront ensuite besoin de votre nouveau lien personnel. Si vous n'avez rien demandé, il n'y a rien à faire.
notice-recover-link = Redevenir moi
fault-address = Cette adresse ne convient pas. Elle commence par https:// et mène à un lieu public.
fault-private = Cette adresse est celle d'un réseau privé, où ce serveur n'envoie rien.
fault-unresolved = Aucune machine ne porte ce nom.
fault-unreachable = L'autre côté est injoignable.
fault-tls = Aucune connexion sûre n'a pu être établie.
fault-slow = L'autre côté met trop de temps à répondre.
fault-status = L'autre côté a répondu { $number }.
fault-mail = Le serveur de courriel n'a pas accepté le message ({ $number }).
fault-no-mail = Ce serveur n'envoie pas de courriels.
fault-broken = Ce serveur ne peut rien envoyer pour le moment.
problem-many-sendings = Cela fait beaucoup de messages en peu de temps. Patientez un peu.
problem-many-mails = Cette adresse a déjà été sollicitée plusieurs fois. Patientez un moment.
problem-many-channels = Il y a déjà { $most } moyens de vous prévenir. Retirez-en un d'abord.
problem-mail-address = Ce n'est pas une adresse de courriel.
problem-no-such-channel = Ce moyen de vous prévenir n'existe pas.
problem-link-over = Ce lien ne vaut plus. Demandez-en un nouveau.
# La page où l'on choisit comment être prévenu.
notices-title = Des nouvelles de vos parties
notices-help = C'est à vous de jouer, et vous êtes ailleurs : Railhead vous le dit. Chaque moyen peut être essayé, et pour chacun vous choisissez ce qu'il vous dit.
notices-push = Sur cet appareil
notices-push-help = Votre téléphone ou votre ordinateur vous prévient, même si aucune page de Railhead n'est ouverte. Sur un iPhone, placez d'abord Railhead sur l'écran d'accueil.
notices-push-here = Me prévenir sur cet appareil
notices-push-impossible = Ce navigateur ne prend pas de tels messages, ou la page n'a pas été ouverte en https.
notices-push-denied = Ce navigateur n'autorise pas les messages d'ici. Cela se change dans ses réglages.
notices-push-failed = Cela n'a pas marché : le navigateur ou son service de messages a refusé. Réessayez plus tard.
notices-mail = Par courriel
notices-mail-help = Vous recevez d'abord un lien qui confirme que l'adresse est la vôtre. Elle peut ensuite aussi vous rendre votre identité si vous la perdez.
notices-mail-address = Votre adresse
notices-webhook = Par un webhook
notices-webhook-help = Un canal de Discord ou de Slack, votre ntfy ou Gotify, ou un programme à vous : tout ce qui prend des messages à une adresse qui commence par https://.
notices-webhook-address = Son adresse
notices-webhook-form = C'est
notices-add = Ajouter
notices-of = Me prévenir là
notices-of-turn = quand c'est à moi de jouer
notices-of-begun = quand une de mes parties commence
notices-of-time = quand mon temps est presque écoulé
notices-of-asked = quand on me demande quelque chose
notices-of-named = quand on dit mon nom dans la conversation
notices-of-over = quand une de mes parties est terminée
notices-of-rematch = quand les autres rejouent
notices-digest = Tout ensemble, une fois par jour
notices-save = Enregistrer
notices-test = Envoyer un essai
notices-ask-again = Renvoyer le lien
notices-remove = Retirer
notices-saved = Enregistré.
notices-sent = Envoyé. Si rien n'arrive d'ici une minute, quelque chose le retient en chemin.
notices-asked = Un courriel est en route. Suivez le lien, et tout est prêt.
notices-removed = Retiré.
notices-confirmed = L'adresse est la vôtre : désormais, les nouvelles de vos parties y vont.
notices-unconfirmed = Pas encore confirmée : suivez le lien du courriel que nous y avons envoyé.
notices-unsent = Le courriel n'a pas encore pu être envoyé. Le serveur réessaie pendant quelques minutes ; ensuite, vous pourrez redemander le lien.
notices-unsubscribed = Vous ne vouliez plus de courriels. Enregistrez, et ils reviennent.
notices-off = Désactivé, car cela a échoué plusieurs fois : { $why } Enregistrez ou envoyez un essai pour reprendre.
me-notices = Choisir comment être prévenu
me-notices-help = Par un message sur votre téléphone, par courriel ou par un webhook.
me-lost = Identité perdue ?
me-lost-help = Si vous avez confirmé une adresse de courriel, un lien envoyé là fait de ce navigateur à nouveau le vôtre.
me-lost-send = M'envoyer un lien
recover-title = Votre chemin de retour
recover-asked = Si quelqu'un a confirmé cette adresse ici, un lien y est en route. Il vaut dix minutes.
recover-help = Ce navigateur redevient vous, avec vos places et vos parties. Vos autres appareils auront ensuite besoin de votre nouveau lien personnel.
recover-now = Redevenir moi
confirm-title = Est-ce votre adresse ?
confirm-help = Désormais, les nouvelles de vos parties y iront, et elle pourra vous rendre votre identité.
confirm-now = Oui, c'est la mienne
unsubscribe-title = Plus de courriels
unsubscribe-help = Railhead n'enverra plus de nouvelles de vos parties à cette adresse. Vous pourrez en recevoir à nouveau quand vous voudrez.
unsubscribe-now = Plus de courriels, merci
unsubscribe-done = C'est fait. Plus aucune nouvelle de vos parties ne va à cette adresse.

# The same, told to all players of a table together; $what: whose turn it is.
notice-table-turn-title = À { $what } de jouer – { $game }
notice-table-turn-text = { $what }, c’est à vous.
notice-table-time-title = Il reste peu de temps – { $game }
notice-table-time-text = { $what }, votre temps est presque écoulé.
notice-table-begun-title = { $game } : la partie a commencé
notice-table-begun-text = Tout le monde est là.
notice-table-asked-title = { $player } demande quelque chose – { $game }
notice-table-asked-text = { $player } { $what }
notice-table-over-title = { $game } : la partie est finie
notice-table-over-text = { $what }
notice-table-rematch-title = { $game } : on rejoue
notice-table-rematch-text = { $player } a remonté la table.

webhook-title = Prévenir un salon de ce qui se passe ici
webhook-set = Un salon est prévenu de ce qui se passe ici
webhook-help = Un salon Discord ou Slack, ntfy, Gotify ou un programme à vous apprend à qui c’est de jouer, et quand la partie commence et finit.
webhook-address = Son adresse
webhook-form = Ce qu’il comprend
webhook-add = Le prévenir
webhook-remove = Ne plus le prévenir
problem-only-host-webhook = Seul l’hôte d’une table peut faire prévenir un salon.
