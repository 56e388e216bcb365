# Een partij in de terminal.

terminal-welcome = { $game }, { $players } spelers. Typ het nummer van een actie, of: help.
terminal-help =
    Typ het nummer van een actie en Enter.
    table: hoe het ervoor staat. log: wat er sinds je laatste beslissing gebeurde. actions: nogmaals de lijst.
    hint: wat een sterke bot zou doen. why: de redenen van de laatste hint.
    why met een actie in woorden (why bid amount=60): waarom die niet kan, en volgens welke regel.
    save met een bestandsnaam: bewaar de partij. quit: stop, en bewaar haar als ze een bestand heeft.
terminal-actions = { $player }, jouw acties:
terminal-likewise = { $first } tot { $last }: net zo, tot en met { $action }
terminal-not-understood = { $answer } is geen nummer van een actie, van 1 tot { $count }, en geen bekend woord. Typ help.
terminal-hint = { $place }. { $action } Je wint { $percent } % van zulke partijen en eindigt met ongeveer { $cash }.
terminal-no-hint = Vraag eerst om een hint, of noem een actie: why bid amount=60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = Dit is mogelijk. Het zou het volgende doen.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = De partij is bewaard in { $file }. Ga verder met: railhead play { $game } --continue { $file }
terminal-save-where = Waar? Typ save en een bestandsnaam.
terminal-cannot-save = Ze kan niet in { $file } worden bewaard: { $why }
terminal-quit = Je hebt de partij verlaten.
terminal-pass-device = { $player } beslist nu. Geld is verborgen: druk op Enter als alleen { $player } dit kan zien.
