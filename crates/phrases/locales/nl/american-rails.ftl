# American Rails.

## Namen

hex-city = { $city } ({ $name })
hex-plains = de vlakte { $name }
hex-forest = het bos { $name }
hex-mountain = de berg { $name }

row-pass = Pas
row-develop = Ontwikkel
row-fund = Financier $5
row-take = Neem $2
row-take-or-expand = Neem $2 (of Breid uit 2)
row-expand-3 = Breid uit 3
row-auction = Veil een aandeel
row-expand-4 = Breid uit 4

## Wat er gebeurde: veilingen

event-set-up = Voorbereiding. Iedereen heeft { $amount }; { $player } is bankier.
event-set-up-without = Voorbereiding. Iedereen heeft { $amount }; { $player } is bankier. { $company } doet in dit spel niet mee.
event-offered =
    { $player-is ->
        [you] Je veilt een aandeel { of-company }.
       *[other] { $player } veilt een aandeel { of-company }.
    }
event-offered-unasked =
    { $player-is ->
        [you] Je veilt een aandeel { of-company }, de enige spoorwegmaatschappij die nog niet geveild is.
       *[other] { $player } veilt een aandeel { of-company }, de enige spoorwegmaatschappij die nog niet geveild is.
    }
event-bid =
    { $player-is ->
        [you] Je biedt { $amount }.
       *[other] { $player } biedt { $amount }.
    }
event-passed-beyond-means =
    { $player-is ->
        [you] Je kunt geen { $amount } bieden en past.
       *[other] { $player } kan geen { $amount } bieden en past.
    }
event-sold =
    { $player-is ->
        [you] Je koopt het aandeel { of-company } voor { $amount }.
       *[other] { $player } koopt het aandeel { of-company } voor { $amount }.
    }
event-unsold = Niemand wil het aandeel { of-company }: het wordt uit het spel verwijderd.
event-stillborn =
    { $shares ->
        [one] Geen stad is leeg, dus { $company } kan niet beginnen: het aandeel dat { $player } net heeft gekocht, wordt uit het spel verwijderd.
       *[other] Geen stad is leeg, dus { $company } kan niet beginnen: het aandeel dat { $player } net heeft gekocht en de rest van de voorraad, samen { $shares } aandelen, worden uit het spel verwijderd.
    }
event-started =
    { $player-is ->
        [you] Je plaatst het eerste blokje { of-company } op { $hex }.
       *[other] { $player } plaatst het eerste blokje { of-company } op { $hex }.
    }
event-started-unasked =
    { $player-is ->
        [you] Je plaatst het eerste blokje { of-company } op { $hex }, de enige lege stad.
       *[other] { $player } plaatst het eerste blokje { of-company } op { $hex }, de enige lege stad.
    }
event-queued-winner =
    { $player-is ->
        [you] Je krijgt plaats { $place } in de beurtvolgorde.
       *[other] { $player } krijgt plaats { $place } in de beurtvolgorde.
    }
event-queued-behind =
    { $player-is ->
        [you] Je hebt geen aandeel gekocht en krijgt plaats { $place } in de beurtvolgorde.
       *[other] { $player } heeft geen aandeel gekocht en krijgt plaats { $place } in de beurtvolgorde.
    }

## Wat er gebeurde: jaren, kolommen en rijen

event-year = { $year }
event-column =
    { $column ->
        [1] { $year }, eerste kolom. Volgorde: { $order }
        [2] { $year }, tweede kolom. Volgorde: { $order }
       *[3] { $year }, derde kolom. Volgorde: { $order }
    }
event-chose =
    { $player-is ->
        [you] Je kiest "{ $row }".
       *[other] { $player } kiest "{ $row }".
    }
event-declined =
    { $player-is ->
        [you] Je voert "{ $row }" niet uit.
       *[other] { $player } voert "{ $row }" niet uit.
    }
event-unusable =
    { $player-is ->
        [you] Je kunt "{ $row }" nu niet uitvoeren.
       *[other] { $player } kan "{ $row }" nu niet uitvoeren.
    }
event-developed =
    { $player-is ->
        [you] Je ontwikkelt { $hex }.
       *[other] { $player } ontwikkelt { $hex }.
    } { $left ->
        [0] Er is geen ontwikkelingshuisje meer.
        [one] Er is nog één ontwikkelingshuisje.
       *[other] Er zijn nog { $left } ontwikkelingshuisjes.
    }
event-funded =
    { $player-is ->
        [you] Je financiert { $company }.
       *[other] { $player } financiert { $company }.
    }
event-took =
    { $player-is ->
        [you] Je neemt geld van de bank.
       *[other] { $player } neemt geld van de bank.
    }
event-drained =
    { $player-is ->
        [you] Je laat alle andere spelers aan de bank betalen.
       *[other] { $player } laat alle andere spelers aan de bank betalen.
    }
