"""The levels: their specifications, their choices, and what they may not know."""

import os
from pathlib import Path
from random import Random

import pytest

from rebelote.bots.level_spec import Spec, load_spec, read_spec
from rebelote.bots.players import (
    LEVELS,
    TWO_SEAT_LEVELS,
    Player,
    build_player,
    levels_of,
    player_names,
)
from rebelote.cards import Hand, cards_of, hand_of
from rebelote.engine import Deal, Match, PlayCard, apply, new_match, shuffled
from rebelote.problem import Problem
from rebelote.rules import preset, preset_names
from rebelote.views import view_of

THOROUGH = os.environ.get("REBELOTE_THOROUGH") == "1"
# For each level of each game.
POSITIONS = 2000 if THOROUGH else 20
SPEC = b'name = "mine"\n'


def test_names_follow_the_table() -> None:
    assert player_names() == [*LEVELS, "thumb", "random"]
    assert player_names(preset("duel")) == [*TWO_SEAT_LEVELS, "thumb", "random"]


@pytest.mark.parametrize(("name", "game"), [("nobody", "ffb-classic"), ("master", "duel")])
def test_unknown_players_are_an_error(name: str, game: str) -> None:
    with pytest.raises(Problem) as caught:
        build_player(name, "seed", preset(game))
    assert caught.value.reason == "no-such-player"
    assert "expert" in str(caught.value.details["allowed"])


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_has_a_specification(name: str) -> None:
    assert load_spec(name).name == name


def test_specifications_have_defaults() -> None:
    assert read_spec(SPEC, "mine.toml") == Spec("mine")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("colour = 3", "unknown-key"),
        ("[cards]\nworld = 3", "unknown-key"),
        ("[cards]\nworlds = -1", "wrong-type"),
        ("[cards]\nworlds = 1.5", "wrong-type"),
        ("[cards]\nworlds = true", "wrong-type"),
        ('[cards]\nby = "luck"', "wrong-type"),
        ("cards = 3", "wrong-type"),
        ("[cards", "rules-not-toml"),
    ],
)
def test_specifications_are_read_strictly(text: str, reason: str) -> None:
    with pytest.raises(Problem) as caught:
        read_spec(SPEC + text.encode(), "mine.toml")
    assert caught.value.reason == reason


def test_a_specification_needs_a_name() -> None:
    with pytest.raises(Problem, match="missing-key"):
        read_spec(b"", "mine.toml")


def test_a_file_is_a_player_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(SPEC)
    match = new_match(preset("ffb-classic"))
    view = view_of(match.start(0, shuffled("file")), match, 1)
    assert build_player(str(file), "seed", match.rules).choose(view) in view.legal
    with pytest.raises(Problem):
        build_player(str(tmp_path / "none.toml"), "seed", match.rules)


def play_on(deal: Deal, match: Match, player: Player, chance: Random) -> Deal:
    """One action: mostly the player's, now and then any."""
    view = view_of(deal, match, deal.turn)
    if deal.phase == "auction" and not deal.calls and len(view.legal) > 1:
        return apply(deal, view.legal[1])
    return apply(deal, chance.choice(view.legal) if chance.random() < 0.2 else player.choose(view))


def exchanged(deal: Deal, seat: int, chance: Random) -> Deal:
    """The deal with the hidden cards dealt anew among the places that this seat cannot see."""
    below = [[lower for _, lower in covers] for covers in deal.covers]
    hands = [
        [] if owner == seat else list(cards_of(hand & ~deal.table[owner]))
        for owner, hand in enumerate(deal.hands)
    ]
    undealt, stock = list(deal.undealt), list(deal.stock)
    places = [*hands, *below, undealt, stock]
    hidden = [card for place in places for card in place]
    chance.shuffle(hidden)
    for place in places:
        place[:] = [hidden.pop() for _ in place]
    new_hands: list[Hand] = [
        deal.hands[owner] if owner == seat else hand_of(hands[owner]) | deal.table[owner]
        for owner in range(deal.rules.seats)
    ]
    covers = tuple(
        tuple((upper, lower) for (upper, _), lower in zip(pairs, lowers, strict=True))
        for pairs, lowers in zip(deal.covers, below, strict=True)
    )
    return deal.evolve(
        hands=tuple(new_hands), covers=covers, undealt=tuple(undealt), stock=tuple(stock)
    )


@pytest.mark.parametrize("game", preset_names())
def test_hidden_cards_never_change_a_choice(game: str) -> None:
    """The same view from another deal, by another player built the same way: the same choice."""
    rules, chance = preset(game), Random(game)
    match = new_match(rules)
    thumb = build_player("thumb", "", rules)
    for name in levels_of(rules):
        player, again = (build_player(name, "seed", rules) for _ in range(2))
        seen = number = 0
        while seen < POSITIONS:
            deal = match.start(number % rules.seats, shuffled(f"{game}/{number}"))
            number += 1
            while deal.phase != "over":
                other = exchanged(deal, deal.turn, chance)
                here, there = (view_of(same, match, deal.turn) for same in (deal, other))
                if other != deal and there == here and chance.random() < 0.25:
                    assert again.choose(there) == player.choose(here)
                    seen += 1
                deal = play_on(deal, match, thumb, chance)


@pytest.mark.parametrize("game", preset_names())
def test_every_level_plays_every_game(game: str) -> None:
    rules = preset(game)
    match = new_match(rules)
    for name in levels_of(rules):
        player, chance = build_player(name, "seed", rules), Random(name)
        deal = match.start(0, shuffled(f"whole/{game}"))
        while deal.phase != "over":
            deal = play_on(deal, match, player, chance)
        assert deal.contract is not None


def test_words_are_never_forgotten() -> None:
    """King and queen of trump: both words, whatever card is chosen."""
    rules = preset("ffb-classic")
    match, said = new_match(rules), 0
    player = build_player("expert", "seed", rules)
    for number in range(12):
        deal = match.start(0, shuffled(f"words/{number}"))
        while deal.phase != "over":
            view = view_of(deal, match, deal.turn)
            action = build_player("thumb", "", rules).choose(view)
            if isinstance(action, PlayCard) and view.words:
                action = player.choose(view)
                assert isinstance(action, PlayCard)
                assert action.word == dict(view.words).get(action.card)
                said += action.word is not None
            deal = apply(deal, action)
    assert said > 2
