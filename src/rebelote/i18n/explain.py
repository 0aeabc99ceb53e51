"""A problem, said to a person: what is wrong, the card that causes it, and what may be done."""

from typing import Any

from rebelote.i18n.names import Names
from rebelote.problem import Problem


def explain(problem: Problem, names: Names) -> str:
    """The problem as one sentence or two in the language of `names`."""
    variables = {key: _worded(key, value, names) for key, value in problem.details.items()}
    text = names.say(f"problem-{problem.reason}", **variables)
    if "line" in variables and "file" in variables and problem.code == "unknown-rule":
        return names.say("problem-in-file", text=text, **variables)
    return text


def _worded(key: str, value: Any, names: Names) -> Any:
    """A detail of a problem in words; its name tells what it is."""
    match key:
        case "card":
            return names.card(value)
        case "cause":
            return names.the_card(value)
        case "cards":
            return names.texts.any_of(names.hand(value))
        case "suit":
            return names.suit(value)
        case "trump":
            return names.trump(value)
        case "word":
            return names.say(f"call-{value}")
    return value if isinstance(value, str) else str(value)
