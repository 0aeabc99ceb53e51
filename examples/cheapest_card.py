"""A bot that stands alone, in whatever language: this one needs nothing but JSON.

    rebelote arena "door:python3 examples/cheapest_card.py" thumb

It reads a message a line and answers each with a line (docs/protocol.md). It takes, or bids 80,
where it holds the jack of the suit, plays the cheapest card it may, and says every word.
"""

import json
import sys

POINTS = {"7": 0, "8": 0, "9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
TRUMP_POINTS = {"7": 0, "8": 0, "Q": 3, "K": 4, "T": 10, "A": 11, "9": 14, "J": 20}


def call(view):
    for action in view["legal"]:
        suit = view["turned"][1] if action == "take" else action[-1]
        if action.startswith(("take", "bid:80")) and f"J{suit}" in view["hand"]:
            return action
    return "pass" if "pass" in view["legal"] else view["legal"][0]


def card(view):
    def points(text):
        rank, suit = text
        return (TRUMP_POINTS if suit == view["contract"]["trump"] else POINTS)[rank]

    cheapest = min(view["legal"], key=points)
    word = [view["words"][cheapest]] if cheapest in view["words"] else []
    return "+".join([cheapest, *word, *view["announcements"]])


def answer(message):
    if message["type"] == "hello":
        return {"protocol": "rebelote-bot/1", "name": "the cheapest card"}
    view = message["view"]
    return {"action": call(view) if view["phase"] == "auction" else card(view)}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
