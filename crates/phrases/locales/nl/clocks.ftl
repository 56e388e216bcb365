# Klokken: hoeveel tijd iedereen heeft, en wat er gebeurt als die om is.

problem-clock-initial = De tijd aan het begin is tien seconden tot zestig dagen.
problem-clock-increment = Voor een beslissing is er hooguit zestig dagen.
problem-clock-cap = Sparen kan minstens tot de tijd aan het begin, en tot hooguit zestig dagen.
problem-clock-grace = De vrije tijd van een beslissing is hooguit een dag.
problem-clock-zone = Deze tijdzone is niet bekend. Een tijdzone heet bijvoorbeeld ‘Europe/Paris’.
problem-clock-hours = De speeluren zijn twee tijden zoals 08:00 en 22:00, minstens een uur uit elkaar.
problem-not-late = Hier valt niets te doen: de tijd is niet om, of de tafel laat de anderen niet ingrijpen.
problem-late-only-players = Alleen wie aan deze tafel speelt, kan een bot laten spelen voor iemand wiens tijd om is.
