# Vor und um einen Tisch: Lobby, neues Spiel, Warteraum, Teilen.

## The lobby, for somebody new

lobby-kicker = Zwei Eisenbahnspiele für starke Nerven
lobby-slogan = Die Strecke gehört dir, ehe sie die Küste erreicht.
lobby-lead = Kaufe Anteile, verlege Gleise, nenne deinen Preis. Kostenlos, im Browser, ohne Anmeldung.
lobby-first-time = { $game } gegen { $bots } Bots
lobby-play-now = Jetzt spielen
lobby-with-friends = Mit Freunden
lobby-play = Spielen
lobby-play-help = Du gegen Bots, sofort

## The lobby, for somebody who comes back

lobby-welcome = Willkommen zurück, { $name }.
lobby-welcome-nameless = Willkommen zurück.
lobby-waiting-for-you =
    { $count ->
        [one] Ein Spiel wartet auf deinen Zug.
       *[other] { $count } Spiele warten auf deinen Zug.
    }
lobby-nothing-waits = Gerade wartet kein Spiel auf dich.
lobby-take-turn = Zum nächsten Zug
lobby-new = Neues Spiel
lobby-mine = Deine Spiele
lobby-under-way =
    { $count ->
        [one] eins läuft
       *[other] { $count } laufen
    }
