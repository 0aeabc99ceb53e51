"""How often somebody may ask: a bucket that fills slowly."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class Bucket:
    """`size` requests at once, `rate` a second in the long run."""

    size: float
    rate: float
    level: float
    at: float

    def take(self, now: float) -> bool:
        """True if one more request may be served."""
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Rates:
    """A bucket for each name (an address, a kind of request); the oldest are forgotten."""

    def __init__(self, clock: Callable[[], float], factor: float = 1.0, most: int = 10_000) -> None:
        self._clock = clock
        self._factor = factor
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, size: float, rate: float) -> Bucket:
        """A new bucket, full."""
        whole = size * self._factor
        return Bucket(whole, rate * self._factor, whole, self._clock())

    def allows(self, name: str, size: float, rate: float) -> bool:
        """True if this name may ask once more."""
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = self.bucket(size, rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take(self._clock())
