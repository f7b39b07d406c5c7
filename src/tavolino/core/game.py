"""A game: pure rules over an immutable state."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, final

from tavolino.core.chance import Source
from tavolino.core.entry import Entry
from tavolino.core.options import Option, Options, Value, settle
from tavolino.core.outcome import Outcome
from tavolino.core.refusal import Refused
from tavolino.core.seats import CLOCK, Seat, is_player, seat_label


class State(Protocol):
    """What the core needs to know about any game's state."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Options: ...


S = TypeVar("S", bound=State)
M = TypeVar("M")
B = TypeVar("B")


@dataclass(frozen=True)
class View(Generic[B]):
    """Everything one viewer may know, with the moves this viewer may make now.

    `moves` is None where they are unlimited; `board` is specific to the game.
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

    A state is never changed: `apply` returns a new one. Rules draw no random numbers, read no clock
    and do no input or output.

    >>> from tavolino.core import Entry
    >>> from tavolino.games.scalino.rules import SCALINO
    >>> state = SCALINO.start(2, {"first": "0"})
    >>> move = SCALINO.read(state, 0, "e5")
    >>> SCALINO.check(state, 0, move)
    >>> SCALINO.to_act(SCALINO.apply(state, Entry(0, move)))
    frozenset({1})
    """

    name: ClassVar[str]
    version: ClassVar[int]
    """Rises whenever an old record could replay differently; see `earlier`."""
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    retired_options: ClassVar[tuple[Option, ...]] = ()
    """Options that only old records and tables have. They are no longer offered."""
    imperfect_information: ClassVar[bool] = False
    """True if anything is ever hidden from a viewer. If not, all are shown the same board."""
    example_moves: ClassVar[tuple[str, ...]]
    """A few moves in notation, as examples for new players."""

    @property
    def earlier(self) -> Mapping[int, "Game[S, M, B]"]:
        """The rules of earlier versions, by which old records and tables are replayed."""
        return {}

    @final
    def at_version(self, version: int) -> "Game[S, M, B] | None":
        """The rules of that version; None if they are not known any more."""
        return self if version == self.version else self.earlier.get(version)

    @final
    def start(self, seats: int, chosen: Mapping[str, Value] | None = None) -> S:
        """The state at the start."""
        if seats not in self.players:
            raise Refused("SEATS", "count", got=seats, low=self.players[0], high=self.players[-1])
        return self.setup(seats, settle(self.options, chosen or {}, self.retired_options))

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """The first state, for a valid number of seats and complete options."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now: many at once, CHANCE alone, or none when it is over."""

    def may_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now though nobody waits for them: they are not `to_act`."""
        return frozenset()

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
        elif seat not in (due := self.to_act(state)) and seat not in self.may_act(state):
            names = ", ".join(str(seat_label(one)) for one in sorted(due))
            raise Refused("TURN", "not-due", seat=seat_label(seat), due=names)

    @abstractmethod
    def check_move(self, state: S, seat: Seat, move: M) -> None:
        """Refuses a move that breaks the game's rules. The seat is to act."""

    @abstractmethod
    def apply(self, state: S, entry: Entry[M]) -> S:
        """The state after a move that passed `check`."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Iterator[M] | None:
        """Every move of the seat now, each once, in a fixed order; None if they are unlimited."""

    @abstractmethod
    def sample(self, state: S, seat: Seat, source: Source) -> M:
        """A random legal move. For CHANCE it is the draw itself, with its true probabilities."""

    def default_move(self, state: S, seat: Seat, source: Source) -> M:
        """The move made for a player whose time is up: the least that the rules allow."""
        return self.sample(state, seat, source)

    @final
    def view(self, state: S, viewer: Seat, board: B | None = None) -> View[B]:
        """What this viewer may know of the state; `board` is what `show` gives, if already known.

        >>> from tavolino.games.scalino.rules import SCALINO
        >>> view = SCALINO.view(SCALINO.start(2, {"first": "0"}), viewer=0)
        >>> view.to_act, view.moves[:3]
        ((0,), ('e5', 'd5-e5', 'e5-f5'))
        """
        due = self.to_act(state)
        moves: tuple[str, ...] | None = ()
        if is_player(viewer) and (viewer in due or viewer in self.may_act(state)):
            legal = self.legal(state, viewer)
            moves = None if legal is None else tuple(map(self.write, legal))
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
            board=self.show(state, viewer) if board is None else board,
        )

    @abstractmethod
    def show(self, state: S, viewer: Seat) -> B:
        """The game-specific part of the view: everything this viewer may know, and nothing else."""

    @abstractmethod
    def determinize(self, view: View[B], source: Source) -> S:
        """A state with this view; what is hidden from the viewer is sampled."""

    def secrets(self, state: S, viewer: Seat) -> Mapping[str, object]:
        """What is hidden from this viewer, by name: everything that `determinize` must sample.

        It is shown to nobody. Tests use it to check that all of it stays hidden.
        """
        return {}

    def redact(self, state: S, entry: Entry[M], viewer: Seat) -> str:
        """The text of an entry made in this state, as the viewer may read it in the log."""
        return self.write(entry.move)

    def detail(self, state: S, entry: Entry[M]) -> str:
        """What everybody sees of an entry made in this state though its notation leaves it out,
        such as the face-up card it takes. Empty for most entries.
        """
        return ""

    def reveals(self, state: S, entry: Entry[M]) -> bool:
        """True if a player's entry reveals something hidden. Undo stops there, and at chance."""
        return False

    def is_race(self, state: S) -> bool:
        """True if it matters which of several seats moves first."""
        return False

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the game goes on."""

    def deadline_ms(self, state: S) -> int | None:
        """When CLOCK must move, in ms since the start; None if no rule sets a limit."""
        return None

    def seat_deadline_ms(self, state: S, seat: Seat) -> int | None:
        """When the time is up that the rules give this seat; None if they set it no limit now.

        The earliest of all seats is `deadline_ms`. Usually they share one.
        """
        return self.deadline_ms(state) if seat in self.to_act(state) else None

    @abstractmethod
    def write(self, move: M) -> str:
        """The move in notation."""

    @abstractmethod
    def read(self, state: S, seat: Seat, text: str) -> M:
        """The move that the text denotes. Refused (NOTATION) if it denotes none."""


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyView: TypeAlias = View[Any]
"""For code that treats all games alike."""
