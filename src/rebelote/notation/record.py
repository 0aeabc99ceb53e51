"""The record: how a game is written down (docs/record.md). Reading, checking, writing."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rebelote.cards import Card, Hand, Trump, card_text, hand_of, hand_text, parse_card
from rebelote.engine import Contract
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, value_text, with_changes

FORMAT = "rebelote/1"
_RECORD_KEYS = frozenset(
    {"format", "rules", "seats", "deals", "id", "event", "date", "seed", "commitment"}
)
_PLAYED_KEYS = frozenset({"dealer", "deck", "actions", "hands", "contract", "leader"})
_DEAL_KEYS = _PLAYED_KEYS | {"seed", "commitment"}
_CONTRACT_KEYS = frozenset({"taker", "trump", "bid", "doubled"})
MOST_DEALS = 10_000
MOST_ACTIONS = 1_000


@dataclass(slots=True)
class DealRecord:
    """One deal: the pack and what was done, or a position set up by hand.

    `hands`, `contract` and `leader` stand in place of `deck`; `actions` are as written; `other`
    are keys that change nothing.
    """

    dealer: int
    deck: tuple[Card, ...] | None
    actions: list[str] = field(default_factory=list)
    hands: tuple[Hand, ...] | None = None
    contract: Contract | None = None
    leader: int | None = None
    other: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Record:
    """A game: its rules, the names of the seats, its deals; `other` are keys that change nothing.

    `changes` are the dimensions that this table changes in the preset.
    """

    preset: str
    changes: dict[str, Any]
    rules: Rules
    deals: list[DealRecord] = field(default_factory=list)
    seats: list[str] | None = None
    other: dict[str, Any] = field(default_factory=dict)


def is_computer(name: str) -> bool:
    """True for the name of a computer's seat: ``bot``, or ``bot:`` and how it plays."""
    return name.partition(":")[0] == "bot"


def malformed(reason: str, **details: object) -> Problem:
    """The Problem for a JSON value that is no record."""
    return Problem("malformed", reason, **details)


def json_object(value: Any, where: str, known: frozenset[str]) -> dict[str, Any]:
    """The value if it is an object with known keys (or keys that begin with ``x-``)."""
    if not isinstance(value, dict):
        raise malformed("not-an-object", where=where, found=value_text(value))
    for key in value:
        if key not in known and not key.startswith("x-"):
            raise malformed("unknown-key", where=where, key=value_text(key))
    return value


def typed(content: dict[str, Any], key: str, kind: type, where: str) -> Any:
    """The value of a key that must be there and of exactly this type (true is no number)."""
    if key not in content:
        raise malformed("missing-key", where=where, key=key)
    value = content[key]
    if type(value) is not kind:
        raise malformed(
            "wrong-type", where=where, key=key, expected=kind.__name__, found=type(value).__name__
        )
    return value


def parse_record(value: Any) -> Record:
    """The record that this JSON value is.

    Raises Problem ``malformed``, ``unknown-rule`` or ``bad-deck``; for the last, `details` has the
    number of the deal.
    """
    content = json_object(value, "record", _RECORD_KEYS)
    if content.get("format") != FORMAT:
        raise malformed("wrong-format", expected=FORMAT, found=value_text(content.get("format")))
    name, changes, rules = parse_rules(content.get("rules"))
    names = content.get("seats")
    if names is not None and not (
        isinstance(names, list)
        and len(names) == rules.seats
        and all(isinstance(item, str) for item in names)
    ):
        raise malformed("wrong-seats", expected=rules.seats)
    deals = typed(content, "deals", list, "record")
    if len(deals) > MOST_DEALS:
        raise malformed("too-many", key="deals", most=MOST_DEALS)
    other = {k: v for k, v in content.items() if k not in ("format", "rules", "seats", "deals")}
    return Record(name, changes, rules, list(_parse_deals(deals, rules)), names, other)


def _parse_deals(deals: list[Any], rules: Rules) -> Iterator[DealRecord]:
    for number, item in enumerate(deals):
        try:
            yield _parse_deal(item, rules)
        except Problem as problem:
            problem.details["deal"] = number
            raise


def parse_rules(value: Any) -> tuple[str, dict[str, Any], Rules]:
    """A preset's name, the changes, and the rules they make, from a record's ``rules``."""
    if isinstance(value, str):
        return value, {}, preset(value)
    content = json_object(value, "rules", frozenset({"preset", "set"}))
    name = typed(content, "preset", str, "rules")
    changes = content.get("set", {})
    if not isinstance(changes, dict):
        raise malformed("not-an-object", where="rules.set", found=value_text(changes))
    return name, changes, with_changes(preset(name), changes)


