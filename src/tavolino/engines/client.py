"""The table's side of the protocol: requests to a running engine, its replies, and its faults."""

from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, NamedTuple

from tavolino.core import Outcome, Refused, View
from tavolino.engines.fault import EngineFault
from tavolino.engines.lines import (
    HELLO,
    QUIT,
    READY,
    STOP,
    GameOffer,
    Go,
    LineError,
    MoveInfo,
    SeatSetup,
    gameover_line,
    go_line,
    newgame_line,
    read_game,
    read_info,
    split_line,
    view_line,
)
from tavolino.engines.names import command_of
from tavolino.engines.process import EngineEnded, EngineFlooded, EngineProcess, EngineSilent

MAX_QUOTE: Final = 80
"""How much of an engine's line a message quotes."""


@dataclass(frozen=True)
class EngineTimeouts:
    """How long the table waits for an engine, in seconds."""

    start: float = 20.0
    """For the handshake."""
    ready: float = 120.0
    """For getting ready for a game; the engine may compile something."""
    move: float = 600.0
    """For a move without a time limit."""
    stop: float = 1.0
    """For a move after `stop`."""


DEFAULT_TIMEOUTS: Final = EngineTimeouts()


class Reply(NamedTuple):
    """A move, and the engine's last info about it."""

    move: str
    info: MoveInfo | None


class EngineClient:
    """Starts an engine and performs the handshake.

    If the engine violates the protocol, every method kills it and raises an EngineFault.
    """

    def __init__(self, bot: str, timeouts: EngineTimeouts = DEFAULT_TIMEOUTS) -> None:
        self.bot = bot
        self.timeouts = timeouts
        self.name = ""
        self.games: tuple[GameOffer, ...] = ()
        self.is_idle = True
        """False while a reply is due."""
        command = command_of(bot)
        try:
            self.process = EngineProcess(command)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineFault(
                Refused("ENGINE", "start", bot=self._bot, command=command[0][:80], reason=reason)
            ) from None
        try:
            self._handshake()
        except BaseException:
            self.process.kill()
            raise

    @property
    def _bot(self) -> str:
        return self.bot[:MAX_QUOTE]

    def check(self, setup: SeatSetup) -> None:
        """Raises a fault if the engine has not offered to play such games."""
        if not any(game.plays(setup) for game in self.games):
            raise EngineFault(
                Refused("ENGINE", "game", bot=self._bot, game=setup.game, players=setup.seats)
            )

    def new_game(self, setup: SeatSetup) -> None:
        self.check(setup)
        self._request(newgame_line(setup))
        self._await(READY, self.timeouts.ready)

    def choose(self, view: View[Any], go: Go) -> Reply:
        """The engine's move. When its time is up, it is told to stop and has a moment to reply."""
        self._request(view_line(view), go_line(go))
        info: list[MoveInfo] = []
        limit_ms = go.time.limit_ms
        limit = self.timeouts.move if limit_ms is None else limit_ms / 1000
        try:
            move = self._receive("move", monotonic() + limit, info)
        except EngineSilent:
            self.process.send(STOP)
            move = self._await("move", self.timeouts.stop, info, waited=limit)
        self.is_idle = True
        return Reply(move, info[-1] if info else None)

    def game_over(self, outcome: Outcome) -> None:
        self.process.send(gameover_line(outcome))

    def close(self) -> None:
        """Lets the engine quit; kills it if it is not idle or takes too long."""
        if self.is_idle and self.process.is_running:
            self.process.send(QUIT)
            self.process.close()
        else:
            self.process.kill()

    def _handshake(self) -> None:
        self._request(HELLO)
        deadline = monotonic() + self.timeouts.start
        games: list[GameOffer] = []
        while True:
            try:
                word, rest = self._next(deadline, ("name", "author", "game", READY))
            except EngineSilent:
                raise self._fault_silent(self.timeouts.start) from None
            match word:
                case "name":
                    self.name = rest[:MAX_QUOTE]
                case "game":
                    try:
                        games.append(read_game(rest))
                    except LineError:
                        raise self._fault_unexpected(f"game {rest}", "game") from None
                case "ready":
                    break
        self.games = tuple(games)
        self.is_idle = True

    def _request(self, *lines: str) -> None:
        self.is_idle = False
        self.process.begin_request()
        for line in lines:
            self.process.send(line)

    def _await(
        self, word: str, seconds: float, info: list[MoveInfo] | None = None, waited: float = 0.0
    ) -> str:
        """The rest of a line that starts with the word. `waited` seconds have passed before."""
        try:
            rest = self._receive(word, monotonic() + seconds, info)
        except EngineSilent:
            raise self._fault_silent(waited + seconds) from None
        self.is_idle = True
        return rest

    def _receive(self, word: str, deadline: float, info: list[MoveInfo] | None = None) -> str:
        while True:
            got, rest = self._next(deadline, (word, "info"))
            if got == word:
                return rest
            try:
                said = read_info(rest)
            except LineError:
                raise self._fault_unexpected(f"info {rest}", "info") from None
            if info is not None:
                info.append(said)

    def _next(self, deadline: float, expected: tuple[str, ...]) -> tuple[str, str]:
        """The next non-empty line, which must start with one of the expected words."""
        while True:
            try:
                line = self.process.receive(deadline)
            except EngineEnded:
                raise self._fault_ended() from None
            except EngineFlooded:
                raise self._fault(Refused("ENGINE", "flood", bot=self._bot)) from None
            word, rest = split_line(line)
            if word == "error":
                raise self._fault(Refused("ENGINE", "error", bot=self._bot, text=rest[:MAX_QUOTE]))
            if word in expected:
                return word, rest
            if word:
                raise self._fault_unexpected(line, expected[0])

    def _fault(self, refusal: Refused) -> EngineFault:
        self.process.kill()
        return EngineFault(refusal)

    def _fault_silent(self, seconds: float) -> EngineFault:
        tenths = f"{seconds:.1f}"
        return self._fault(Refused("ENGINE", "silent", bot=self._bot, seconds=tenths))

    def _fault_unexpected(self, line: str, expected: str) -> EngineFault:
        got = line[:MAX_QUOTE]
        return self._fault(Refused("ENGINE", "nonsense", bot=self._bot, got=got, expected=expected))

    def _fault_ended(self) -> EngineFault:
        code = self.process.exit_code()
        self.process.kill()
        text = self.process.last_error_line()[:MAX_QUOTE]
        what = "running" if code is None else str(code)
        if not text:
            return self._fault(Refused("ENGINE", "ended", bot=self._bot, code=what))
        return self._fault(Refused("ENGINE", "crashed", bot=self._bot, code=what, text=text))
