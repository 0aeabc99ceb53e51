"""Warming up compiles everything, and says so clearly where the results cannot be kept."""

import subprocess
import sys
from pathlib import Path

import pytest

from rebelote.kernels import warmup, warmup_cache
from rebelote.problem import Problem
from rebelote.rules import preset


def test_progress_is_told_step_by_step() -> None:
    heard: list[tuple[int, int]] = []
    warmup.warm_up(lambda done, of: heard.append((done, of)), [preset("ffb-contree")])
    count = heard[0][1]
    assert heard == [(done, count) for done in range(count + 1)]
    assert count > 4


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "can_keep", lambda: False)
    heard: list[tuple[int, int]] = []
    with pytest.raises(Problem) as refused:
        warmup.warm_up(lambda done, of: heard.append((done, of)))
    assert refused.value.reason == "kernel-cache"
    assert refused.value.details == {"folder": str(warmup_cache.cache_folder())}
    assert heard == []


def run(code: str, **environment: str) -> str:
    """What a fresh Python prints."""
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_kernels_work_where_nothing_can_be_kept(tmp_path: Path) -> None:
    """A file where the folder should be: even root cannot write there."""
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    code = (
        "from rebelote.kernels.warmup_cache import can_keep, kernel\n"
        "print(can_keep(), kernel(lambda number: number + 1)(1))"
    )
    assert run(code, NUMBA_CACHE_DIR=str(blocked)) == "False 2"


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = "import sys, rebelote.kernels; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))"
    assert run(code) == "set()"
