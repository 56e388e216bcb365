# What all who play agree on: taking moves back, a pause; leaving, and somebody else for an abandoned seat.

back-title = Mijn laatste beurt terugnemen
back-vanishes = Dit zou worden teruggenomen:
back-more =
    { $count ->
        [one] en nog één zet
       *[other] en nog { $count } zetten
    }
back-help = Iedereen aan tafel moet akkoord gaan. Het vervalt zodra iemand verder speelt.
back-now = Terugnemen
back-ask = De anderen vragen
back-leave-it = Laat maar
back-here = Hierheen teruggaan
back-here-ask = Vragen om hierheen terug te gaan
keys-undo = mijn laatste beurt terugnemen

new-back = Terugnemen
new-back-agreed = als iedereen akkoord gaat
new-back-never = nooit

propose-back = { $player } wil de laatste beurt terugnemen.
propose-back-own = Je hebt gevraagd je laatste beurt terug te nemen.
propose-pause = { $player } wil het spel even stilleggen.
propose-pause-own = Je hebt om een pauze gevraagd.
propose-agree = Akkoord
propose-refuse = Nee, verder spelen
propose-withdraw = Intrekken

ways-title = Stilleggen of verlaten
pause-title = Het spel stilleggen
pause-about = Als iedereen akkoord gaat, staan de klokken stil en kan niemand zetten tot een van jullie de pauze beëindigt.
pause-ask = Om een pauze vragen
pause-now = Het spel ligt stil.
pause-sign = Pauze
pause-help = Niemand kan zetten en er loopt geen klok. Elke speler kan de pauze beëindigen.
pause-end = Verder spelen

leave-title = Dit spel verlaten
leave-about = Een bot speelt voor je verder, en het logboek zegt het. Je kunt terugkomen en je plaats weer innemen.
leave-level = Hoe goed de bot speelt
leave-now = Verlaten; een bot speelt verder

substitute-title = Iemand zoeken voor de plaats van { $player }
substitute-about = Wie de link heeft, kan de plaats voorgoed overnemen, met alles wat { $player } heeft. Tot dan kan { $player } terugkomen.
substitute-make = Een link maken
substitute-link = Stuur deze link naar wie verder moet spelen:
substitute-offer = Voor { $player } speelt een bot. Wil je de plaats overnemen en van hier verder spelen?
substitute-look = Eerst de tafel bekijken
substitute-take = De plaats overnemen

next-game = Volgende spel

event-asks-back = { $player } vraagt de laatste beurt terug te nemen.
event-refuses-back = { $player } speelt liever verder: er wordt niets teruggenomen.
event-asks-pause = { $player } vraagt om een pauze.
event-refuses-pause = { $player } speelt liever verder zonder pauze.

problem-back-forbidden = Aan deze tafel wordt niets teruggenomen.
problem-back-no-move = Je hebt nog geen zet gedaan die kan worden teruggenomen.
problem-paused = Het spel ligt stil. Elke speler kan de pauze beëindigen.
problem-not-paused = Het spel ligt niet stil.
problem-proposed = Dat is al voorgesteld: wacht op de antwoorden van de anderen.
problem-no-proposal = Dat wordt niet meer voorgesteld.
problem-only-players = Alleen spelers kunnen dat.
problem-not-abandoned = Die plaats is niet verlaten: er speelt daar geen bot voor iemand.
problem-no-substitute = Deze plaats is niet meer te krijgen.
