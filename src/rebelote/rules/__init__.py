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
from rebelote.rules.dimensions import Rules
from rebelote.rules.presets import (
    Preset,
    digest,
    load_preset,
    preset,
    preset_names,
    read_rules,
    rules_text,
)

__all__ = [
    "DIMENSIONS",
    "Dimension",
    "Preset",
    "Rules",
    "Value",
    "check_together",
    "differences",
    "digest",
    "dimension",
    "load_preset",
    "preset",
    "preset_names",
    "read_rules",
    "rules_text",
    "value_of",
    "value_text",
    "values_of",
    "with_changes",
]
