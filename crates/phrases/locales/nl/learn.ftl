# Al spelend leren: de lijst van lessen, een les aan haar tafel, en de kaart van de conducteur.

learn-title = Al spelend leren
learn-lead = Korte haltes aan een echte tafel. De conducteur wijst, jij speelt. Sla over wat je wilt.
learn-link = Leren
learn-go-on-with = Verder: { $lesson }
learn-begin-with = Beginnen: { $lesson }
learn-go-on-here = Verder
learn-begin-here = Beginnen
learn-minutes = { $minutes } min
learn-not-begun =
    { $minutes ->
        [one] Nog niet begonnen · één minuut
       *[other] Nog niet begonnen · { $minutes } minuten
    }
learn-progress =
    { $minutes ->
        [one] { $done } van { $lessons } gedaan · nog één minuut
       *[other] { $done } van { $lessons } gedaan · nog { $minutes } minuten
    }
learn-all-done = Alle { $lessons } gedaan
learn-state-done = Gedaan
learn-state-begun = Begonnen
learn-play = Daarna spelen
learn-play-help = Een eerste spel tegen bots. De conducteur blijft naast je en zegt bij elke beslissing van je wat telt.
learn-play-coached = Met de conducteur spelen
learn-read = Lees je liever?
learn-read-help = De regels van elk spel, met voorbeelden.
learn-lobby = { $done } van { $lessons } lessen gedaan

## Een les

learn-kicker = Les { $lesson } · halte { $stop } van { $stops }
learn-kicker-missed = Les { $lesson } · wat dat oplevert
learn-key-go-on = Verder in de les, of het plan uitvoeren
learn-skip = Les overslaan
learn-back = Terug
learn-go-on = Verder
learn-show-me = Laat zien
learn-try-again = Opnieuw proberen
learn-showing = Kijk: stap voor stap wordt het plan de hele zet.
learn-shown = Zo gaat het: het plan laat elke stap zien en wat die zou opleveren. Bekijk het en druk dan op de *omlijnde* knop.
learn-try-myself = Zelf proberen
learn-next = Volgende: { $lesson }
learn-all = Alle lessen
learn-missed =
    Niet helemaal
    De regels staan dat toe, maar bij deze halte gaat het om iets anders. Kijk wat het oplevert, en probeer iets anders.
learn-read-first = Hier is alleen iets te lezen. Druk eerst op ‘{ learn-go-on }’.
learn-try-first = Dit is alleen wat je zet zou opleveren. Druk eerst op ‘{ learn-try-again }’.
learn-unknown = Deze les bestaat niet.
learn-unplayable = Deze les kan van daar niet verder. Begin haar opnieuw.

## De kaart van de conducteur

coach-fold = Meer of minder van wat de conducteur zegt
coach-more = Meer
coach-less = Minder
