"""The arena: bots against bots, every seating with the same deals, and how sure the result is."""
