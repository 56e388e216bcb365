# Voor en rond een tafel: lobby, nieuw spel, wachtkamer, delen.

## The lobby, for somebody new

lobby-kicker = Twee spoorwegspellen voor sterke zenuwen
lobby-slogan = De lijn is van jou voordat ze de kust bereikt.
lobby-lead = Koop aandelen, leg spoor, noem je prijs. Gratis, in je browser, zonder account.
lobby-first-time = { $game } tegen { $bots } bots
lobby-play-now = Nu spelen
lobby-with-friends = Met vrienden
lobby-play = Spelen
lobby-play-help = Jij tegen bots, meteen

## The lobby, for somebody who comes back

lobby-welcome = Welkom terug, { $name }.
lobby-welcome-nameless = Welkom terug.
lobby-waiting-for-you =
    { $count ->
        [one] Eén spel wacht op jouw zet.
       *[other] { $count } spellen wachten op jouw zet.
    }
lobby-nothing-waits = Er wacht nu geen spel op jou.
lobby-take-turn = Naar je beurt
lobby-new = Nieuw spel
lobby-mine = Jouw spellen
lobby-under-way =
    { $count ->
        [one] één bezig
       *[other] { $count } bezig
    }
lobby-your-turn = Jij bent aan zet
lobby-their-turn = { $player } beslist
lobby-bot-for-you = Een bot speelt voor jou
lobby-waiting = Wacht op spelers
lobby-moves =
    { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }
lobby-open-game = Openen

## Lists of games

lobby-open = Open tafels
lobby-open-count = { $count } wachten
lobby-none-open = Er wacht nu niemand op spelers. Zet een tafel klaar, dan kunnen anderen hier aanschuiven.
lobby-running = Spellen om te bekijken
lobby-over = Recente spellen
lobby-hosted = gastheer: { $player }
lobby-free-seats =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
lobby-join = Meedoen
lobby-watch = Kijken
lobby-won = Gewonnen door { $players }
lobby-you-won = Jij hebt gewonnen
lobby-with = { $amount }, tegen { $players }
lobby-ended = In overleg beëindigd
lobby-record = Een opname openen
lobby-record-help = Een opgeslagen spel (een JSON-bestand), om te bekijken of verder te spelen.
lobby-programs = Voor programma’s: de API, met een pagina om ze te proberen
lobby-unofficial = Railhead is onofficieel. American Rails is van Tim Harrison, North American Railways van Peer Sylvester; zij en hun uitgevers hebben er niets mee te maken. Vind je de spellen leuk, koop ze dan.
lobby-deleted = Alles wat over jou was opgeslagen, is gewist.

## What a game is

lobby-players = { $least }–{ $most } spelers
game-american-rails-time = ongeveer 45 min.
game-north-american-railways-time = ongeveer 25 min.
game-american-rails-by = van Tim Harrison
game-north-american-railways-by = van Peer Sylvester
game-american-rails-milestone =
    { $phase ->
        [preparation] Voorbereiding
       *[counted] { $number }
    }
game-north-american-railways-milestone = Beurt { $number }

## When something happened

ago-now = zojuist
ago-minutes = { $count } min. geleden
ago-hours = { $count } uur geleden
ago-days =
    { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }

## An own map or deck

new-map = Kaart
new-deck = Kaartenset
new-material-usual = De gewone
new-material-file = Een eigen: kies een bestand (TOML of JSON)
new-material-remove = Toch de gewone
new-material-good = { $name } is in orde en wordt gebruikt.
new-material-checking = Het bestand wordt gecontroleerd …
new-material-map-facts = { $hexes } velden, { $cities } steden
new-material-deck-facts = { $cities } steden, { $starts } beginsteden
new-material-wrong = Dit bestand kan niet worden gebruikt.

## The waiting room

room-title =
    { $count ->
        [one] Er is nog één plaats vrij
       *[other] Er zijn nog { $count } plaatsen vrij
    }
