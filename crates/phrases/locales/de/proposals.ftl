# What all who play agree on: taking moves back, a pause; leaving, and somebody else for an abandoned seat.

back-title = Meinen letzten Zug zurücknehmen
back-vanishes = Zurückgenommen würde:
back-more =
    { $count ->
        [one] und ein weiterer Zug
       *[other] und { $count } weitere Züge
    }
back-help = Alle am Tisch müssen einverstanden sein. Die Bitte verfällt, wenn jemand weiterspielt.
back-now = Zurücknehmen
back-ask = Die anderen fragen
back-leave-it = Doch nicht
back-here = Hierher zurückgehen
back-here-ask = Bitten, hierher zurückzugehen
keys-undo = meinen letzten Zug zurücknehmen

new-back = Zurücknehmen
new-back-agreed = wenn alle einverstanden sind
new-back-never = nie

propose-back = { $player } möchte den letzten Zug zurücknehmen.
propose-back-own = Du hast gebeten, deinen letzten Zug zurücknehmen zu dürfen.
propose-pause = { $player } möchte das Spiel unterbrechen.
propose-pause-own = Du hast um eine Pause gebeten.
propose-agree = Einverstanden
propose-refuse = Nein, weiterspielen
propose-withdraw = Zurückziehen

ways-title = Unterbrechen oder verlassen
pause-title = Das Spiel unterbrechen
pause-about = Sind alle einverstanden, stehen die Uhren, und niemand kann ziehen, bis jemand von euch die Pause beendet.
pause-ask = Um eine Pause bitten
pause-now = Das Spiel ist unterbrochen.
pause-sign = Pause
pause-help = Niemand kann ziehen, und keine Uhr läuft. Jeder Spieler kann die Pause beenden.
pause-end = Weiterspielen

leave-title = Dieses Spiel verlassen
leave-about = Ein Bot spielt für dich weiter, und das Protokoll sagt es. Du kannst zurückkommen und deinen Platz wieder einnehmen.
leave-level = Wie gut der Bot spielt
leave-now = Verlassen; ein Bot spielt weiter

substitute-title = Jemanden für den Platz von { $player } finden
substitute-about = Wer den Link hat, kann den Platz endgültig übernehmen, mit allem, was { $player } besitzt. Bis dahin kann { $player } zurückkommen.
substitute-make = Einen Link machen
substitute-link = Schick diesen Link der Person, die weiterspielen soll:
substitute-offer = Für { $player } spielt ein Bot. Möchtest du den Platz übernehmen und von hier aus weiterspielen?
substitute-look = Erst den Tisch ansehen
substitute-take = Den Platz übernehmen

next-game = Nächstes Spiel

event-asks-back = { $player } bittet, den letzten Zug zurücknehmen zu dürfen.
event-refuses-back = { $player } möchte weiterspielen: Es wird nichts zurückgenommen.
event-asks-pause = { $player } bittet um eine Pause.
event-refuses-pause = { $player } möchte ohne Pause weiterspielen.

problem-back-forbidden = An diesem Tisch wird nichts zurückgenommen.
problem-back-no-move = Du hast noch keinen Zug gemacht, den man zurücknehmen könnte.
problem-paused = Das Spiel ist unterbrochen. Jeder Spieler kann die Pause beenden.
problem-not-paused = Das Spiel ist nicht unterbrochen.
problem-proposed = Das ist schon vorgeschlagen: Die anderen müssen noch antworten.
problem-no-proposal = Das ist nicht mehr vorgeschlagen.
problem-only-players = Das können nur die Spieler.
problem-not-abandoned = Dieser Platz ist nicht verlassen: Dort spielt kein Bot für jemanden.
problem-no-substitute = Dieser Platz ist nicht mehr zu haben.