event-laid =
    { $player-is ->
        [you] Je legt een blokje { of-company } op { $hex }.
       *[other] { $player } legt een blokje { of-company } op { $hex }.
    }
event-stopped =
    { $player-is ->
        [you] Je legt geen blokjes meer.
       *[other] { $player } legt geen blokjes meer.
    }
event-stopped-unasked =
    { $player-is ->
        [you] Je kunt geen blokje meer leggen.
       *[other] { $player } kan geen blokje meer leggen.
    }

## Wat erop volgde: inkomsten

income-alone = De inkomsten { of-company } stijgen met { $change } naar { $now }: alleen deze maatschappij bereikt { $hex }.
income-joined = De inkomsten { of-company } stijgen met { $change } naar { $now }: de maatschappij bereikt { $hex }, waar al een andere is.
income-crowded = De inkomsten { of-company } dalen met { $change } naar { $now }: { $newcomer } is nu ook in { $hex }.
income-developed = De inkomsten { of-company } stijgen met { $change } naar { $now }: { $hex } is ontwikkeld.
income-connected = De inkomsten { of-company } stijgen met { $change } naar { $now }: speciale connectie tussen { $one } en { $other }.

## Dividend en het einde

event-dividend =
    { $shares ->
        [one] { $company } verdient { $income } voor { $shares } aandeel: { $amount } per aandeel.
       *[other] { $company } verdient { $income } voor { $shares } aandelen: { $amount } per aandeel.
    }
reason-year = het laatste jaar voorbij is
reason-shares = alle aandelen verkocht of verwijderd zijn
reason-supplies = in ten minste { $players } voorraden nog maar twee stuks of minder liggen

## Wat er gevraagd wordt

ask-offer =
    { $player-is ->
        [you] Je moet het volgende aandeel veilen.
       *[other] { $player } moet het volgende aandeel veilen.
    }
ask-bid =
    { $player-is ->
        [you] Je mag ten minste { $least } bieden op het aandeel { of-company }, of passen.
       *[other] { $player } mag ten minste { $least } bieden op het aandeel { of-company }, of passen.
    }
ask-start =
    { $player-is ->
        [you] Je moet het eerste blokje { of-company } op een lege stad plaatsen.
       *[other] { $player } moet het eerste blokje { of-company } op een lege stad plaatsen.
    }
ask-choose =
    { $player-is ->
        [you] Je moet een vrije rij van de kolom kiezen.
       *[other] { $player } moet een vrije rij van de kolom kiezen.
    }
option-develop = een stad ontwikkelen
option-fund = een spoorwegmaatschappij $5 geven
option-offer = een aandeel veilen
option-take = $2 nemen
option-drain = elke andere speler $2 laten betalen
option-lay =
    { $cubes ->
        [one] een blokje leggen
       *[other] tot { $cubes } blokjes leggen
    }
option-lay-more =
    { $cubes ->
        [one] nog een blokje leggen
       *[other] nog tot { $cubes } blokjes leggen
    }
option-decline = de actie niet uitvoeren
warning-lost = Let op: geen stad is leeg, dus { $company } kan niet beginnen. Wie dit aandeel koopt, verliest het en ook de prijs ervan, en alle aandelen { of-company } gaan uit het spel.

## Wat wordt geweigerd

refused-not-in-game = { $company } doet in dit spel niet mee.
refused-broken-dollar = Een bod is een heel aantal dollars.
refused-beyond-cash =
    { $player-is ->
        [you] Het bod van { $bid } is meer dan de { $cash } die je hebt.
       *[other] Het bod van { $bid } is meer dan de { $cash } die { $player } heeft.
    }
refused-bid-too-low = Het bod van { $bid } is te laag. Het volgende bod moet ten minste { $least } zijn.
refused-already-passed =
    { $player-is ->
        [you] Je hebt gepast en doet niet meer mee aan deze veiling.
       *[other] { $player } heeft gepast en doet niet meer mee aan deze veiling.
    }
refused-offered-before = Een aandeel { of-company } is al eerder geveild.
refused-no-share-left = Er is geen aandeel { of-company } meer in de voorraad.
refused-start-outside-city = Een spoorwegmaatschappij begint in een lege stad, en { $hex } is geen stad.
refused-city-taken = Een spoorwegmaatschappij begint in een lege stad, en op { $hex } ligt al een blokje.
refused-row-taken =
    { $player-is ->
        [you] "{ $row }" is in deze kolom al bezet: daar staat jouw trein.
       *[other] "{ $row }" is in deze kolom al bezet: daar staat { $player }.
    }
