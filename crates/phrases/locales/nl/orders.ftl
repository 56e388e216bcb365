# Vaste opdrachten: wat er gebeurt voor wie er niet is.

order-bid-pass = Bied op { $company } met de kleinste verhoging, tot { $amount }; pas daarna.
order-bid-ask = Bied op { $company } met de kleinste verhoging, tot { $amount }; vraag het mij daarna.
order-pass-auction = Pas in deze veiling van { $company }.
order-pass-until-turn = Pas in elke veiling tot ik weer aan de beurt ben.
order-take-row = Neem hierna de rij “{ $row }” als die nog vrij is; vraag het mij anders.

order-offer-bid-pass = bieden, daarna passen
order-offer-bid-ask = bieden, daarna mij vragen
order-offer-pass-auction = Pas in deze veiling
order-offer-pass-until-turn = Pas tot mijn beurt

order-slot-bid = Bied op { $company } met de kleinste verhoging, tot
order-slot-auction = In veilingen
order-slot-row = Als die nog vrij is, neem hierna

order-dropped-never-came-up = Waar hij voor was is voorbij, en hij was niet nodig.
order-dropped-own-decision = Je hebt zelf anders beslist.
order-dropped-taken-back = Er is een zet teruggenomen.
order-dropped-seat-changed = De plaats is van hand gewisseld.
order-dropped-row-taken = Iemand anders heeft de rij genomen.
order-dropped-not-director = Je hebt niet meer de leiding.
order-dropped-cannot-pay = Je had niet kunnen betalen.
order-dropped-refused = Hij kon niet meer worden uitgevoerd.

order-refused-malformed = De opdracht is niet te lezen: kijk naar “{ $field }”.
order-refused-not-now = Deze opdracht kan nu niet worden gegeven.
order-refused-too-low = De grens moet minstens { $least } zijn.
order-refused-beyond-cash = De grens is meer dan de { $cash } die je hebt.
order-refused-step = De grens moet een veelvoud van { $step } zijn.

problem-orders-players = Alleen spelers geven vaste opdrachten, en alleen voor hun eigen plaats.
problem-orders-not-running = Het spel is niet bezig: er valt niets op te dragen.
problem-orders-none = Die opdracht is er niet.

order-title = Vaste opdrachten
order-button = Opdrachten
order-private = Ze worden voor je uitgevoerd terwijl je weg bent. Niemand anders ziet ze of weet dat ze er zijn; alles wat onverwacht is heft ze op.
order-nothing = Er valt nu niets op te dragen.
order-give = Geef deze opdracht: { $order }
order-replaces = Van elke soort geldt er één: een tweede opdracht vervangt de eerste.
order-did = Je opdracht:
order-ended = Je opdracht is ten einde.
order-given = De opdracht is gegeven.
order-withdrawn = De opdracht is weg.
order-withdraw = Intrekken
order-dismiss = Wissen
order-less = Minder
order-more = Meer
order-range = { $least } tot { $most }
order-state-stands = Geldt:
order-state-asks = Nu beslis je zelf:
order-state-carried-out = Uitgevoerd:
order-state-dropped = Vervallen:

terminal-orders = Dit kan worden opgedragen (order, het nummer of een deel van de naam, en het bedrag):
terminal-ordered = Opgedragen: { $order }
terminal-order-dropped = Vervallen: { $order } { $reason }
