"""Measuring players against each other, and letting in those that others wrote (docs/bots.md)."""
