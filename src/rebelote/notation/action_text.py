"""Actions as text, exact both ways (docs/record.md, Actions)."""

import re

from rebelote.cards import RANKS, SUITS, Trump, card_text, parse_card
from rebelote.engine import (
    Action,
    Announcement,
    Bid,
    Coinche,
    Pass,
    PlayCard,
    Run,
    Square,
    Surcoinche,
    Take,
)
from rebelote.engine.actions import BeloteWord
from rebelote.problem import Problem

_PLAIN: dict[str, Action] = {
    "pass": Pass(),
    "take": Take(),
    "coinche": Coinche(),
    "surcoinche": Surcoinche(),
}
_PLAIN_TEXTS = {action: text for text, action in _PLAIN.items()}
_TRUMP = "(S|H|D|C|SA|TA)"
_TAKE = re.compile(f"take:{_TRUMP}", re.IGNORECASE)
_BID = re.compile(f"bid:(?:([0-9]{{1,4}})|capot:){_TRUMP}", re.IGNORECASE)
_RUN = re.compile(r"run:([^-]{2})-(.{2})", re.IGNORECASE)
_SQUARE = re.compile(f"square:([{RANKS}])", re.IGNORECASE)
_WORDS: dict[str, BeloteWord] = {"belote": "belote", "rebelote": "rebelote"}
MOST_CHARACTERS = 100


def announcement_text(announcement: Announcement) -> str:
    """``run:8C-TC`` or ``square:J``."""
    if isinstance(announcement, Square):
        return f"square:{RANKS[announcement.rank]}"
    suit = SUITS[announcement.suit]
    return f"run:{RANKS[announcement.low]}{suit}-{RANKS[announcement.high]}{suit}"


def action_text(action: Action) -> str:
    """An action as a record writes it."""
    match action:
        case Take(trump=Trump() as trump):
            return f"take:{trump}"
        case Bid(value="capot", trump=trump):
            return f"bid:capot:{trump}"
        case Bid(value=value, trump=trump):
            return f"bid:{value}{trump}"
        case PlayCard(card=card, word=word, announced=announced):
            said = [card_text(card), *([word] if word else []), *map(announcement_text, announced)]
            return "+".join(said)
    return _PLAIN_TEXTS[action]


def parse_action(text: str) -> Action:
    """The action written so (either case). Raises Problem ``malformed``."""
    if len(text) > MOST_CHARACTERS or not text.isascii():
        raise _malformed(text)
    plain = _PLAIN.get(text.lower())
    if plain is not None:
        return plain
    if taken := _TAKE.fullmatch(text):
        return Take(Trump(taken[1].upper()))
    if bid := _BID.fullmatch(text):
        return Bid("capot" if bid[1] is None else int(bid[1]), Trump(bid[2].upper()))
    return _parse_play(text)


def _parse_play(text: str) -> PlayCard:
    card_part, *said = text.split("+")
    word: BeloteWord | None = None
    announced: list[Announcement] = []
    try:
        card = parse_card(card_part)
        for part in said:
            if part.lower() in _WORDS and word is None:
                word = _WORDS[part.lower()]
            else:
                announced.append(_parse_announcement(part))
    except ValueError:
        raise _malformed(text) from None
    return PlayCard(card, word, tuple(announced))


def _parse_announcement(text: str) -> Announcement:
    if square := _SQUARE.fullmatch(text):
        return Square(RANKS.index(square[1].upper()))
    run = _RUN.fullmatch(text)
    if run is None:
        raise ValueError(text)
    low, high = parse_card(run[1]), parse_card(run[2])
    if low // 8 != high // 8 or low >= high:
        raise ValueError(text)
    return Run(low // 8, low % 8, high % 8)


def _malformed(text: str) -> Problem:
    return Problem("malformed", "not-an-action", text=ascii(text[:30]))
