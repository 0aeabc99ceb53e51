"""Before the first card: language, deck and game, from the options, the last time, or the user."""

import secrets
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from rebelote.bots.players import LEVELS, TWO_SEAT_LEVELS, USUAL_LEVEL, build_player, levels_of
from rebelote.i18n.explain import explain
from rebelote.i18n.names import DECKS, Names, default_deck
from rebelote.i18n.texts import LANGUAGES, texts
from rebelote.notation.record import Record
from rebelote.notation.replay import Stopped
from rebelote.problem import Problem
from rebelote.review import WORLDS
from rebelote.rules import Rules, find_rules, own_names, with_changes
from rebelote.streaks import load_streaks
from rebelote.table.record import LEVEL_KEY
from rebelote.tui.ask import plain, read_command, read_number
from rebelote.tui.face import Left
from rebelote.tui.saves import (
    Settings,
    Unreadable,
    load_record,
    new_path,
    read_settings,
    remember,
    set_aside,
    unfinished_matches,
)
from rebelote.tui.session import Session
from rebelote.tui.terminal import Terminal
from rebelote.tui.words import Words

# As they are offered: the game most people know first.
GAMES: Final = (
    "ffb-classic", "cafe", "zone", "reserva", "ffb-classic-sa-ta",
    "ffb-coinche", "ffb-contree", "house-coinche",
    "duel", "decouverte", "three-handed",
)  # fmt: skip
_MOST_BROKEN: Final = 3


@dataclass(slots=True)
class Wishes:
    """What the command line asks for; None where it leaves the choice open."""

    usual_language: str
    language: str | None = None
    deck: str | None = None
    preset: str | None = None
    changes: dict[str, Any] = field(default_factory=dict)
    seed: str | None = None
    resume: Path | None = None
    new: bool = False
    level: str | None = None
    worlds: int = WORLDS


