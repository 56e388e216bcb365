# Wat mensen te horen krijgen die niet aan tafel zitten.
notice-turn-title = Jij bent aan zet: { $game }
notice-turn-text = { $what } ({ $game }, met { $others })
notice-begun-title = { $game } is begonnen
notice-begun-text = Iedereen is er: je spel { $game } met { $others } is begonnen.
notice-time-title = Je tijd is bijna op: { $game }
notice-time-text = { $what } ({ $game }, met { $others })
notice-asked-title = { $player } vraagt je iets: { $game }
notice-asked-text = { $player } { $what } ({ $game }, met { $others })
notice-named-title = { $player } heeft je genoemd: { $game }
notice-named-text = { $player } heeft je genoemd in het gesprek aan je tafel ({ $game }, met { $others }).
notice-over-title = { $game } is afgelopen
notice-over-text = { $what } ({ $game }, met { $others })
notice-rematch-title = { $player } wil nog een keer spelen: { $game }
notice-rematch-text = Aan de nieuwe tafel is een plaats voor je vrijgehouden ({ $game }, met { $others }).
notice-wish-end = wil het spel zonder uitslag beëindigen.
notice-wish-take-back = wil iets terugnemen.
notice-wish-pause = wil een pauze.
notice-no-result = Het spel is zonder uitslag geëindigd.
notice-open = Naar de tafel
notice-open-all = Al je spellen
notice-unsubscribe = Geen mails meer zoals deze
notice-digest-title = { $count ->
    [one] Er wacht een spel op je
   *[other] Er wachten { $count } spellen op je
}
notice-digest-text = { $count ->
    [one] In dit spel ben je aan zet:
   *[other] In deze spellen ben je aan zet:
}
notice-test-title = Zo bereikt Railhead je
notice-test-text = Je hebt om dit bericht gevraagd. Alles is in orde.
notice-confirm-title = Is dit je adres?
notice-confirm-text = Iemand { $player ->
    [nobody] op
   *[other] met de naam { $player } op
} { $server } wil hier bericht krijgen over de eigen spellen. Was jij dat, volg dan binnen een dag de link. Zo niet, dan hoef je niets te doen: je hoort er niets meer van.
notice-confirm-link = Ja, dit is mijn adres
notice-recover-title = Je weg terug
notice-recover-text = Met deze link is je browser weer { $player ->
    [nobody] jou
   *[other] { $player }
}, op { $server }. Hij geldt één keer en tien minuten lang. Andere apparaten hebben daarna je nieuwe persoonlijke link nodig. Heb je er niet om gevraagd, dan hoef je niets te doen.
notice-recover-link = Weer mij zijn
fault-address = Dit adres kan niet. Het begint met https:// en leidt naar een openbare plek.
fault-private = Dit adres ligt in een privénetwerk, waar deze server niets heen stuurt.
fault-unresolved = Er is geen computer met deze naam.
fault-unreachable = De andere kant is niet te bereiken.
fault-tls = Er kwam geen veilige verbinding tot stand.
fault-slow = De andere kant doet te lang over een antwoord.
fault-status = De andere kant heeft { $number } geantwoord.
fault-mail = De mailserver heeft de mail niet aangenomen ({ $number }).
fault-no-mail = Deze server verstuurt geen mail.
fault-broken = Deze server kan nu niets versturen.
problem-many-sendings = Dat waren veel berichten in korte tijd. Wacht even.
problem-many-mails = Dit adres is al een paar keer gevraagd. Wacht een poosje.
problem-many-channels = Er zijn al { $most } plekken waar je bericht krijgt. Verwijder er eerst een.
problem-mail-address = Dit is geen e-mailadres.
problem-no-such-channel = Deze plek waar je bericht krijgt, bestaat niet.
problem-link-over = Deze link geldt niet meer. Vraag een nieuwe aan.
# De pagina waarop je kiest waar je bericht krijgt.
notices-title = Bericht van je spellen
notices-help = Je bent aan zet en je bent elders: Railhead vertelt het je. Elke manier hieronder kun je uitproberen, en voor elke kies je wat je daar hoort.
notices-push = Op dit apparaat
notices-push-help = Je telefoon of computer laat het weten, ook als er geen pagina van Railhead openstaat. Zet Railhead op een iPhone eerst op het beginscherm.
notices-push-here = Meld het op dit apparaat
notices-push-impossible = Deze browser neemt zulke berichten niet aan, of de pagina is niet via https geopend.
notices-push-denied = Deze browser staat geen berichten van hier toe. Dat kun je in zijn instellingen veranderen.
notices-push-failed = Dat is niet gelukt: de browser of zijn berichtendienst zei nee. Probeer het later nog eens.
notices-mail = Per e-mail
notices-mail-help = Eerst krijg je een link die bevestigt dat het adres van jou is. Daarna kan het je ook je identiteit teruggeven, mocht je die kwijtraken.
notices-mail-address = Je adres
notices-webhook = Per webhook
notices-webhook-help = Een kanaal bij Discord of Slack, je ntfy of Gotify, of een eigen programma: alles wat berichten aanneemt op een adres dat met https:// begint.
notices-webhook-address = Het adres
notices-webhook-form = Het is
notices-add = Toevoegen
notices-of = Vertel me daar
notices-of-turn = dat ik aan zet ben
notices-of-begun = dat een spel van mij begint
notices-of-time = dat mijn tijd bijna op is
notices-of-asked = dat iemand me iets vraagt
notices-of-named = dat iemand me in het gesprek noemt
notices-of-over = dat een spel van mij is afgelopen
notices-of-rematch = dat de anderen nog een keer spelen
notices-digest = Alles samen, één keer per dag
notices-save = Opslaan
notices-test = Stuur een proef
notices-ask-again = Stuur de link opnieuw
notices-remove = Verwijderen
notices-saved = Opgeslagen.
notices-sent = Verstuurd. Komt het binnen een minuut niet aan, dan houdt iets het onderweg tegen.
notices-asked = Er is een mail naar je onderweg. Volg de link daarin, en alles is klaar.
notices-removed = Verwijderd.
notices-confirmed = Het adres is nu van jou: vanaf nu gaat bericht van je spellen daarheen.
notices-unconfirmed = Nog niet bevestigd: volg de link in de mail die we daarheen hebben gestuurd.
notices-unsent = De mail kon nog niet worden verstuurd. De server probeert het een paar minuten; daarna kun je de link opnieuw laten sturen.
notices-unsubscribed = Je wilde geen mails meer. Sla op, en ze komen weer.
notices-off = Uitgeschakeld, omdat het meermaals niet lukte: { $why } Sla op of stuur een proef om het weer te proberen.
me-notices = Kies hoe je het hoort
me-notices-help = Met een bericht op je telefoon, per e-mail of per webhook.
me-lost = Identiteit kwijt?
me-lost-help = Heb je een e-mailadres bevestigd, dan maakt een link daarheen deze browser weer jou.
me-lost-send = Stuur me een link
recover-title = Je weg terug
recover-asked = Als hier iemand dit adres heeft bevestigd, is er een link onderweg. Hij geldt tien minuten.
recover-help = Dit maakt deze browser weer jou, met je plaatsen en spellen. Je andere apparaten hebben daarna je nieuwe persoonlijke link nodig.
recover-now = Weer mij zijn
confirm-title = Is dit je adres?
confirm-help = Daarna gaat bericht van je spellen daarheen, en kan het je je identiteit teruggeven.
confirm-now = Ja, het is van mij
unsubscribe-title = Geen mails meer
unsubscribe-help = Railhead stuurt dan geen bericht van je spellen meer naar dit adres. Je kunt het altijd weer krijgen.
unsubscribe-now = Geen mails meer, graag
unsubscribe-done = Klaar. Er gaat geen bericht van je spellen meer naar dit adres.

