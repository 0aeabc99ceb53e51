"""One server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from api.house import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is there for the whole module."""
    home: Path = tmp_path_factory.mktemp("house")
    running = Server(home)
    running.start()
    yield running
    assert running.stop() == 0
