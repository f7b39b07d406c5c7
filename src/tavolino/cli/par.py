"""tavolino par"""

from tavolino.cli.output import RecordTrouble, about, load_record
from tavolino.cli.records import RecordFile
from tavolino.cli.words import say
from tavolino.games.cutit import CUTIT
from tavolino.games.cutit.joining import results
from tavolino.solvers.cutit.par import par_after


def par(record: RecordFile) -> None:
    """How well each player of a finished game of Cut it could have cut, with the same dice.

    The first number is what a line of cuts found by search scores, its puzzle included; the
    second cannot be beaten, and perhaps not reached. Tokens do not count. Takes a few seconds.

    Example: tavolino par game.jsonl
    """
    play = load_record(record).play
    if play.game is not CUTIT or play.outcome is None:
        raise RecordTrouble(about(record, say("no-cutit")))
    for seat, result in enumerate(results(play.state)):
        found = par_after(play.state, seat)
        scored = result.sheet.total - result.cost
        bounds = {"at_least": found.at_least, "at_most": found.at_most}
        print(say("par", seat=seat + 1, scored=scored, **bounds))
        cuts = zip(found.cuts, found.scores, strict=False)
        print("  " + "  ".join(f"{cut} {score.points}" for cut, score in cuts))