refused-no-city = Alleen steden worden ontwikkeld, en { $hex } is geen stad.
refused-never-developed = { $hex } krijgt nooit een ontwikkelingshuisje.
refused-no-track-in-city = { $hex } kan pas worden ontwikkeld als er een spoorblokje ligt.
refused-developed-before = { $hex } is al ontwikkeld.
refused-funds-for-removed = { $company } doet in dit spel niet mee en krijgt geen geld.
refused-dead-company = { $company } heeft geen blokje op het spelbord en geen aandeel meer in de voorraad: deze maatschappij kan nooit beginnen en krijgt geen geld.
refused-no-drain = In de eerste editie kan een speler de anderen niet laten betalen.
refused-victim-too-poor = Aan deze tafel betalen de anderen alleen als iedereen { $full } heeft, en { $player } heeft { $cash }.
refused-no-expand-2 = Met drie spelers worden op deze rij geen blokjes gelegd.
refused-no-share-held =
    { $player-is ->
        [you] Je hebt geen aandeel { of-company } en kunt deze maatschappij niet uitbreiden.
       *[other] { $player } heeft geen aandeel { of-company } en kan deze maatschappij niet uitbreiden.
    }
refused-no-cube-left = { $company } heeft geen blokje meer.
refused-cube-there = { $company } heeft al een blokje op { $hex }.
refused-not-adjacent = Geen blokje { of-company } grenst aan { $hex }.
refused-hex-full = Op { $hex } is maar plaats voor één blokje, en daar ligt er al een.
refused-treasury-too-poor = Het blokje kost { $price }, en { $company } heeft maar { $treasury } in de schatkist.

## Een opzet die niet klopt

flaw-banker = Plaats { $banker } bestaat niet voor de bankier: de plaatsen zijn 0 tot en met { $last }.
flaw-none-removed = Met drie spelers wordt één spoorwegmaatschappij verwijderd, maar "removed" is null.
flaw-removed = Alleen met drie spelers wordt een spoorwegmaatschappij verwijderd, maar "removed" is { $company }.

## Een kaart die niet klopt

map-place = rij { $row }, kolom { $column } (geteld vanaf 0)
map-not-a-map = Het bestand is geen kaart: { $why }.
map-unknown = Er is geen kaart die "{ $name }" heet.
map-nameless = De kaart heeft geen naam.
map-layout = De indeling "{ $layout }" is onbekend: alleen "odd-r" is mogelijk.
map-rows = De kaart heeft { $rows } rijen; { $most } is het maximum.
map-hexes = De kaart heeft meer dan { $most } velden: { map-place } is het eerste te veel.
map-tile = "{ $tile }" op { map-place } is geen terrein; P, F, M, C en . zijn dat wel.
map-few-cities =
    { $cities ->
        [one] De kaart heeft { $cities } stad; er zijn er ten minste { $least } nodig.
       *[other] De kaart heeft { $cities } steden; er zijn er ten minste { $least } nodig.
    }
map-nameless-city = De stad op { map-place } heeft geen naam.
map-city-off = { $city } staat vermeld op { map-place }, maar daar heeft de kaart "{ $tile }" en geen "C".
map-unlisted-city = De kaart heeft een "C" op { map-place }, maar daar staat geen stad vermeld.
map-two-cities = { $city } en { $other } staan allebei vermeld op { map-place }.
map-same-name = Twee steden heten { $city }; de tweede ligt op { map-place }.
map-city-value = { $city } heeft de volledige waarde { $full } en de gedeelde waarde { $shared }: de gedeelde waarde moet ten minste 1 zijn, en de volledige waarde niet lager dan die en hoogstens { $most }.
map-special = Drie steden moeten uiteinden van de speciale connecties zijn; hier zijn dat { $cities }.
map-special-none = Drie steden moeten uiteinden van de speciale connecties zijn; hier is er geen enkele.
map-apart = Het land hangt niet samen: { map-place } is vanaf het eerste veld niet te bereiken.

## De tafel in een terminal

table-preparation = Voorbereidingsronde
table-column =
    { $column ->
        [1] { $year }, eerste kolom
        [2] { $year }, tweede kolom
       *[3] { $year }, derde kolom
    }
table-over = { $year }, einde van het spel
table-auction = Veiling van een aandeel { of-company }, aangeboden door { $player }.
table-high-bid = Het hoogste bod is { $amount } van { $player }.
table-no-bid = Er is nog geen bod.
table-cubes = Blokjes over
table-supply = Voorraad
table-removed = Verwijderd
table-track = Spoor
table-cities = Steden en hun inkomsten
table-connection = { $one } naar { $other } { $amount }
table-absent = Doet in dit spel niet mee: { $company }.
table-rows = Actiespoor
table-free = vrij
table-markers = Ontwikkelingshuisjes over: { $left }.
table-developed = Ontwikkeld: { $cities }.

## Woorden voor acties, met komma's ertussen; lijsten tonen het eerste

words-offer = veilen, aanbieden
words-bid = bieden
words-start = beginnen, starten
words-choose = kiezen
words-decline = afzien, overslaan
words-develop = ontwikkelen
words-fund = financieren, geven
words-take = nemen
words-drain = innen
words-lay = leggen, bouwen
words-done = klaar, stoppen
words-row-take-or-expand = nemen, uitbreiden 2
