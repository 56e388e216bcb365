# De pagina's: lobby, nieuw spel, tafel.

page-title = Railhead
page-skip = Naar de tafel
page-skip-coach = Naar de conducteur
page-yes = Ja
page-no = Nee
page-less = Minder
page-more = Meer
page-close = Sluit
page-guest = Gast
language-name = Nederlands

## Spellen

game-american-rails = American Rails
game-north-american-railways = North American Railways
game-american-rails-about = Koop aandelen, leg spoor tussen de steden en kies wanneer je in actie komt: elke actie heeft haar prijs in de beurtvolgorde.
game-north-american-railways-about = Doe een bod op een aandeel, en de directeur van de maatschappij beslist of je het krijgt. Verbind dan steden van kust tot kust.

## Een nieuw spel

new-title = Een nieuw spel
new-game = Spel
new-players = Wie speelt er
new-players-help = Drie tot vijf spelers. Plaatsen voor anderen zijn voor wie de link opent die jij stuurt.
new-seat = Plaats { $number }
new-me = Ik
new-invite = Iemand die ik uitnodig
new-here = Iemand hier, op dit apparaat
new-bot = Bot: { $level }
new-nobody = Niemand
new-name = Naam
new-your-name = Je naam
new-options = Opties
new-random = Door loting
new-private = Alleen voor wie de link heeft
new-private-help = Anders staat het spel in de lobby: iedereen mag een vrije plaats nemen, en meekijken.
new-start = Zet het spel klaar
level-random = willekeurig
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
level-random-about = Doet zomaar een toegestane zet: goed om de tafel te leren kennen.
level-easy-about = Volgt eenvoudige vuistregels. Een eerste spel is te winnen.
level-medium-about = Weegt af wat elke zet waard zou zijn.
level-hard-about = Bedenkt ook wat de anderen zullen antwoorden.
level-expert-about = Denkt het langst na, tot drie seconden per zet.
character-even = geen
character-builder = bouwer
character-miser = gierigaard
character-spoiler = dwarsligger
character-even-about = Wil alleen maar winnen.
character-builder-about = Heeft liever een groot netwerk dan een volle portemonnee.
character-miser-about = Geeft zijn geld pas laat uit.
character-spoiler-about = Is blij als anderen verliezen.
new-character = Karakter
new-bots = Hoe de bots spelen
new-bots-help = Een karakter is een kwestie van smaak, niet van sterkte. Willekeurige en makkelijke bots hebben er geen.
new-hints = Hints
new-hints-help = Wie moet beslissen, kan vragen wat een sterke bot zou doen.
new-hints-alone = Als niemand anders meespeelt
new-hints-on = Voor iedereen
new-hints-off = Voor niemand

## Plaatsnemen

sit-help = Alleen een naam is nodig. Deze browser onthoudt dat de plaats van jou is.
sit-kept-help = Deze plaats wordt voor je vrijgehouden.
sit-down = Neem plaats
invite-help = Stuur deze link naar wie je wilt laten meespelen. Wie hem opent, kan een vrije plaats nemen.
invite-copy = Kopieer de link
invite-copied = Gekopieerd
seat-fill = Laat een bot spelen
seat-fill-open = Zet een bot op plaats { $number }
seat-take-over = Laat een bot voor { $player } spelen
seat-back = Je plaats weer innemen
seat-free = De plaats van { $player } vrijmaken
seat-leave = De tafel verlaten

## Wie je bent

me-title = Jij, op dit apparaat en op andere
me-help = Er zijn geen wachtwoorden. Deze browser bewaart een sleutel waar je plaatsen bij horen. Open de link hieronder op een ander apparaat, en je bent daar dezelfde persoon. Laat hem aan niemand zien.
me-none = Deze browser heeft nog geen sleutel: hij krijgt er een als je aan een tafel plaatsneemt.
me-link = Je persoonlijke link
me-arrive = Wees deze persoon op dit apparaat
me-arrive-help = Met deze link wordt deze browser dezelfde persoon als de browser waar de link vandaan komt, met dezelfde plaatsen en spellen.
me-arrive-warning = Deze browser is al iemand. Als je doorgaat, zijn de plaatsen die hij heeft alleen nog te bereiken met zijn eigen persoonlijke link; bewaar die eerst.
me-arrive-broken = Deze persoonlijke link is niet volledig.
me-data = Wat er over je is opgeslagen
me-data-help = Je naam, je plaatsen en de spellen waarvan je gastheer bent, wat je aan tafels hebt gezegd, je privénotities, hoe ver je bent in de lessen en waar je bericht krijgt.
me-download = Download wat er over mij is opgeslagen
me-delete = Verwijder wat er over mij is opgeslagen
me-delete-help = Je naam, je privénotities en alles wat je aan tafels hebt gezegd, verdwijnen. Je plaatsen aan tafels waar het spel nog niet is begonnen, komen vrij. De andere spellen blijven, met je zetten, onder "een voormalige speler", en een bot kan daar je plaats innemen. Deze browser vergeet je, met zijn instellingen. Niemand kan dit ongedaan maken, ook niet met je persoonlijke link. Reservekopieën van deze server veranderen hierdoor niet.
me-delete-now = Verwijder nu alles

