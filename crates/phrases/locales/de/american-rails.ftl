# American Rails.

## Namen

hex-city = { $city } ({ $name })
hex-plains = Feld { $name } (Ebene)
hex-forest = Feld { $name } (Wald)
hex-mountain = Feld { $name } (Gebirge)

row-pass = Passen
row-develop = Entwickeln
row-fund = Mit 5 $ fördern
row-take = 2 $ nehmen
row-take-or-expand = 2 $ nehmen (oder 2 ausbauen)
row-expand-3 = 3 ausbauen
row-auction = Einen Anteil versteigern
row-expand-4 = 4 ausbauen

## Was geschah: Versteigerungen

event-set-up = Vorbereitung. Alle haben { $amount }; { $player } ist der Bankier.
event-set-up-without = Vorbereitung. Alle haben { $amount }; { $player } ist der Bankier. { $company } ist nicht im Spiel.
event-offered =
    { $player-is ->
        [you] Du versteigerst einen Anteil { of-company }.
       *[other] { $player } versteigert einen Anteil { of-company }.
    }
event-offered-unasked =
    { $player-is ->
        [you] Du versteigerst einen Anteil { of-company }, der letzten noch nicht angebotenen Gesellschaft.
       *[other] { $player } versteigert einen Anteil { of-company }, der letzten noch nicht angebotenen Gesellschaft.
    }
event-bid =
    { $player-is ->
        [you] Du bietest { $amount }.
       *[other] { $player } bietet { $amount }.
    }
event-passed-beyond-means =
    { $player-is ->
        [you] Du kannst keine { $amount } bieten und passt.
       *[other] { $player } kann keine { $amount } bieten und passt.
    }
event-sold =
    { $player-is ->
        [you] Du kaufst den Anteil { of-company } für { $amount }.
       *[other] { $player } kauft den Anteil { of-company } für { $amount }.
    }
event-unsold = Niemand will den Anteil { of-company }: Er wird aus dem Spiel entfernt.
event-stillborn =
    { $shares ->
        [one] Keine Stadt ist frei, { $company } kann also nicht beginnen: Der Anteil, den { $player } gerade gekauft hat, wird aus dem Spiel entfernt.
       *[other] Keine Stadt ist frei, { $company } kann also nicht beginnen: Der Anteil, den { $player } gerade gekauft hat, und der Rest des Vorrats, zusammen { $shares } Anteile, werden aus dem Spiel entfernt.
    }
event-started =
    { $player-is ->
        [you] Du legst den ersten Streckenwürfel { of-company } auf { $hex }.
       *[other] { $player } legt den ersten Streckenwürfel { of-company } auf { $hex }.
    }
event-started-unasked =
    { $player-is ->
        [you] Du legst den ersten Streckenwürfel { of-company } auf { $hex }, die einzige freie Stadt.
       *[other] { $player } legt den ersten Streckenwürfel { of-company } auf { $hex }, die einzige freie Stadt.
    }
event-queued-winner =
    { $player-is ->
        [you] Du kommst auf Platz { $place } der Zugreihenfolge.
       *[other] { $player } kommt auf Platz { $place } der Zugreihenfolge.
    }
event-queued-behind =
    { $player-is ->
        [you] Du hast keinen Anteil gekauft und kommst auf Platz { $place } der Zugreihenfolge.
       *[other] { $player } hat keinen Anteil gekauft und kommt auf Platz { $place } der Zugreihenfolge.
    }

## Was geschah: Jahre, Spalten und Zeilen

event-year = { $year }
event-column =
    { $column ->
        [1] { $year }, erste Spalte. Reihenfolge: { $order }
        [2] { $year }, zweite Spalte. Reihenfolge: { $order }
       *[3] { $year }, dritte Spalte. Reihenfolge: { $order }
    }
event-chose =
    { $player-is ->
        [you] Du wählst „{ $row }“.
       *[other] { $player } wählt „{ $row }“.
    }
