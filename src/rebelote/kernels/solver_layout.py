"""Where the solver keeps what it knows: places in its arrays, and the numbers it is asked with."""

from typing import Any

import numpy as np

from rebelote.kernels.solver_tables import (
    TRUMP_REPLY,
    WEIGHTS,
)

# --- the state ---

OWNED = 0  # four sets
CODE, COMMON, LAST, GENERATION, NODES, TRICK_STARTS, BONUS_FOR, BONUS_AGAINST = range(4, 12)
WORTHLESS_PAIR, WORTHLESS_GAP = 12, 13
WEIGHT = 16
REPLY_WEIGHTS = len(TRUMP_REPLY)
LEAD_WEIGHT = WEIGHT + REPLY_WEIGHTS
COVERS = WEIGHT + WEIGHTS + 2  # for each seat: how many, then pairs of sets, upper and lower
COVERS_OF_SEAT = 17
# The cards to draw: how many, how many have been drawn, and for each number of cards drawn the
# next one, the set of those left and its points.
STOCK = COVERS + 4 * COVERS_OF_SEAT
DRAWN = STOCK + 1
STOCK_CARDS, STOCK_SETS, STOCK_POINTS = STOCK + 2, STOCK + 18, STOCK + 34
# One frame for each card that has been chosen among several.
FRAMES = STOCK + 50
FRAME = 48
# Bounds that `solve_batch` knows for each label.
LOWER = FRAMES + 34 * FRAME
UPPER = LOWER + 32
STATE_SIZE = UPPER + 32
(
    SEAT, POSITION, LED, BEST, BEST_SEAT, ON_TABLE, REMAINING, WON, MOVES, VALUE, LOW, HIGH, SLOT,
    KEY, TAKEN, COUNT, NEXT, DECIDED, CARD, HINT,
    FIRST_OWNED, SECOND_OWNED, DRAWN_BEFORE,
) = range(23)  # fmt: skip
ORDER = 24  # up to 16 moves, best first

# --- the tables of positions ---

TABLE_BITS = 15
CAPOT_BITS = 15
HASH = 0x9E3779B97F4A7C15 - (1 << 64)
LEADER_SHIFT, TAKEN_SHIFT, GENERATION_SHIFT = 32, 34, 38
# With cards to draw: nine bits for each suit, then these.
DRAW_LEADER_SHIFT, DRAW_TAKEN_SHIFT, DRAWN_SHIFT, DRAW_GENERATION_SHIFT = 36, 37, 39, 43
MOST_GENERATIONS = 1 << 20
LOW_SHIFT, HIGH_SHIFT, HINT_SHIFT, BOUND_BITS, BOUND_OFFSET = 32, 44, 56, 4095, 1500
NO_CARD = 32
LOWEST, HIGHEST = -1500, 2500
UNKNOWN = 100_000


# --- situations, settings, tasks ---

# The places in a situation: the seat to play, how many cards lie on the table and which; the seats
# whose side may still win every trick; and the parties that have won a trick (see `party`).
TURN, ON_TABLE_COUNT, FIRST_CARD = 0, 1, 2
ALLOWED_FOR, ALLOWED_AGAINST, TAKEN_BEFORE = 5, 6, 7
SITUATION = 8
# How many settings each game has (see SETTING_PLACES); the cards face down or to draw follow them.
SETTINGS = 5
SETTING_PLACES = (CODE, COMMON, LAST, WORTHLESS_PAIR, WORTHLESS_GAP)

# What is asked: see `rebelote.kernels.solver_batch.solve_batch`.
EVERY_CARD, VALUE_ONLY, REACHES = range(3)
NO_VALUE = -30_000
NO_THRESHOLD = -100_000

# Numba compiles a piece once more for a plain 0, whose value it thinks worth knowing.
ZERO: Any = np.int64(0)
