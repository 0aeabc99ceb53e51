"""The streak of the duel over HTTP: what it is, and the table of its next match.

It belongs to whoever has the machine, so it is kept only where nobody else can reach the server;
the terminal and the browser share it. Nobody can know the cards: a match of the streak begins with
a seed that is drawn in secret, never with a record.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, get

from rebelote.bots.players import TWO_SEAT_LEVELS
from rebelote.i18n.names import Names
from rebelote.problem import Problem
from rebelote.rules import Rules, as_changes
from rebelote.server.features.context import Context, context_of, language_of, read_names
from rebelote.server.hub.streak import count, settle
from rebelote.server.protocol.http import BestView, CreateTable, StreakView
from rebelote.server.rule_words import level_words
from rebelote.streaks import Streaks, load_streaks, open_match

AnyRequest = Request[Any, Any, Any]
_SHOWN: Final = 5


@get("/api/streak")
async def streak(request: AnyRequest) -> StreakView:
    """The streak as it stands."""
    context = context_of(request)
    context.limit(request, "look")
    names = read_names(language_of(request), "")
    if not context.hub.settings.local:
        return _view(context, Streaks(), names)
    return _view(context, await _streaks(context), names)


async def _streaks(context: Context) -> Streaks:
    """The streaks, with a match that is over counted. Raises Problem."""
    streaks = await _kept(load_streaks)
    if streaks.open:
        try:
            state = (await context.hub.room(streaks.open)).state
        except Problem as problem:
            if problem.code != "no-such-table":
                raise
            return streaks
        await settle(state)
        streaks = await _kept(load_streaks)
    return streaks


async def _kept(work: Callable[..., Streaks], *given: Any) -> Streaks:
    """The streaks as they are kept once this is done. Raises Problem."""
    try:
        return await asyncio.to_thread(work, *given)
    except OSError:
        raise Problem("busy", "table-not-stored") from None


def _view(context: Context, streaks: Streaks, names: Names) -> StreakView:
    current = streaks.current
    return StreakView(
        counts=context.hub.settings.local,
        wins=current.wins,
        score=current.score,
        level=current.level,
        levels=len(TWO_SEAT_LEVELS),
        level_words=level_words(names, TWO_SEAT_LEVELS[current.level - 1]),
        best=[
            BestView(score=best.score, wins=best.wins, date=best.date)
            for best in streaks.best[:_SHOWN]
        ],
        open=streaks.open or None,
    )


async def begin(context: Context, data: CreateTable, rules: Rules) -> tuple[str, tuple[int, int]]:
    """The level of the next match of the streak, and the streak before it.

    A match that is still open counts as lost. Raises Problem where the match cannot count.
    """
    alone = data.start and data.nickname is not None and data.clock == 0
    usual = rules.match.streak and not as_changes(rules)[1]
    if not (context.hub.settings.local and alone and usual and data.record is None):
        raise Problem("not-allowed", "table-no-streak")
    streaks = await _streaks(context)
    if streaks.open:
        streaks = await _kept(count, streaks.open, 0, 1)
    level = TWO_SEAT_LEVELS[streaks.current.level - 1]
    if level not in context.levels.offered(rules):
        level = context.levels.check(None, rules)
    return level, (streaks.current.wins, streaks.current.margin)


async def opened(code: str) -> None:
    """Keep which table plays the match of the streak. Raises Problem."""
    await _kept(open_match, code)
