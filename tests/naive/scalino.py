"""A second, naive reading of the rules of Scalino, used to check the real ones."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass

Space = tuple[int, int]
Surface = dict[str, tuple[int, int]]
Links = dict[Space, set[Space]]

STAR: Space = (0, 0)
NEUTRAL = 3
LEVELS = (1, 2, 3, 4)
STOCK = (1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3)
DECLINE = "decline"
LETTERS = "GPYB"
# SC-1: level n is the diamond |x| + |y| <= 5 - n.
DIAMOND: dict[int, set[Space]] = {
    n: {(x, y) for x in range(-4, 5) for y in range(-4, 5) if abs(x) + abs(y) <= 5 - n}
    for n in LEVELS
}


def name_of(space: Space) -> str:
    """The name of a space: file a-i, then rank 1-9; the star is e5. SC-1"""
    x, y = space
    return "abcdefghi"[x + 4] + str(y + 5)


def space_of(name: str) -> Space:
    """The space with this name. SC-1"""
    return "abcdefghi".index(name[0]) - 4, int(name[1]) - 5


def block_name(spaces: Iterable[Space]) -> str:
    """One space: its name. Longer: its end spaces, the lower first. SC-1"""
    low, high = min(spaces), max(spaces)
    return name_of(low) if low == high else name_of(low) + "-" + name_of(high)


def straight_blocks() -> dict[str, frozenset[Space]]:
    """Every way to lie straight on the board with one, two or three spaces, by name. SC-4"""
    board = DIAMOND[1]
    found = {}
    for x, y in board:
        for size in (1, 2, 3):
            across = frozenset((x + i, y) for i in range(size))
            upward = frozenset((x, y + i) for i in range(size))
            for spaces in (across, upward):
                if spaces <= board:
                    found[block_name(spaces)] = spaces
    return found


BLOCKS = straight_blocks()


@dataclass(frozen=True)
class Block:
    """A block that lies in the pyramid. SC-4"""

    colour: int
    level: int
    spaces: frozenset[Space]


def sides(space: Space) -> set[Space]:
    """The four spaces that share a side with this one, on the board or not. SC-5"""
    x, y = space
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def around(spaces: Iterable[Space]) -> set[Space]:
    """The spaces that touch these, side to side. SC-5"""
    inside = set(spaces)
    return {side for space in inside for side in sides(space)} - inside


def covered(placed: list[Block], level: int) -> set[Space]:
    """The spaces of a level that have a block. SC-8"""
    return {space for block in placed if block.level == level for space in block.spaces}


def current_level(placed: list[Block]) -> int | None:
    """The lowest level that is not completely covered; None when all are. SC-8"""
    for level in LEVELS:
        if covered(placed, level) != DIAMOND[level]:
            return level
    return None


def unused_sizes(placed: list[Block], colour: int) -> list[int]:
    """The sizes of the blocks of a colour that are not placed: of 6, 3 and 3. SC-15"""
    left = list(STOCK)
    for block in placed:
        if block.colour == colour:
            left.remove(len(block.spaces))
    return left


def leaves_bay(spaces: set[Space]) -> bool:
    """Is there a row or a column in which the covered spaces are not one run? SC-7"""
    for line in range(-4, 5):
        for run in [x for x, y in spaces if y == line], [y for x, y in spaces if x == line]:
            if run and max(run) - min(run) + 1 != len(run):
                return True
    return False


def leaves_notch(spaces: set[Space], level: int) -> bool:
    """Is there an empty space of the level with blocks on 3 or 4 of its sides? SC-7"""
    return any(len(sides(empty) & spaces) >= 3 for empty in DIAMOND[level] - spaces)


def fits(placed: list[Block], new: Block, gaps: str) -> bool:
    """May this block be the next one to be placed, whoever does it? SC-3 to SC-8"""
    if new.level != current_level(placed):
        return False  # SC-8
    if len(new.spaces) not in unused_sizes(placed, new.colour):
        return False  # SC-4: it must be one of the blocks left
    here = covered(placed, new.level)
    if not new.spaces <= DIAMOND[new.level] or new.spaces & here:
        return False  # SC-4
    if not placed and STAR not in new.spaces:
        return False  # SC-3
    touched = around(new.spaces)
    if here and not touched & here:
        return False  # SC-5
    for block in placed:
        if block.colour == new.colour:
            if block.level == new.level and block.spaces & touched:
                return False  # SC-6: side to side
            if block.level == new.level - 1 and block.spaces & new.spaces:
                return False  # SC-6: directly on it
    then = here | new.spaces
    return not (leaves_bay(then) if gaps == "bay" else leaves_notch(then, new.level))  # SC-7


def rows_through(start: Space, steps: set[Space], links: Links) -> set[frozenset[Space]]:
    """The steps of each path, of any length, that has the start somewhere in it. SC-13"""
    found: set[frozenset[Space]] = set()

    def walk(path: list[Space]) -> None:
        """Note this path and all that go on from its end. SC-13"""
        if start in path:
            found.add(frozenset(path))
        for step in links[path[-1]] & steps:
            if step not in path:
                walk([*path, step])

    for step in steps:
        walk([step])
    return found


def component_of(start: Space, steps: set[Space], links: Links) -> set[Space]:
    """The steps that can be reached from the start over connected steps. SC-12"""
    reached, more = {start}, {start}
    while more:
        more = {near for step in reached for near in links[step] & steps} - reached
        reached = reached | more
    return reached


def best_total(steps: set[Space], links: Links) -> int:
    """The largest total over all divisions of these steps into rows. SC-13"""
    total = 0
    rest = set(steps)
    while rest:
        component = component_of(min(rest), rest, links)
        rest -= component
        total += max(
            len(row) * (len(row) + 1) // 2 + best_total(component - row, links)
            for row in rows_through(min(component), component, links)
        )
    return total


def score_rows(surface: Surface, colour: int) -> int:
    """What the steps of a colour are worth, unused blocks not counted. SC-11 to SC-14"""
    seen = {space_of(name): height for name, (own, height) in surface.items() if own == colour}
    links: Links = {
        space: {side for side in sides(space) if side in seen and seen[side] != seen[space]}
        for space in seen
    }
    # The star space is no step (SC-11); a step connected to it and to no step is worth 0 (SC-14).
    steps = {space for space in seen if space != STAR and links[space] != {STAR}}
    return best_total(steps, links)


class Build:
    """A position of the build game. SC-2 to SC-19"""

    def __init__(
        self, players: int, gaps: str = "bay", first: int = 0, bonus: str = "same"
    ) -> None:
        """The empty board. SC-2"""
        if players not in (2, 3, 4) or gaps not in ("bay", "notch") or first not in range(players):
            raise ValueError("no such game")
        if bonus == "either" and players != 2:
            raise ValueError("nobody has two colours")
        self.either = bonus == "either"
        self.players = players
        self.gaps = gaps
        self.first = first
        self.placed: list[Block] = []
        self.bonus = False
        if players == 3:
            self._cycle = [first, (first + 1) % 3, (first + 2) % 3, NEUTRAL]
        else:
            self._cycle = [(first + i) % 4 for i in range(4)]
        self._slot = 0  # where in the cycle we are
        self._neutral_turns = 0  # turns in which the neutral colour was placed
        self._now: tuple[int, int] | None = None
        self._known: dict[int, list[str]] = {}  # options found before, by colour
        self._find_turn()

    def _owned(self, seat: int) -> list[int]:
        """The colours of a seat. SC-18, SC-19"""
        return [seat, seat + 2] if self.players == 2 else [seat]

    def _options(self, colour: int) -> list[str]:
        """All placements of a colour. SC-4"""
        if colour not in self._known:
            level = current_level(self.placed)
            self._known[colour] = [
                text
                for text, spaces in BLOCKS.items()
                if level and fits(self.placed, Block(colour, level, spaces), self.gaps)
            ]
        return self._known[colour]

    def _find_turn(self) -> None:
        """Go on in the cycle to who can place; nobody when none of the four can. SC-4, SC-10"""
        for _ in range(4):
            due = self._cycle[self._slot]
            if self.players == 3 and due == NEUTRAL:
                seat = (self.first + self._neutral_turns) % 3  # SC-19
                candidates = [NEUTRAL]
            else:
                seat = due % 2 if self.players == 2 else due
                candidates = [due] + [own for own in self._owned(seat) if own != due]  # SC-18
            for colour in candidates:
                if self._options(colour):
                    self._now = (seat, colour)
                    return
            self._slot = (self._slot + 1) % 4
        self._now = None

    def turn(self) -> tuple[int, int] | None:
        """The seat that moves and the colour it must place; None when over. SC-4, SC-10"""
        return self._now

    def moves(self) -> list[str]:
        """All legal moves, sorted. SC-4, SC-9"""
        if self._now is None:
            return []
        if not self.bonus:
            return sorted(self._options(self._now[1]))
        colours = self.bonus_colours()
        if len(colours) == 1:
            return sorted([*self._options(colours[0]), DECLINE])
        lettered = [LETTERS[own] + text for own in colours for text in self._options(own)]
        return sorted([*lettered, DECLINE])

    def bonus_colours(self) -> list[int]:
        """The colours of the bonus block: the one placed before, or any one has. SC-9"""
        assert self._now is not None
        seat, colour = self._now
        allowed = self._owned(seat) if self.either else [colour]
        return [own for own in allowed if self._options(own)]

    def play(self, text: str) -> Build:
        """The position after a move. SC-4, SC-9"""
        if self._now is None or text not in self.moves():
            raise ValueError(f"not a legal move: {text}")
        colour = self._now[1]
        if text[0] in LETTERS:  # SC-9: the colour was chosen
            colour = LETTERS.index(text[0])
            text = text[1:]
        elif self.bonus and text != DECLINE:
            colour = self.bonus_colours()[0]
        after = copy.copy(self)
        after._known = {}
        after.bonus = False
        if text != DECLINE:
            level = current_level(self.placed)
            assert level is not None
            after.placed = [*self.placed, Block(colour, level, BLOCKS[text])]
            if current_level(after.placed) != level:
                after._now = (self._now[0], colour)
                if after.bonus_colours():
                    after.bonus = True  # SC-9: the same seat again
                    return after
        if self.players == 3 and colour == NEUTRAL:
            after._neutral_turns += 1
        after._slot = (self._slot + 1) % 4
        after._find_turn()
        return after

    @property
    def complete(self) -> bool:
        """Is the whole pyramid built? SC-10"""
        return current_level(self.placed) is None

    def surface(self) -> Surface:
        """What is seen from above: colour and height of the top block of each space. SC-11"""
        seen: Surface = {}
        for block in self.placed:  # lower levels first (SC-8), so the topmost block stays
            for space in block.spaces:
                seen[name_of(space)] = (block.colour, block.level)
        return seen

    def unused(self, colour: int) -> list[int]:
        """The sizes of the unused blocks of a colour. SC-15"""
        return unused_sizes(self.placed, colour)

    def points(self) -> list[int]:
        """The points of each seat, as if the game ended now. SC-11 to SC-19"""
        surface = self.surface()
        return [
            sum(score_rows(surface, own) - sum(self.unused(own)) for own in self._owned(seat))
            for seat in range(self.players)
        ]