room-host = Gastheer
room-you = Jij
room-bot = Bot
room-free = Vrije plaats
room-kept = Vrijgehouden voor { $player }
room-begins = Het spel begint zodra alle plaatsen bezet zijn.
room-cancel = Tafel opheffen
room-cancel-sure = Er is nog niet gespeeld, er gaat niets verloren. De anderen krijgen bericht.
room-cancel-now = Ja, opheffen
room-cancelled = De gastheer heeft deze tafel opgeheven.
room-to-lobby = Naar de lobby
room-invite = Iemand uitnodigen
room-invite-host-only = Alleen de gastheer kan voor deze besloten tafel uitnodigen.

## Sharing a table

share-button = Delen
share-title = Deze tafel delen
share-watch = Wie deze link heeft, kan meekijken.
share-join = Wie deze link heeft, kan een vrije plaats nemen.
share-invitation = Deze tafel is besloten. Wie deze link heeft, is uitgenodigd: geef hem alleen aan mensen die je vertrouwt.
share-private = Deze tafel is besloten: de link werkt alleen voor spelers en genodigden. Alleen de gastheer kan uitnodigen.
share-over = Wie deze link heeft, kan het spel en het einde bekijken.
share-moment = De link leidt naar het moment dat je bekijkt.
share-make-public = Iedereen met de link laten kijken
share-make-public-help = Dit spel was besloten. Ze zien dan zetten, namen en wat er gezegd is.
share-make-private = Weer besloten maken
share-link = Link
share-send = Delen …
share-qr = QR-code van de link
share-preview = Spoorwegspellen voor drie tot vijf, in de browser: tegen bots of met vrienden.

## Ending a game by agreement

end-propose = Dit spel zonder uitslag beëindigen
end-propose-help = Het eindigt als iedereen aan tafel akkoord gaat. Niemand wint.
end-propose-alone = Je speelt alleen met bots: het eindigt meteen, en niemand wint.
end-propose-now = Voorstellen om te stoppen
end-now = Nu beëindigen
end-proposed = { $players } wil hier stoppen, zonder uitslag.
end-missing = Nog niet akkoord: { $players }.
propose-missing-you = Jij moet nog akkoord gaan.
propose-missing-you-and = Nog niet akkoord: jij en { $players }.
end-agree = Akkoord, stoppen
end-decline = Verder spelen
end-by-agreement = De spelers hebben dit spel in overleg beëindigd. Niemand heeft gewonnen.

## What has happened at a table

event-bot = Er speelt nu een bot voor { $player }.
event-back = { $player } is terug en speelt weer zelf.
event-end = { $player } wil het spel zonder uitslag beëindigen.
event-on = { $player } wil verder spelen.

## Who is at a table

seat-lost = Er speelt een bot voor jou
seat-lost-help = Je was weg en het spel ging door. Je plaats, je naam en alles wat je bezit zijn nog van jou.
seat-left = Je hebt het spel verlaten
seat-left-help = Een bot speelt voor je verder. Je plaats, je naam en alles wat je bezit zijn nog van jou: je kunt altijd terugkomen.
watching =
    { $count ->
        [one] één kijker
       *[other] { $count } kijkers
    }
watching-you = Jij kijkt mee

## When a table is not for everybody

private-title = Deze tafel is besloten
private-help = Vraag wie je erover vertelde om een uitnodigingslink: de gastheer vindt die aan tafel onder ‘Delen’. Heb je hier een plaats, open de tafel dan met de browser waarmee je ging zitten, of met je persoonlijke link.

## Why something was refused

problem-ended = De spelers hebben dit spel in overleg beëindigd: er valt niets meer te beslissen.
problem-cancelled = De gastheer heeft deze tafel opgeheven.
problem-only-host-cancels = Alleen de gastheer kan een tafel opheffen.
problem-only-host-shares = Alleen de gastheer kan een besloten spel delen.
problem-share-not-over = Het spel is nog niet afgelopen: daarna kan het worden gedeeld.
problem-only-players-end = Alleen spelers kunnen een spel beëindigen.
problem-end-not-running = Het spel is niet bezig: er valt niets te beëindigen.
problem-no-material = { $game } heeft geen ‘{ $material }’.
problem-link-long = Deze link is te lang voor een plaatje.
