"""What every request needs: the hub, the levels, the reader's language, the limits."""

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from litestar.connection import ASGIConnection

from rebelote.i18n.names import DECKS, Deck, Names, default_deck
from rebelote.i18n.texts import LANGUAGES
from rebelote.problem import Problem
from rebelote.server.features.levels import Levels
from rebelote.server.hub.hub import Hub
from rebelote.server.settings import LOOPBACK
from rebelote.server.words import names_for

AnyConnection = ASGIConnection[Any, Any, Any, Any]
# So many at once, and so many a second in the long run, from one address.
_LIMITS: Final = {
    "look": (60.0, 10.0),
    "join": (30.0, 1.0),
    "create": (20.0, 0.5),
    "verify": (10.0, 0.5),
    "socket": (60.0, 2.0),
}


@dataclass(slots=True)
class Context:
    """What the handlers share."""

    hub: Hub
    levels: Levels = field(default_factory=Levels)

    def limit(self, connection: AnyConnection, kind: str) -> None:
        """Raise Problem ``too-fast`` where an address asks too often."""
        address = connection.client.host if connection.client else ""
        size, rate = _LIMITS[kind]
        if not self.hub.rates.allows(f"{kind} {address}", size, rate):
            raise Problem("too-fast", "table-too-fast")


def context_of(connection: AnyConnection) -> Context:
    """The context of the application that serves this."""
    context: Context = connection.app.state.context
    return context


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def read_names(language: str, deck: str) -> Names:
    """The words for a language and a deck; Spanish, and what is usual there, for unknown ones."""
    known = language if language in LANGUAGES else "es"
    chosen: Deck = next((name for name in DECKS if name == deck), default_deck(known))
    return names_for(known, chosen)


def language_of(connection: AnyConnection) -> str:
    """The language that a request asks for, in its address or in its headers."""
    asked = connection.query_params.get("language", "")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "es"


def is_foreign(connection: AnyConnection) -> bool:
    """True for a request that another site's page has sent."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") == "cross-site"
    return origin.partition("://")[2].lower() != connection.headers.get("host", "").lower()


def is_wrong_host(connection: AnyConnection, *, local: bool) -> bool:
    """True if a server for this machine alone is called by another name than the machine's.

    So no foreign name can be bent to lead to this machine.
    """
    if not local:
        return False
    host = connection.headers.get("host", "").rpartition(":")[0] or connection.headers.get("host")
    return (host or "").strip("[]").lower() not in LOOPBACK
