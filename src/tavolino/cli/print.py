"""tavolino print"""

from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.extras import needs_extra
from tavolino.cli.output import read_file, write_file
from tavolino.cli.parameters import GameName
from tavolino.cli.words import current_language, say
from tavolino.core import Value
from tavolino.games.print_parts import MATERIAL
from tavolino.printing.request import INKS, MOST_COPIES, read_request
from tavolino.printing.sizes import PAPERS


def print_game(
    game: GameName,
    out: Annotated[Path, typer.Option("-o", "--out", help="The PDF file.")],
    part: Annotated[
        str,
        typer.Option(help="Which part; everything that it takes to play if none is named."),
    ] = MATERIAL,
    paper: Annotated[
        str, typer.Option(help="The size of the paper.", metavar="|".join(PAPERS))
    ] = "a4",
    ink: Annotated[
        str,
        typer.Option(help="Colours, or patterns for a printer without.", metavar="|".join(INKS)),
    ] = "colour",
    copies: Annotated[
        int,
        typer.Option(help=f"How many of what every player needs, at most {MOST_COPIES}."),
    ] = 1,
    language: Annotated[
        str | None, typer.Option(help="Another language than that of the command.")
    ] = None,
    sheet: Annotated[str | None, typer.Option(help="Which sheet, by its id, or a file.")] = None,
    seed: Annotated[
        str | None, typer.Option(help="A new sheet from any words: the same words, the same sheet.")
    ] = None,
    address: Annotated[
        str, typer.Option(help="The server that codes on the pages lead to; none without it.")
    ] = "",
) -> None:
    """Print a game: a PDF to cut, fold and play.

    Parts that every game has: rules (a booklet), summary (the rules on one page).

    Example: tavolino print cutit --copies 4 --address https://play.example.org -o cutit.pdf
    """
    chosen: dict[str, str | None] = {"sheet": sheet, "seed": seed}
    if sheet is not None and Path(sheet).is_file():
        text = read_file(Path(sheet)).decode("utf-8", "replace")
        chosen |= {"sheet": None, "file": text}
    options: dict[str, Value] = {name: text for name, text in chosen.items() if text is not None}
    request = read_request(
        game,
        part=part,
        paper=paper,
        ink=ink,
        language=language or current_language(),
        copies=copies,
        options=options,
        address=address,
    )
    with needs_extra("print"):
        from tavolino.printing.document import print_pdf

        pdf = print_pdf(request)
    write_file(out, pdf)
    typer.echo(say("print-written", file=str(out), kilobytes=len(pdf) // 1000 + 1), err=True)
