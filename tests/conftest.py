"""Hypothesis: the same examples on every run, so that a red run is red for everybody.

``HYPOTHESIS_PROFILE=search pytest`` looks at other examples each time.
"""

import os

from hypothesis import HealthCheck, settings

_SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("search", deadline=None, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
