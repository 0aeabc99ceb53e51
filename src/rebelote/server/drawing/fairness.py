"""The honesty of the deals, as far as it can be shown now."""

from rebelote.server.protocol.view import Fairness, SeedView
from rebelote.server.words import Reader
from rebelote.table.honest import commitment
from rebelote.table.record import shown_deals
from rebelote.table.state import TableState


def fairness(reader: Reader, state: TableState) -> Fairness:
    """Commitments of the deals of this match, and the seeds that are no secret any more."""
    shown = shown_deals(state)
    seeds = [_seed(state, place, place < shown) for place in range(len(state.dealings))]
    known = [seed for seed in seeds if seed is not None]
    now = known[-1] if known and state.dealings and state.dealings[-1] is not None else None
    coming = None
    if state.promised is not None:
        number = 1 if state.phase == "finished" else len(state.deals) + 1
        coming = SeedView(
            deal=number,
            commitment=commitment(state.promised),
            seed=None,
            salts=None,
            honest=None,
        )
    return Fairness(
        now=now,
        next=coming,
        salted=[seat for seat, salt in enumerate(state.salts) if salt is not None],
        my_salt=None if reader.seat is None else state.salts[reader.seat],
        past=[seed for seed in known if seed.seed is not None],
    )


def _seed(state: TableState, place: int, shown: bool) -> SeedView | None:
    dealing = state.dealings[place]
    if dealing is None:
        return None
    return SeedView(
        deal=place + 1,
        commitment=commitment(dealing.seed),
        seed=dealing.seed if shown else None,
        salts=list(dealing.salts) if shown else None,
        honest=True if shown else None,
    )
