"""The page of help: how to type, what the signs mean, which card beats which in this deck."""

from rebelote.cards import JACK, KING, QUEEN, make_card
from rebelote.rules.values import PLAIN_ORDER, TRUMP_ORDER
from rebelote.tui.ask import COMMANDS, key_of
from rebelote.tui.words import Words


def help_lines(words: Words) -> list[str]:
    """The page, a line of text for each line shown."""
    names = words.names
    keys = {command: key_of(names, command) for command in COMMANDS}
    example = make_card(JACK, 2)
    bidding = words.rules.auction.kind == "bidding"
    text = words.say(
        "play-help-text",
        card=f"{names.index(JACK)}♦" if names.deck != "spanish" else names.card_name(example),
        name=names.card_name(example),
        king=names.rank(KING).capitalize(),
        queen=names.rank(QUEEN),
        trump=" ".join(names.index(rank) for rank in reversed(TRUMP_ORDER)),
        plain=" ".join(names.index(rank) for rank in reversed(PLAIN_ORDER)),
        calls=words.say(
            "play-help-bids" if bidding else "play-help-calls", suit=words.names.suit(1)
        ),
        **keys,
    )
    return text.split("\n")
