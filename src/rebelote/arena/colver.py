"""The agents of the package ``colver`` (0.11) as players, each given only what its seat may know.

``colver:isdd`` (their strongest without weights), ``colver:smart``, ``colver:naive``,
``colver:heuristic`` and ``colver:rule``, with an effort, ``colver:isdd:20`` (milliseconds a move)
or ``colver:isdd:16w`` (worlds: the same choices on every run), and a bidder,
``colver:isdd:20:smart``. They play contrée.
"""

import importlib
import os
import random
import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from rebelote.arena.colver_cards import (
    PASS,
    colver_card,
    colver_cards,
    colver_number,
    our_action,
)
from rebelote.cards import FULL_PACK, KING, QUEEN, Hand, cards_of, hand_of, make_card
from rebelote.engine import Action, PlayCard
from rebelote.kernels.knowledge_facts import played_by
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, with_changes
from rebelote.views import View

# Their names of the ways to play, and of the bidders that need no weights.
METHODS: Final = {
    "isdd": "isdd",
    "smart": "smart_ismcts",
    "naive": "ismcts",
    "heuristic": "heuristic",
    "rule": "rule",
}
BIDDERS: Final = ("heuristic", "improved", "improved_v2", "smart", "maxi")
USUAL_BIDDER: Final = "improved_v2"
_USUAL_MILLISECONDS: Final = 20
_NAME: Final = re.compile(r"colver:([a-z]+)(?::([1-9][0-9]{0,5})(w?))?(?::([a-z_0-9]+))?")
# Milliseconds enough for any number of worlds that is asked for.
_NO_LIMIT: Final = 10**7
_AGENT_SEEDS: Final = 2**32
_PLAYING: Final = 1
_MOST_SHUFFLES: Final = 100


@cache
def colver_package() -> Any:
    """The package. Raises Problem ``malformed`` where it is not installed."""
    # Its threads would make a move's CPU time depend on how many there are.
    os.environ.setdefault("RAYON_NUM_THREADS", "1")
    try:
        return importlib.import_module("colver")
    except ImportError:
        raise Problem(
            "malformed", "player-needs-package", text="colver:…", package="colver"
        ) from None


def colver_rules() -> Rules:
    """Contrée as colver counts it, as near as our dimensions come.

    Two details are left: a doubled capot is worth 252 there and 250 here, and a doubled contract
    that is made takes the defence's belote too.
    """
    return with_changes(
        preset("ffb-contree"),
        {
            "belote.call": "automatic",
            "score.lost": 162,
            "score.doubles": [2, 3],
            "score.double_scope": "bid",
            "score.capot_bid": "points+250",
            "score.doubled_capot": "250",
        },
    )


def agent_spec(method: str, bidder: str, *, milliseconds: int = 0, worlds: int = 0) -> str:
    """One of their specifications: a way to play, a bidder, and an effort."""
    lines = ["[bid]", f'strategy = "{bidder}"', "[play]", f'method = "{method}"']
    lines += ["parallel = false", f"time_ms = {milliseconds or _NO_LIMIT}"]
    if worlds:
        lines.append(f"max_worlds = {worlds}")
    return "\n".join([*lines, "[worlds]", 'source = "uniform"', ""])


def agent_seed(seed: str) -> int:
    """A seed of ours as a number that their agents take."""
    return random.Random(seed).randrange(_AGENT_SEEDS)


