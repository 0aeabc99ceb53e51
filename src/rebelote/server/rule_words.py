"""Rules in words: their titles, their values, and what differs."""

from rebelote.i18n.names import Names
from rebelote.problem import Problem
from rebelote.rules import (
    DIMENSIONS,
    Value,
    as_changes,
    differences,
    find_rules,
    house_questions,
    is_code,
    preset_names,
    rule_code,
    value_text,
    values_of,
    with_changes,
)
from rebelote.rules.dimensions import Rules
from rebelote.server.protocol.http import RuleSection, RulesSheet, RulesWish, RuleView
from rebelote.server.protocol.words import Choice


def _key(name: str) -> str:
    return "rule-" + name.replace(".", "-").replace("_", "-")


def rule_title(names: Names, name: str) -> str:
    """A dimension in plain words."""
    return names.say(_key(name))


def rule_value(names: Names, name: str, value: Value) -> str:
    """A dimension's value in plain words; a number or a list as it is."""
    if value is None:
        return names.say("rule-none")
    text = value_text(value)
    slug = "".join(letter if letter.isalnum() else "-" for letter in text)
    message = f"{_key(name)}--{slug}"
    return names.say(message) if names.texts.has(message) else text


def rule_line(names: Names, name: str, value: Value) -> str:
    """A rule and its value in one line."""
    title, said = rule_title(names, name), rule_value(names, name, value)
    return names.say("rules-line", title=title, value=said)


def aim(names: Names, rules: Rules) -> str:
    """When a match by these rules ends."""
    rule = rules.match
    if rule.end == "deals":
        return names.say("play-aim-deals", deals=str(rule.deals))
    message = "play-aim-reach" if rule.reach == "reach" else "play-aim-pass"
    return names.say(message, points=str(rule.target))


def level_words(names: Names, level: str) -> str:
    """What a level is called; its bare name where it is none of ours."""
    message = f"server-level-{level}"
    return names.say(message) if names.texts.has(message) else level


def game_name(names: Names, preset_name: str, changed: bool) -> str:
    """The name of a game; with a word about it where a house plays it in its own way."""
    name = names.say(f"preset-{preset_name}")
    return names.say("server-house-game", game=name) if changed else name


def read_wish(wish: RulesWish) -> Rules:
    """The rules that are wished for. Raises Problem ``unknown-rule``.

    Only presets and codes: a file of the server's machine is nobody's to read from outside.
    """
    text = wish.rules.strip()
    if text not in preset_names() and not is_code(text):
        known = ", ".join(preset_names())
        raise Problem("unknown-rule", "rules-unknown-preset", name=text[:40], allowed=known)
    rules = find_rules(text).rules
    return with_changes(rules, dict(wish.changes))


def rules_json(rules: Rules) -> object:
    """Rules as a record writes them: the nearest preset, and what differs from it."""
    name, changes = as_changes(rules)
    if not changes:
        return name
    written = {
        key: list(value) if isinstance(value, tuple) else value for key, value in changes.items()
    }
    return {"preset": name, "set": written}


def rules_sheet(names: Names, rules: Rules, known: Rules | None) -> RulesSheet:
    """All rules in words, and what differs from those one knows."""
    nearest, changes = as_changes(rules)
    differing = {} if known is None else differences(known, rules)
    asked = set(house_questions(rules))
    views = {
        name: _rule(names, name, value, differing.get(name), name in asked)
        for name, value in values_of(rules).items()
    }
    sections: dict[str, list[RuleView]] = {}
    for name, view in views.items():
        sections.setdefault(name.partition(".")[0], []).append(view)
    return RulesSheet(
        preset=nearest,
        name=game_name(names, nearest, bool(changes)),
        code=rule_code(rules),
        sections=[
            RuleSection(title=names.say(f"rules-section-{head}"), rules=rules_of)
            for head, rules_of in sections.items()
        ],
        differences=[views[name] for name in differing],
    )


def _rule(
    names: Names, name: str, value: Value, differing: tuple[Value, Value] | None, asked: bool
) -> RuleView:
    dimension = DIMENSIONS[name]
    values: list[str | int | bool] = list(dimension.choices)
    if dimension.is_switch:
        values = [True, False]
    return RuleView(
        name=name,
        title=rule_title(names, name),
        about=names.say(_key(name), "about"),
        value=list(value) if isinstance(value, tuple) else value,
        value_words=rule_value(names, name, value),
        choices=[Choice(value=item, words=rule_value(names, name, item)) for item in values],
        allowed=dimension.allowed(),
        known=None if differing is None else rule_value(names, name, differing[0]),
        asked=asked,
    )
