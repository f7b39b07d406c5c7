"""The arena: bots against bots, with the same deals for every seating, and confidence intervals."""
