"""Print requests."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, cast, get_args

from tavolino.core import Options, Refused, Value, settle
from tavolino.games import GameManifest, PrintPart, find_game, words
from tavolino.games.print_parts import MATERIAL, print_parts
from tavolino.locales import LANGUAGES
from tavolino.printing.sizes import A4, PAPERS, PaperSize

Ink = Literal["colour", "patterns"]
"""`patterns` is for printers without colours."""
INKS: Final = get_args(Ink)
MOST_COPIES: Final = 20
LONGEST_ADDRESS: Final = 300


@dataclass(frozen=True)
class PrintRequest:
    """Checked by `read_request`: everything in it can be printed."""

    manifest: GameManifest
    parts: tuple[PrintPart, ...]
    paper: PaperSize = A4
    ink: Ink = "colour"
    language: str = "en"
    copies: int = 1
    """The number of copies of parts that every player needs."""
    options: Options = field(default_factory=Options)
    """The values of the manifest's `print_options`."""
    address: str = ""
    """The address of a server, for codes that lead to it; empty for none."""


def read_request(
    game: str,
    *,
    part: str = MATERIAL,
    paper: str = "a4",
    ink: str = "colour",
    language: str = "en",
    copies: int = 1,
    options: Mapping[str, Value] | None = None,
    address: str = "",
) -> PrintRequest:
    """The request with these values; refused if one of them is wrong."""
    manifest = find_game(game)
    if paper not in PAPERS:
        raise Refused("PRINT", "paper", got=paper[:40], expected=", ".join(PAPERS))
    if ink not in INKS:
        raise Refused("PRINT", "ink", got=ink[:40], expected=", ".join(INKS))
    if language not in LANGUAGES:
        raise Refused("LANGUAGE", "unknown", got=language[:40], expected=", ".join(LANGUAGES))
    if not 1 <= copies <= MOST_COPIES:
        raise Refused("PRINT", "copies", got=copies, most=MOST_COPIES)
    if len(address) > LONGEST_ADDRESS or (address and "://" not in address):
        raise Refused("PRINT", "address", got=address[:40])
    return PrintRequest(
        manifest,
        _parts(manifest, part),
        PAPERS[paper],
        cast(Ink, ink),
        language,
        copies,
        settle(manifest.print_options, options or {}),
        address.rstrip("/"),
    )


def _parts(manifest: GameManifest, name: str) -> tuple[PrintPart, ...]:
    if name == MATERIAL:
        if not manifest.prints:
            raise Refused("PRINT", "nothing", game=manifest.name)
        return manifest.prints
    found = tuple(part for part in print_parts(manifest) if part.name == name)
    if not found:
        names = [part.name for part in print_parts(manifest)]
        expected = ", ".join([MATERIAL, *names] if manifest.prints else names)
        raise Refused("PRINT", "part", got=name[:40], expected=expected)
    return found


def game_title(request: PrintRequest) -> str:
    """The title of the game in the language of the request."""
    titles = words.title(request.manifest)
    return titles.get(request.language, titles[LANGUAGES[0]])
