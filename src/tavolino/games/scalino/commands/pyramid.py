"""tavolino pyramid"""

from tavolino.cli.output import InvalidRecordError, about, load_record
from tavolino.cli.records import RecordFile
from tavolino.cli.words import say
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.pyramid import write_blocks


def pyramid(record: RecordFile) -> None:
    """Print the pyramid of a completed building game, for a demolition to start from.

    Example: tavolino play demolition --option pyramid="$(tavolino pyramid game.jsonl)"
    """
    play = load_record(record).play
    if play.game is not SCALINO or not play.state.pyramid.is_complete:
        raise InvalidRecordError(about(record, say("no-pyramid")))
    print(write_blocks(play.state.pyramid.build_order))
