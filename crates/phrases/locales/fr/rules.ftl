# La page des règles, quel que soit le jeu.

rules-page-contents = Sommaire
rules-page-words = Vocabulaire
rules-page-questions = Questions fréquentes
rules-page-questions-help = Chaque décision a un numéro, qui est aussi son adresse. Quand un coup est refusé, le refus le donne.
rules-page-at-table = À cette table
rules-page-players = Joueurs
rules-page-cash = Chacun commence avec
rules-page-map = Plateau
rules-page-special = Villes spéciales
rules-page-removed = Ne participe pas
rules-page-deck = Cartes
rules-page-enough = Dernier tour s'il reste moins de parts que
rules-page-whole = Toutes les règles, avec images, vocabulaire et questions
rules-page-picture = Avec une image
rules-page-to-table = Retour à la table
rules-page-general = Les règles de toutes les tables
