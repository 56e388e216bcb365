# Die Seite der Regeln, für jedes Spiel.

rules-page-contents = Inhalt
rules-page-words = Begriffe
rules-page-questions = Häufige Fragen
rules-page-questions-help = Jede Regelung hat eine Nummer, die auch ihre Adresse ist. Wird ein Zug abgelehnt, nennt die Ablehnung sie.
rules-page-at-table = An diesem Tisch
rules-page-players = Spieler
rules-page-cash = Alle beginnen mit
rules-page-map = Spielplan
rules-page-special = Besondere Städte
rules-page-removed = Nicht im Spiel
rules-page-deck = Karten
rules-page-enough = Letzte Runde bei weniger Anteilen als
rules-page-whole = Alle Regeln, mit Bildern, Begriffen und Fragen
rules-page-picture = Mit Bild
rules-page-to-table = Zurück zum Tisch
rules-page-general = Die Regeln für alle Tische
