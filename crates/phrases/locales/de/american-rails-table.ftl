# Der Tisch von American Rails im Browser.

## Teile des Tisches

ar-board = Der Spielplan. Bewege dich mit den Pfeiltasten.
ar-players = Spieler
ar-track = Aktionsleiste
ar-companies = Gesellschaften
ar-row = Zeile
ar-order-first = Bisherige Reihenfolge:
ar-next-dividend = Nächste Dividende
ar-shares-left =
    { $removed ->
        [0] { $supply } unverkauft
       *[other] { $supply } unverkauft, { $removed } entfernt
    }

## Was gefragt ist, wenn man selbst am Zug ist

ar-ask-offer = Welchen Anteil versteigern?
ar-ask-start = Du lässt { $company } beginnen: Wähle eine freie Stadt auf dem Spielplan.
ar-ask-choose = Wähle eine Zeile für deinen Marker.
ar-ask-develop = Wähle eine Stadt, die entwickelt wird.
ar-ask-fund = Welche Gesellschaft bekommt 5 $?
ar-ask-sell = Welchen Anteil versteigern?
ar-ask-take = Wähle, wie du diese Zeile nutzt.
ar-ask-lay =
    { $cubes ->
        [one] Du kannst noch einen Streckenwürfel legen: Wähle ein Feld.
       *[other] Du kannst { $cubes } Streckenwürfel legen: Wähle ein Feld.
    }

## Antworten

ar-pass = Passen
ar-bid-least = { $amount } bieten
ar-bid-amount = Dein Gebot, { $least } bis { $most }
ar-decline = Auf die Aktion verzichten
ar-take = { $amount } nehmen
ar-drain = Alle anderen zahlen je { $amount }
ar-done = Legen beenden
ar-unusable = jetzt nicht nutzbar
ar-build-for = Bauen für
ar-note-lost = keine Stadt ist frei: Der Anteil wäre verloren

## Schritte eines Plans

ar-step-offer = { $company } anbieten
ar-step-bid = { $amount } bieten
ar-step-start = In { $hex } beginnen
ar-step-develop = { $hex } entwickeln
ar-step-fund = { $amount } für { $company }
ar-step-lay = { $company } auf { $hex }, { $price }

## Stellen auf dem Spielplan

ar-target-lay = { $company } für { $price } auf { $hex } legen
ar-target-lay-gain = { $company } für { $price } auf { $hex } legen: Das Einkommen steigt um { $gain }
ar-target-start = In { $hex } beginnen: Einkommen { $gain }
ar-target-develop = { $hex } entwickeln: Das Einkommen jeder Gesellschaft dort steigt um { $gain }

## Die Versteigerung

ar-lot = Ein Anteil { of-company }
ar-earns-first = Noch hat niemand einen Anteil { of-company }. Wer diesen kauft, wählt die Stadt, in der die Gesellschaft beginnt; der Preis bleibt zum Bauen in ihrer Kasse.
ar-out = gepasst
ar-leads = führt
ar-has = hat { $cash }

## Erklärungen

ar-card-city = Bringt einer Gesellschaft, die hier allein ist, { $full } im Jahr, mehreren je { $shared }.
ar-card-earns = { $company } verdient hier { $income }
ar-card-developed = Entwickelt: Das ist eingerechnet.
ar-card-barred = Diese Stadt bekommt nie einen Entwicklungsmarker.
ar-card-special = Sonderverbindungen mit { $cities }: Jedes Paar dieser Städte, das eine Gesellschaft verbindet, bringt ihr { $amount } mehr.
ar-card-price = Der nächste Streckenwürfel hier kostet seine Gesellschaft { $price }.
ar-card-full = Hier ist kein Platz für einen weiteren Streckenwürfel.
ar-card-ends-year = Damit würde das Jahr enden: Die Dividenden werden gezahlt.
ar-card-not-begun = Noch nicht auf dem Spielplan. Wer den ersten Anteil kauft, wählt die Stadt, in der die Gesellschaft beginnt.
ar-card-beginning =
    { $player-is ->
        [you] Noch nicht auf dem Spielplan: Du hast den ersten Anteil gekauft und wählst die Stadt, in der die Gesellschaft beginnt.
       *[other] Noch nicht auf dem Spielplan: { $player } hat den ersten Anteil gekauft und wählt die Stadt, in der die Gesellschaft beginnt.
    }
