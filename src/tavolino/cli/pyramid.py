"""tavolino pyramid"""

from tavolino.cli.output import RecordTrouble, load_record
from tavolino.cli.records import RecordFile
from tavolino.games.scalino import SCALINO
from tavolino.games.scalino.pyramid import write_blocks


def pyramid(record: RecordFile) -> None:
    """Print the pyramid of a completed building game, for a demolition to start from.

    Example: tavolino play demolition --option pyramid="$(tavolino pyramid game.jsonl)"
    """
    play = load_record(record).play
    if play.game is not SCALINO or not play.state.pyramid.is_complete:
        raise RecordTrouble(f"{record}: not a finished game of scalino with a complete pyramid")
    print(write_blocks(play.state.pyramid.build_order))
