"""Drawing the two lines above the table: the game, the score, the contract."""

from rebelote.tui.canvas import Canvas, shorten
from rebelote.tui.telling import call_words
from rebelote.tui.words import Words
from rebelote.views import View, second_round


def draw_header(canvas: Canvas, view: View, words: Words) -> None:
    """Game, deal and score; contract or auction, and tricks."""
    _line(canvas, 0, _game(view, words), _score(view, words), "bold")
    _line(canvas, 1, _contract(view, words), _tricks(view, words), "")
    canvas.put(2, 0, "─" * canvas.width, "dim")


def _line(canvas: Canvas, row: int, left: str, right: str, style: str) -> None:
    room = canvas.width - 2 - len(right) - 2
    canvas.put(row, 1, shorten(left, room), style)
    canvas.put(row, canvas.width - 1 - len(right), right, style)


def _game(view: View, words: Words) -> str:
    title = words.say(f"preset-{view.rules.preset}")
    number = view.deals_played + (view.phase != "over")
    return f"{title} · {words.say('play-header-deal', number=str(max(1, number)))}"


def _score(view: View, words: Words) -> str:
    parts = [f"{words.side(side)} {points}" for side, points in enumerate(view.score)]
    if view.held:
        parts.append(words.say("play-header-held", points=str(view.held)))
    return " · ".join(parts)


def _contract(view: View, words: Words) -> str:
    if view.contract is not None:
        return words.contract(view.contract)
    if view.turned is not None:
        later = second_round(view)
        message = "play-header-second-round" if later else "play-header-turned"
        return words.say(message, suit=words.suit_of(view.turned))
    if view.bid is None or view.bidder is None:
        return words.say("play-header-bidding")
    bid = call_words(words, view, view.bid)
    return words.say("play-header-bid", bid=bid, **words.about(view.bidder))


def _tricks(view: View, words: Words) -> str:
    if view.contract is None:
        return ""
    return words.say("play-header-tricks", tricks="–".join(map(str, view.tricks_won)))
