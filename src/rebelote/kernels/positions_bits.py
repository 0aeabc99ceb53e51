"""What the processor does with sets of bits in one instruction, and random numbers from a seed.

Everything is a signed 64-bit number: Numba silently turns mixed signs into nonsense, and sets of
32 cards fit with room to spare.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic

from rebelote.kernels.warmup_cache import piece

LOW_HALF = (1 << 32) - 1


def instruction(implementation: Callable[..., Any]) -> Callable[..., int]:
    """A function that Numba compiles to the instructions that this one generates."""
    compiled: Any = intrinsic
    return compiled(implementation)  # type: ignore[no-any-return]


@instruction
def count_bits(typing: Any, value: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@instruction
def lowest_place(typing: Any, value: Any) -> Any:
    """The place of the lowest bit that is set; of 0, nothing sensible."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@instruction
def shift_right(typing: Any, value: Any, places: Any) -> Any:
    """A logical shift: zeros come in at the top, whatever the sign."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.lshr(arguments[0], arguments[1])

    return types.int64(types.int64, types.int64), generate


@instruction
def deposit_bits(typing: Any, bits: Any, mask: Any) -> Any:
    """``pdep``: the low bits put where the mask has ones. Only on processors that have it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word])
        )
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), generate


def has_deposit_bits() -> bool:
    """True if this processor has `deposit_bits`: x86-64 with BMI2."""
    x86 = binding.get_process_triple().startswith("x86_64")
    return x86 and bool(binding.get_host_cpu_features().get("bmi2"))


def folded(seed: int) -> int:
    """A seed of any size as a signed 64-bit number; Numba would take a larger one for unsigned."""
    return (seed + (1 << 63)) % (1 << 64) - (1 << 63)


@piece
def seeded(seed: int) -> int:
    """A generator's first state: far apart for seeds that are close, and never 0."""
    state = seed * -7046029254386353131 + 1
    state = (state ^ shift_right(state, 30)) * -4658895280553007687
    state = (state ^ shift_right(state, 27)) * -7723592293110705685
    state ^= shift_right(state, 31)
    return state if state != 0 else 1


@piece
def next_random(state: int) -> int:
    """The generator's next state, which is also its random number: Marsaglia's xorshift."""
    state ^= state << 13
    state ^= shift_right(state, 7)
    return state ^ (state << 17)


@piece
def choose_deposit(cards: int, random: int) -> int:
    """One of these cards, as a set of one, by 32 random bits; needs `deposit_bits`."""
    return deposit_bits(1 << ((random * count_bits(cards)) >> 32), cards)


@piece
def choose_portable(cards: int, random: int) -> int:
    """The same card on any processor: drop the lowest cards until it is the lowest."""
    place = (random * count_bits(cards)) >> 32
    while place > 0:
        cards &= cards - 1
        place -= 1
    return cards & -cards
