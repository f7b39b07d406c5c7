"""The cutting phase of Cut it for one player as an OpenSpiel Python game, independent of our code.

A set of spaces is an integer with one bit for each of the hundred spaces, from a1 along the ranks.
A cut is identified by its start: the rest follows from what is left of the sheet. The puzzle is
omitted.
"""

from functools import cache
from itertools import product
from typing import Any, Final

from bench.openspiel import pyspiel
from bench.openspiel_own import CHANCE, TERMINAL

NAME: Final = "bench_cutit"
COLOURS: Final = "GPYB"
JOKER: Final = "J"
BLANK, ANY = "-", "?"
FACES: Final = "-?1234"
BOXES: Final = (0, 0, 1, 3, 7, 11, 15, 20)
ROUNDS: Final = 10
SMALLEST: Final = 4
PENALTY: Final = 5

WHOLE: Final = (1 << 100) - 1
FILE: Final = sum(1 << 10 * y for y in range(10))
NOT_LAST: Final = WHOLE & ~(FILE << 9)
NOT_FIRST: Final = WHOLE & ~FILE
CORNERS: Final = (1, 1 << 9, 1 << 99, 1 << 90)

# Actions: twice the place of a level cut, an upright one, or one of the four angles at a place, and
# one more for the other part; then the corners.
LEVEL: Final = 0
UPRIGHT: Final = 100
ANGLE: Final = 200
PLACES: Final = 600
PICK: Final = 2 * PLACES


def _run(free: int, at: int, step: int, most: int) -> int:
    """How many spaces in a row from here on are free, this one not counted."""
    length = 0
    while length < most and free >> at + (length + 1) * step & 1:
        length += 1
    return length


def _grow(part: int, up: int, right: int, down: int, left: int) -> int:
    """All that hangs together with a part; each way leads only onto such spaces."""
    while True:
        grown = part | part << 10 & up | part >> 10 & down
        grown |= (part & NOT_LAST) << 1 & right | (part & NOT_FIRST) >> 1 & left
        if grown == part:
            return part
        part = grown


