"""Which levels of bots there are here, and who really plays them."""

from contextlib import suppress
from dataclasses import dataclass, field

from rebelote.bots.players import USUAL_LEVEL, build_player, player_names
from rebelote.engine import apply, new_match, shuffled
from rebelote.problem import Problem
from rebelote.rules import Rules, preset
from rebelote.server.hub.thinkers import THUMB, Thinkers
from rebelote.views import view_of

_HIDDEN = ("random",)


def try_levels(names: list[str]) -> dict[str, str]:
    """What stands behind each level (in a worker process): the player that has answered, and in
    how many worlds it looks, or why there is none.

    Before that all that they need is compiled, or loaded.
    """
    from rebelote.kernels.warmup import warm_up  # slow to load, and for a worker only
    from rebelote.search.play_odds import compile_odds

    with suppress(Problem):  # where nothing can be kept, each worker compiles what it needs
        warm_up(lambda done, steps: None, more=[compile_odds])
    found = {}
    for name in names:
        try:
            found[name] = _tried(name)
        except Exception as error:
            found[name] = f"! {type(error).__name__}"
    return found


def _tried(name: str) -> str:
    """What a level is, once it has called and played a card."""
    match = new_match(preset("ffb-classic"))
    player = build_player(name, "probe", match.rules)
    deal = match.start(0, shuffled("probe"))
    while not deal.trick.cards and deal.phase != "over":
        deal = apply(deal, player.choose(view_of(deal, match, deal.turn)))
    spec = getattr(player, "spec", None)
    worlds = "" if spec is None else f"(worlds={spec.cards.worlds})"
    return type(player).__name__ + worlds


@dataclass(slots=True)
class Levels:
    """The levels offered. `real` says what stands behind each; "?" until it has been tried."""

    real: dict[str, str] = field(
        default_factory=lambda: {name: "?" for name in player_names() if name not in _HIDDEN}
    )

    async def probe(self, thinkers: Thinkers) -> None:
        """Find out, in a worker, which levels work; a worker is then warm, too."""
        names = list(self.real)
        thinkers.cold = bool(thinkers.workers)
        found = await thinkers.run(try_levels, names) if thinkers.workers else None
        thinkers.cold = False
        self.real.update(found or dict.fromkeys((n for n in names if n != THUMB), "! no worker"))

    def offered(self, rules: Rules | None = None) -> list[str]:
        """The levels one may choose, the weakest first."""
        known = player_names(rules)
        return [
            name for name, real in self.real.items() if name in known and not real.startswith("!")
        ]

    def shown(self) -> list[str]:
        """The levels to choose from: the rules of thumb only where there is nothing else."""
        return [name for name in self.offered() if name != THUMB] or [THUMB]

    def usual(self, rules: Rules | None = None) -> str:
        """The level for one who has not chosen."""
        return USUAL_LEVEL if USUAL_LEVEL in self.offered(rules) else THUMB

    def check(self, name: str | None, rules: Rules) -> str:
        """The level of this name. Raises Problem for one that is not offered."""
        if name is None:
            return self.usual(rules)
        offered = self.offered(rules)
        if name not in offered:
            allowed = ", ".join(offered)
            raise Problem("not-allowed", "table-no-such-level", allowed=allowed)
        return name