event-declined =
    { $player-is ->
        [you] Du verzichtest auf „{ $row }“.
       *[other] { $player } verzichtet auf „{ $row }“.
    }
event-unusable =
    { $player-is ->
        [you] Du kannst „{ $row }“ jetzt nicht nutzen.
       *[other] { $player } kann „{ $row }“ jetzt nicht nutzen.
    }
event-developed =
    { $player-is ->
        [you] Du entwickelst { $hex }.
       *[other] { $player } entwickelt { $hex }.
    } { $left ->
        [0] Es gibt keinen Entwicklungsmarker mehr.
        [one] Es gibt noch einen Entwicklungsmarker.
       *[other] Es gibt noch { $left } Entwicklungsmarker.
    }
event-funded =
    { $player-is ->
        [you] Du förderst { $company }.
       *[other] { $player } fördert { $company }.
    }
event-took =
    { $player-is ->
        [you] Du nimmst Geld aus der Bank.
       *[other] { $player } nimmt Geld aus der Bank.
    }
event-drained =
    { $player-is ->
        [you] Du lässt alle anderen an die Bank zahlen.
       *[other] { $player } lässt alle anderen an die Bank zahlen.
    }
event-laid =
    { $player-is ->
        [you] Du legst einen Streckenwürfel { of-company } auf { $hex }.
       *[other] { $player } legt einen Streckenwürfel { of-company } auf { $hex }.
    }
event-stopped =
    { $player-is ->
        [you] Du legst keine Streckenwürfel mehr.
       *[other] { $player } legt keine Streckenwürfel mehr.
    }
event-stopped-unasked =
    { $player-is ->
        [you] Du kannst keinen Streckenwürfel mehr legen.
       *[other] { $player } kann keinen Streckenwürfel mehr legen.
    }

## Was folgte: Einkommen

income-alone = Das Einkommen { of-company } steigt um { $change } auf { $now }: Die Gesellschaft erreicht { $hex } als einzige.
income-joined = Das Einkommen { of-company } steigt um { $change } auf { $now }: Die Gesellschaft erreicht { $hex }, wo schon eine andere ist.
income-crowded = Das Einkommen { of-company } sinkt um { $change } auf { $now }: { $newcomer } ist jetzt auch in { $hex }.
income-developed = Das Einkommen { of-company } steigt um { $change } auf { $now }: { $hex } ist entwickelt.
income-connected = Das Einkommen { of-company } steigt um { $change } auf { $now }: Sonderverbindung zwischen { $one } und { $other }.

## Dividenden und das Ende

event-dividend =
    { $shares ->
        [one] { $company } verdient { $income } für { $shares } Anteil: { $amount } je Anteil.
       *[other] { $company } verdient { $income } für { $shares } Anteile: { $amount } je Anteil.
    }
reason-year = das letzte Jahr vorbei ist
reason-shares = alle Anteile verkauft oder entfernt sind
reason-supplies = in mindestens { $players } Vorräten nur noch zwei Teile oder weniger liegen

## Was gefragt ist

ask-offer =
    { $player-is ->
        [you] Du musst den nächsten Anteil anbieten.
       *[other] { $player } muss den nächsten Anteil anbieten.
    }
ask-bid =
    { $player-is ->
        [you] Du kannst mindestens { $least } für den Anteil { of-company } bieten oder passen.
       *[other] { $player } kann mindestens { $least } für den Anteil { of-company } bieten oder passen.
    }
ask-start =
    { $player-is ->
        [you] Du musst den ersten Streckenwürfel { of-company } auf eine freie Stadt legen.
       *[other] { $player } muss den ersten Streckenwürfel { of-company } auf eine freie Stadt legen.
    }
ask-choose =
    { $player-is ->
        [you] Du musst eine freie Zeile der Spalte wählen.
       *[other] { $player } muss eine freie Zeile der Spalte wählen.
    }
