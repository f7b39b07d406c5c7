"""A game as a file: JSON Lines, one spelling per game, each line sealed to the ones before it."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tavolino.core.canonical import canonical
from tavolino.core.entry import Undo
from tavolino.core.play import Play
from tavolino.core.refusal import Refused
from tavolino.core.seats import seat_label

FORMAT: Final = 1
Line = dict[str, object]


@dataclass(frozen=True)
class Record:
    """A played game with what belongs to it: the dealer's hash and, once it is over, secret.

    `hash` is empty for a game that was not dealt by a dealer (one copied from paper, say).
    """

    play: Play[Any, Any, Any]
    hash: str = ""
    secret: str = ""
    names: tuple[str, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)

    def write(self) -> bytes:
        """The whole file. Refuses a game that is not over while it still hides something."""
        if self.play.outcome is None and self.play.game.hides:
            raise Refused("RECORD", "open-secrets", game=self.play.game.name)
        seal = ""
        out = bytearray()
        for line in self._lines():
            seal = sealed(seal, line)
            out += canonical({**line, "seal": seal}) + b"\n"
        return bytes(out)

    def _lines(self) -> Iterator[Line]:
        play = self.play
        yield {
            "format": FORMAT,
            "game": play.game.name,
            "hash": self.hash,
            "names": self.names or ("",) * play.seats,
            "options": dict(play.options),
            "seats": play.seats,
            "tags": dict(self.tags),
            "version": play.game.version,
        }
        for number, entry in enumerate(play.log):
            line: Line = {"at": entry.at, "by": seat_label(entry.seat), "n": number}
            if isinstance(entry, Undo):
                line["undo"] = entry.to
            else:
                line["move"] = play.game.write(entry.move)
            yield line
        yield end_line(self)


def end_line(record: Record) -> Line:
    """The last line: the result and the secret, or that the game is still open."""
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


def sealed(before: str, line: Line) -> str:
    """The seal of a line: the start of a SHA-256 over the seal before it and its own bytes.

    It finds damage and says in which line; it is no signature, since anyone can compute it.
    """
    return hashlib.sha256(before.encode() + canonical(line)).hexdigest()[:16]
