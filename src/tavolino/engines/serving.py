"""The engine's side of the protocol: runs a bot of this package as an engine."""

import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec

from tavolino.bots import Bot
from tavolino.bots.levels import at_full_strength, within
from tavolino.core import Refused, Stream, View
from tavolino.core.record import is_hex
from tavolino.engines.lines import (
    QUIT,
    READY,
    VERSION,
    GameOffer,
    Go,
    LineError,
    SeatSetup,
    game_line,
    info_line,
    read_go,
    read_newgame,
    split_line,
)
from tavolino.engines.search_thread import SearchResult, SearchTask, SearchThread
from tavolino.games import find_game, games, referees
from tavolino.locales import say_refusal
from tavolino.protocol.views import read_view

SPARE_SECONDS: Final = 0.2
"""How long before its time limit the engine replies at the latest; at most half of the limit."""
SEARCH_SHARE: Final = 0.4
"""The share of the time limit for a search. Some bots search twice in a row."""
LISTED_MOVES: Final = 3
"""How many of the best moves are listed as info."""


class InputLine(NamedTuple):
    """A line from the table; None at the end of input."""

    text: str | None


@dataclass
class EngineGame:
    """A game in which this engine has a seat."""

    setup: SeatSetup
    bot: Bot
    source: Stream
    view: View[Any] | None = None


@dataclass
class EngineServer:
    """Replies to the lines of a table. Searches run in a thread, so `stop` is read meanwhile."""

    bot: str
    write: Callable[[str], None]
    with_info: bool = False
    _game: EngineGame | None = None
    _request: Go | None = None
    """The request for a move that is due."""
    _deadline: float | None = None
    _requests: int = 0
    _events: SimpleQueue[InputLine | SearchResult] = field(default_factory=SimpleQueue)

    def serve(self, lines: Iterable[str]) -> None:
        """Replies until the table sends `quit` or the input ends."""
        self._search = SearchThread(self._events.put)
        threading.Thread(target=self._listen, args=(lines,), name="input", daemon=True).start()
        while True:
            try:
                event = self._events.get(timeout=self._seconds_left())
            except Empty:
                self._answer_immediately()
                continue
            if isinstance(event, SearchResult):
                self._answer(event)
            elif event.text is None or event.text.strip() == QUIT:
                return
            else:
                for answer in self._handle(event.text):
                    self.write(answer)

    def _listen(self, lines: Iterable[str]) -> None:
        # Stop reading at `quit`: the interpreter cannot exit cleanly while a thread still reads.
        for line in lines:
            self._events.put(InputLine(line))
            if line.strip() == QUIT:
                return
        self._events.put(InputLine(None))

    def _seconds_left(self) -> float | None:
        return None if self._deadline is None else max(0.0, self._deadline - monotonic())

    def _handle(self, line: str) -> Iterator[str]:
        word, rest = split_line(line)
        if self._request is not None:
            if word == "stop":
                self._answer_immediately()
            elif word:
                yield f"error {word[:40]}: a move is due"
            return
        try:
            match word:
                case "tavolino":
                    yield from self._greet(rest)
                case "newgame":
                    self._game = None
                    self._game = join_game(read_newgame(rest), self.bot)
                    yield READY
                case "view":
                    self._set_view(rest)
                case "go":
                    self._start_search(read_go(rest))
                case "stop" | "gameover" | "":
                    pass
                case _:
                    yield f"error {word[:40]}: unknown"
        except LineError as error:
            yield f"error {error}"
        except Refused as refusal:
            yield f"error {say_refusal(refusal)}"

    def _greet(self, spoken: str) -> Iterator[str]:
        if spoken != str(VERSION):
            raise LineError(f"this engine speaks version {VERSION}, not {spoken[:40]}")
        yield f"name Tavolino {version('tavolino')} {self.bot}"
        for name, manifest in games().items():
            if name not in referees() and self.bot in manifest.bots.by_name:
                rules = manifest.rules
                seats = (rules.players[0], rules.players[-1])
                yield game_line(GameOffer(name, rules.version, seats))
        yield READY

    def _set_view(self, text: str) -> None:
        if self._game is None:
            raise LineError("view: there is no game")
        # If the view cannot be read, do not keep the previous one.
        self._game.view = None
        self._game.view = read_board(self._game.setup, text)

    def _start_search(self, go: Go) -> None:
        game = self._game
        if game is None or game.view is None:
            raise LineError("go: there is no view")
        self._request = go
        self._requests += 1
        limit = go.time.limit_ms
        bot = game.bot
        if limit is not None:
            seconds = limit / 1000
            self._deadline = monotonic() + max(seconds / 2, seconds - SPARE_SECONDS)
            bot = within(bot, seconds * SEARCH_SHARE)
        self._search.start(SearchTask(self._requests, bot, game.view, game.source, self.with_info))

    def _answer(self, result: SearchResult) -> None:
        # Ignore results that arrive after `stop`.
        if self._request is None or result.request != self._requests:
            return
        for value in result.values[:LISTED_MOVES]:
            self.write(info_line(value))
        self._finish(f"move {result.move}" if result.move else "error the search has failed")

    def _answer_immediately(self) -> None:
        """Moves like the bot *casual*, which is fast."""
        assert self._game is not None
        assert self._game.view is not None
        casual = find_game(self._game.setup.game).bots.levels.casual
        source = Stream(bytes.fromhex(self._game.setup.seed), self._requests)
        self._finish(f"move {casual.choose(self._game.view, source)}")

    def _finish(self, answer: str) -> None:
        self._request = self._deadline = None
        self.write(answer)


def join_game(setup: SeatSetup, name: str) -> EngineGame:
    """Prepares a game, which may compile a kernel. Refuses a game that cannot be played."""
    manifest = find_game(setup.game)
    if setup.version != manifest.rules.version:
        raise LineError(f"newgame: this engine plays version {manifest.rules.version}")
    if not is_hex(setup.seed, 64):
        raise LineError("newgame: seed is not 64 hexadecimal digits")
    if not 0 <= setup.seat < setup.seats:
        raise LineError("newgame: there is no such seat")
    manifest.rules.start(setup.seats, setup.options)
    bot = at_full_strength(manifest.bots.find(name), watch_clock=False)
    return EngineGame(setup, bot, Stream(bytes.fromhex(setup.seed), 0))


def read_board(setup: SeatSetup, text: str) -> View[Any]:
    """The view of the engine's seat, which must be to act."""
    try:
        view = read_view(setup.game, text)
    except msgspec.DecodeError as error:
        raise LineError(f"view: {error}") from None
    if (view.seats, view.viewer) != (setup.seats, setup.seat):
        raise LineError("view: it is of another seat or another game")
    if view.viewer not in view.to_act:
        raise LineError("view: this seat is not to act")
    return view
