# Une partie dans le terminal.

terminal-welcome = { $game }, { $players } joueurs. Tapez ce que vous voulez faire, en mots ou par son numéro ; help l'explique.
terminal-help =
    Tapez ce que vous voulez faire, dans n'importe quel ordre, puis Entrée. Les mots peuvent être abrégés ; Tab les complète quand la ligne peut être éditée.
    all : chaque action avec son numéro ; un numéro fait cette action. actions : la liste courte à nouveau.
    table : l'état de la partie. log : ce qui s'est passé depuis votre dernière décision.
    order : ce qui peut être fait pour vous pendant que les autres décident ; order bid 30 enchérit du minimum jusqu'à 30 $, puis passe.
    hint : ce que ferait un bot fort. why : les raisons du dernier conseil.
    why suivi d'une action : ce qu'elle ferait, ou pourquoi elle est impossible, et selon quelle règle.
    save suivi d'un nom de fichier : garder la partie. quit : arrêter, en la gardant si elle a un fichier.
terminal-examples = Vous pouvez taper maintenant, par exemple : { $examples }
terminal-actions = { $player }, vos actions :
terminal-not-understood = { $answer } n'est ni le numéro d'une action, de 1 à { $count }, ni un mot connu. Tapez help.
terminal-could-mean = « { $answer } » peut vouloir dire :
terminal-did-you-mean = Je ne comprends pas « { $answer } ». Vouliez-vous dire :
terminal-not-possible = « { $answer } » n'est pas possible maintenant. Sont possibles :
terminal-confirm = { $action } Tapez oui pour le faire.
terminal-number-is = Le numéro { $number } est : { $action } Tapez oui pour le faire.
terminal-gains = (+ indique la hausse du revenu.)
terminal-range = { $least } à { $most }
terminal-range-in-steps = { $least } à { $most }, par pas de { $step }
terminal-yes = oui, o
terminal-fillers = pour, sur, dans, à, au, la, le, les, de, du, avec, part, une, un, cube, vers
terminal-hint = { $place }. { $action } Vous gagnez { $percent } % de ces parties et finissez avec environ { $cash }.
terminal-no-hint = Demandez d'abord un conseil (hint), ou nommez une action : why bid 60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = C'est possible. Voici ce que cela ferait.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = La partie est gardée dans { $file }. Pour continuer : railhead play { $game } --continue { $file }
terminal-save-where = Où ? Tapez save et un nom de fichier.
terminal-cannot-save = Impossible de la garder dans { $file } : { $why }
terminal-quit = Vous avez quitté la partie.
terminal-pass-device = { $player } décide maintenant. L'argent est caché : appuyez sur Entrée quand { $player } est seul à voir l'écran.
