# Was jedes Spiel sagt.

## Geld, Listen und Namen

money = { $amount } $
money-owed = -{ $amount } $
labelled = { $label }: { $text }
list-and = { $start } und { $last }
list-or = { $start } oder { $last }
quoted = „{ $text }“
player-nameless = Spieler { $number }
player-former = ein ehemaliger Spieler
of-company = von { $company }

## Eine Datei oder Nachricht, die sich nicht lesen lässt

unreadable = „{ $at }“ stimmt nicht: { $why }.
misfit-missing = das fehlt
misfit-expected = hier gehört { $expected } hin
misfit-unknown =
    { $kind ->
        [company] { $found } ist keine Gesellschaft in diesem Spiel
        [card] { $found } ist keine Karte dieses Spiels
       *[other] { $found } gibt es nicht ({ $kind })
    }
misfit-not-one-of = hier steht { $found } und nicht { $expected }

## Ein Zug, der abgelehnt wird, bevor eine Regel gefragt ist

refused-malformed = Das Feld „{ $field }“ fehlt oder stimmt nicht: Dort gehört { $expected } hin.
refused-not-an-action = Ein Zug ist ein Objekt wie {"{"} "seat": 0, "do": "pass" {"}"}.
refused-unknown-action = Das Feld „do“ nennt keinen Zug dieses Spiels.
expected-text = ein Text
expected-value = ein Text, eine Zahl, true oder false
expected-number = eine Zahl
expected-seat = die Nummer eines Platzes
expected-names = eine Liste von Namen
expected-list = eine Liste
expected-object = ein Objekt
refused-unknown =
    { $kind ->
        [company] Es gibt keine Gesellschaft namens „{ $name }“.
        [hex] Es gibt kein Feld namens „{ $name }“.
        [row] Es gibt keine Zeile namens „{ $name }“.
        [city] Es gibt keine Stadt namens „{ $name }“.
        [column] Es gibt keine Spalte „{ $name }“.
       *[other] „{ $name }“ ({ $kind }) gibt es nicht.
    }
refused-no-seat = Den Platz { $seat } gibt es nicht: Die Plätze an diesem Tisch sind 0 bis { $last }.
refused-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.

## Ein Ergebnis, zu dem die Züge nicht führen

broken-cash = Das Geld im Ergebnis ist { $recorded }, aber die Züge führen zu { $played }.
broken-winners = Die Gewinner im Ergebnis sind { $recorded }, aber die Züge führen zu { $played }.
broken-reasons = Die Gründe im Ergebnis sind { $recorded }, aber die Züge führen zu { $played }.
broken-unfinished = Es gibt ein Ergebnis, aber nach dem letzten Zug ist das Spiel nicht zu Ende.
broken-result = „{ $field }“ im Ergebnis ist { $recorded }, aber die Züge führen zu { $played }.

## Das Ende

standing = { $player } mit { $cash }
outcome-winner =
    { $player-is ->
        [you] Du gewinnst mit { $cash } vor { $others }.
       *[other] { $player } gewinnt mit { $cash } vor { $others }.
    }
outcome-shared = { $players } teilen sich den Sieg mit je { $cash } vor { $others }.
outcome-all = { $players } teilen sich den Sieg mit je { $cash }.
outcome-behind = Dahinter: { $others }.
outcome-reasons = Das Spiel ging zu Ende, weil { $reasons }.

## Was geschah

event-passed =
    { $player-is ->
        [you] Du passt.
       *[other] { $player } passt.
    }
paid-to-treasury =
    { $player-is ->
        [you] Du zahlst { $amount } in die Kasse { of-company }.
       *[other] { $player } zahlt { $amount } in die Kasse { of-company }.
    }
paid-by-company = { $company } zahlt { $amount } an die Bank.
paid-to-company = { $company } erhält { $amount } von der Bank.
paid-to-player =
    { $player-is ->
        [you] Du erhältst { $amount } von der Bank.
       *[other] { $player } erhält { $amount } von der Bank.
    }
paid-by-player =
    { $player-is ->
        [you] Du zahlst { $amount } an die Bank.
       *[other] { $player } zahlt { $amount } an die Bank.
    }
paid-dividend =
    { $player-is ->
        [you] Du erhältst { $amount }.
       *[other] { $player } erhält { $amount }.
    }
event-over = Das Spiel ist zu Ende, weil { $reasons }.

## Was gefragt ist

ask-use =
    { $player-is ->
        [you] Du kannst { $options }.
       *[other] { $player } kann { $options }.
    }
option-done = aufhören

## Was die Regeln ablehnen

possible = Möglich: { $options }.
refused-another =
    { $player-is ->
        [you] Jetzt entscheidet { $actor }, nicht du.
       *[other] Jetzt entscheidet { $actor }, nicht { $player }.
    }
refused-no-answer = Das ist keine Antwort auf die jetzige Frage. { $question }

## Ein Aufbau, der nicht stimmt

flaw-players = Das Spiel ist für drei bis fünf Spieler, nicht für { $players }.

## Der Tisch in einem Terminal

table-order = Reihenfolge: { $players }
table-passed = Gepasst: { $players }.
table-player = Spieler
table-cash = Geld
table-shares = Anteile
table-none = keine
table-company = Gesellschaft
table-treasury = Kasse
table-income = Einkommen
table-dividend = Je Anteil

## Warum ein Zug einer der besten ist

advice-only = Etwas anderes ist nicht möglich.
advice-alike =
    { $against ->
        [second] Kaum anders als der zweitbeste Zug.
       *[best] Kaum anders als der beste Zug.
    }
advice-even =
    { $against ->
        [second] Am Ende so viel für dich wie beim zweitbesten Zug.
       *[best] Am Ende so viel für dich wie beim besten Zug.
    }
advice-more =
    { $against ->
        [second] Am Ende { $amount } mehr für dich als beim zweitbesten Zug.
       *[best] Am Ende { $amount } mehr für dich als beim besten Zug.
    }
advice-less =
    { $against ->
        [second] Am Ende { $amount } weniger für dich als beim zweitbesten Zug.
       *[best] Am Ende { $amount } weniger für dich als beim besten Zug.
    }
advice-rival-more = { $rival } hat am Ende { $amount } mehr.
advice-rival-less = { $rival } hat am Ende { $amount } weniger.

## Wörter für Aktionen, mit Kommas dazwischen; Listen zeigen das erste

words-pass = passen
