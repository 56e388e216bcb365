# Een partij in de terminal.

terminal-welcome = { $game }, { $players } spelers. Typ wat je wilt doen, in woorden of met zijn nummer; help legt het uit.
terminal-help =
    Typ wat je wilt doen, in willekeurige volgorde, en Enter. Woorden mogen korter; waar de regel bewerkt kan worden, vult Tab ze aan.
    all: elke actie met haar nummer; een nummer voert die actie uit. actions: nogmaals de korte lijst.
    table: hoe het ervoor staat. log: wat er sinds je laatste beslissing gebeurde.
    order: wat er voor je kan gebeuren terwijl anderen beslissen; order bid 30 biedt met de kleinste verhoging tot $30 en past dan.
    hint: wat een sterke bot zou doen. why: de redenen van de laatste hint.
    why met een actie: wat ze zou doen, of waarom ze niet kan, en volgens welke regel.
    save met een bestandsnaam: bewaar de partij. quit: stop, en bewaar haar als ze een bestand heeft.
terminal-examples = Nu kun je bijvoorbeeld typen: { $examples }
terminal-actions = { $player }, jouw acties:
terminal-not-understood = { $answer } is geen nummer van een actie, van 1 tot { $count }, en geen bekend woord. Typ help.
terminal-could-mean = "{ $answer }" kan betekenen:
terminal-did-you-mean = Ik begrijp "{ $answer }" niet. Bedoelde je:
terminal-not-possible = "{ $answer }" kan nu niet. Wel mogelijk:
terminal-confirm = { $action } Typ ja om het te doen.
terminal-number-is = Nummer { $number } is: { $action } Typ ja om het te doen.
terminal-gains = (+ zegt hoeveel het inkomen stijgt.)
terminal-range = { $least } tot { $most }
terminal-range-in-steps = { $least } tot { $most }, in stappen van { $step }
terminal-yes = ja, j
terminal-fillers = voor, op, in, aan, de, het, een, van, met, uit, naar, aandeel, blokje
terminal-hint = { $place }. { $action } Je wint { $percent } % van zulke partijen en eindigt met ongeveer { $cash }.
terminal-no-hint = Vraag eerst om een hint, of noem een actie: why bid 60.
terminal-why-hint = { $place }. { $reason }
terminal-why-legal = Dit is mogelijk. Het zou het volgende doen.
terminal-why-refused = { $sentence } ({ $rule })
terminal-saved = De partij is bewaard in { $file }. Ga verder met: railhead play { $game } --continue { $file }
terminal-save-where = Waar? Typ save en een bestandsnaam.
terminal-cannot-save = Ze kan niet in { $file } worden bewaard: { $why }
terminal-quit = Je hebt de partij verlaten.
terminal-pass-device = { $player } beslist nu. Geld is verborgen: druk op Enter als alleen { $player } dit kan zien.
