"""The one abstraction: a game is pure rules over an immutable state."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar, final

from tavolino.core.chance import Source
from tavolino.core.entry import Entry
from tavolino.core.options import Option, Options, Value, settle
from tavolino.core.outcome import Outcome
from tavolino.core.refusal import Refused
from tavolino.core.seats import CLOCK, Seat, is_player, seat_label


class State(Protocol):
    """What the core must know of any game's state."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Options: ...


S = TypeVar("S", bound=State)
M = TypeVar("M")
B = TypeVar("B")


@dataclass(frozen=True)
class View(Generic[B]):
    """All that one viewer may know, with the moves this viewer may make now.

    `moves` is None where they are endless; `board` is the game's own part.
    """

    game: str
    version: int
    seats: int
    options: Options
    viewer: Seat
    to_act: tuple[Seat, ...]
    moves: tuple[str, ...] | None
    deadline_ms: int | None
    outcome: Outcome | None
    board: B


class Game(ABC, Generic[S, M, B]):
    """Rules over a state S with moves M, shown to each viewer as a board B.

    A state is never changed: `apply` gives a new one. Rules draw no random numbers, read no
    clock and do no input or output.

    >>> from tavolino.core import Entry
    >>> from tavolino.games.scalino import SCALINO
    >>> state = SCALINO.start(2, {"first": "0"})
    >>> move = SCALINO.read(state, 0, "e5")
    >>> SCALINO.check(state, 0, move)
    >>> SCALINO.to_act(SCALINO.apply(state, Entry(0, move)))
    frozenset({1})
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Rises whenever an old record could replay differently."""
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    retired_options: ClassVar[tuple[Option, ...]] = ()
    """Options that old records and tables carry; nobody is offered them."""
    imperfect_information: ClassVar[bool] = False
    """Is anything ever hidden from a viewer?"""
    example_moves: ClassVar[tuple[str, ...]]
    """A few moves in notation, for people who meet it for the first time."""

    @final
    def start(self, seats: int, chosen: Mapping[str, Value] | None = None) -> S:
        """The state before anything has happened."""
        if seats not in self.players:
            raise Refused("SEATS", "count", got=seats, low=self.players[0], high=self.players[-1])
        return self.setup(seats, settle(self.options, chosen or {}, self.retired_options))

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The first state, with a valid number of seats and all options settled."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now: many at once, CHANCE alone, or none when it is over."""

    @final
    def check(self, state: S, seat: Seat, move: M) -> None:
        """Refuses a move that this seat may not make now."""
        self.check_turn(state, seat)
        self.check_move(state, seat, move)

    @final
    def check_turn(self, state: S, seat: Seat) -> None:
        """Refuses any move of a seat that is not to act."""
        if self.outcome(state) is not None:
            raise Refused("OVER", "game")
        if seat == CLOCK:
            if self.deadline_ms(state) is None:
                raise Refused("CLOCK", "not-running")
        elif seat not in (due := self.to_act(state)):
            names = ", ".join(str(seat_label(one)) for one in sorted(due))
            raise Refused("TURN", "not-due", seat=seat_label(seat), due=names)

    @abstractmethod
    def check_move(self, state: S, seat: Seat, move: M) -> None:
        """Refuses a move against the game's rules, by a seat that is to act."""

    @abstractmethod
    def apply(self, state: S, entry: Entry[M]) -> S:
        """The state after a move that `check` has let pass."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Iterator[M] | None:
        """Every move of the seat now, each once, in a fixed order; None where they are endless."""

    @abstractmethod
    def sample(self, state: S, seat: Seat, source: Source) -> M:
        """Some legal move. For CHANCE it is the draw itself, with the probabilities it has."""

    def default_move(self, state: S, seat: Seat, source: Source) -> M:
        """What is played for somebody whose time at the table is up: the least the rules allow."""
        return self.sample(state, seat, source)

    @final
    def view(self, state: S, viewer: Seat) -> View[B]:
        """What this viewer may know of the state.

        >>> from tavolino.games.scalino import SCALINO
        >>> view = SCALINO.view(SCALINO.start(2, {"first": "0"}), viewer=0)
        >>> view.to_act, view.moves[:3]
        ((0,), ('e5', 'd5-e5', 'e5-f5'))
        """
        due = self.to_act(state)
        moves: tuple[str, ...] | None = ()
        if is_player(viewer) and viewer in due:
            legal = self.legal(state, viewer)
            moves = None if legal is None else tuple(self.write(move) for move in legal)
        return View(
            game=self.name,
            version=self.version,
            seats=state.seats,
            options=state.options,
            viewer=viewer,
            to_act=tuple(sorted(due)),
            moves=moves,
            deadline_ms=self.deadline_ms(state),
            outcome=self.outcome(state),
            board=self.show(state, viewer),
        )

    @abstractmethod
    def show(self, state: S, viewer: Seat) -> B:
        """The game's own part of the view: everything this viewer may know, and nothing else."""

    @abstractmethod
    def determinize(self, view: View[B], source: Source) -> S:
        """A state that looks like this to the viewer, what is hidden from them made up."""

    def secrets(self, state: S, viewer: Seat) -> Mapping[str, object]:
        """What is hidden from this viewer, by name: everything that `determinize` must make up.

        Nobody is shown this; it lets a test see that all of it is really kept.
        """
        return {}

    def redact(self, state: S, entry: Entry[M], viewer: Seat) -> str:
        """An entry made in this state, as the viewer may read it in the log."""
        return self.write(entry.move)

    def reveals(self, state: S, entry: Entry[M]) -> bool:
        """Does a player's entry show what was hidden? Nobody may undo past it, nor past chance."""
        return False

    def is_race(self, state: S) -> bool:
        """Where several seats may move now, does it matter who is first?"""
        return False

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""

    def deadline_ms(self, state: S) -> int | None:
        """When CLOCK must move, in ms since the start; None while no rule sets a limit."""
        return None

    @abstractmethod
    def write(self, move: M) -> str:
        """The move in notation."""

    @abstractmethod
    def read(self, state: S, seat: Seat, text: str) -> M:
        """The move that the text means; refuses (NOTATION) what is none."""
