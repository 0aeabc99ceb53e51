"""The built client as files; a plain page that says so where it is not built."""

import gzip
import os
from functools import lru_cache
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get

from rebelote.problem import Problem
from rebelote.server.features.context import language_of, read_names

_BUILT: Final = Path(str(files("rebelote.server"))) / "static"
_FOLDER: Final = Path(os.environ.get("REBELOTE_PAGE", _BUILT))
_TEXT: Final = ("text/", "application/javascript", "application/json", "image/svg",
                "application/manifest")  # fmt: skip
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript",
                 ".woff2": "font/woff2", ".svg": "image/svg+xml"}  # fmt: skip


def client_is_built() -> bool:
    """True if the client's files are here."""
    return (_FOLDER / "index.html").is_file()


@lru_cache(maxsize=512)
def _file(path: str, changed: int) -> tuple[bytes, bytes, str]:
    """A file, the same compressed (empty if that helps nothing), and its type."""
    file = _FOLDER / path
    content = file.read_bytes()
    kind = _TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    if not kind.startswith(_TEXT):
        return content, b"", kind
    return content, gzip.compress(content, 9, mtime=0), kind


def _find(path: str) -> Path | None:
    """The file of this path within the folder, and nowhere else."""
    file = (_FOLDER / path).resolve()
    if not file.is_relative_to(_FOLDER.resolve()) or not file.is_file():
        return None
    return file


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; its first page for any path that is a place in the client."""
    wanted = str(request.path_params.get("path", "")).strip("/")
    if wanted.startswith("api/") or wanted == "api":
        raise Problem("not-found", "table-not-found")
    if not client_is_built():
        return _plain_page(request)
    found = _find(wanted) if wanted else None
    if found is None:
        if "." in wanted.rpartition("/")[2]:
            raise Problem("not-found", "table-not-found")
        wanted, found = "index.html", _FOLDER / "index.html"
    content, packed, kind = _file(wanted, found.stat().st_mtime_ns)
    headers = {"cache-control": _FOR_EVER if wanted.startswith("assets/") else "no-cache",
               "vary": "accept-encoding"}  # fmt: skip
    if packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(content, media_type=kind, headers=headers)


def _plain_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    language = language_of(request)
    names = read_names(language, "")
    title = escape(names.say("serve-page-title"))
    text = escape(names.say("serve-page-not-built"))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
    return Response(page.encode(), media_type="text/html")