option-develop = eine Stadt entwickeln
option-fund = eine Gesellschaft mit 5 $ fördern
option-offer = einen Anteil versteigern
option-take = 2 $ nehmen
option-drain = alle anderen je 2 $ zahlen lassen
option-lay =
    { $cubes ->
        [one] einen Streckenwürfel legen
       *[other] bis zu { $cubes } Streckenwürfel legen
    }
option-lay-more =
    { $cubes ->
        [one] noch einen Streckenwürfel legen
       *[other] noch bis zu { $cubes } Streckenwürfel legen
    }
option-decline = auf die Aktion verzichten
warning-lost = Achtung: Keine Stadt ist frei, { $company } kann also nicht beginnen. Wer diesen Anteil kauft, verliert ihn und den Preis dafür, und alle Anteile { of-company } werden aus dem Spiel entfernt.

## Was abgelehnt wird

refused-not-in-game = { $company } ist in diesem Spiel nicht dabei.
refused-broken-dollar = Gebote sind ganze Dollar.
refused-beyond-cash =
    { $player-is ->
        [you] Das Gebot von { $bid } ist höher als die { $cash }, die du hast.
       *[other] Das Gebot von { $bid } ist höher als die { $cash }, die { $player } hat.
    }
refused-bid-too-low = Das Gebot von { $bid } ist zu niedrig. Das nächste Gebot muss mindestens { $least } betragen.
refused-already-passed =
    { $player-is ->
        [you] Du hast gepasst und bist in dieser Versteigerung nicht mehr dabei.
       *[other] { $player } hat gepasst und ist in dieser Versteigerung nicht mehr dabei.
    }
refused-offered-before = Ein Anteil { of-company } wurde schon angeboten.
refused-no-share-left = Im Vorrat ist kein Anteil { of-company } mehr.
refused-start-outside-city = Eine Gesellschaft beginnt in einer freien Stadt, und { $hex } ist keine Stadt.
refused-city-taken = Eine Gesellschaft beginnt in einer freien Stadt, und auf { $hex } liegt schon ein Streckenwürfel.
refused-row-taken =
    { $player-is ->
        [you] „{ $row }“ ist in dieser Spalte schon besetzt: Dort steht dein Marker.
       *[other] „{ $row }“ ist in dieser Spalte schon besetzt: Dort steht { $player }.
    }
refused-no-city = Nur Städte werden entwickelt, und { $hex } ist keine Stadt.
refused-never-developed = { $hex } bekommt nie einen Entwicklungsmarker.
refused-no-track-in-city = { $hex } kann erst entwickelt werden, wenn dort ein Streckenwürfel liegt.
refused-developed-before = { $hex } ist schon entwickelt.
refused-funds-for-removed = { $company } ist in diesem Spiel nicht dabei und bekommt kein Geld.
refused-dead-company = { $company } hat keinen Streckenwürfel auf dem Spielplan und keinen Anteil mehr im Vorrat: Die Gesellschaft kann nie beginnen und bekommt kein Geld.
refused-no-drain = In der ersten Ausgabe kann niemand die anderen zahlen lassen.
refused-victim-too-poor = An diesem Tisch zahlen die anderen nur, wenn alle { $full } haben, und { $player } hat { $cash }.
refused-no-expand-2 = Zu dritt werden auf dieser Zeile keine Streckenwürfel gelegt.
refused-no-share-held =
    { $player-is ->
        [you] Du hast keinen Anteil { of-company } und kannst diese Gesellschaft nicht ausbauen.
       *[other] { $player } hat keinen Anteil { of-company } und kann diese Gesellschaft nicht ausbauen.
    }
refused-no-cube-left = { $company } hat keinen Streckenwürfel mehr.
refused-cube-there = { $company } hat auf { $hex } schon einen Streckenwürfel.
refused-not-adjacent = Kein Streckenwürfel { of-company } grenzt an { $hex }.
refused-hex-full = Auf { $hex } ist nur für einen Streckenwürfel Platz, und dort liegt schon einer.
refused-treasury-too-poor = Der Streckenwürfel kostet { $price }, und { $company } hat nur { $treasury } in der Kasse.