@dataclass(slots=True)
class ColverPlayer:
    """One of their agents at a seat of ours.

    Their agents look at a whole table. At each choice a new one is set up with the seat's own
    cards and, for the others, cards that may be anywhere, and all that was done is done again.
    """

    spec: str
    seed: str
    choices: int = 0

    @classmethod
    def from_name(cls, name: str, seed: str, rules: Rules) -> "ColverPlayer":
        """The player of this name. Raises Problem ``malformed``."""
        found = _NAME.fullmatch(name)
        if found is None or found[1] not in METHODS or (found[4] or USUAL_BIDDER) not in BIDDERS:
            known = f"colver:{'|'.join(METHODS)}[:20|:16w][:{'|'.join(BIDDERS)}]"
            raise Problem("malformed", "no-such-player", text=name[:40], allowed=known)
        if not _is_contree(rules):
            raise Problem("malformed", "player-not-for-rules", text=name[:40])
        colver_package()
        effort = int(found[2] or _USUAL_MILLISECONDS)
        spec = agent_spec(
            METHODS[found[1]],
            found[4] or USUAL_BIDDER,
            milliseconds=0 if found[3] else effort,
            worlds=effort if found[3] else 0,
        )
        return cls(spec, seed)

    def choose(self, view: View) -> Action:
        """What their agent does, put in our terms; every word is said."""
        assert view.seat is not None
        self.choices += 1
        seed = f"{self.seed}:{self.choices}"
        env = colver_package().Env.deal_with_hands(view.dealer, _hands(view, seed))
        agent = colver_package().Agent(self.spec, seat=view.seat, seed=agent_seed(seed))
        agent.init_deal(env)
        for number in _history(view):
            agent.observe(env, number)
            env.step(number)
        action = our_action(agent.action(env), playing=env.phase() == _PLAYING)
        return _with_words(view, action) if isinstance(action, PlayCard) else action


def _is_contree(rules: Rules) -> bool:
    """True where every call and card of these rules can be told to one of their agents."""
    auction = rules.auction
    return (
        rules.seats == 4
        and auction.kind == "bidding"
        and auction.contracts == "suits"
        and (auction.minimum, auction.step, auction.maximum) == (80, 10, 160)
    )


def _hands(view: View, seed: str) -> list[list[int]]:
    """Four hands of eight: what each seat has played, one's own cards, and the rest anywhere."""
    chance = random.Random(seed)
    hands: list[Hand] = []
    for _ in range(_MOST_SHUFFLES):
        hands = _dealt_anywhere(view, chance)
        if _belote_as_heard(view, hands):
            break
    return [colver_cards(hand) for hand in hands]


def _dealt_anywhere(view: View, chance: random.Random) -> list[Hand]:
    assert view.seat is not None
    hands = [played_by(view, seat) for seat in range(4)]
    hands[view.seat] |= view.hand
    rest = list(cards_of(FULL_PACK & ~(hands[0] | hands[1] | hands[2] | hands[3])))
    chance.shuffle(rest)
    for seat, hand in enumerate(hands):
        missing = 8 - hand.bit_count()
        hands[seat] |= hand_of(rest[:missing])
        del rest[:missing]
    return hands


def _belote_as_heard(view: View, hands: list[Hand]) -> bool:
    """True if of the others only one who has said belote holds both honours of trump.

    Their agents read from the table who has the belote, said or not.
    """
    if view.contract is None or view.contract.trump.suit is None:
        return True
    suit = view.contract.trump.suit
    both = hand_of((make_card(KING, suit), make_card(QUEEN, suit)))
    said = {belote.seat for belote in view.belotes}
    return all(
        seat == view.seat or (hand & both == both) == (seat in said)
        for seat, hand in enumerate(hands)
    )


def _history(view: View) -> list[int]:
    """All that was called and played, as their numbers."""
    calls: list[int] = []
    turn = (view.dealer + 1) % 4
    for seat, call in zip(view.callers, view.calls, strict=True):
        # After a coinche theirs asks the doubler's partner too, who can only pass.
        calls += [PASS] * ((seat - turn) % 4) + [colver_number(call)]
        turn = (seat + 1) % 4
    if view.phase == "auction":
        calls += [PASS] * ((view.turn - turn) % 4)
    cards = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
    return calls + [colver_card(card) for card in cards]


def _with_words(view: View, play: PlayCard) -> PlayCard:
    return PlayCard(play.card, dict(view.words).get(play.card), view.announcements)
