# Bots as people at the table.

bot-kind = { $character }, { $level }
bot-program = program
page-seat-bot-kind = bot · { $kind }
card-bot = A bot: { $kind }
terminal-with = With you: { $players }.
