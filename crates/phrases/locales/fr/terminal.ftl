# Une partie dans le terminal.

terminal-welcome = { $game }, { $players } joueurs. Tapez le numéro d'une action, ou : help.
terminal-help =
    Tapez le numéro d'une action puis Entrée.
    table : l'état de la partie. log : ce qui s'est passé depuis votre dernière décision. actions : la liste à nouveau.
    hint : ce que ferait un bot fort. why : les raisons du dernier conseil.
    why suivi d'une action en mots (why bid amount=60) : pourquoi elle est impossible, et selon quelle règle.
    save suivi d'un nom de fichier : garder la partie. quit : arrêter, en la gardant si elle a un fichier.
terminal-actions = { $player }, vos actions :
terminal-likewise = { $first } à { $last } : de même, jusqu'à { $action }
terminal-not-understood = { $answer } n'est ni le numéro d'une action, de 1 à { $count }, ni un mot connu. Tapez help.
terminal-hint = { $place }. { $action } Vous gagnez { $percent } % de ces parties et finissez avec environ { $cash }.
terminal-no-hint = Demandez d'abord un conseil (hint), ou nommez une action : why bid amount=60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = C'est possible. Voici ce que cela ferait.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = La partie est gardée dans { $file }. Pour continuer : railhead play { $game } --continue { $file }
terminal-save-where = Où ? Tapez save et un nom de fichier.
terminal-cannot-save = Impossible de la garder dans { $file } : { $why }
terminal-quit = Vous avez quitté la partie.
terminal-pass-device = { $player } décide maintenant. L'argent est caché : appuyez sur Entrée quand { $player } est seul à voir l'écran.
