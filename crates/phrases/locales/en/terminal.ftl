# A game in the terminal.

terminal-welcome = { $game }, { $players } players. Type what you want to do, in words or by its number; help explains.
terminal-help =
    Type what you want to do, in any order, and Enter. Words can be shortened; Tab completes them where the line can be edited.
    all: every action with its number; a number does that action. actions: the short list again.
    table: how things stand. log: what happened since your last decision.
    order: what can be done for you while others decide; order bid 30 bids up to $30, by the least raise, then passes.
    hint: what a strong bot would do. why: the reasons for the last hint.
    why, and an action: what it would do, or why it is not possible, and by which ruling.
    save, and a file name: keep the game. quit: stop, and keep it if it has a file.
terminal-examples = Now you can type, for example: { $examples }
terminal-actions = { $player }, your actions:
terminal-not-understood = { $answer } is not the number of an action, from 1 to { $count }, nor a word I know. Type help.
terminal-could-mean = "{ $answer }" can mean:
terminal-did-you-mean = I do not understand "{ $answer }". Did you mean:
terminal-not-possible = "{ $answer }" is not possible now. Possible:
terminal-confirm = { $action } Type yes to do it.
terminal-number-is = Number { $number } is: { $action } Type yes to do it.
terminal-gains = (+ says by how much the income rises.)
terminal-range = { $least } to { $most }
terminal-range-in-steps = { $least } to { $most }, in steps of { $step }
terminal-yes = yes, y
terminal-fillers = for, on, in, at, the, to, of, with, from, share, shares, cube, track
terminal-hint = { $place }. { $action } You win { $percent } % of such games and end with about { $cash }.
terminal-no-hint = Ask for a hint first, or name an action: why bid 60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = This is possible. It would do the following.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = The game is kept in { $file }. Go on with: railhead play { $game } --continue { $file }
terminal-save-where = Where to? Type save and a file name.
terminal-cannot-save = It cannot be kept in { $file }: { $why }
terminal-quit = You have left the game.
terminal-pass-device = { $player } decides now. Money is hidden: press Enter when only { $player } can see this.
