"""Scalino's building game as an OpenSpiel Python game, independent of our code.

It is written for speed in plain Python, as an OpenSpiel user would: a space is a bit, a set of
spaces an integer, and shifts find all placements of a shape at once.
"""

from typing import Final

from bench.openspiel import pyspiel
from bench.openspiel_own import TERMINAL, OwnGame, game_type, shared_win
from bench.openspiel_steps import STAR, STRIDE, value_of_steps

NAME: Final = "bench_scalino"
CELLS: Final = 90
SHAPES: Final = ((1, 0), (2, 1), (2, STRIDE), (3, 1), (3, STRIDE))
"""Size and direction: a single space, two and three to the east and to the north."""
DECLINE: Final = len(SHAPES) * CELLS
STOCK: Final = (6, 3, 3)
NEUTRAL: Final = 3


def _distance(cell: int) -> int:
    return abs(cell % STRIDE - 4) + abs(cell // STRIDE - 4)


LEVELS: Final = tuple(
    sum(1 << cell for cell in range(CELLS) if _distance(cell) <= reach) for reach in (4, 3, 2, 1)
)
EVERYWHERE: Final = (1 << CELLS) - 1
ROW: Final = (1 << 9) - 1
COLUMN: Final = sum(1 << STRIDE * y for y in range(9))

SPACES: Final = [
    sum(1 << cell + step * i for i in range(size)) for size, step in SHAPES for cell in range(CELLS)
]
ROWS: Final[list[int]] = []
"""For each action all spaces of its rows; COLUMNS likewise."""
COLUMNS: Final[list[int]] = []
for _spaces in SPACES:
    _cells = [cell for cell in range(CELLS) if _spaces >> cell & 1]
    ROWS.append(sum(ROW << STRIDE * y for y in {cell // STRIDE for cell in _cells}))
    COLUMNS.append(sum(COLUMN << x for x in {cell % STRIDE for cell in _cells}))


def _cell_name(cell: int) -> str:
    return "abcdefghij"[cell % STRIDE] + str(cell // STRIDE + 1)


class ScalinoState(pyspiel.State):  # type: ignore[misc]
    """The level being built, what is seen from above, and the blocks that are left."""

    def __init__(self, game: "ScalinoGame") -> None:
        super().__init__(game)
        self._players = game.players
        self._notch = game.notch
        self._level = 0
        self._covered = 0
        self._covered_rows = 0
        self._covered_columns = 0
        self._seen = [0, 0, 0, 0]
        self._stock = [*STOCK, *STOCK, *STOCK, *STOCK]
        self._neutral_turns = 0
        self._bonus = False
        self._places: tuple[int, ...] = ()
        self._turn(3)

    def current_player(self) -> int:
        return self._seat

    def is_terminal(self) -> bool:
        return self._seat == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        actions = []
        before = -1
        for places in self._places:
            while places:
                lowest = places & -places
                actions.append(before + lowest.bit_length())
                places ^= lowest
            before += CELLS
        if self._bonus:
            actions.append(DECLINE)
        return actions

    def _apply_action(self, action: int) -> None:
        if action == DECLINE:
            self._turn(self._due)
            return
        colour = self._colour
        spaces = SPACES[action]
        size = SHAPES[action // CELLS][0]
        self._stock[3 * colour + size - 1] -= 1
        seen = self._seen
        for other in range(4):
            seen[other] &= ~spaces
        seen[colour] |= spaces
        if self._players == 3 and colour == NEUTRAL and not self._bonus:
            self._neutral_turns += 1
        self._covered |= spaces
        if self._covered == LEVELS[self._level]:
            if self._level == 3:
                self._end()
                return
            self._level += 1
            self._covered = self._covered_rows = self._covered_columns = 0
            if self._find_places(colour):
                self._bonus = True
                return
        else:
            self._covered_rows |= ROWS[action]
            self._covered_columns |= COLUMNS[action]
        self._turn(self._due)

    def _turn(self, after: int) -> None:
        """The next turn in which a block fits; without one the game is over."""
        self._bonus = False
        players = self._players
        for step in range(1, 5):
            colour = due = (after + step) & 3
            if not self._find_places(colour):
                if players != 2:
                    continue
                colour ^= 2
                if not self._find_places(colour):
                    continue
            self._due = due
            self._colour = colour
            is_neutral = players == 3 and colour == NEUTRAL
            self._seat = self._neutral_turns % 3 if is_neutral else colour % players
            return
        self._end()

    def _end(self) -> None:
        self._seat = TERMINAL
        self._bonus = False
        self._places = ()

    def _find_places(self, colour: int) -> bool:
        """Notes where this colour may go, each shape by its first space; is there one?"""
        level = LEVELS[self._level]
        covered = self._covered
        seen = self._seen[colour]
        own = seen & covered
        beside_own = own << 1 | own >> 1 | own << STRIDE | own >> STRIDE
        free = level & ~(covered | seen | beside_own)
        if not free:
            return False
        if covered:
            touching = covered << 1 | covered >> 1 | covered << STRIDE | covered >> STRIDE
        else:
            touching = level if self._level else STAR
        if self._notch:
            places = self._without_notch(level & ~covered, free, touching)
        else:
            places = self._without_bay(free, touching)
        ones, twos, threes = self._stock[3 * colour : 3 * colour + 3]
        one, two_e, two_n, three_e, three_n = places
        if not ones:
            one = 0
        if not twos:
            two_e = two_n = 0
        if not threes:
            three_e = three_n = 0
        self._places = (one, two_e, two_n, three_e, three_n)
        return bool(one or two_e or two_n or three_e or three_n)

    def _without_bay(self, free: int, touching: int) -> tuple[int, ...]:
        """A block begins its rows and columns or lies at an end of what is there."""
        covered = self._covered
        row_end = EVERYWHERE & ~self._covered_rows | covered << 1 | covered >> 1
        column_end = EVERYWHERE & ~self._covered_columns | covered << STRIDE | covered >> STRIDE
        flat = free & column_end
        upright = free & row_end
        two_e = flat & flat >> 1
        two_n = upright & upright >> STRIDE
        touching_e = touching | touching >> 1
        touching_n = touching | touching >> STRIDE
        return (
            flat & row_end & touching,
            two_e & (row_end | row_end >> 1) & touching_e,
            two_n & (column_end | column_end >> STRIDE) & touching_n,
            two_e & two_e >> 1 & (row_end | row_end >> 2) & (touching_e | touching >> 2),
            two_n
            & two_n >> STRIDE
            & (column_end | column_end >> 2 * STRIDE)
            & (touching_n | touching >> 2 * STRIDE),
        )

    def _without_notch(self, empty: int, free: int, touching: int) -> tuple[int, ...]:
        """No block lies beside an empty space that has two neighbours already."""
        covered = self._covered
        beside = covered << 1, covered >> 1, covered << STRIDE, covered >> STRIDE
        west, east, south, north = beside
        tight = empty & (west & east | south & north | (west | east) & (south | north))
        west_end = EVERYWHERE & ~(tight << 1)
        east_end = EVERYWHERE & ~(tight >> 1)
        south_end = EVERYWHERE & ~(tight << STRIDE)
        north_end = EVERYWHERE & ~(tight >> STRIDE)
        flat = free & south_end & north_end
        upright = free & west_end & east_end
        two_e = flat & flat >> 1
        two_n = upright & upright >> STRIDE
        touching_e = touching | touching >> 1
        touching_n = touching | touching >> STRIDE
        return (
            flat & upright & touching,
            two_e & west_end & east_end >> 1 & touching_e,
            two_n & south_end & north_end >> STRIDE & touching_n,
            two_e & two_e >> 1 & west_end & east_end >> 2 & (touching_e | touching >> 2),
            two_n
            & two_n >> STRIDE
            & south_end
            & north_end >> 2 * STRIDE
            & (touching_n | touching >> 2 * STRIDE),
        )

    def points(self) -> list[int]:
        """What each player has now: rows of steps less unused blocks."""
        points = [0] * self._players
        lower = LEVELS[self._level - 1] & ~self._covered if self._level else 0
        for colour in range(4):
            if self._players == 3 and colour == NEUTRAL:
                continue
            ones, twos, threes = self._stock[3 * colour : 3 * colour + 3]
            value = value_of_steps(self._seen[colour], self._covered, lower)
            points[colour % self._players] += value - ones - 2 * twos - 3 * threes
        return points

    def returns(self) -> list[float]:
        if self._seat != TERMINAL:
            return [0.0] * self._players
        return shared_win(self.points())

    def _action_to_string(self, player: int, action: int) -> str:
        if action == DECLINE:
            return "decline"
        size, step = SHAPES[action // CELLS]
        first = action % CELLS
        last = first + (size - 1) * step
        return _cell_name(first) if size == 1 else f"{_cell_name(first)}-{_cell_name(last)}"

    def __str__(self) -> str:
        lines = []
        for y in range(8, -1, -1):
            cells = [1 << STRIDE * y + x for x in range(9)]
            lines.append("".join(self._letter(cell) for cell in cells))
        return "\n".join(lines)

    def _letter(self, cell: int) -> str:
        return next(("GPYB"[colour] for colour in range(4) if self._seen[colour] & cell), ".")


class ScalinoGame(OwnGame):
    type = game_type(NAME, "Scalino, building the pyramid", most_players=4, gaps="bay")
    actions = DECLINE + 1
    state = ScalinoState

    @property
    def notch(self) -> bool:
        return bool(self.chosen.get("gaps", "bay") == "notch")


pyspiel.register_game(ScalinoGame.type, ScalinoGame)
