"""Immutable positions of a game with their history."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from tavolino.core import (
    CHANCE,
    CLOCK,
    Entry,
    Outcome,
    Refused,
    Seat,
    Stream,
    Value,
    View,
    is_player,
)
from tavolino.learn.openspiel.chance import draw
from tavolino.learn.openspiel.setup import Setup, make_setup

_DEFAULTS: Final = bytes(32)
"""The secret for random default moves."""


class Recollection(NamedTuple):
    """What a player remembers of a past that was resampled: as text, and the last visible actions
    of players."""

    text: str
    actions: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, eq=False)
class PlayedPosition:
    """A state of the rules with its history. Copies and children share the history, so searches can
    create many of them."""

    setup: Setup
    state: Any
    parent: "PlayedPosition | None" = None
    """The position before the last entry; None at the start and after resampling."""
    entry: Entry[Any] | None = None
    action: int | None = None
    """The id of the entry's action, if a player chose it."""
    numbers: tuple[int, ...] = ()
    """The numbers drawn so far for the next chance move."""
    outcomes: int = 0
    """The outcomes of this chance node; 0 if players are to act or the game is over."""
    now: int = 0
    moves: int = 0
    last: Seat = -1
    """The player who moved last."""
    recalled: Mapping[Seat, Recollection] = field(default_factory=dict)
    """After resampling, what each player remembers."""
    lines: dict[Seat, str] = field(default_factory=dict)
    """A cache of what each viewer saw of the last entry."""

    def __deepcopy__(self, memo: object) -> "PlayedPosition":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Serializes a state as the moves that led to it, in notation."""
        first, steps = self, []
        while first.parent is not None:
            assert first.entry is not None
            seat, move, at = first.entry
            steps.append((seat, self.setup.rules.write(move), at, first.action))
            first = first.parent
        base = (first.state, first.recalled) if first.recalled else None
        now = (self.numbers, self.outcomes, self.now, self.moves, self.last)
        game, parameters = self.setup.manifest.name, tuple(self.setup.parameters.items())
        return _restore, (game, parameters, base, tuple(reversed(steps)), now)

    @property
    def outcome(self) -> Outcome | None:
        return self.setup.rules.outcome(self.state)

    @property
    def player(self) -> Seat | None:
        """The player to act; if there are several, the next one after the player who moved last."""
        due = sorted(filter(is_player, self.setup.rules.to_act(self.state)))
        return next((seat for seat in due if seat > self.last), due[0]) if due else None

    def log(self) -> Iterator["PlayedPosition"]:
        """This position and those before it, back to the start or to the resampling."""
        at: PlayedPosition | None = self
        while at is not None:
            yield at
            at = at.parent


def start(setup: Setup) -> PlayedPosition:
    return _advance(PlayedPosition(setup, setup.rules.start(setup.seats, setup.options)))


def draw_number(position: PlayedPosition, number: int) -> PlayedPosition:
    """The position after an outcome of a chance node."""
    if not 0 <= number < position.outcomes:
        raise ValueError(f"this chance node has {position.outcomes} outcomes, not {number}")
    return _advance(replace(position, numbers=(*position.numbers, number)))


def act(position: PlayedPosition, action: int) -> PlayedPosition:
    """The position after an action of the player to act; refused if it is illegal."""
    setup, seat = position.setup, position.player
    if seat is None:
        raise Refused("OVER", "game")
    text = setup.encoder.actions.decode(view_of(position, seat), action)
    move = setup.rules.read(position.state, seat, text)
    setup.rules.check(position.state, seat, move)
    return _advance(_after_move(position, seat, move, action))


@lru_cache(maxsize=32)
def view_of(position: PlayedPosition, viewer: Seat) -> View[Any]:
    return position.setup.rules.view(position.state, viewer)


@lru_cache(maxsize=32)
def legal_actions(position: PlayedPosition) -> list[int]:
    """The ids of the legal actions of the player to act, in ascending order."""
    seat = position.player
    assert seat is not None
    legal: list[int] = np.flatnonzero(position.setup.encoder.mask(view_of(position, seat))).tolist()
    return legal


def _advance(position: PlayedPosition) -> PlayedPosition:
    """Advances to the next chance node or decision of a player, or to the end."""
    setup = position.setup
    while True:
        if CHANCE in setup.rules.to_act(position.state):
            drawn = draw(setup.rules, position.state, position.numbers, setup.deal)
            if drawn.move is None:
                return replace(position, outcomes=drawn.outcomes)
            position = _append(position, Entry(CHANCE, drawn.move, position.now))
        elif position.moves >= setup.max_moves and (seat := position.player) is not None:
            source = Stream(_DEFAULTS, position.moves)
            move = setup.rules.default_move(position.state, seat, source)
            position = _after_move(position, seat, move)
        else:
            return position


def _after_move(
    position: PlayedPosition, seat: Seat, move: Any, action: int | None = None
) -> PlayedPosition:
    """The position after a move of a player and the time it takes."""
    after = _append(position, Entry(seat, move, position.now), action)
    now, moves = after.now + after.setup.move_ms, after.moves + 1
    return _run_clock(replace(after, now=now, moves=moves, last=seat))


def _run_clock(position: PlayedPosition) -> PlayedPosition:
    """Makes the clock's moves for all deadlines that have passed."""
    rules = position.setup.rules
    while (deadline := rules.deadline_ms(position.state)) is not None and deadline <= position.now:
        move = rules.sample(position.state, CLOCK, Stream(_DEFAULTS, position.moves))
        position = _append(position, Entry(CLOCK, move, position.now))
    return position


def _append(
    position: PlayedPosition, entry: Entry[Any], action: int | None = None
) -> PlayedPosition:
    """The position after an entry."""
    return PlayedPosition(
        position.setup,
        position.setup.rules.apply(position.state, entry),
        parent=position,
        entry=entry,
        action=action,
        now=position.now,
        moves=position.moves,
        last=position.last,
    )


def _restore(
    game: str,
    parameters: tuple[tuple[str, Value], ...],
    base: tuple[Any, Mapping[Seat, Recollection]] | None,
    steps: tuple[tuple[Seat, str, int, int | None], ...],
    now: tuple[tuple[int, ...], int, int, int, Seat],
) -> PlayedPosition:
    """Restores a serialized position."""
    setup = make_setup(game, parameters)
    rules = setup.rules
    if base is None:
        position = PlayedPosition(setup, rules.start(setup.seats, setup.options))
    else:
        position = PlayedPosition(setup, base[0], recalled=base[1])
    for seat, text, at, action in steps:
        entry = Entry(seat, rules.read(position.state, seat, text), at)
        position = _append(position, entry, action)
    numbers, outcomes, ms, moves, last = now
    return replace(position, numbers=numbers, outcomes=outcomes, now=ms, moves=moves, last=last)
