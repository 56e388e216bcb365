# Bots als mensen aan tafel.

bot-kind = { $character }, { $level }
bot-program = programma
page-seat-bot-kind = bot · { $kind }
card-bot = Een bot: { $kind }
terminal-with = Met jou: { $players }.