# The same, told to all players of a table together; $what: whose turn it is.
notice-table-turn-title = { $what } is aan de beurt bij { $game }
notice-table-turn-text = { $what }, jij bent aan de beurt.
notice-table-time-title = Er is weinig tijd over bij { $game }
notice-table-time-text = { $what }, je tijd is bijna om.
notice-table-begun-title = { $game } is begonnen
notice-table-begun-text = Iedereen is er.
notice-table-asked-title = { $player } vraagt iets bij { $game }
notice-table-asked-text = { $player } { $what }
notice-table-over-title = { $game } is afgelopen
notice-table-over-text = { $what }
notice-table-rematch-title = { $game } wordt opnieuw gespeeld
notice-table-rematch-text = { $player } heeft de tafel opnieuw klaargezet.

webhook-title = Een chat laten weten wat hier gebeurt
webhook-set = Een chat hoort wat hier gebeurt
webhook-help = Een kanaal bij Discord of Slack, ntfy, Gotify of een eigen programma hoort wie aan de beurt is, en wanneer het spel begint en eindigt.
webhook-address = Het adres
webhook-form = Wat het begrijpt
webhook-add = Laten weten
webhook-remove = Niet meer laten weten
problem-only-host-webhook = Alleen de gastheer van een tafel kan een chat laten weten wat daar gebeurt.
