"""The table for a terminal."""

from collections.abc import Iterator
from typing import Final

from tavolino.core import Seat, View
from tavolino.games.rope.drawing.due import due_lines
from tavolino.games.rope.rules.moves import ROW_NAMES
from tavolino.games.rope.rules.view import RopeBoard, RopeShownPlayer, ShownRow, ShownSupply
from tavolino.locales import say

DIRECTIONS: Final = {"none": "·", "open": "◇", "up": "▲", "down": "▼"}


def draw_text(view: View[RopeBoard], language: str) -> str:
    """Shared rows with what they take next, then each player's cards."""
    return "\n".join(_lines(view, language))


def _lines(view: View[RopeBoard], language: str) -> Iterator[str]:
    board = view.board
    for name, row in zip(ROW_NAMES, board.rows, strict=True):
        yield f"{name} {DIRECTIONS[row.direction]} {_row(row)}"
    piles = {"draw": board.draw_left, "discard": len(board.discard)}
    yield say("drawing-rope-piles", language, **piles)
    for seat, player in enumerate(board.players):
        yield ""
        yield from _player(seat, player, view, language)


def _row(row: ShownRow) -> str:
    cards = " ".join(map(_card, row.cards, row.means))
    return f"{cards} → {'  '.join(due_lines(row))}".lstrip()


def _card(name: str, meaning: str) -> str:
    """A card; scissors with what they stand for, once that is known."""
    return f"{name}={meaning}" if name == "S" and meaning else name


def _player(
    seat: Seat, player: RopeShownPlayer, view: View[RopeBoard], language: str
) -> Iterator[str]:
    outcome = view.outcome
    won = outcome is not None and seat in outcome.winners
    mark = "★" if won else "▶" if view.board.turn == seat and outcome is None else " "
    hand = " ".join(player.hand) if player.hand is not None else "#" * player.hand_left
    face_up = f"[{player.pile_card}]" if player.pile_card else ""
    pile, in_hand = say("drawing-rope-pile", language), say("drawing-rope-hand", language)
    yield f"{mark} {seat + 1}  {pile} {player.pile_left} {face_up}  {in_hand} {hand}".rstrip()
    for number, row in enumerate(player.supply, 1):
        yield f"     s{number} {_supply(row)}".rstrip()


def _supply(row: ShownSupply) -> str:
    """A supply row, with a bar before a forced card."""
    return " ".join(
        f"| {name}" if place in row.forced else name for place, name in enumerate(row.cards)
    )
