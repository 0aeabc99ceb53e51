"""The first start on a machine, where nothing has been compiled yet."""

import asyncio
from pathlib import Path

from api.house import Reader, Server


def test_nobody_waits_for_what_must_be_compiled_first(tmp_path: Path) -> None:
    server = Server(tmp_path, REBELOTE_WORKERS="1", NUMBA_CACHE_DIR=str(tmp_path / "empty"))
    server.start()

    async def play() -> None:
        table = server.table(wish={"rules": "ffb-classic"}, level="regular", start=True)
        person = await Reader(server, table["code"], table["token"]).connect()
        await person.play(lambda view: bool(view) and view["phase"] == "play")
        await person.close()

    try:
        asyncio.run(play())
        _, health = server.ask("/health")
        log = server.log.read_text()
        assert health["bots_failed"] == 0, log
        # Had all been compiled by now, this test would say nothing.
        assert health["levels"]["regular"] == "?", (health, log)
    finally:
        assert server.stop() == 0
