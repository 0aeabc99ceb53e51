"""A server that is told to stop before it has begun, or cannot begin, and its exit status."""

import signal
import time
from pathlib import Path

import pytest

from api.house import Server

STATUS = Path("/proc/self/status")


def _hears_of_the_end(pid: int) -> bool:
    """True once a process has something of its own to do when it is told to stop."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    caught = next(line for line in lines if line.startswith("SigCgt:")).split()[1]
    return bool(int(caught, 16) >> (signal.SIGTERM - 1) & 1)


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells what a process waits for")
def test_told_to_stop_while_it_is_loading(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.launch()
    assert server.process is not None
    try:
        end = time.monotonic() + 60
        while not _hears_of_the_end(server.process.pid):
            assert time.monotonic() < end
            time.sleep(0.001)
        server.process.terminate()
        printed, _ = server.process.communicate(timeout=30)
    finally:
        server.process.kill()
    assert server.process.returncode == 0, server.log.read_text()
    assert printed == "", "it was ready already: this test says nothing"
    assert server.log.read_text() == ""


def test_told_to_stop_as_soon_as_it_says_where_it_is(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    assert server.stop() == 0
    assert "Traceback" not in server.log.read_text()


def test_a_start_that_fails_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("no database at all")
    server = Server(tmp_path)
    server.launch()
    assert server.process is not None
    printed, _ = server.process.communicate(timeout=30)
    assert server.process.returncode != 0
    told = printed + server.log.read_text()
    assert "tables.sqlite" in told and "not a database" in told
    assert "Traceback" not in told
