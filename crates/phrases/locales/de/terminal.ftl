# Eine Partie im Terminal.

terminal-welcome = { $game }, { $players } Spieler. Tippe die Nummer einer Aktion, oder: help.
terminal-help =
    Tippe die Nummer einer Aktion und Enter.
    table: wie es steht. log: was seit deiner letzten Entscheidung geschah. actions: noch einmal die Liste.
    hint: was ein starker Bot täte. why: die Gründe des letzten Hinweises.
    why mit einer Aktion in Worten (why bid amount=60): warum sie nicht möglich ist, und nach welcher Regel.
    save mit einem Dateinamen: die Partie behalten. quit: aufhören; sie bleibt, wenn sie eine Datei hat.
terminal-actions = { $player }, deine Aktionen:
terminal-likewise = { $first } bis { $last }: ebenso, bis { $action }
terminal-not-understood = { $answer } ist weder die Nummer einer Aktion, von 1 bis { $count }, noch ein bekanntes Wort. Tippe help.
terminal-hint = { $place }. { $action } Du gewinnst { $percent } % solcher Partien und hast am Ende etwa { $cash }.
terminal-no-hint = Frage zuerst nach einem Hinweis (hint), oder nenne eine Aktion: why bid amount=60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = Das ist möglich. Es hätte folgende Wirkung.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = Die Partie liegt in { $file }. Weiter geht es mit: railhead play { $game } --continue { $file }
terminal-save-where = Wohin? Tippe save und einen Dateinamen.
terminal-cannot-save = Sie kann nicht in { $file } abgelegt werden: { $why }
terminal-quit = Du hast die Partie verlassen.
terminal-pass-device = Jetzt entscheidet { $player }. Geld ist verdeckt: drücke Enter, wenn nur { $player } das sehen kann.
