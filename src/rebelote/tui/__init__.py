"""The match in the terminal: `rebelote play`."""