## Ein Aufbau, der nicht stimmt

flaw-banker = Den Platz { $banker } für den Bankier gibt es nicht: Die Plätze sind 0 bis { $last }.
flaw-none-removed = Zu dritt wird eine Gesellschaft entfernt, aber „removed“ ist null.
flaw-removed = Nur zu dritt wird eine Gesellschaft entfernt, aber „removed“ ist { $company }.

## Eine Karte, die nicht stimmt

map-place = Zeile { $row }, Spalte { $column } (ab 0 gezählt)
map-not-a-map = Die Datei ist keine Karte: { $why }.
map-unknown = Es gibt keine Karte namens „{ $name }“.
map-nameless = Die Karte hat keinen Namen.
map-layout = Die Anordnung „{ $layout }“ ist unbekannt: Nur „odd-r“ ist möglich.
map-rows = Die Karte hat { $rows } Zeilen; höchstens { $most } sind möglich.
map-hexes = Die Karte hat mehr als { $most } Felder: { map-place } ist das erste zu viel.
map-tile = „{ $tile }“ in { map-place } ist kein Gelände; möglich sind P, F, M, C und . (Punkt).
map-few-cities =
    { $cities ->
        [one] Die Karte hat { $cities } Stadt; sie braucht mindestens { $least }.
       *[other] Die Karte hat { $cities } Städte; sie braucht mindestens { $least }.
    }
map-nameless-city = Die Stadt in { map-place } hat keinen Namen.
map-city-off = { $city } ist in { map-place } aufgeführt, aber dort hat die Karte „{ $tile }“ und nicht „C“.
map-unlisted-city = Die Karte hat ein „C“ in { map-place }, aber dort ist keine Stadt aufgeführt.
map-two-cities = { $city } und { $other } sind beide in { map-place } aufgeführt.
map-same-name = Zwei Städte heißen { $city }; die zweite liegt in { map-place }.
map-city-value = { $city } hat den vollen Wert { $full } und den geteilten Wert { $shared }: Der geteilte Wert muss mindestens 1 sein, der volle Wert mindestens so hoch wie dieser und höchstens { $most }.
map-special = Drei Städte müssen Enden der Sonderverbindungen sein; hier sind es { $cities }.
map-special-none = Drei Städte müssen Enden der Sonderverbindungen sein; hier gibt es keine.
map-apart = Das Land hängt nicht zusammen: { map-place } ist vom ersten Feld aus nicht zu erreichen.

## Der Tisch in einem Terminal

table-preparation = Vorbereitung
table-column =
    { $column ->
        [1] { $year }, erste Spalte
        [2] { $year }, zweite Spalte
       *[3] { $year }, dritte Spalte
    }
table-over = { $year }, Ende des Spiels
table-auction = Versteigerung eines Anteils { of-company }, angeboten von { $player }.
table-high-bid = Das höchste Gebot ist { $amount } von { $player }.
table-no-bid = Es gibt noch kein Gebot.
table-cubes = Streckenwürfel übrig
table-supply = Vorrat
table-removed = Entfernt
table-track = Strecke
table-cities = Städte und ihr Einkommen
table-connection = { $one } bis { $other } { $amount }
table-absent = In diesem Spiel nicht dabei: { $company }.
table-rows = Aktionsleiste
table-free = frei
table-markers = Entwicklungsmarker übrig: { $left }.
table-developed = Entwickelt: { $cities }.

## Wörter für Aktionen, mit Kommas dazwischen; Listen zeigen das erste

words-offer = versteigern, anbieten
words-bid = bieten
words-start = beginnen, starten
words-choose = wählen
words-decline = verzichten
words-develop = entwickeln
words-fund = fördern
words-take = nehmen
words-drain = abkassieren
words-lay = legen, bauen, ausbauen
words-done = fertig, aufhören
words-row-take-or-expand = nehmen, 2 ausbauen
