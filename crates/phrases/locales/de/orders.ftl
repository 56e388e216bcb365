# Daueraufträge: was für jemanden getan wird, der nicht da ist.

order-bid-pass = Für { $company } mit der kleinsten Erhöhung bis { $amount } bieten, dann passen.
order-bid-ask = Für { $company } mit der kleinsten Erhöhung bis { $amount } bieten, dann mich fragen.
order-pass-auction = In dieser Versteigerung von { $company } passen.
order-pass-until-turn = In jeder Versteigerung passen, bis ich wieder am Zug bin.
order-take-row = Als Nächstes die Zeile „{ $row }“ nehmen, wenn sie noch frei ist; sonst mich fragen.

order-offer-bid-pass = bieten, dann passen
order-offer-bid-ask = bieten, dann mich fragen
order-offer-pass-auction = Hier passen
order-offer-pass-until-turn = Passen bis zu meinem Zug

order-slot-bid = Für { $company } mit der kleinsten Erhöhung bieten, bis
order-slot-auction = In Versteigerungen
order-slot-row = Wenn noch frei, als Nächstes nehmen

order-dropped-never-came-up = Wofür er war, ist vorbei, und er wurde nicht gebraucht.
order-dropped-own-decision = Du hast selbst anders entschieden.
order-dropped-taken-back = Ein Zug wurde zurückgenommen.
order-dropped-seat-changed = Der Platz hat gewechselt.
order-dropped-row-taken = Jemand anders hat die Zeile genommen.
order-dropped-not-director = Du hast nicht mehr die Leitung.
order-dropped-cannot-pay = Du hättest nicht zahlen können.
order-dropped-refused = Er ließ sich nicht mehr ausführen.

order-refused-malformed = Der Auftrag ist nicht zu lesen: Sieh dir „{ $field }“ an.
order-refused-not-now = Dieser Auftrag lässt sich jetzt nicht geben.
order-refused-too-low = Die Grenze muss mindestens { $least } sein.
order-refused-beyond-cash = Die Grenze ist mehr als die { $cash }, die du hast.
order-refused-step = Die Grenze muss ein Vielfaches von { $step } sein.

problem-orders-players = Daueraufträge geben nur Mitspielende, und nur für den eigenen Platz.
problem-orders-not-running = Das Spiel läuft nicht: Es gibt nichts zu beauftragen.
problem-orders-none = Einen solchen Auftrag gibt es nicht.

order-title = Daueraufträge
order-button = Aufträge
order-private = Sie werden für dich ausgeführt, während du nicht da bist. Niemand sonst sieht sie oder erfährt, dass es sie gibt; alles Unerwartete hebt sie auf.
order-nothing = Gerade gibt es nichts zu beauftragen.
order-give = Auftrag geben: { $order }
order-replaces = Von jeder Art gilt einer: Ein zweiter Auftrag ersetzt den ersten.
order-did = Dein Auftrag:
order-ended = Dein Auftrag ist zu Ende.
order-given = Der Auftrag ist gegeben.
order-withdrawn = Der Auftrag ist weg.
order-withdraw = Zurückziehen
order-dismiss = Ausblenden
order-less = Weniger
order-more = Mehr
order-range = { $least } bis { $most }
order-state-stands = Gilt:
order-state-asks = Jetzt entscheidest du:
order-state-carried-out = Ausgeführt:
order-state-dropped = Aufgehoben:

terminal-orders = Das lässt sich beauftragen (order, die Nummer oder ein Teil des Namens, und der Betrag):
terminal-ordered = Beauftragt: { $order }
terminal-order-dropped = Aufgehoben: { $order } { $reason }
