# De pagina met de regels, voor elk spel.

rules-page-contents = Inhoud
rules-page-words = Woorden
rules-page-questions = Veelgestelde vragen
rules-page-questions-help = Elke uitspraak heeft een nummer, dat ook haar adres is. Wordt een zet geweigerd, dan noemt de weigering het.
rules-page-at-table = Aan deze tafel
rules-page-players = Spelers
rules-page-cash = Iedereen begint met
rules-page-map = Spelbord
rules-page-special = Speciale steden
rules-page-removed = Doet niet mee
rules-page-deck = Kaarten
rules-page-enough = Laatste ronde met minder aandelen dan
rules-page-whole = Alle regels, met plaatjes, woorden en vragen
rules-page-picture = Met plaatje
rules-page-to-table = Terug naar de tafel
rules-page-general = De regels van elke tafel
