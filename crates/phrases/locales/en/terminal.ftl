# A game in the terminal.

terminal-welcome = { $game }, { $players } players. Type the number of an action, or: help.
terminal-help =
    Type the number of an action and Enter.
    table: how things stand. log: what happened since your last decision. actions: the list again.
    hint: what a strong bot would do. why: the reasons for the last hint.
    why, and an action in words (why bid amount=60): why it is not possible, and by which ruling.
    save, and a file name: keep the game. quit: stop, and keep it if it has a file.
terminal-actions = { $player }, your actions:
terminal-likewise = { $first } to { $last }: likewise, up to { $action }
terminal-not-understood = { $answer } is not the number of an action, from 1 to { $count }, nor a word I know. Type help.
terminal-hint = { $place }. { $action } You win { $percent } % of such games and end with about { $cash }.
terminal-no-hint = Ask for a hint first, or name an action: why bid amount=60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = This is possible. It would do the following.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = The game is kept in { $file }. Go on with: railhead play { $game } --continue { $file }
terminal-save-where = Where to? Type save and a file name.
terminal-cannot-save = It cannot be kept in { $file }: { $why }
terminal-quit = You have left the game.
terminal-pass-device = { $player } decides now. Money is hidden: press Enter when only { $player } can see this.