class Start:
    """The choices before a match."""

    def __init__(self, terminal: Terminal, wishes: Wishes) -> None:
        """Raises Problem for a game or house rules that do not exist, or a level that the game has
        no player of."""
        self.terminal = terminal
        self.wishes = wishes
        if wishes.preset is not None:
            rules = self._rules(wishes.preset)
            if wishes.level is not None:
                build_player(wishes.level, "", rules)
        self.settings = Settings()
        broken = None
        try:
            self.settings = read_settings()
        except Unreadable as error:
            broken = error
        self.language = wishes.language or self.settings.language or wishes.usual_language
        if broken is not None:
            file, aside = str(broken.path), str(set_aside(broken.path))
            self._say("play-settings-broken", file=file, aside=aside)

    @property
    def names(self) -> Names:
        """The words of the language and the deck chosen."""
        chosen = self.wishes.deck or self.settings.deck
        known = [deck for deck in DECKS if deck == chosen]
        return Names(texts(self.language), known[0] if known else default_deck(self.language))

    @property
    def _wished_level(self) -> str:
        """The level asked for or chosen last."""
        return self.wishes.level or self.settings.level or USUAL_LEVEL

    def _say(self, message: str, **variables: Any) -> None:
        names = self.names
        self.terminal.write(names.say(message, **variables), names=names)

    def _read(self, prompt: str) -> str:
        """What is typed, for comparing. Raises Left where the user would rather not play."""
        typed = self.terminal.read(prompt, names=self.names)
        command = read_command(typed, self.names)
        if command is not None and command.name == "quit":
            raise Left
        return plain(typed)

    def _rules(self, name: str) -> Rules:
        return with_changes(find_rules(name).rules, self.wishes.changes)

    def choose_language(self) -> None:
        """Ask for the language, unless it is asked for or was chosen before."""
        if self.wishes.language is None and self.settings.language is None:
            self._ask_language()
        self.settings = remember(self.settings, language=self.language)

    def _ask_language(self) -> None:
        offered = [texts(language).say("play-language-name") for language in LANGUAGES]
        usual = LANGUAGES.index(self.language)
        for number, name in enumerate(offered, 1):
            self.terminal.write(f"  {number}  {name}")
        while True:
            typed = self._read(self.names.say("play-which-language", usual=str(usual + 1)) + " ")
            number_typed = read_number(typed, len(LANGUAGES)) if typed else usual
            spelled = [language for language in LANGUAGES if typed[:2] == language and typed]
            if number_typed is not None or spelled:
                self.language = spelled[0] if spelled else LANGUAGES[number_typed or 0]
                return

    def choose_match(self) -> Session:
        """The match to play: a saved one or a new one.

        Raises Unreadable, Stopped or FileNotFoundError where the file asked for is no match, and
        Left where the user leaves.
        """
        wishes = self.wishes
        if wishes.resume is not None:
            return self.resumed(load_record(wishes.resume), wishes.resume)
        if wishes.preset is not None:
            return self.new_match(wishes.preset)
        saved = None if wishes.new else self._saved()
        return self._ask_game(saved)

    def resumed(self, record: Record, path: Path) -> Session:
        """A saved match, ready to go on. Raises Stopped."""
        return Session.resume(record, path, secrets.token_hex(8))

    def new_match(self, name: str) -> Session:
        """A new match of this game with the house rules asked for.

        A match of the streak that is not over goes on instead: nobody walks away from a loss.
        """
        chosen = {} if self.wishes.deck is None else {"deck": self.wishes.deck}
        self.settings = remember(self.settings, preset=name, **chosen)
        return self.match_by(self._rules(name), name)

    def match_by(self, rules: Rules, name: str) -> Session:
        """A new match by these rules, saved under this name."""
        date = datetime.now().strftime("%Y-%m-%dT%H:%M:%S")
        other: dict[str, Any] = {"date": date, "seed": self.wishes.seed or secrets.token_hex(8)}
        if rules.match.streak and self.wishes.seed is not None:
            # Cards that one may know beforehand cannot count.
            rules = with_changes(rules, {"match.streak": False})
        if rules.match.streak:
            unfinished = self._saved(streak_only=True)
            if unfinished is not None:
                self._say("play-streak-first")
                return unfinished
        other[LEVEL_KEY] = self._streak_level() if rules.match.streak else self._level(rules)
        return Session.begin(rules, other, new_path(date, name))

    def _streak_level(self) -> str:
        """The level of the next opponent in the streak; the first where the file is damaged."""
        try:
            return TWO_SEAT_LEVELS[load_streaks().current.level - 1]
        except Problem as problem:
            self.terminal.write(explain(problem, self.names), names=self.names)
        return TWO_SEAT_LEVELS[0]

    def _level(self, rules: Rules) -> str:
        """The level wished for, or the highest of this game."""
        levels = levels_of(rules)
        return self._wished_level if self._wished_level in levels else levels[-1]

    def _saved(self, *, streak_only: bool = False) -> Session | None:
        """The latest match that is not over; what cannot be read is told and left alone."""
        told = 0
        for path, found in unfinished_matches():
            try:
                if isinstance(found, Unreadable):
                    raise found
                session = self.resumed(found, path)
            except (Unreadable, Stopped) as error:
                told += 1
                if told <= _MOST_BROKEN:
                    self.tell_broken(path, error)
                continue
            if session.match.finished or (streak_only and not session.rules.match.streak):
                continue
            return session
        return None

    def tell_broken(self, path: Path, error: Unreadable | Stopped) -> None:
        """Say that a saved match cannot be read, and why where that is known."""
        problem: Problem | None = error.problem
        why = "" if problem is None else explain(problem, self.names)
        self._say("play-file-broken", file=str(path), why=why)

    def _ask_game(self, saved: Session | None) -> Session:
        while True:
            self._show_games(saved)
            usual = 0
            games = [*GAMES, *own_names()]
            if saved is None and self.settings.preset in games:
                usual = games.index(self.settings.preset)
            session = self._read_game(saved, usual)
            if session is not None:
                return session

    def _show_games(self, saved: Session | None) -> None:
        names, number = self.names, 1
        self._say("play-which-game")
        if saved is not None:
            self.terminal.write(f" {number:>2}  {self._saved_line(saved)}", names=names)
            number += 1
        for game in GAMES:
            title = names.say(f"preset-{game}")
            about = names.say(f"play-about-{game}")
            self.terminal.write(f" {number:>2}  {title:<30} {about}", names=names)
            number += 1
        for game in own_names():
            about = names.say("rules-own")
            self.terminal.write(f" {number:>2}  {game:<30} {about}", names=names)
            number += 1
        self._say("play-change-language", language=self.language)
        self._say("play-change-deck", cards=names.deck)
        word = self._level_word(self._wished_level)
        self._say("play-change-level", level=word, levels=", ".join(map(self._level_word, LEVELS)))

    def _level_word(self, level: str) -> str:
        """What a level is called, as it is typed."""
        return self.names.say(f"level-{level}").lower()

    def _saved_line(self, saved: Session) -> str:
        words = Words(self.names, saved.rules, spoken=False)
        sides = range(saved.rules.sides)
        score = " · ".join(f"{words.side(side)} {saved.match.score[side]}" for side in sides)
        title = self.names.say(f"preset-{saved.record.preset}")
        number = str(saved.match.deals_played + 1)
        return self.names.say("play-continue", game=title, number=number, score=score)

    def _read_game(self, saved: Session | None, usual: int) -> Session | None:
        """The match chosen; None where something else was changed and the list is shown again."""
        games = [*GAMES, *own_names()]
        choices: list[str | Session] = [*games] if saved is None else [saved, *games]
        while True:
            prompt = self.names.say("play-game-prompt", usual=str(usual + 1))
            typed = self._read(f"{prompt} ")
            if typed in LANGUAGES:
                self.language = typed
                self.settings = remember(self.settings, language=typed)
                return None
            if typed in DECKS:
                self.wishes.deck = typed
                self.settings = remember(self.settings, deck=typed)
                return None
            levels = {plain(self._level_word(level)): level for level in LEVELS}
            level = levels.get(typed, typed)
            if level in LEVELS:
                self.wishes.level = level
                self.settings = remember(self.settings, level=level)
                return None
            place = read_number(typed, len(choices)) if typed else usual
            chosen = choices[place] if place is not None else typed
            if isinstance(chosen, Session):
                return chosen
            if chosen in games:
                return self.new_match(chosen)
            self._say("play-not-a-game", most=str(len(choices)))
