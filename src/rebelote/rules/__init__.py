"""Rules as data: the dimensions, the presets, and what is allowed (docs/rules.md)."""

from rebelote.rules.check import (
    DIMENSIONS,
    Dimension,
    Value,
    check_together,
    differences,
    dimension,
    value_of,
    value_text,
    values_of,
    with_changes,
)
from rebelote.rules.code import is_code, read_code, rule_code
from rebelote.rules.dimensions import Rules
from rebelote.rules.own import as_changes, check_own_name, find_rules, own_names, save_own
from rebelote.rules.presets import (
    Preset,
    digest,
    load_preset,
    preset,
    preset_names,
    read_rules,
    rules_text,
)
from rebelote.rules.relevance import house_questions, matters

__all__ = [
    "DIMENSIONS",
    "Dimension",
    "Preset",
    "Rules",
    "Value",
    "as_changes",
    "check_own_name",
    "check_together",
    "differences",
    "digest",
    "dimension",
    "find_rules",
    "house_questions",
    "is_code",
    "load_preset",
    "matters",
    "own_names",
    "preset",
    "preset_names",
    "read_code",
    "read_rules",
    "rule_code",
    "rules_text",
    "save_own",
    "value_of",
    "value_text",
    "values_of",
    "with_changes",
]
