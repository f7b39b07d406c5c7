"""Speed of our games written as OpenSpiel Python games: python -m bench.openspiel_games"""

from typing import Any, Final

from bench import openspiel_cutit, openspiel_demolition, openspiel_rope, openspiel_scalino
from bench.kernels_scalino import demolition_pyramid
from bench.openspiel import pace, pyspiel
from tavolino.games.cutit.rules.sheets import SHEETS

STANDARD: Final = SHEETS["standard"]

GAMES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    **{
        f"Scalino, {players} players, {gaps}": (
            openspiel_scalino.NAME,
            {"players": players, "gaps": gaps},
        )
        for players in (2, 3, 4)
        for gaps in ("bay", "notch")
    },
    **{
        f"Demolition, {players} players": (
            openspiel_demolition.NAME,
            {"players": players, "pyramid": demolition_pyramid()},
        )
        for players in (2, 4, 6)
    },
    **{
        f"Rope, {players} players": (openspiel_rope.NAME, {"players": players})
        for players in (2, 4, 8)
    },
    "Cut it, random games, 1 player": (
        openspiel_cutit.NAME,
        {"spaces": "".join(STANDARD.colours), "dice": "/".join(STANDARD.dice)},
    ),
}
"""The names the kernel benches give them, and what OpenSpiel loads."""


def measure(seconds: float) -> dict[str, float]:
    """Random games per second on one core."""
    return {
        name: pace(pyspiel.load_game(game, parameters), seconds).games
        for name, (game, parameters) in GAMES.items()
    }


if __name__ == "__main__":
    for name, games in measure(1.0).items():
        print(f"{name:32} {games:>10,.1f} random games/s")
