"""A game of OpenSpiel between a bot and random moves."""

from typing import Any

import numpy as np


def play(game: Any, bot: Any, random: np.random.RandomState) -> list[float]:
    """Plays a game whose first seat is the bot's, prints the bot's moves and gives the returns."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=probabilities)
        elif state.current_player() == 0:
            action = bot.step(state)
            print(state.action_to_string(int(action)))
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns
