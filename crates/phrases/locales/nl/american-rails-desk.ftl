# De lessenaar van American Rails: de kop, het actiespoor en de beslissing met haar gevolgen.

## The header

ar-in-column = kolom { $column }
ar-ends =
    Einde na { $last }, of als nog { $supplies ->
        [one] één voorraad laag is
       *[other] { $supplies } voorraden laag zijn
    } ({ $low } van { $most }), of na { $shares ->
        [one] nog één aandeel
       *[other] nog { $shares } aandelen
    } ({ $sold } van { $all })
ar-ends-now = { $year } is het laatste jaar: { $why }
ar-ends-why-shares = alle aandelen zijn verkocht.
ar-ends-why-supplies = genoeg voorraden zijn laag.
ar-ends-why-year = het zevende van zeven.
ar-ends-over = Het spel eindigde met { $year }.
ar-ends-supplies = Voorraden laag { $low } van { $most }
ar-ends-shares = Aandelen over { $left }

## The action track

ar-track-take = $2 of Breid uit 2
ar-track-auction = Veil een aandeel
ar-top-first = bovenste rij eerst
ar-then = Daarna
ar-then-nobody = is de kolom vol
ar-order-column = Volgorde kolom { $column }
ar-order-year = Volgorde { $year }

## Companies and players

ar-treasury-short = Schatkist
ar-income-short = Ink.
ar-dividend-short = Per aand.
ar-cubes-short = Blokjes

## What a plan brings

ar-your-dividend = Je volgende dividend
ar-others = De anderen
ar-markers = Markers
ar-markers-low = laag vanaf { $low }
ar-share-becomes = per aandeel { $before } → { $after }
ar-income-of = Inkomsten { $company }
ar-to-enter = Bouwen in { $city }
ar-next-company = voor de volgende maatschappij
ar-plan-ends-game = Hiermee eindigt het spel.
ar-plan-last-year = Hierdoor wordt { $year } het laatste jaar.
ar-plan-ends-year = Daarna is { $year } voorbij en wordt dividend uitgekeerd.

## Giving a company money, offering a share

ar-opens = opent
ar-you = Jij
ar-opens-nothing = niets beters
ar-opens-no-city = geen stad dichtbij
ar-opens-no-cubes = geen blokjes meer
ar-unsold = Over

## An auction, and what it means

ar-offered-by =
    { $player-is ->
        [you] aangeboden door jou
       *[other] aangeboden door { $player }
    }
ar-leader =
    { $player-is ->
        [you] jij ligt voor
       *[other] { $player } ligt voor
    }
ar-win = Als je wint
ar-lose = Als een ander wint
ar-a-year = per jaar
ar-division = { $income } ÷ { $shares }, nu { $before }
ar-in-all =
    { $dividends ->
        [one] Nog één dividend
       *[other] Hooguit { $dividends } dividenden
    }
ar-from-to = { $least } tot { $most }
ar-at-bid = bij { $bid }:
ar-you-hold =
    { $shares ->
        [one] jij hebt er een
       *[other] jij hebt er { $shares }
    }
ar-then-left =
    { $shares ->
        [0] het laatste aandeel
        [one] dan nog één aandeel
       *[other] dan nog { $shares } aandelen
    }

## The decision

ar-column = Kolom { $column }
ar-rows-free =
    { $rows ->
        [one] één rij is vrij
       *[other] { $rows } rijen zijn vrij
    }
ar-left-cubes = { $laid } gelegd, nog { $left }
ar-left-markers =
    { $left ->
        [one] nog één marker
       *[other] nog { $left } markers
    }
ar-left-shares =
    { $left ->
        [one] één aandeel over
       *[other] { $left } aandelen over
    }
ar-bank-pays = de bank betaalt
ar-ask-lay-more =
    { $cubes ->
        [one] Leg nog een blokje, of bevestig.
       *[other] Leg er nog { $cubes }, of bevestig.
    }
ar-sure = { $step }?
ar-sure-cubes =
    { $cubes ->
        [one] Dit blokje leggen?
       *[other] Deze { $cubes } blokjes leggen?
    }
ar-confirm-cubes =
    { $cubes ->
        [one] Eén blokje bevestigen
       *[other] { $cubes } blokjes bevestigen
    }
ar-choose-note = Een rij van het actiespoor: wie hoger staat, is in de volgende kolom eerder aan de beurt.
ar-start-note = De lege steden lichten op, elk met wat ze opbrengt. Het eerste blokje is gratis.
ar-decline-short = Niet gebruiken

## Every table

page-clear = Wis
page-table-tab = Tafel
page-watching = je kijkt mee