def cut_off(paper: int, action: int) -> int:
    """The snippet of a cut that this paper allows."""
    place, is_rest = action >> 1, action & 1
    below = left = 0
    if place < UPRIGHT:
        over = paper & paper >> 10
        length = _run(over, place, 1, 9 - place % 10)
        below = start = ((2 << length) - 1) << place
    elif place < ANGLE:
        place -= UPRIGHT
        beside = paper & paper >> 1 & NOT_LAST
        length = _run(beside, place, 10, 9 - place // 10)
        left = start = sum(1 << place + 10 * i for i in range(length + 1))
    else:
        place, angle = divmod(place - ANGLE, 4)
        over, beside = paper & paper >> 10, paper & paper >> 1 & NOT_LAST
        if angle & 1:
            length = _run(over, place + 1, 1, 8 - place % 10)
            below = ((2 << length) - 1) << place + 1
        else:
            length = _run(over, place, -1, place % 10)
            below = ((2 << length) - 1) << place - length
        if angle & 2:
            length = _run(beside, place + 10, 10, 8 - place // 10)
            first = place + 10
        else:
            length = _run(beside, place, -10, place // 10)
            first = place - 10 * length
        left = sum(1 << first + 10 * i for i in range(length + 1))
        start = 1 << place + (angle & 1) + 10 * (angle >> 1)
    above, right = below << 10, left << 1
    inside = _grow(start, paper & ~above, paper & ~right, paper & ~below, paper & ~left)
    return paper ^ inside if is_rest else inside


def cuts_of(paper: int) -> list[int]:
    over, beside = paper & paper >> 10, paper & paper >> 1 & NOT_LAST
    actions: list[int] = []
    for first, starts in (
        (LEVEL, over & ~((over & NOT_LAST) << 1)),
        (UPRIGHT, beside & ~(beside << 10)),
    ):
        while starts:
            lowest = starts & -starts
            action = 2 * (first + lowest.bit_length() - 1)
            actions += (action, action + 1)
            starts ^= lowest
    crossings = over & over >> 1 & NOT_LAST
    while crossings:
        lowest = crossings & -crossings
        action = 2 * (ANGLE + 4 * (lowest.bit_length() - 1))
        actions += range(action, action + 8)
        crossings ^= lowest
    return actions


@cache
def first_cuts(corner: int) -> list[int]:
    """The cuts of a whole sheet that take the corner off."""
    return [action for action in cuts_of(WHOLE) if cut_off(WHOLE, action) & corner]


def dice_points(counts: list[int], jokers: int, dice: str) -> int:
    points = 0
    missing = []
    pays_each = False
    for count, face in zip(counts, dice, strict=True):
        if face == ANY:
            points += count
            pays_each = True
        elif face != BLANK:
            number = int(face)
            if count >= number:
                points += number
            else:
                missing.append((number - count, number))
    best = jokers if pays_each else 0
    if jokers and missing:
        for chosen in product((False, True), repeat=len(missing)):
            made_up = [one for one, is_chosen in zip(missing, chosen, strict=True) if is_chosen]
            left = jokers - sum(short for short, _ in made_up)
            if left >= 0:
                value = sum(number for _, number in made_up) + (left if pays_each else 0)
                best = max(best, value)
    return points + best


class CutItState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "CutItGame") -> None:
        super().__init__(game)
        self._masks = game.masks
        self._jokers = game.jokers
        self._chances = game.chances
        self._paper = WHOLE
        self._corner = 0
        self._rounds = 0
        self._dice = ""
        self._score = 0
        self._rises = 0
        self._one_cuts = 0
        self._last = -1

    def current_player(self) -> int:
        if self._rounds == ROUNDS:
            return TERMINAL
        return CHANCE if len(self._dice) < len(COLOURS) else 0

    def is_terminal(self) -> bool:
        return self._rounds == ROUNDS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._chances[len(self._dice)]

    def _legal_actions(self, player: int) -> list[int]:
        if not self._corner:
            return [PICK, PICK + 1, PICK + 2, PICK + 3]
        return first_cuts(self._corner) if self._rounds == 0 else cuts_of(self._paper)

    def _apply_action(self, action: int) -> None:
        if len(self._dice) < len(COLOURS):
            self._dice += FACES[action]
            if len(self._dice) == len(COLOURS):
                self._begin_round()
        elif action >= PICK:
            self._corner = CORNERS[action - PICK]
        else:
            snippet = cut_off(self._paper, action)
            self._paper ^= snippet
            self._take_off(snippet, is_one_cut=action < 2 * ANGLE)

    def _begin_round(self) -> None:
        """The last snippet needs no cut, and a single space has none."""
        if self._rounds == ROUNDS - 1:
            self._take_off(self._paper, is_one_cut=False)
        elif self._paper.bit_count() == 1:
            self._score -= PENALTY
            self._end_round()

    def _take_off(self, snippet: int, is_one_cut: bool) -> None:
        counts = [(snippet & mask).bit_count() for mask in self._masks]
        points = dice_points(counts, (snippet & self._jokers).bit_count(), self._dice)
        is_empty = points == 0 and self._dice != BLANK * len(COLOURS)
        if is_empty or snippet.bit_count() < SMALLEST:
            self._score -= PENALTY
        else:
            self._score += points
            self._rises += 0 <= self._last < points
            self._one_cuts += is_one_cut
            self._last = points
        self._end_round()

    def _end_round(self) -> None:
        self._rounds += 1
        self._dice = ""

    def returns(self) -> list[float]:
        columns = (BOXES[min(circles, 7)] for circles in (self._rises, self._one_cuts))
        return [float(self._score + sum(columns))]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"die {FACES[action]}"
        return f"corner {action - PICK}" if action >= PICK else f"cut {action}"

    def __str__(self) -> str:
        ranks = (self._paper >> 10 * y & 1023 for y in range(9, -1, -1))
        return "\n".join(f"{rank:010b}"[::-1] for rank in ranks)


TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Cut it, cutting",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"spaces": COLOURS * 25, "dice": f"{FACES}/{FACES}/{FACES}/{FACES}"},
)


class CutItGame(pyspiel.Game):  # type: ignore[misc]
    """`spaces` are the colours of the sheet, `dice` the faces of the four dice."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**TYPE.parameter_specification, **(params or {})}
        spaces, dice = str(chosen["spaces"]), str(chosen["dice"]).split("/")
        self.masks = [self._mask(spaces, colour) for colour in COLOURS]
        self.jokers = self._mask(spaces, JOKER)
        self.chances = [
            [(FACES.index(face), die.count(face) / len(die)) for face in sorted(set(die))]
            for die in dice
        ]
        info = pyspiel.GameInfo(
            num_distinct_actions=PICK + len(CORNERS),
            max_chance_outcomes=len(FACES),
            num_players=1,
            min_utility=-PENALTY * ROUNDS,
            max_utility=400.0,
            max_game_length=ROUNDS,
        )
        super().__init__(TYPE, info, chosen)

    @staticmethod
    def _mask(spaces: str, colour: str) -> int:
        return sum(1 << place for place, one in enumerate(spaces) if one == colour)

    def new_initial_state(self) -> CutItState:
        return CutItState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        return None


pyspiel.register_game(TYPE, CutItGame)
