"""``python -m benchmarks``: every measurement that takes less than a minute."""

from benchmarks.engine import main

main()
