"""The web application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from rebelote.i18n.explain import explain
from rebelote.problem import Problem
from rebelote.server.features.context import (
    Context,
    context_of,
    is_foreign,
    is_wrong_host,
    language_of,
    read_names,
)
from rebelote.server.features.pages import page
from rebelote.server.features.replay import replay
from rebelote.server.features.socket import table_socket
from rebelote.server.features.streak import streak
from rebelote.server.features.tables import (
    create_table,
    join_table,
    look_at_table,
    table_record,
)
from rebelote.server.features.welcome import glossary, health, rules_in_words, verify, welcome
from rebelote.server.hub.hub import Hub
from rebelote.server.logs import say, say_failure
from rebelote.server.protocol.http import Fault
from rebelote.server.settings import Settings
from rebelote.server.version import VERSION

AnyRequest = Request[Any, Any, Any]
_STATUS: Final = {
    "no-such-table": 404,
    "not-found": 404,
    "no-such-seat": 400,
    "not-allowed": 409,
    "match-over": 409,
    "bad-token": 403,
    "foreign": 403,
    "too-fast": 429,
    "too-long": 413,
    "busy": 503,
}
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def _fault(request: AnyRequest, problem: Problem) -> Response[Fault]:
    names = read_names(request.state.get("language") or language_of(request), "")
    status = _STATUS.get(problem.code, 400)
    body = Fault(code=problem.code, text=explain(problem, names))
    headers = {"retry-after": "5"} if status in (429, 503) else None
    return Response(body, status_code=status, headers=headers)


def _http_problem(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """An answer of the framework's own in our form; what was sent is never repeated."""
    status = error.status_code
    if status in (404, 405):
        response = _fault(request, Problem("not-found", "table-not-found"))
    elif status == 413:
        response = _fault(request, Problem("too-long", "table-too-long"))
    elif status >= 500:
        response = _fault(request, Problem("busy", "table-fault"))
    else:
        response = _fault(request, Problem("malformed", "table-not-a-message"))
    response.status_code = status
    if error.headers:
        response.headers.update(error.headers)
    return response


def _failure(request: AnyRequest, error: Exception) -> Response[Fault]:
    if isinstance(error, RecursionError):
        return _fault(request, Problem("malformed", "table-not-a-message"))
    say_failure(error)
    response = _fault(request, Problem("busy", "table-fault"))
    response.status_code = 500
    return response


def _guard(request: AnyRequest) -> Response[Fault] | None:
    """Refuse what another site's page has sent, and names that are not this machine's."""
    local = context_of(request).hub.settings.local
    changes = request.method not in ("GET", "HEAD", "OPTIONS")
    if is_wrong_host(request, local=local) or (changes and is_foreign(request)):
        return _fault(request, Problem("foreign", "table-foreign"))
    return None


async def _with_headers(message: Message, scope: Scope) -> None:
    """Add to every answer the headers that keep the page to itself, and say in the log that it was
    given."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *_HEADERS]
    if scope["path"].startswith(("/api", "/health")):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
    say(logging.INFO, "answered", method=scope.get("method"), status=message["status"])


def create_app(settings: Settings) -> Litestar:
    """The application, with its tables in `app.state.context.hub`."""
    context = Context(Hub(settings))

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await context.hub.open()
        probing = asyncio.create_task(context.levels.probe(context.hub.thinkers))
        try:
            yield
        finally:
            probing.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await probing
            await context.hub.close()

    app = Litestar(
        route_handlers=[
            welcome, rules_in_words, create_table, look_at_table, join_table, table_record,
            verify, replay, glossary, streak, health, table_socket, page,
        ],
        lifespan=[life],
        before_request=_guard,
        before_send=[_with_headers],
        exception_handlers={
            Problem: _fault,
            HTTPException: _http_problem,
            Exception: _failure,
        },
        request_max_body_size=64_000,
        openapi_config=OpenAPIConfig(
            title="Rebelote", version=VERSION, path="/api/schema", render_plugins=[]
        ),
        logging_config=None,
    )  # fmt: skip
    app.state.context = context
    return app
