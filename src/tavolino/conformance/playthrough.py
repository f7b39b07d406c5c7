"""A whole game as text, as a golden file: any change of behaviour shows in it."""

import hashlib
from collections.abc import Iterator
from typing import Final

from tavolino.conformance.setups import GameSetup
from tavolino.conformance.walk import is_examined, view_bytes, viewers, walk
from tavolino.core import (
    AnyPlay,
    Dealer,
    Entry,
    Stream,
    canonical,
    is_player,
    plain,
    seat_label,
)

_MOST_LISTED: Final = 30


def playthrough(setup: GameSetup) -> str:
    """A reproducible random game, with its positions as every viewer sees them."""
    secret = hashlib.sha256(f"playthrough {setup}".encode()).digest()
    return "\n".join(_lines(setup, Dealer(secret), Stream(secret, 2**32))) + "\n"


def _lines(setup: GameSetup, dealer: Dealer, source: Stream) -> Iterator[str]:
    yield f"{setup.game.name} version {setup.game.version}, {setup.seats} seats"
    yield f"secret {dealer.secret.hex()}"
    shown = 0
    for position, play in enumerate(walk(setup, source, dealer)):
        if not shown:
            yield f"options {canonical(play.options).decode()}"
        for number in range(shown, len(play.log)):
            yield ""
            yield _entry(play, number)
        shown = len(play.log)
        if is_examined(position) or play.outcome:
            yield from _position(play)


def _entry(play: AnyPlay, number: int) -> str:
    entry = play.log[number]
    assert isinstance(entry, Entry)
    move = play.game.write(entry.move)
    return f"{number}: {seat_label(entry.seat)} at {entry.at}: {move}"


def _position(play: AnyPlay) -> Iterator[str]:
    for viewer in viewers(play):
        digest = hashlib.sha256(view_bytes(play, play.state, viewer)).hexdigest()[:16]
        yield f"  view of {seat_label(viewer)}: {digest}"
    for seat in sorted(play.to_act):
        legal = play.game.view(play.state, seat).moves if is_player(seat) else None
        yield f"  moves of {seat_label(seat)}: {_list_moves(legal)}"
    if play.outcome:
        yield f"  outcome: {canonical(plain(play.outcome)).decode()}"


def _list_moves(moves: tuple[str, ...] | None) -> str:
    if moves is None:
        return "endless"
    if len(moves) <= _MOST_LISTED:
        return " ".join(moves)
    return f"{len(moves)}, {hashlib.sha256(' '.join(moves).encode()).hexdigest()[:16]}"
