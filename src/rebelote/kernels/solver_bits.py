"""The smallest pieces of the solver: counting and finding bits, reading and writing arrays.

Sets of cards are int64 below 2**32 everywhere: other whole numbers would turn into something else
without a word (a uint32 shifted becomes a uint64, a uint64 and an int64 make a float).

Numba wraps negative indices around, which costs a tenth of the solver's time. `load` and `store`
do not, and check nothing. With ``REBELOTE_CHECKED_KERNELS=1`` they are plain indexing with bounds
checked; tests run the solver once like that. Such code is not kept on disk.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., object])

CHECKED = os.environ.get("REBELOTE_CHECKED_KERNELS", "") == "1"


# Python never calls a piece: without the wrappers for it, compiling takes a fifth less time.
_BARE = {"boundscheck": CHECKED, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def inlined(function: Function) -> Function:
    """Compile this function into its callers, always: a piece of a hot loop with a name."""
    return numba.njit(forceinline=not CHECKED, **_BARE)(function)  # type: ignore[no-any-return]


def library(function: Function) -> Function:
    """Compile this function for the one kernel that calls it."""
    return numba.njit(**_BARE)(function)  # type: ignore[no-any-return]


@intrinsic  # type: ignore[misc]
def count_bits(typing: Any, cards: Any) -> Any:
    """How many cards a set has."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[misc]
def lowest_bit(typing: Any, cards: Any) -> Any:
    """The lowest card of a set that is not empty."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[misc]
def highest_bit(typing: Any, cards: Any) -> Any:
    """The highest card of a set that is not empty."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[misc]
def _load_unchecked(typing: Any, array: Any, index: Any) -> Any:
    signature = types.int64(array, types.int64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view = context.make_array(signature.args[0])(context, builder, arguments[0])
        value = builder.load(builder.gep(view.data, [arguments[1]]))
        if value.type == ir.IntType(64):
            return value
        return builder.sext(value, ir.IntType(64))

    return signature, generate


@intrinsic  # type: ignore[misc]
def _store_unchecked(typing: Any, array: Any, index: Any, value: Any) -> Any:
    signature = types.void(array, types.int64, types.int64)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        view = context.make_array(signature.args[0])(context, builder, arguments[0])
        builder.store(arguments[2], builder.gep(view.data, [arguments[1]]))
        return context.get_dummy_value()

    return signature, generate


def _load_checked(array: Any, index: int) -> int:
    return numba.int64(array[index])  # type: ignore[no-any-return]


def _store_checked(array: Any, index: int, value: int) -> None:
    array[index] = value


load: Any = inlined(_load_checked) if CHECKED else _load_unchecked
store: Any = inlined(_store_checked) if CHECKED else _store_unchecked
