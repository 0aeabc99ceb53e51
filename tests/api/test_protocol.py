"""The browser's copy of the protocol is the server's."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_for_the_browser_are_up_to_date() -> None:
    path = ROOT / "tools" / "export_protocol.py"
    described = importlib.util.spec_from_file_location("export_protocol", path)
    assert described is not None and described.loader is not None
    tool = importlib.util.module_from_spec(described)
    described.loader.exec_module(tool)
    written = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")
    assert written == tool.source(), "run: python tools/export_protocol.py"


def test_every_refusal_and_message_is_described() -> None:
    page = (ROOT / "docs" / "web-protocol.md").read_text("utf-8")
    for word in ("hello", "state", "refused", "stale", "take-over", "inactive", "closing"):
        assert f"`{word}`" in page, word