lobby-your-turn = Du bist dran
lobby-their-turn = { $player } entscheidet
lobby-bot-for-you = Ein Bot spielt für dich
lobby-waiting = Wartet auf Mitspieler
lobby-moves =
    { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
lobby-open-game = Öffnen

## Lists of games

lobby-open = Offene Tische
lobby-open-count = { $count } warten
lobby-none-open = Gerade wartet niemand auf Mitspieler. Richte einen Tisch ein, dann können andere hier dazukommen.
lobby-running = Spiele zum Zuschauen
lobby-over = Letzte Spiele
lobby-hosted = Gastgeber: { $player }
lobby-free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-won = { $players } gewann
lobby-you-won = Du hast gewonnen
lobby-with = { $amount }, gegen { $players }
lobby-ended = Einvernehmlich beendet
lobby-record = Aufzeichnung öffnen
lobby-record-help = Ein gespeichertes Spiel (eine JSON-Datei), zum Ansehen oder Weiterspielen.
lobby-programs = Für Programme: die API, mit einer Seite zum Ausprobieren
lobby-unofficial = Railhead ist inoffiziell. American Rails ist von Tim Harrison, North American Railways von Peer Sylvester; weder sie noch ihre Verlage haben etwas damit zu tun. Wenn dir die Spiele gefallen, kaufe sie.
lobby-deleted = Alles, was über dich gespeichert war, ist gelöscht.

## What a game is

lobby-players = { $least }–{ $most } Personen
game-american-rails-time = etwa 45 Min.
game-north-american-railways-time = etwa 25 Min.
game-american-rails-by = von Tim Harrison
game-north-american-railways-by = von Peer Sylvester
game-american-rails-milestone =
    { $phase ->
        [preparation] Vorbereitung
       *[counted] { $number }
    }
game-north-american-railways-milestone = Runde { $number }

## When something happened

ago-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = vor { $count } Std.
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

## An own map or deck

new-map = Karte
new-deck = Kartensatz
new-material-usual = Wie üblich
new-material-file = Eigene Datei wählen (TOML oder JSON)
new-material-remove = Doch wie üblich
new-material-good = { $name } ist in Ordnung und wird benutzt.
new-material-checking = Die Datei wird geprüft …
new-material-map-facts = { $hexes } Felder, { $cities } Städte
new-material-deck-facts = { $cities } Städte, { $starts } Startstädte
new-material-wrong = Diese Datei kann nicht benutzt werden.

## The waiting room

room-title =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
room-host = Gastgeber
room-you = Du
room-bot = Bot
room-free = Freier Platz
room-kept = Reserviert für { $player }
room-begins = Das Spiel beginnt, sobald alle Plätze besetzt sind.
room-cancel = Tisch auflösen
room-cancel-sure = Noch hat niemand gespielt, es geht nichts verloren. Die anderen erfahren es.
room-cancel-now = Ja, auflösen
room-cancelled = Dieser Tisch wurde aufgelöst.
room-to-lobby = Zur Lobby
room-invite = Jemanden einladen
room-invite-host-only = Nur der Gastgeber kann zu diesem privaten Tisch einladen.

## Sharing a table

share-button = Teilen
share-title = Diesen Tisch teilen
share-watch = Wer diesen Link hat, kann zuschauen.
share-join = Wer diesen Link hat, kann einen freien Platz nehmen.
share-invitation = Dieser Tisch ist privat. Wer diesen Link hat, ist eingeladen: Gib ihn nur Leuten, denen du vertraust.
share-private = Dieser Tisch ist privat: Der Link öffnet sich nur für Mitspieler und Eingeladene. Nur der Gastgeber kann einladen.
share-over = Wer diesen Link hat, kann das Spiel und sein Ende ansehen.
share-moment = Der Link führt zu dem Moment, den du ansiehst.
share-make-public = Allen mit dem Link das Ansehen erlauben
share-make-public-help = Dieses Spiel war privat. Sie sehen dann Züge, Namen und was gesagt wurde.
share-make-private = Wieder privat machen
share-link = Link
share-send = Teilen …
share-qr = QR-Code des Links
share-preview = Eisenbahnspiele für drei bis fünf, im Browser: gegen Bots oder mit Freunden.

## Ending a game by agreement

end-propose = Dieses Spiel ohne Ergebnis beenden
end-propose-help = Es endet, wenn alle am Tisch einverstanden sind. Niemand gewinnt.
end-propose-alone = Mit dir spielen nur Bots: Es endet sofort, und niemand gewinnt.
end-propose-now = Ende vorschlagen
end-now = Jetzt beenden
end-proposed = { $players } würde das Spiel hier ohne Ergebnis beenden.
end-missing = Es fehlt noch: { $players }.
propose-missing-you = Es fehlt noch deine Antwort.
propose-missing-you-and = Es fehlen noch: du und { $players }.
end-agree = Einverstanden, beenden
end-decline = Weiterspielen
end-by-agreement = Die Spieler haben dieses Spiel einvernehmlich beendet. Niemand hat gewonnen.

## What has happened at a table

event-bot = Jetzt spielt ein Bot für { $player }.
event-back = { $player } ist zurück und spielt wieder selbst.
event-end = { $player } würde das Spiel ohne Ergebnis beenden.
event-on = { $player } möchte weiterspielen.

## Who is at a table

seat-lost = Ein Bot spielt gerade für dich
seat-lost-help = Du warst weg, und das Spiel ging weiter. Platz, Name und alles, was du besitzt, gehören weiter dir.
seat-left = Du hast das Spiel verlassen
seat-left-help = Ein Bot spielt für dich weiter. Platz, Name und alles, was du besitzt, gehören weiter dir: Du kannst jederzeit zurückkommen.
watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
watching-you = Du schaust zu

## When a table is not for everybody

private-title = Dieser Tisch ist privat
private-help = Bitte die Person, von der du davon weißt, um einen Einladungslink: Der Gastgeber findet ihn am Tisch unter „Teilen“. Hast du hier einen Platz, dann öffne den Tisch mit dem Browser, mit dem du dich gesetzt hast, oder mit deinem persönlichen Link.

## Why something was refused

problem-ended = Die Spieler haben dieses Spiel einvernehmlich beendet: Es gibt nichts mehr zu entscheiden.
problem-cancelled = Der Gastgeber hat diesen Tisch aufgelöst.
problem-only-host-cancels = Nur der Gastgeber kann einen Tisch auflösen.
problem-only-host-shares = Nur der Gastgeber kann ein privates Spiel teilen.
problem-share-not-over = Das Spiel ist noch nicht zu Ende: Danach kann es geteilt werden.
problem-only-players-end = Nur Mitspieler können ein Spiel beenden.
problem-end-not-running = Das Spiel läuft nicht: Es gibt nichts zu beenden.
problem-no-material = { $game } hat kein „{ $material }“.
problem-link-long = Dieser Link ist zu lang für ein Bild.
