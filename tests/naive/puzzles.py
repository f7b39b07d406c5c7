"""Proves puzzles with the naive readings of the rules alone.

Every function takes a puzzle as it is in a file and returns what is wrong with it, or nothing. None
of the searches of the package is used; only the snippets of Cut it come from its rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tavolino.games.cutit.rules import CUTIT
from tavolino.puzzles import Puzzle
from tests.naive import cutit_puzzle, demolition, rope, scalino


def prove(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle; empty if it has exactly one best line."""
    return PROOFS[puzzle.game](puzzle)


class TwoSeats:
    """A game of two seats, played to all its ends."""

    def __init__(self, key: Callable[[Any], object]) -> None:
        self.key = key
        self.known: dict[object, int] = {}

    def lead(self, position: Any) -> int:
        """The final lead of seat 0."""
        seat = mover(position)
        if seat is None:
            one, other = map(int, position.points())
            return one - other
        key = self.key(position)
        if key not in self.known:
            leads = [self.lead(position.play(text)) for text in position.moves()]
            self.known[key] = max(leads) if seat == 0 else min(leads)
        return self.known[key]

    def fault(self, puzzle: Puzzle, position: Any, goal_value: Callable[[int], int]) -> str:
        """Follows the line: the solver's moves are the only best, the others answer best."""
        others = list(puzzle.others)
        for text in puzzle.line:
            seat = mover(position)
            sign = 1 if puzzle.seat == 0 else -1
            leads = {move: sign * self.lead(position.play(move)) for move in position.moves()}
            values = {move: goal_value(lead) for move, lead in leads.items()}
            if seat != puzzle.seat:
                if values[text] != min(values.values()):
                    return f"{text} is not the best answer"
            elif len(leads) > 1:
                best = [move for move in values if values[move] == max(values.values())]
                if best != [text]:
                    return f"the best moves are {best}, not {text}"
                is_first = len(others) == len(puzzle.others)
                if leads[text] != puzzle.value and (is_first or goal_value is whole):
                    return f"{text} leads to {leads[text]}"
                del leads[text]
                if leads != others.pop(0):
                    return f"the other moves lead to {leads}"
            position = position.play(text)
        return "more decisions than in the line" if others else ""


def mover(position: Any) -> int | None:
    turn: int | tuple[int, int] | None = position.turn()
    return turn[0] if isinstance(turn, tuple) else turn


def whole(lead: int) -> int:
    return lead


def is_win(lead: int) -> int:
    return int(lead > 0)


def prove_scalino(puzzle: Puzzle) -> str:
    position = scalino.Build(
        puzzle.seats,
        gaps=str(puzzle.options["gaps"]),
        first=int(puzzle.options["first"]),
    )
    for text in puzzle.log:
        position = position.play(text)
    game = TwoSeats(
        lambda one: (frozenset(map(block_key, one.placed)), one.turn(), one.bonus, one._slot)
    )
    return game.fault(puzzle, position, whole)


def block_key(block: scalino.Block) -> object:
    return block.colour, block.level, frozenset(block.spaces)


def prove_demolition(puzzle: Puzzle) -> str:
    pyramid, *log = puzzle.log
    placed: list[scalino.Block] = []
    blocks = []
    for name in pyramid.split():
        level = scalino.current_level(placed)
        assert level is not None
        colour = scalino.LETTERS.index(name[0])
        placed.append(scalino.Block(colour, level, scalino.BLOCKS[name[1:]]))
        blocks.append((colour, level, name[1:]))
    if not demolition.is_legal_pyramid(blocks):
        return "the pyramid is not legal"
    position = demolition.Demolition(blocks, puzzle.seats, first=int(puzzle.options["first"]))
    for text in log:
        position = position.play(text)
    game = TwoSeats(
        lambda one: (
            frozenset(map(block_key, one.standing)),
            one.turn(),
            one.bonus,
            tuple(one.points()),
        )
    )
    if puzzle.value <= 0:
        return "the line does not win"
    return game.fault(puzzle, position, is_win)


