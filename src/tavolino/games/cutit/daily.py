"""The challenge of Cut it: a solo game on a new sheet, compared with the best cuts found."""

from typing import Final

from tavolino.core import AnyPlay, Dealer, Seat, Stream, Value
from tavolino.daily.challenge import Challenge, DailyGame
from tavolino.games.cutit.bots.levels import POLICIES
from tavolino.games.cutit.bots.policy import Rules
from tavolino.games.cutit.bots.solo_game import play_solo, roll_dice
from tavolino.games.cutit.rules import CUTIT as RULES
from tavolino.games.cutit.rules.puzzle_phase import results
from tavolino.games.cutit.rules.sheet import CORNERS, Sheet
from tavolino.games.cutit.rules.sheet_code import sheet_code
from tavolino.games.cutit.rules.state import ROUNDS
from tavolino.games.cutit.solver.par import par
from tavolino.games.cutit.solver.sheet_generator import generate_sheet

SHEET_DRAW: Final = 1_000
"""The draw of the sheet, far beyond those of the dice."""
TRIAL_DRAW: Final = 2_000
TRIALS: Final = 3
"""Test games from each corner."""
MEAN: Final = range(82, 100)
"""The mean total of a good sheet. `tavolino sheet check` is stricter, but takes minutes."""
FEWEST_COMPLETE: Final = 60
"""The least percentage of complete puzzles."""
WIDTH: Final = 6
"""A search for par that takes about a second from each corner."""


def make(secret: bytes, check_quality: bool) -> Challenge | None:
    """A sheet that meets all bounds of design, and on which bots score as usual."""
    sheet = generate_sheet(Stream(secret, SHEET_DRAW), "standard", "daily")
    if check_quality and not is_accepted(sheet, secret):
        return None
    options = {"design": sheet_code(sheet)}
    dealer = Dealer(secret)
    rolls = [roll_dice(Rules(sheet), dealer.draw(number)) for number in range(ROUNDS)]
    best = max(par(sheet, corner, rolls, width=WIDTH).at_least for corner in CORNERS)
    return Challenge(seats=1, options=options, moves=(), seat=0, bot="", par=best)


def is_accepted(sheet: Sheet, secret: bytes) -> bool:
    """Tests a sheet in a few bot games with other dice."""
    rules, policy = Rules(sheet), POLICIES["heuristic"]
    games = [
        play_solo(policy, rules, _secret(secret, number), corner)
        for number in range(TRIALS)
        for corner in CORNERS
    ]
    mean = sum(game.total for game in games) // len(games)
    complete = 100 * sum(game.is_complete for game in games) // len(games)
    return mean in MEAN and complete >= FEWEST_COMPLETE


def _secret(secret: bytes, number: int) -> bytes:
    source = Stream(secret, TRIAL_DRAW + number)
    return bytes(source.below(256) for _ in range(len(secret)))


def score(play: AnyPlay, seat: Seat) -> int | None:
    """The points of the cuts minus those lost in the puzzle."""
    if RULES.outcome(play.state) is None or seat in play.resigned:
        return None
    result = results(play.state)[seat]
    return result.sheet.total - result.cost


def print_options(challenge: Challenge) -> dict[str, Value]:
    """The sheet of the day."""
    return {"code": challenge.options["design"]}


DAILY: Final = DailyGame(make=make, score=score, print_options=print_options)
