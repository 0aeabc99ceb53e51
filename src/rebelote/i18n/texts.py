"""Messages in one language, read from ``locales/<language>/*.ftl`` when first asked for."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("es", "fr", "en")
# Other files may refer to the messages of this one.
_SHARED = "words.ftl"
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


class Texts:
    """The messages of one language. Reading and parsing wait until a message is needed."""

    def __init__(self, language: str) -> None:
        """`language` is one of LANGUAGES."""
        self.language = language
        folder = files("rebelote.i18n") / "locales" / language
        self._sources = {
            entry.name: entry.read_text("utf-8")
            for entry in folder.iterdir()
            if entry.name.endswith(".ftl")
        }
        self._file_of = {
            message: name
            for name, source in self._sources.items()
            for message in _MESSAGE.findall(source)
        }
        self._bundle: Any = None
        self._loaded: set[str] = set()

    def has(self, message: str) -> bool:
        """True if there is such a message."""
        return message in self._file_of

    def messages(self, prefix: str) -> list[str]:
        """The names of all messages that begin so, in the order of the files."""
        return [message for message in self._file_of if message.startswith(prefix)]

    def say(self, message: str, attribute: str | None = None, /, **variables: Any) -> str:
        """The text of a message, or of one of its attributes, with its variables filled in.

        Raises KeyError for a message that no file has and ValueError for one that cannot be
        formatted with these variables: both are mistakes in the program.
        """
        found = self._load(message).get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise ValueError(f"{message} in {self.language}: {errors}")
        return str(text)

    def _load(self, message: str) -> Any:
        """The bundle, with the file of this message in it."""
        from fluent.runtime import FluentBundle, FluentResource  # slow, and not always needed

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        for name in (_SHARED, self._file_of[message]):
            if name not in self._loaded:
                self._loaded.add(name)
                self._bundle.add_resource(FluentResource(self._sources[name]))
        return self._bundle

    def any_of(self, items: list[str]) -> str:
        """A list with the language's "or": ``J♦, 9♦ o A♦``."""
        return self._list(items, "or")

    def all_of(self, items: list[str]) -> str:
        """A list with the language's "and"."""
        return self._list(items, "standard")

    def _list(self, items: list[str], style: Any) -> str:
        from babel.lists import format_list  # slow, and not always needed

        return format_list(items, style=style, locale=self.language)


@cache
def texts(language: str) -> Texts:
    """The messages of one of LANGUAGES."""
    return Texts(language)


def choose_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, or Spanish.

    ``REBELOTE_LANGUAGE`` goes before the usual ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``.
    """
    for variable in ("REBELOTE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "es"