def _parse_deal(value: Any, rules: Rules) -> DealRecord:
    content = json_object(value, "deal", _DEAL_KEYS)
    actions = typed(content, "actions", list, "deal")
    if len(actions) > MOST_ACTIONS:
        raise malformed("too-many", key="actions", most=MOST_ACTIONS)
    if not all(isinstance(action, str) for action in actions):
        raise malformed("wrong-type", where="deal", key="actions", expected="str", found="…")
    other = {key: value for key, value in content.items() if key not in _PLAYED_KEYS}
    if "hands" in content:
        return _parse_position(content, rules, actions, other)
    for key in ("contract", "leader"):
        if key in content:
            raise malformed("unknown-key", where="deal", key=key)
    deck = tuple(_parse_cards(typed(content, "deck", str, "deal")))
    return DealRecord(_seat(content, "dealer", rules), deck, actions, other=other)


def _parse_position(
    content: dict[str, Any], rules: Rules, actions: list[str], other: dict[str, Any]
) -> DealRecord:
    if "deck" in content:
        raise malformed("unknown-key", where="deal", key="deck")
    hands = typed(content, "hands", list, "deal")
    if len(hands) != rules.seats or not all(isinstance(hand, str) for hand in hands):
        raise malformed("wrong-seats", expected=rules.seats)
    leader = _seat(content, "leader", rules)
    dealer = (leader - 1) % rules.seats
    if "dealer" in content and _seat(content, "dealer", rules) != dealer:
        raise malformed("wrong-dealer", seat=content["dealer"], expected=dealer)
    contract = _parse_contract(content.get("contract"), rules)
    held = tuple(hand_of(_parse_cards(hand)) for hand in hands)
    return DealRecord(dealer, None, actions, held, contract, leader, other)


def _parse_contract(value: Any, rules: Rules) -> Contract:
    content = json_object(value, "contract", _CONTRACT_KEYS)
    taker = _seat(content, "taker", rules)
    trump = typed(content, "trump", str, "contract")
    if trump not in Trump.__members__:
        raise malformed("wrong-trump", found=value_text(trump))
    bid, doubled = content.get("bid"), content.get("doubled", 1)
    if not is_bid(bid, rules):
        raise malformed("wrong-bid", found=value_text(bid))
    if type(doubled) is not int or doubled not in (1, *rules.score.doubles):
        raise malformed("wrong-double", found=value_text(doubled))
    return Contract(taker, Trump(trump), bid, doubled)


def is_bid(bid: Any, rules: Rules) -> bool:
    """True if a contract of these rules can have this bid: none in turn-up games."""
    if rules.auction.kind == "turn-up":
        return bid is None
    return bid == "capot" or (type(bid) is int and 0 <= bid < 10_000)


def _seat(content: dict[str, Any], key: str, rules: Rules) -> int:
    seat = typed(content, key, int, "deal")
    if not 0 <= seat < rules.seats:
        raise malformed("no-such-seat", key=key, found=value_text(seat), most=rules.seats - 1)
    return int(seat)


def _parse_cards(text: str) -> list[Card]:
    words = text[:200].split()
    try:
        return [parse_card(word) for word in words]
    except ValueError:
        bad = next(word for word in words if not _is_card(word))
        raise Problem("bad-deck", "not-a-card", text=ascii(bad[:20])) from None


def _is_card(word: str) -> bool:
    try:
        parse_card(word)
    except ValueError:
        return False
    return True


def rules_value(preset_name: str, changes: dict[str, Any]) -> Any:
    """Rules as a record writes them, which `parse_rules` reads back."""
    return {"preset": preset_name, "set": changes} if changes else preset_name


def record_value(record: Record) -> dict[str, Any]:
    """The JSON value of a record, which `parse_record` reads back."""
    rules = rules_value(record.preset, record.changes)
    value: dict[str, Any] = {"format": FORMAT, "rules": rules, **record.other}
    if record.seats is not None:
        value["seats"] = record.seats
    value["deals"] = [_deal_value(deal) for deal in record.deals]
    return value


def _deal_value(deal: DealRecord) -> dict[str, Any]:
    if deal.deck is not None:
        deck = " ".join(card_text(card) for card in deal.deck)
        return {"dealer": deal.dealer, "deck": deck, "actions": deal.actions, **deal.other}
    assert deal.hands is not None and deal.contract is not None
    contract = deal.contract
    return {
        "hands": [hand_text(hand) for hand in deal.hands],
        "leader": deal.leader,
        "contract": {
            "taker": contract.taker,
            "trump": contract.trump.value,
            "bid": contract.bid,
            "doubled": contract.doubled,
        },
        "actions": deal.actions,
        **deal.other,
    }
