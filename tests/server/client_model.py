"""A model of what a client knows from its frames, and games that play themselves."""

import contextlib
import hashlib
import json
from collections.abc import Iterable
from typing import Any

from tavolino.core import Dealer, Play, Record, Refused, Stream, pick
from tavolino.games import rules
from tavolino.server.live.session import TableSession
from tavolino.table.actor import Actor
from tavolino.table.moves import answer_undo, move, request_undo
from tavolino.table.table import Table
from tests.server.peers import Frame

Entries = dict[int, list[Frame]]


class ClientModel:
    """Keeps the log as frames tell it, piece by piece, and the last view through each pair of
    eyes.
    """

    def __init__(self, entries: Entries | None = None) -> None:
        self.entries: Entries = {viewer: list(log) for viewer, log in (entries or {}).items()}
        self.last: Frame = {}

    def take(self, frames: Iterable[Frame]) -> "ClientModel":
        for frame in frames:
            if frame["type"] == "table":
                self.last = frame
                old, self.entries = self.entries, {}
                for seen in frame["views"]:
                    kept = old.get(seen["viewer"], [])[: frame["since"]]
                    assert len(kept) == frame["since"], "a frame goes on after a gap"
                    self.entries[seen["viewer"]] = kept + seen["entries"]
        return self

    def hash(self) -> str:
        """A hash of everything a client could show."""
        views = {seen["viewer"]: seen["view"] for seen in self.last["views"]}
        known = [self.last["version"], self.last["at"], self.last["table"], views, self.entries]
        return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()


async def go_on(
    table_session: TableSession, moves: int, source: Stream, *, undo: bool = False
) -> None:
    """Moves for seats that are due, at most `moves` times, with an undo now and then."""
    for number in range(moves):
        table = table_session.live.table
        if table.phase == "over":
            return
        seat = pick(source, sorted(table.due))
        await table_session.live.act(lambda draft, now: move_by_chance(draft, now, seat, source))  # noqa: B023
        if undo and number % 5 == 4:
            await _take_back(table_session)


def move_by_chance(table: Table, now: int, seat: int, source: Stream) -> None:
    chosen = table.game.write(table.game.sample(table.play.state, seat, source))
    move(table, Actor(table.occupants[seat].person, now), seat, chosen, table.version)


async def _take_back(table_session: TableSession) -> None:
    def take_back(table: Table, now: int) -> None:
        asker, to = table.occupants[0].person, len(table.play.log) - 1
        request_undo(table, Actor(asker, now), 0, to, table.version)
        ask: Any = table.undo_request
        for person in sorted(ask.missing) if ask else []:
            answer_undo(table, Actor(person, now), True, ask.version)

    with contextlib.suppress(Refused):  # where it was revealed, or the game is over
        await table_session.live.act(take_back)


def finished(game: str, names: tuple[str, ...] = ("Ada", "Bo")) -> bytes:
    """The record of a game of two, as a person might upload it."""
    dealer, source = Dealer(bytes(32)), Stream(bytes(32), 1)
    play: Play[Any, Any, Any] = Play(rules()[game], 2)
    dealer.deal(play)
    while play.outcome is None:
        seat = min(play.to_act)
        play.submit(seat, play.game.sample(play.state, seat, source))
        dealer.deal(play)
    return Record(play, dealer.hash, dealer.secret.hex(), names).write()
