"""A second, naive reading of the rules of Scalino demolition, used to check the real ones."""

from __future__ import annotations

import copy
from typing import Protocol

from .scalino import BLOCKS, DECLINE, Block, Space, block_name, current_level, fits


def is_legal_pyramid(blocks: list[tuple[int, int, str]], gaps: str = "bay") -> bool:
    """Is each block, in this order, placed legally, and the pyramid complete? SC-3 to SC-8, SD-1"""
    placed: list[Block] = []
    for colour, level, text in blocks:
        if colour not in range(4) or text not in BLOCKS:
            return False
        block = Block(colour, level, BLOCKS[text])
        if not fits(placed, block, gaps):
            return False
        placed.append(block)
    return current_level(placed) is None


def faces(block: Block) -> list[set[Space]]:
    """The spaces next to each of the four side faces of a block. SD-2"""
    left = min(x for x, y in block.spaces)
    right = max(x for x, y in block.spaces)
    bottom = min(y for x, y in block.spaces)
    top = max(y for x, y in block.spaces)
    return [
        {(left - 1, y) for y in range(bottom, top + 1)},
        {(right + 1, y) for y in range(bottom, top + 1)},
        {(x, bottom - 1) for x in range(left, right + 1)},
        {(x, top + 1) for x in range(left, right + 1)},
    ]


def can_take(standing: list[Block], block: Block) -> bool:
    """Has the block nothing on it and at least one free side face? SD-2"""
    for other in standing:
        if other.level > block.level and other.spaces & block.spaces:
            return False
    level = {space for other in standing if other.level == block.level for space in other.spaces}
    return any(not face & level for face in faces(block))


class Demolition:
    """A position of the demolition game. SD-1 to SD-4"""

    def __init__(self, blocks: list[tuple[int, int, str]], players: int, first: int = 0) -> None:
        """The pyramid before the first block is taken; trusted to be a legal one. SD-1"""
        if players not in range(2, 7) or first not in range(players):
            raise ValueError("no such game")
        self.players = players
        self.standing = [Block(colour, level, BLOCKS[text]) for colour, level, text in blocks]
        self.bonus = False
        self._seat = first
        self._points = [0] * players

    def turn(self) -> int | None:
        """The seat that moves; None when all blocks are taken. SD-4"""
        return self._seat if self.standing else None

    def _takeable(self) -> dict[str, Block]:
        """The blocks that may be taken, by name. SD-2"""
        return {
            block_name(block.spaces): block
            for block in self.standing
            if can_take(self.standing, block)
        }

    def moves(self) -> list[str]:
        """All legal moves, sorted. SD-2, SD-3"""
        return sorted(list(self._takeable()) + ([DECLINE] if self.bonus else []))

    def play(self, text: str) -> Demolition:
        """The position after a move. SD-2, SD-3"""
        if text not in self.moves():
            raise ValueError(f"not a legal move: {text}")
        after = copy.copy(self)
        after.bonus = False
        if text != DECLINE:
            taken = self._takeable()[text]
            after.standing = [block for block in self.standing if block != taken]
            after._points = list(self._points)
            after._points[self._seat] += len(taken.spaces)
            level_gone = all(block.level != taken.level for block in after.standing)
            if level_gone and after.standing:
                after.bonus = True  # SD-3: the same seat again
                return after
        after._seat = (self._seat + 1) % self.players
        return after

    def points(self) -> list[int]:
        """The points of each seat: the spaces of the blocks it has taken. SD-4"""
        return list(self._points)


class Position(Protocol):
    """What the two games have in common. SC-4, SD-2"""

    def moves(self) -> list[str]:
        """All legal moves. SC-4, SD-2"""

    def play(self, text: str) -> Position:
        """The position after a move. SC-4, SD-2"""


def perft(position: Position, depth: int) -> list[int]:
    """How many legal sequences of 1, 2, ... depth moves there are. SC-4, SD-2"""
    counts = []
    positions = [position]
    for length in range(1, depth + 1):
        counts.append(sum(len(one.moves()) for one in positions))
        if length < depth:
            positions = [one.play(text) for one in positions for text in one.moves()]
    return counts
