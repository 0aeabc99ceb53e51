"""What a seat or a spectator may know: the only way from a deal to a player or to a screen."""

from rebelote.views.view import Heard, View, view_of

__all__ = ["Heard", "View", "view_of"]
