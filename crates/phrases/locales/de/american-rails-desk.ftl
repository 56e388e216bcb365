# Das Pult von American Rails: Kopfzeile, Aktionsleiste und die Entscheidung mit ihren Folgen.

## The header

ar-in-column = Spalte { $column }
ar-ends =
    Ende nach { $last }, oder wenn noch { $supplies ->
        [one] ein Vorrat knapp wird
       *[other] { $supplies } Vorräte knapp werden
    } ({ $low } von { $most }), oder nach { $shares ->
        [one] einem weiteren Anteil
       *[other] { $shares } weiteren Anteilen
    } ({ $sold } von { $all })
ar-ends-now = { $year } ist das letzte Jahr: { $why }
ar-ends-why-shares = alle Anteile sind verkauft.
ar-ends-why-supplies = genug Vorräte sind knapp.
ar-ends-why-year = das siebte von sieben.
ar-ends-over = Die Partie endete mit { $year }.
ar-ends-supplies = Vorräte knapp { $low } von { $most }
ar-ends-shares = Anteile übrig { $left }

## The action track

ar-track-take = 2 $ oder 2 ausbauen
ar-track-auction = Anteil versteigern
ar-top-first = oberste Zeile zuerst
ar-then = Danach
ar-then-nobody = ist die Spalte voll
ar-order-column = Folge in Spalte { $column }
ar-order-year = Zugfolge { $year }

## Companies and players

ar-treasury-short = Kasse
ar-income-short = Eink.
ar-dividend-short = Je Anteil
ar-cubes-short = Würfel

## What a plan brings

ar-your-dividend = Deine nächste Dividende
ar-others = Die anderen
ar-markers = Marken
ar-markers-low = knapp ab { $low }
ar-share-becomes = je Anteil { $before } → { $after }
ar-income-of = Einkommen { $company }
ar-to-enter = Bau in { $city }
ar-next-company = für die nächste Gesellschaft
ar-plan-ends-game = Damit endet die Partie.
ar-plan-last-year = Damit wird { $year } das letzte Jahr.
ar-plan-ends-year = Danach ist { $year } zu Ende, und Dividenden werden gezahlt.

## Giving a company money, offering a share

ar-opens = eröffnet
ar-you = Du
ar-opens-nothing = nichts Besseres
ar-opens-no-city = keine Stadt nah
ar-opens-no-cubes = keine Würfel mehr
ar-unsold = Frei

## An auction, and what it means

ar-offered-by =
    { $player-is ->
        [you] von dir angeboten
       *[other] angeboten von { $player }
    }
ar-leader =
    { $player-is ->
        [you] du führst
       *[other] { $player } führt
    }
ar-win = Wenn du gewinnst
ar-lose = Gewinnt jemand anders
ar-a-year = im Jahr
ar-division = { $income } ÷ { $shares }, jetzt { $before }
ar-in-all =
    { $dividends ->
        [one] Noch eine Dividende
       *[other] Höchstens { $dividends } Dividenden
    }
ar-from-to = { $least } bis { $most }
ar-at-bid = bei { $bid }:
ar-you-hold =
    { $shares ->
        [one] du hast einen
       *[other] du hast { $shares }
    }
ar-then-left =
    { $shares ->
        [0] der letzte Anteil
        [one] dann noch ein Anteil
       *[other] dann noch { $shares } Anteile
    }

## The decision

ar-column = Spalte { $column }
ar-rows-free =
    { $rows ->
        [one] eine Zeile ist frei
       *[other] { $rows } Zeilen sind frei
    }
ar-left-cubes = { $laid } gelegt, noch { $left }
ar-left-markers =
    { $left ->
        [one] noch eine Marke
       *[other] noch { $left } Marken
    }
ar-left-shares =
    { $left ->
        [one] ein Anteil ist frei
       *[other] { $left } Anteile sind frei
    }
ar-bank-pays = die Bank zahlt
ar-ask-lay-more =
    { $cubes ->
        [one] Lege noch einen Würfel oder bestätige.
       *[other] Lege bis zu { $cubes } weitere oder bestätige.
    }
ar-sure = { $step }?
ar-sure-cubes =
    { $cubes ->
        [one] Diesen Würfel legen?
       *[other] Diese { $cubes } Würfel legen?
    }
ar-confirm-cubes =
    { $cubes ->
        [one] Einen Würfel bestätigen
       *[other] { $cubes } Würfel bestätigen
    }
ar-choose-note = Eine Zeile der Aktionsleiste: Wer höher steht, ist in der nächsten Spalte früher dran.
ar-start-note = Die leeren Städte leuchten, jede mit dem, was sie bringt. Der erste Würfel ist umsonst.
ar-decline-short = Nicht nutzen

## Every table

page-clear = Verwerfen
page-table-tab = Tisch
page-watching = du schaust zu
