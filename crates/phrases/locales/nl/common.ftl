# Wat elk spel zegt.

## Geld, lijsten en namen

money = ${ $amount }
money-owed = -${ $amount }
list-and = { $start } en { $last }
list-or = { $start } of { $last }
quoted = "{ $text }"
player-nameless = Speler { $number }

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
outcome-winner = { $player } wint met { $cash }, voor { $others }.
outcome-shared = { $players } delen de winst met elk { $cash }, voor { $others }.
outcome-all = { $players } delen de winst met elk { $cash }.
outcome-reasons = Het spel is afgelopen omdat { $reasons }.
