"""Gymnasium environments of all games, with one agent and bots on the other seats.

Importing this package registers them: `gymnasium.make("tavolino/Scalino-v0", opponents="casual")`.
"""

import gymnasium

from tavolino.learn.encoding import encoded_games
from tavolino.learn.gymnasium.single import TavolinoSingleEnv

__all__ = ["TavolinoSingleEnv", "env_id", "register_envs"]


def env_id(game: str) -> str:
    """The id of a game's environment.

    >>> env_id("scalino"), env_id("some-game")
    ('tavolino/Scalino-v0', 'tavolino/SomeGame-v0')
    """
    return f"tavolino/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def register_envs() -> None:
    """Registers an environment for each game with an encoder, unless it is registered already."""
    for game in encoded_games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                id=env_id(game),
                entry_point="tavolino.learn.gymnasium.single:TavolinoSingleEnv",
                kwargs={"game": game},
            )


register_envs()
