# Bots als Leute am Tisch.

bot-kind = { $character }, { $level }
bot-program = Programm
page-seat-bot-kind = Bot · { $kind }
card-bot = Ein Bot: { $kind }
terminal-with = Mit dabei: { $players }.