CARD = {"T": "10"}
NEVER = 99
"""What a puzzle says of a card after which the pile cannot be finished."""


def prove_rope(puzzle: Puzzle) -> str:
    """Tries every order of all cards that can be played in this turn."""
    deal, *log = puzzle.log
    deck = [CARD.get(card, card) for card in deal.removeprefix("deal ")]
    pile = int(puzzle.options["pile"])
    players = []
    for seat in range(puzzle.seats):
        hand = puzzle.seats * pile + seat * rope.HAND
        players.append(
            rope.Player(deck[seat * pile : (seat + 1) * pile], deck[hand : hand + rope.HAND])
        )
    draw = deck[puzzle.seats * (pile + rope.HAND) :]
    table = rope.Table(players, draw, turn=int(puzzle.options["first"]))
    for text in log:
        if table.must_shuffle:
            cards = text.removeprefix("shuffle ")
            table = table.shuffled([CARD.get(card, card) for card in cards])
            continue
        if text not in table.legal():
            return f"{text} is not legal"
        table = table.after(text)
    if table.turn != puzzle.seat or len(table.players[table.turn].pile) != 1:
        return "the solver is not about to finish"
    known: dict[str, int] = {}
    for number, text in enumerate(puzzle.line, 1):
        needed = {
            move: cards_to_finish(table.after(move), known) for move in table.legal() if ">" in move
        }
        best = [move for move, cards in needed.items() if cards == min(needed.values())]
        if best != [text] or needed[text] != puzzle.value - number:
            return f"the best cards are {best}, not {text}"
        wrong = {move: min(cards + number, NEVER) for move, cards in needed.items() if move != text}
        if wrong != puzzle.others[number - 1]:
            return f"the other cards lead to {wrong}"
        table = table.after(text)
    return "" if table.over == "pile" else "the pile is not finished"


def cards_to_finish(table: rope.Table, known: dict[str, int]) -> int:
    if table.over == "pile":
        return 0
    player = table.players[table.turn]
    key = str((table.rows, sorted(player.hand), [row.cards for row in player.supply]))
    if key not in known:
        cards = [
            1 + cards_to_finish(table.after(move), known) for move in table.legal() if ">" in move
        ]
        known[key] = min(cards, default=1000)
    return known[key]


def prove_cutit(puzzle: Puzzle) -> str:
    """Lays the loose snippets in every way that brings two half-stars together."""
    player = puzzle.position(CUTIT).state.players[puzzle.seat]
    snippets = {
        one.number: cutit_puzzle.cutting(one.number, one.spaces, one.half_stars)
        for one in player.snippets
    }
    lying = tuple(
        cutit_puzzle.lie(snippets[number], *place) for number, place in sorted(player.layout)
    )
    found = set()
    seen = set()
    todo = [lying]
    while todo:
        layout = todo.pop()
        if layout in seen:
            continue
        seen.add(layout)
        if len(layout) == len(snippets):
            if cutit_puzzle.is_puzzle(layout, "normal", "free"):
                found.add(layout)
            continue
        numbers = {one.number for one in layout}
        for snippet in snippets.values():
            if snippet.number in numbers:
                continue
            for new in cutit_puzzle._ways_to_meet(snippet, layout):
                if all(cutit_puzzle.pair_is_fine(new, one, "normal", "free") for one in layout):
                    todo.append(tuple(sorted((*layout, new), key=lambda one: one.number)))
    wanted = {one.number: one for one in lying}
    for text in puzzle.line:
        number, place = text.split("@")
        where, turns = place.split("r")
        x, y = where.split(",")
        wanted[int(number)] = cutit_puzzle.lie(snippets[int(number)], int(x), int(y), int(turns))
    expected = tuple(wanted[number] for number in sorted(wanted))
    return "" if found == {expected} else f"there are {len(found)} ways to join them"


PROOFS: dict[str, Callable[[Puzzle], str]] = {
    "scalino": prove_scalino,
    "demolition": prove_demolition,
    "rope": prove_rope,
    "cutit": prove_cutit,
}