ar-card-no-city = Noch nicht auf dem Spielplan, und keine Stadt ist frei: { $company } kann nicht beginnen. Wer jetzt einen Anteil kaufte, würde ihn verlieren.
ar-card-dead = Nicht auf dem Spielplan, und kein Anteil ist mehr da: { $company } kann nie mehr beginnen.
ar-card-dividend =
    { $shares ->
        [one] { $income } für einen Anteil: { $dividend }.
       *[other] { $income } für { $shares } Anteile, die Spieler halten, aufgerundet: { $dividend } je Anteil.
    }
ar-card-supplies = Kasse: { $treasury }. Streckenwürfel übrig: { $cubes }. Anteile übrig: { $shares }.
ar-card-holding = { $shares } × { $company }, { $dividend } je Anteil
ar-about-pass = Tu nichts; in der nächsten Spalte bist du zuerst am Zug.
ar-about-develop = Lege einen Entwicklungsmarker auf eine Stadt mit Strecke. Das Einkommen dort steigt um 2 $ für eine Gesellschaft allein oder um je 1 $ für mehrere.
ar-about-fund = Eine Gesellschaft deiner Wahl bekommt 5 $ von der Bank.
ar-about-take = Nimm 2 $ aus der Bank.
ar-about-drain = Oder lass alle anderen je 2 $ an die Bank zahlen.
ar-about-expand-2 = Oder lege bis zu zwei Streckenwürfel.
ar-about-expand-3 = Lege bis zu drei Streckenwürfel für Gesellschaften, von denen du einen Anteil hast.
ar-about-auction = Versteigere einen Anteil. Der Preis geht an seine Gesellschaft.
ar-about-expand-4 = Lege bis zu vier Streckenwürfel für Gesellschaften, von denen du einen Anteil hast. In der nächsten Spalte bist du zuletzt am Zug.
ar-no-markers = Du kannst diese Zeile nehmen, aber nicht nutzen: Es gibt keinen Entwicklungsmarker mehr.
ar-no-city-to-develop = Du kannst diese Zeile nehmen, aber nicht nutzen: Es gibt keine Stadt zu entwickeln.
ar-no-shares = Du kannst diese Zeile nehmen, aber nicht nutzen: Es gibt keinen Anteil mehr zu versteigern.
ar-no-share-held = Du kannst diese Zeile nehmen, aber nicht nutzen: Du hast keinen Anteil.
ar-no-cube-possible = Du kannst diese Zeile nehmen, aber nicht nutzen: Keine deiner Gesellschaften kann einen Streckenwürfel legen.

## Diagramme

ar-chart-start = Beginn
ar-chart-cash = Geld nach jedem Jahr
ar-chart-income = Einkommen der Gesellschaften
ar-chart-dividends = Dividenden in jedem Jahr

## Optionen

american-rails-edition = Ausgabe
american-rails-edition-help = Die zweite Ausgabe ist die gängige. In der ersten Ausgabe beginnt man zu dritt mit 65 $, und niemand kann die anderen zahlen lassen.
american-rails-edition-quined-2013 = Zweite Ausgabe (2013)
american-rails-edition-first-edition = Erste Ausgabe
american-rails-banker = Bankier
american-rails-banker-help = Der Bankier bietet den ersten Anteil an. Wer keinen kauft, kommt in der Zugreihenfolge hinter alle anderen, vom Bankier aus im Uhrzeigersinn.
american-rails-drain-requires-full = Nur zahlen lassen, wenn alle voll zahlen können
american-rails-drain-requires-full-help = Üblicherweise zahlt, wer weniger als 2 $ hat, was da ist. Mit dieser Option kann man die anderen nicht zahlen lassen, solange jemand von ihnen weniger als 2 $ hat.
american-rails-table-talk = { page-table-talk }
american-rails-table-talk-help = { page-table-talk-help }
