"""The actions of Cut the Rope. Cards are in the order of `KINDS`: scissors, then 1 to 10."""

from collections.abc import Iterable
from typing import Final

from tavolino.games.rope.rules.deck import KINDS
from tavolino.games.rope.rules.moves import END, FROM_PILE, FROM_SUPPLY, FromHand, Lay, RopeMove
from tavolino.learn.encoding.actions import ListedActions


def _texts(moves: Iterable[RopeMove]) -> tuple[str, ...]:
    return tuple(map(str, moves))


ACTIONS: Final = ListedActions(
    {
        "from-hand": _texts(FromHand(card, row) for card in KINDS for row in range(3)),
        "from-pile": _texts(FROM_PILE),
        "from-supply": _texts(move for moves in FROM_SUPPLY for move in moves),
        "lay": _texts(Lay(card, supply) for card in KINDS for supply in range(3)),
        "end": _texts((END,)),
    }
)
