"""Exact and searching solvers for parts of games: what rules and players do not need to know."""
