"""How kernels are compiled, and where the compiled code is kept.

A kernel is a function that Python calls; it is compiled once for each machine and kept on disk. A
piece is a function that only kernels call, compiled into each of them. Numba's own cache looks at
the file of a kernel and at no other, so that a change in the file of a piece would go unseen: the
folder is therefore named after the text of all files of this package.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., object])

# To a type checker a compiled function is the function as it is written.
_numba: Any = numba


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept: in ``NUMBA_CACHE_DIR``, or in the user's cache folder."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        root = Path(chosen)
    else:
        from platformdirs import user_cache_path  # only needed here, and not free

        root = user_cache_path("rebelote", appauthor=False)
    return root / f"kernels-{digest.hexdigest()[:16]}"


@cache
def can_keep() -> bool:
    """True if compiled code can be written to the cache folder, which is made."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=cache_folder()).close()
    except OSError:
        return False
    return True


def kernel(function: Function) -> Function:
    """Compile this function when it is first called, and keep the result on disk if possible.

    It runs without the interpreter's lock, so that threads can share the work.
    """
    if not can_keep():
        return _numba.njit(nogil=True)(function)  # type: ignore[no-any-return]
    # Read when the function is marked, not when it is compiled; others' kernels keep their place.
    before = _numba.config.CACHE_DIR
    _numba.config.CACHE_DIR = str(cache_folder())
    try:
        return _numba.njit(nogil=True, cache=True)(function)  # type: ignore[no-any-return]
    finally:
        _numba.config.CACHE_DIR = before


def piece(function: Function) -> Function:
    """Compile this function into the kernels that call it."""
    return _numba.njit(function)  # type: ignore[no-any-return]
