# Klokken: hoeveel tijd iedereen heeft, en wat er gebeurt als die om is.

clock-title = Tijd
clock-help = Iedereen heeft een eigen klok. Die loopt terwijl je beslist, en elke beslissing geeft wat tijd terug.
clock-none = Geen klok
clock-live = In één keer
clock-over-days = Over dagen
clock-brisk = Vlot
clock-normal = Normaal
clock-relaxed = Rustig
clock-day = Een dag per zet
clock-three-days = Drie dagen per zet
clock-week = Een week per zet
clock-custom = Eigen tijden
clock-own-initial = Aan het begin
clock-own-increment = Voor elke beslissing
clock-own-cap = Hooguit
clock-own-grace = Vrij aan het begin van elke beslissing
clock-unit = eenheid
clock-unit-seconds = seconden
clock-unit-minutes = minuten
clock-unit-hours = uren
clock-unit-days = dagen
clock-timeout = Als de tijd om is
clock-choose-nothing = Alleen een rode klok
clock-choose-others = De anderen mogen een bot laten spelen
clock-choose-bot = Een bot speelt meteen
clock-timeout-nothing = Als de tijd om is, wordt de klok rood, en verder gebeurt er niets.
clock-timeout-others = Als de tijd om is, mogen de anderen een bot laten spelen.
clock-timeout-bot = Als de tijd om is, speelt een bot meteen de beslissing.
clock-hours-title = Speeluren
clock-hours-help = De tijd loopt alleen tussen deze uren. Zonder loopt hij dag en nacht.
clock-from = Van
clock-to = Tot
clock-zone = Tijdzone
clock-days = { $count ->
    [one] een dag
   *[other] { $count } dagen
}
clock-hours = { $count } uur
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-days-hours = { $days } d { $hours } u
clock-terms-each = Voor elke beslissing is er { $time }.
clock-terms-initial = Iedereen begint met { $time }.
clock-terms-increment = Elke beslissing geeft er { $time } bij, tot { $cap }.
clock-terms-grace = Aan het begin van elke beslissing is { $time } vrij.
clock-terms-hours = De tijd loopt van { $from } tot { $to } ({ $zone }).
clock-left = Resterende tijd
clock-runs = Resterende tijd; de klok loopt
clock-paused = De klokken staan stil: het spel is gepauzeerd
clock-sleeps = De klokken staan stil tot de volgende speeluren
clock-out = De tijd is om
late-title = De tijd van { $player } is om.
late-decision = Een bot speelt deze beslissing
late-seat = Een bot neemt de plaats over

problem-clock-initial = De tijd aan het begin is tien seconden tot zestig dagen.
problem-clock-increment = Voor een beslissing is er hooguit zestig dagen.
problem-clock-cap = Sparen kan minstens tot de tijd aan het begin, en tot hooguit zestig dagen.
problem-clock-grace = De vrije tijd van een beslissing is hooguit een dag.
problem-clock-zone = Deze tijdzone is niet bekend. Een tijdzone heet bijvoorbeeld ‘Europe/Paris’.
problem-clock-hours = De speeluren zijn twee tijden zoals 08:00 en 22:00, minstens een uur uit elkaar.
problem-not-late = Hier valt niets te doen: de tijd is niet om, of de tafel laat de anderen niet ingrijpen.
problem-late-only-players = Alleen wie aan deze tafel speelt, kan een bot laten spelen voor iemand wiens tijd om is.
