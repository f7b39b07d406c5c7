"""Scalino demolition as an OpenSpiel Python game, independent of our code.

The pyramid is a parameter: a line for each block with its size and level, the set of blocks on it
and the sets beyond its four sides, one bit for each block. An action is the number of a block. A
block that can be taken stays removable, so after a move only the blocks near it are checked again.
"""

from typing import Any, Final, NamedTuple

from bench.openspiel import pyspiel
from bench.openspiel_own import TERMINAL, OwnGame, game_type, shared_win

NAME: Final = "bench_demolition"
DECLINE: Final = 48


class Block(NamedTuple):
    size: int
    level: int
    above: int
    sides: tuple[int, ...]

    def is_free(self, standing: int) -> bool:
        """Nothing lies on it, and one of its sides is touched by nothing."""
        west, east, south, north = self.sides
        return not self.above & standing and not (
            west & standing and east & standing and south & standing and north & standing
        )


class Pyramid(NamedTuple):
    blocks: list[Block]
    near: list[int]
    """For each block those it may keep from being taken."""
    levels: list[int]


def read_pyramid(text: str) -> Pyramid:
    blocks = []
    for line in text.splitlines():
        size, level, above, *sides = map(int, line.split())
        blocks.append(Block(size, level, above, tuple(sides)))
    near = [0] * len(blocks)
    levels = [0] * 5
    for number, block in enumerate(blocks):
        levels[block.level] |= 1 << number
        for other in range(len(blocks)):
            if any(held >> other & 1 for held in (block.above, *block.sides)):
                near[other] |= 1 << number
    return Pyramid(blocks, near, levels)


class DemolitionState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "DemolitionGame") -> None:
        super().__init__(game)
        self._players = game.players
        self._pyramid = game.pyramid
        self._standing = (1 << len(game.pyramid.blocks)) - 1
        self._open = 0
        self._look_again(self._standing)
        self._seat = 0
        self._bonus = False
        self._points = [0] * game.players

    def _look_again(self, near: int) -> None:
        blocks = self._pyramid.blocks
        near &= self._standing & ~self._open
        while near:
            lowest = near & -near
            if blocks[lowest.bit_length() - 1].is_free(self._standing):
                self._open |= lowest
            near ^= lowest

    def current_player(self) -> int:
        return self._seat if self._standing else TERMINAL

    def is_terminal(self) -> bool:
        return not self._standing

    def _legal_actions(self, player: int) -> list[int]:
        actions = []
        left = self._open
        while left:
            lowest = left & -left
            actions.append(lowest.bit_length() - 1)
            left ^= lowest
        if self._bonus:
            actions.append(DECLINE)
        return actions

    def _apply_action(self, action: int) -> None:
        if action != DECLINE:
            block = self._pyramid.blocks[action]
            self._standing &= ~(1 << action)
            self._open &= ~(1 << action)
            self._points[self._seat] += block.size
            self._look_again(self._pyramid.near[action])
            if self._standing and not self._pyramid.levels[block.level] & self._standing:
                self._bonus = True
                return
        self._bonus = False
        self._seat = (self._seat + 1) % self._players

    def returns(self) -> list[float]:
        return [0.0] * self._players if self._standing else shared_win(self._points)

    def _action_to_string(self, player: int, action: int) -> str:
        return "decline" if action == DECLINE else f"block {action}"

    def __str__(self) -> str:
        return f"standing {self._standing:x}, points {self._points}, turn {self._seat}"


class DemolitionGame(OwnGame):
    type = game_type(NAME, "Scalino, demolition", most_players=6, pyramid="")
    actions = DECLINE + 1
    state = DemolitionState

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(params)
        self.pyramid = read_pyramid(str(self.chosen["pyramid"]))


pyspiel.register_game(DemolitionGame.type, DemolitionGame)
