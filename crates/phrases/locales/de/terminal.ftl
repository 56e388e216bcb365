# Eine Partie im Terminal.

terminal-welcome = { $game }, { $players } Spieler. Tippe, was du tun willst, in Worten oder als Nummer; help erklärt es.
terminal-help =
    Tippe, was du tun willst, in beliebiger Reihenfolge, und Enter. Wörter lassen sich abkürzen; wo die Zeile bearbeitet werden kann, ergänzt Tab sie.
    all: jede Aktion mit ihrer Nummer; eine Nummer führt die Aktion aus. actions: noch einmal die kurze Liste.
    table: wie es steht. log: was seit deiner letzten Entscheidung geschah.
    order: was für dich getan werden kann, während andere entscheiden; order bid 30 bietet mit der kleinsten Erhöhung bis 30 $, dann passt es.
    hint: was ein starker Bot täte. why: die Gründe des letzten Hinweises.
    why mit einer Aktion: was sie bewirkt, oder warum sie nicht möglich ist, und nach welcher Regel.
    save mit einem Dateinamen: die Partie behalten. quit: aufhören; sie bleibt, wenn sie eine Datei hat.
terminal-examples = Jetzt kannst du zum Beispiel tippen: { $examples }
terminal-actions = { $player }, deine Aktionen:
terminal-not-understood = { $answer } ist weder die Nummer einer Aktion, von 1 bis { $count }, noch ein bekanntes Wort. Tippe help.
terminal-could-mean = „{ $answer }“ kann heißen:
terminal-did-you-mean = Ich verstehe „{ $answer }“ nicht. Meintest du:
terminal-not-possible = „{ $answer }“ ist jetzt nicht möglich. Möglich ist:
terminal-confirm = { $action } Tippe ja, um es zu tun.
terminal-number-is = Nummer { $number } ist: { $action } Tippe ja, um es zu tun.
terminal-gains = (+ sagt, um wie viel das Einkommen steigt.)
terminal-range = { $least } bis { $most }
terminal-range-in-steps = { $least } bis { $most }, in Schritten von { $step }
terminal-yes = ja, j
terminal-fillers = für, auf, in, an, am, im, die, der, das, den, von, mit, aus, anteil, einen, würfel, nach
terminal-hint = { $place }. { $action } Du gewinnst { $percent } % solcher Partien und hast am Ende etwa { $cash }.
terminal-no-hint = Frage zuerst nach einem Hinweis (hint), oder nenne eine Aktion: why bid 60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = Das ist möglich. Es hätte folgende Wirkung.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = Die Partie liegt in { $file }. Weiter geht es mit: railhead play { $game } --continue { $file }
terminal-save-where = Wohin? Tippe save und einen Dateinamen.
terminal-cannot-save = Sie kann nicht in { $file } abgelegt werden: { $why }
terminal-quit = Du hast die Partie verlassen.
terminal-pass-device = Jetzt entscheidet { $player }. Geld ist verdeckt: drücke Enter, wenn nur { $player } das sehen kann.
