# Wat elk spel zegt.

## Geld, lijsten en namen

money = ${ $amount }
money-owed = -${ $amount }
labelled = { $label }: { $text }
list-and = { $start } en { $last }
list-or = { $start } of { $last }
quoted = "{ $text }"
player-nameless = Speler { $number }
player-former = een voormalige speler
of-company = van { $company }

## Een bestand of bericht dat niet te lezen is

unreadable = "{ $at }" klopt niet: { $why }.
misfit-missing = dit ontbreekt
misfit-expected = hier hoort { $expected }
misfit-unknown =
    { $kind ->
        [company] { $found } is geen spoorwegmaatschappij in dit spel
        [card] { $found } is geen kaart van dit spel
       *[other] { $found } bestaat niet ({ $kind })
    }
misfit-not-one-of = hier staat { $found }, en niet { $expected }

## Een actie die wordt geweigerd nog voor er een regel aan te pas komt

refused-malformed = Het veld "{ $field }" ontbreekt of klopt niet: daar hoort { $expected }.
refused-not-an-action = Een actie is een object zoals {"{"} "seat": 0, "do": "pass" {"}"}.
refused-unknown-action = Het veld "do" noemt geen actie van dit spel.
expected-text = tekst
expected-value = tekst, een getal, true of false
expected-number = een getal
expected-seat = het nummer van een plaats
expected-names = een lijst met namen
expected-list = een lijst
expected-object = een object
refused-unknown =
    { $kind ->
        [company] Er is geen spoorwegmaatschappij die "{ $name }" heet.
        [hex] Er is geen veld dat "{ $name }" heet.
        [row] Er is geen rij die "{ $name }" heet.
        [city] Er is geen stad die "{ $name }" heet.
        [column] Er is geen kolom "{ $name }".
       *[other] "{ $name }" ({ $kind }) bestaat niet.
    }
refused-no-seat = Plaats { $seat } bestaat niet: de plaatsen aan deze tafel zijn 0 tot en met { $last }.
refused-over = Het spel is afgelopen: er valt niets meer te beslissen.

## Een uitslag waar de acties niet toe leiden

broken-cash = Het geld in de uitslag is { $recorded }, maar de acties leiden tot { $played }.
broken-winners = De winnaars in de uitslag zijn { $recorded }, maar de acties leiden tot { $played }.
broken-reasons = De redenen in de uitslag zijn { $recorded }, maar de acties leiden tot { $played }.
broken-unfinished = Er is een uitslag, maar na de laatste actie is het spel niet afgelopen.
broken-result = "{ $field }" in de uitslag is { $recorded }, maar de acties leiden tot { $played }.

## Het einde

standing = { $player } met { $cash }
outcome-winner =
    { $player-is ->
        [you] Je wint met { $cash }, voor { $others }.
       *[other] { $player } wint met { $cash }, voor { $others }.
    }
outcome-shared = { $players } delen de winst met elk { $cash }, voor { $others }.
outcome-all = { $players } delen de winst met elk { $cash }.
outcome-behind = Daarachter: { $others }.
outcome-reasons = Het spel is afgelopen omdat { $reasons }.

## Wat er gebeurde

event-passed =
    { $player-is ->
        [you] Je past.
       *[other] { $player } past.
    }
paid-to-treasury =
    { $player-is ->
        [you] Je betaalt { $amount } aan de schatkist { of-company }.
       *[other] { $player } betaalt { $amount } aan de schatkist { of-company }.
    }
paid-by-company = { $company } betaalt { $amount } aan de bank.
paid-to-company = { $company } krijgt { $amount } van de bank.
paid-to-player =
    { $player-is ->
        [you] Je krijgt { $amount } van de bank.
       *[other] { $player } krijgt { $amount } van de bank.
    }
paid-by-player =
    { $player-is ->
        [you] Je betaalt { $amount } aan de bank.
       *[other] { $player } betaalt { $amount } aan de bank.
    }
paid-dividend =
    { $player-is ->
        [you] Je krijgt { $amount }.
       *[other] { $player } krijgt { $amount }.
    }
event-over = Het spel is afgelopen omdat { $reasons }.

## Wat er gevraagd wordt

ask-use =
    { $player-is ->
        [you] Je mag { $options }.
       *[other] { $player } mag { $options }.
    }
option-done = stoppen

## Wat de regels weigeren

possible = Mogelijk: { $options }.
refused-another =
    { $player-is ->
        [you] Niet jij maar { $actor } moet nu beslissen.
       *[other] Niet { $player } maar { $actor } moet nu beslissen.
    }
refused-no-answer = Dat is geen antwoord op de huidige vraag. { $question }

## Een opzet die niet klopt

flaw-players =
    { $players ->
        [one] Het spel is voor drie tot vijf spelers, niet voor { $players } speler.
       *[other] Het spel is voor drie tot vijf spelers, niet voor { $players } spelers.
    }

## De tafel in een terminal

table-order = Volgorde: { $players }
table-passed = Gepast: { $players }.
table-player = Speler
table-cash = Geld
table-shares = Aandelen
table-none = geen
table-company = Maatschappij
table-treasury = Schatkist
table-income = Inkomsten
table-dividend = Per aandeel

## Waarom een zet een van de beste is

advice-only = Iets anders kan niet.
advice-alike =
    { $against ->
        [second] Scheelt nauwelijks met de op een na beste zet.
       *[best] Scheelt nauwelijks met de beste zet.
    }
advice-even =
    { $against ->
        [second] Aan het eind evenveel voor jou als met de op een na beste zet.
       *[best] Aan het eind evenveel voor jou als met de beste zet.
    }
advice-more =
    { $against ->
        [second] Aan het eind { $amount } meer voor jou dan met de op een na beste zet.
       *[best] Aan het eind { $amount } meer voor jou dan met de beste zet.
    }
advice-less =
    { $against ->
        [second] Aan het eind { $amount } minder voor jou dan met de op een na beste zet.
       *[best] Aan het eind { $amount } minder voor jou dan met de beste zet.
    }
advice-rival-more = { $rival } heeft aan het eind { $amount } meer.
advice-rival-less = { $rival } heeft aan het eind { $amount } minder.

## Woorden voor acties, met komma's ertussen; lijsten tonen het eerste

words-pass = passen
