"""Games of the OpenSpiel adapter as text: actions with their ids, and what players know."""

import hashlib
from pathlib import Path
from typing import Final

from tavolino.core import Stream, Value, pick
from tavolino.learn.openspiel import TavolinoGame, TavolinoState, load_game

FOLDER: Final = Path(__file__).parent / "openspiel"
SEATS: Final = {"cutit": 2, "demolition": 3, "rope": 3, "scalino": 2}
PARAMETERS: Final[dict[str, Value]] = {"max_moves": 40}


def playthroughs() -> dict[Path, str]:
    """The file of each game and what is in it."""
    return {
        FOLDER / f"{name}.txt": playthrough(load_game(name, seats, None, **PARAMETERS))
        for name, seats in SEATS.items()
    }


def playthrough(game: TavolinoGame) -> str:
    """A random game that is the same every time."""
    source = Stream(hashlib.sha256(str(game).encode()).digest(), 0)
    state, lines = game.new_initial_state(), [str(game)]
    while not state.is_terminal():
        actions = state.legal_actions()
        action = pick(source, actions)
        text = state.action_to_string(action)
        lines.append(f"{state.current_player()}: {action} of {len(actions)}, {text}")
        state.apply_action(action)
        if not state.is_chance_node():
            lines += _knowledge(state)
    return "\n".join((*lines, f"returns {state.returns()}", ""))


def _knowledge(state: TavolinoState) -> list[str]:
    """Fingerprints of what players know. Tensors have them in them."""
    return [
        f"  {player} knows {_digest(state.information_state_string(player))}"
        for player in range(state.num_players())
    ]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write_openspiel() -> None:
    for path, text in playthroughs().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
