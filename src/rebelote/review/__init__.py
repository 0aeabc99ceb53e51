"""Advice with reasons, and games looked at again: what each choice was worth, and why.

All is judged from the view of the seat to act, by worlds that agree with it (docs/advice.md).
"""

from typing import Final

# So many worlds are looked at with eight cards in hand, more with fewer; half where two play, as
# each takes longer there.
WORLDS: Final = 60
