"""Learning, from deals of one's own, what players know by heart: run by hand, not while playing."""