## De tafel

page-your-turn = Jouw beurt
page-turn-of = { $player } beslist
page-over = Het spel is afgelopen
page-waiting = Wacht op spelers
page-has-the-turn = (aan de beurt)
page-seat-open = vrij
page-seat-bot = bot
page-seat-yours = jij
page-seat-here = er
page-seat-away = afwezig
page-confirm = Bevestig
page-take-back = Neem terug
page-plan = Plan
page-drop-step = Neem vanaf hier terug: { $step }
page-log = Verloop
log-taken-back = { $player } neemt terug tot zet { $to }.
page-talk = Chat
page-notes = Notities
page-rules = Regels
page-settings = Instellingen
page-board = Spelbord
page-more-panels = Meer
page-rules-of-this = Regels voor deze beslissing
page-talk-off = Aan deze tafel wordt tijdens het spel niet gechat.
page-talk-players = Hier praten alleen spelers.
page-talk-say = Zeg iets
page-talk-send = Verstuur
page-talk-earlier = Toon wat eerder is gezegd
page-notes-help = Alleen jij ziet dit.
page-table-talk = Praten aan tafel
page-table-talk-help = Spelers mogen tijdens het spel chatten. Afspraken binden niemand.
page-look-back = Terugblik: zet { $at } van { $version }
page-now = Nu: { $turn }
page-look-back-over = Het spel is uit: loop het hier stap voor stap door.
page-back-to-now = Terug naar nu
page-first = Naar het begin
page-previous = Eén zet terug
page-next = Eén zet verder
page-play = Speel de zetten af
page-moment = Moment
page-try = Probeer vanaf hier
page-try-help = Een eigen kopie van dit moment, om verder te spelen. Niemand anders ziet die.
page-try-alone = speel zelf alle plaatsen
page-try-bots = speel voor { $player } tegen bots
page-record = Download het spelverslag
page-spectator = Je kijkt mee. De spelers zien alleen hoeveel er meekijken.
page-offline = De verbinding is weg; nieuwe poging…
page-problem = Dat is niet gelukt
page-failed = De tafel kon niet worden bijgewerkt; wat je ziet is misschien verouderd.

## Wat er mis is met een bedrag

amount-missing = Typ een bedrag.
amount-whole = Alleen hele dollars.
amount-step = Alleen veelvouden van { $step }.
amount-least = Ten minste { $least }.
amount-most = Je hebt maar { $cash }.

## Hints

hint-button = Hint
hint-title = Wat een sterke bot zou doen
hint-thinking = Even nadenken …
hint-off = Hints staan uit aan deze tafel.
hint-off-others = Hints staan uit aan deze tafel: er spelen anderen mee, en de gastheer heeft ze niet toegestaan.
hint-use = Deze zet plannen
hint-share = Winstkans { $percent }
hint-cash = ongeveer { $amount } aan het eind
figure-change = { $what } { $before } → { $after }
percent = { $number }%

## Analyse

analysis-title = Analyse
analysis-start = Dit spel analyseren
analysis-help = Een sterke bot bekijkt elke beslissing: hoe ieders kansen verliepen en welke zetten het meest kostten. Dat duurt hoogstens een halve minuut.
analysis-running = Elke beslissing wordt bekeken: { $percent } klaar
analysis-shares = Winstkans, zet voor zet
analysis-costly = De zetten die het meest kostten
analysis-none = Geen enkele zet kostte veel.
analysis-moment = Zet { $move }: de winstkans van { $player } daalde met { $percent }
analysis-played = Gespeeld
analysis-better = Beter

## Het einde

end-title = Einde van het spel
end-place = Plaats
end-again = Speel opnieuw, zelfde tafel
end-again-alone = Zonder de conducteur
end-replay = Kijk terug op het spel
end-charts = Hoe het ging

## Instellingen

set-theme = Kleuren
set-theme-auto = Zoals het apparaat
set-theme-light = Licht
set-theme-dark = Donker
set-size = Tekstgrootte
set-size-normal = Normaal
set-size-large = Groot
set-size-larger = Groter
set-motion = Beweging
set-motion-auto = Zoals het apparaat
set-motion-less = Minder
set-sound = Geluid: je beurt, geld, de hamer
set-language = Taal
set-on = Aan
set-off = Uit

## Toetsen

keys-title = Toetsen
keys-rows = Kies een rij, of het antwoord met dat nummer
keys-raise = Verhoog met het minimum
keys-bid = Bied het ingevulde bedrag
keys-pass = Pas
keys-confirm = Bevestig het plan
keys-back = Neem de laatste stap terug
keys-escape = Laat het plan vallen, sluit wat open is
keys-board = Naar het spelbord; pijlen verplaatsen, Enter legt
keys-focus = Volgende maatschappij om voor te bouwen
keys-zoom = Zoom in, uit, alles
keys-step = Eén zet terug, verder
keys-now = Terug naar nu
keys-hint = Hint: wat een sterke bot zou doen
keys-coach = Naar de kaart van de conducteur
keys-help = Deze toetsen
page-purse = Wat je hebt
