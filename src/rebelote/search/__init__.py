"""Choosing a card by sampled worlds that are solved exactly (docs/players.md)."""
