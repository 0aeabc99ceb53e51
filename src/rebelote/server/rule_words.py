"""Rules as the page shows them, and the rules that it wishes for."""

from rebelote.i18n.names import Names
from rebelote.i18n.rule_words import rule_about, rule_title, rule_value
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
    values_of,
    with_changes,
)
from rebelote.rules.dimensions import Rules
from rebelote.server.protocol.http import RuleSection, RulesSheet, RulesWish, RuleView
from rebelote.server.protocol.words import Choice


def level_words(names: Names, level: str) -> str:
    """What a level is called; its bare name where it is none of ours."""
    message = f"level-{level}"
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
        title=rule_title(name, names),
        about=rule_about(name, names),
        value=list(value) if isinstance(value, tuple) else value,
        value_words=rule_value(name, value, names),
        choices=[Choice(value=item, words=rule_value(name, item, names)) for item in values],
        allowed=dimension.allowed(),
        known=None if differing is None else rule_value(name, differing[0], names),
        asked=asked,
    )
