"""tavolino par"""

from typing import Final

from tavolino.cli.output import InvalidRecordError, about, load_record
from tavolino.cli.records import RecordFile
from tavolino.cli.words import say
from tavolino.games.cutit.bots.reviewing import reviewed_par
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.puzzle_phase import results

PAPERS: Final = 400_000
"""The number of papers that the search for an upper bound examines: a few seconds."""


def par(record: RecordFile) -> None:
    """Compute how well each player of a finished game of Cut it could have done with the same dice.

    The first number is the score of the best line of cuts that a search finds, including its
    puzzle. The second is an upper bound, which is tighter if Numba is installed. Tokens do not
    count. Takes a few seconds.

    Example: tavolino par game.jsonl
    """
    play = load_record(record).play
    if play.game.name != CUTIT.name or play.outcome is None:
        raise InvalidRecordError(about(record, say("no-cutit")))
    for seat, result in enumerate(results(play.state)):
        found = reviewed_par(play.state, seat, papers=PAPERS)
        scored = result.sheet.total - result.cost
        bounds = {"at_least": found.at_least, "at_most": found.at_most}
        print(say("par", seat=seat + 1, scored=scored, **bounds))
        cuts = zip(found.cuts, found.scores, strict=False)
        print("  " + "  ".join(f"{cut} {score.points}" for cut, score in cuts))
