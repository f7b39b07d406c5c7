"""Records: a game as a file of canonical JSON Lines, each sealed to the lines before it."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tavolino.core.canonical import canonical
from tavolino.core.entry import Entry, Resign, Undo
from tavolino.core.game import AnyGame
from tavolino.core.options import options_in_record
from tavolino.core.play import AnyPlay
from tavolino.core.refusal import Refused
from tavolino.core.seats import seat_label

FORMAT: Final = 1
LONGEST_NAME: Final = 200
MOST_TAGS: Final = 50
Line = dict[str, object]


@dataclass(frozen=True)
class Record:
    """A game with the dealer's hash and, once it is over, the secret.

    `hash` is empty for a game without a dealer, such as one copied from paper.

    >>> from tavolino.core import Play
    >>> from tavolino.games.scalino.rules import SCALINO
    >>> play = Play(SCALINO, seats=2, chosen={"first": "0"})
    >>> print(Record(play).write().decode().splitlines()[-1])
    {"end":"open","n":0,"seal":"1c70e7a3a8295f85"}
    """

    play: AnyPlay
    hash: str = ""
    secret: str = ""
    names: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuses a hash, names or tags that could not be read back."""
        good = {
            "hash": self.hash == "" or is_hex(self.hash, 64),
            "names": are_names(self.names) and len(self.names) in (0, self.play.seats),
            "tags": len(self.tags) <= MOST_TAGS and all(map(are_names, self.tags.items())),
        }
        for name, is_good in good.items():
            if not is_good:
                raise Refused("RECORD", "field", field=name)

    def write(self) -> bytes:
        """The whole file. Refused if the game is not over and hides something."""
        check_no_secrets(self.play)
        seal = ""
        out = bytearray()
        for line in self._lines():
            seal = line_seal(seal, line)
            out += canonical({**line, "seal": seal}) + b"\n"
        return bytes(out)

    def _lines(self) -> Iterator[Line]:
        play = self.play
        yield {
            "format": FORMAT,
            "game": play.game.name,
            "hash": self.hash,
            "names": self.names or ("",) * play.seats,
            "options": options_in_record(play.game.options, play.options),
            "seats": play.seats,
            "tags": dict(self.tags),
            "version": play.game.version,
        }
        for number, entry in enumerate(play.log):
            yield entry_line(play.game, number, entry)
        yield end_line(self)


def check_no_secrets(play: AnyPlay) -> None:
    """Refuses a game that is not over and hides something: a record would reveal it."""
    if play.outcome is None and play.game.imperfect_information:
        raise Refused("RECORD", "open-secrets", game=play.game.name)


def entry_line(game: AnyGame, number: int, entry: Entry[Any] | Undo | Resign) -> Line:
    """The line of one entry. `read_entry` plays it again."""
    line: Line = {"at": entry.at, "by": seat_label(entry.seat), "n": number}
    if isinstance(entry, Undo):
        return {**line, "undo": entry.to}
    if isinstance(entry, Resign):
        return {**line, "resign": entry.why}
    return {**line, "move": game.write(entry.move)}


def end_line(record: Record) -> Line:
    """The last line: the result and the secret, or that the game is open."""
    outcome = record.play.outcome
    if outcome is None:
        return {"end": "open", "n": len(record.play.log)}
    return {
        "cause": outcome.cause,
        "end": "over",
        "n": len(record.play.log),
        "points": outcome.points,
        "ranks": outcome.ranks,
        "secret": record.secret,
    }


def are_names(texts: object) -> bool:
    """True if these are strings that a record may have as names."""
    return isinstance(texts, list | tuple) and all(
        isinstance(text, str) and len(text) <= LONGEST_NAME and is_unicode(text) for text in texts
    )


def is_unicode(text: str) -> bool:
    """True if the text can be encoded as UTF-8. Unpaired surrogates cannot."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def is_hex(text: str, length: int) -> bool:
    return len(text) == length and all(character in "0123456789abcdef" for character in text)


def line_seal(before: str, line: Line) -> str:
    """The seal of a line: the start of a SHA-256 over the previous seal and the line's bytes.

    It detects damage and tells in which line. It is no signature, since anyone can compute it.
    """
    return hashlib.sha256(before.encode() + canonical(line)).hexdigest()[:16]
