"""The README's examples do what it says."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_python_of_the_readme() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 6
    assert failed == 0
