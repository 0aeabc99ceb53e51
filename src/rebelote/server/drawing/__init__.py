"""From a table's state to what one reader sees and hears of it."""

from rebelote.server.drawing.table import reader_of, table_view
from rebelote.server.drawing.telling import happenings

__all__ = ["happenings", "reader_of", "table_view"]
