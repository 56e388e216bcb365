# Les bots, des gens à la table.

bot-kind = { $character }, { $level }
bot-program = programme
page-seat-bot-kind = bot · { $kind }
card-bot = Un bot : { $kind }
terminal-with = Avec vous : { $players }.
