"""Rules in plain words: what each dimension is called, what its values mean, when a match ends."""

from rebelote.i18n.names import Names
from rebelote.rules import Rules, Value, value_text


def _message(name: str) -> str:
    return "rule-" + name.replace(".", "-").replace("_", "-")


def rule_title(name: str, names: Names) -> str:
    """A dimension in a few words."""
    return names.say(_message(name))


def rule_about(name: str, names: Names) -> str:
    """What a dimension decides, with an example."""
    return names.say(_message(name), "about")


def rule_value(name: str, value: Value, names: Names) -> str:
    """A dimension's value in plain words; a number as it is, the numbers of a list in a row."""
    if value is None:
        return names.say("rule-none")
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or names.say("rule-empty")
    text = value_text(value)
    slug = "".join(letter if letter.isalnum() else "-" for letter in text)
    message = f"{_message(name)}--{slug}"
    return names.say(message) if names.texts.has(message) else text


def rule_line(name: str, value: Value, names: Names) -> str:
    """A dimension and its value in one line."""
    title, said = rule_title(name, names), rule_value(name, value, names)
    return names.say("rules-line", title=title, value=said)


def match_aim(rules: Rules, names: Names) -> str:
    """When a match by these rules ends."""
    rule = rules.match
    if rule.end == "deals":
        return names.say("play-aim-deals", deals=str(rule.deals))
    message = "play-aim-reach" if rule.reach == "reach" else "play-aim-pass"
    return names.say(message, points=str(rule.target))
