"""tavolino draw"""

from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.output import load_record, write_file
from tavolino.cli.records import At, RecordFile, Viewer, play_at, viewer_at
from tavolino.cli.words import current_language
from tavolino.core import Refused
from tavolino.games import find_game


def draw(
    record: RecordFile,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="The SVG file; standard output if none.")
    ] = None,
    at: At = None,
    style: Annotated[
        str | None, typer.Option(help="Which drawing; `tavolino games --json` lists them.")
    ] = None,
    look: Annotated[str | None, typer.Option(hidden=True, help="The old name of --style.")] = None,
    seat: Viewer = None,
) -> None:
    """Draw a position of a recorded game as SVG.

    Example: tavolino draw game.jsonl --at 20 --style south -o game.svg
    """
    play = play_at(load_record(record).play, at)
    drawing = find_game(play.game.name).drawing
    style = style or look or drawing.styles[0]
    if style not in drawing.styles:
        raise Refused("STYLE", "unknown", got=style[:40], expected=", ".join(drawing.styles))
    view = play.game.view(play.state, viewer_at(play, seat))
    svg = drawing.svg(view, style, current_language())
    if out is None:
        print(svg)
    else:
        write_file(out, svg.encode())
