"""A complete bot for Railhead, for both games: it builds cheaply, bids a little, and stays within its means.

    railhead simulate american-rails --games 40 --program mine="python3 bot.py" --bots mine,easy,easy,easy

One JSON object is a line (railhead-bot/1). What the host asks is answered, and nothing else is written to
standard output; whatever goes to standard error is passed on.
"""

import json
import random
import sys


class Player:
    def __init__(self, new):
        self.seat = new["new"]["seat"]  # our place, counted from 0
        self.board = new.get("map") or new.get("deck")  # where it is played, whole
        self.chance = random.Random(new["new"]["seed"])  # the same seed, the same game

    def decide(self, question):
        """Returns one of question["actions"]. The state is what this seat may see of it."""
        state, actions = question["state"], question["actions"]
        cash = state["cash"][self.seat]
        return max(actions, key=lambda action: (self.worth(action, cash), self.chance.random()))

    def worth(self, action, cash):
        """The larger, the better. Prices and bids are best at about a fifth of what we have."""
        price = action.get("amount", action.get("price"))
        if price is not None:
            return 1 - abs(price - cash / 5) / max(cash, 1)
        order = ["connect", "lay", "choose", "take", "fund", "found", "buy", "develop", "allow"]
        return 2 - order.index(action["do"]) / 10 if action["do"] in order else 0


def main():
    player = None
    for line in sys.stdin:
        said = json.loads(line)
        if "hello" in said:
            answer({"ready": "a small example"})
        elif "new" in said:
            player = Player(said)
        elif "decide" in said:
            answer({"action": player.decide(said["decide"])})
        elif "bye" in said:
            break


def answer(what):
    print(json.dumps(what), flush=True)


main()
