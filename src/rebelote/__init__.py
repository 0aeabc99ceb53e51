"""Rebelote: the rules of the belote family as data, one engine, the record, and a computer player.

Importing the package loads nothing heavy; import the part you need, for example
``from rebelote.rules import preset`` or ``from rebelote.notation import replay``.
"""

__version__ = "0.1.0"
