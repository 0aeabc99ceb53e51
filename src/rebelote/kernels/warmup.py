"""Compiling all that a bot needs, or loading it from the disk, before anybody has to wait for it.

A kernel is compiled when it is first called, which takes seconds on a machine that has never done
it; later programs load it. Each step here calls the kernels of one module on a deal of two tricks.
"""

from collections.abc import Callable, Iterable
from functools import partial

from rebelote.cards import Trump, cards_of, hand_of
from rebelote.engine import Contract, Deal, set_up
from rebelote.kernels.warmup_cache import cache_folder, can_keep
from rebelote.problem import Problem
from rebelote.rules import Rules, preset, preset_names

# One of each kind: the kernels treat all suits alike.
TRUMPS = (Trump.S, Trump.SA, Trump.TA)


def warm_up(
    progress: Callable[[int, int], None],
    rules: Iterable[Rules] | None = None,
    more: Iterable[Callable[[], object]] = (),
) -> None:
    """Compile every kernel, or load it; `progress` hears the steps done, and how many there are.

    The solver is compiled for each kind of game: that of these rules, or of all presets. `more` are
    steps that call the kernels of other packages. Raises Problem with reason ``kernel-cache``,
    before anything is compiled, if it could not be kept.
    """
    if not can_keep():
        raise Problem("malformed", "kernel-cache", folder=str(cache_folder()))
    tables = [preset(name) for name in preset_names()] if rules is None else list(rules)
    steps = [*_small_kernels(), *_solvers(tables), *more]
    progress(0, len(steps))
    for done, step in enumerate(steps, 1):
        step()
        progress(done, len(steps))


def _small_deal(rules: Rules, trump: Trump) -> Deal:
    """The beginning of a deal, with two cards for each seat."""
    size = 8 if rules.seats > 2 else 16
    hands = [hand_of(range(seat * size, (seat + 1) * size)) for seat in range(rules.seats)]
    bid = None if rules.auction.kind == "turn-up" else rules.auction.minimum
    deal = set_up(rules, hands, Contract(0, trump, bid), 0)
    few = tuple(hand_of(list(cards_of(hand))[-2:]) for hand in hands)
    return deal.evolve(hands=few)


def _small_kernels() -> list[Callable[[], object]]:
    """The kernels that are the same for all games."""
    deal = _small_deal(preset("ffb-contree"), Trump.S)

    def legal() -> None:
        from rebelote.kernels.positions import legal_cards

        legal_cards(deal)

    def sequences() -> None:
        from rebelote.kernels.perft import perft

        perft(deal, 2)

    def playouts() -> None:
        from rebelote.kernels.playouts import mean_points

        mean_points(deal, 1, seed=0)

    def worlds() -> None:
        from rebelote.kernels.knowledge import Knowledge, Place
        from rebelote.kernels.worlds import Sampler, enumerate_worlds

        two = 0b11
        places = (Place("hand", 1, 1, two), Place("hand", 2, 1, two))
        known = Knowledge(4, 0, 0, places, two)
        sampler = Sampler(known)
        sampler.draw(1, seed=0)
        sampler.chances()
        enumerate_worlds(known, 2)

    return [legal, sequences, playouts, worlds]


def _solvers(tables: Iterable[Rules]) -> list[Callable[[], object]]:
    """The solver, which is compiled for each form of a game: seats, trump suit or none."""
    from rebelote.kernels.solver import solve
    from rebelote.kernels.solver_tables import game_of

    steps: dict[object, Callable[[], object]] = {}
    for rules in tables:
        for trump in TRUMPS if rules.auction.contracts != "suits" else TRUMPS[:1]:
            form = game_of(rules, trump).form
            steps.setdefault(form, partial(solve, _small_deal(rules, trump)))
    return list(steps.values())
