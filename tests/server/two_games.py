"""Pairs of games that differ only in one player's secrets, move by move."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tavolino.core import CHANCE, SPECTATOR, Dealer, Entry, Play, Refused, Source, Stream, canonical
from tavolino.games import rules
from tavolino.games.rope.rules.moves import Deal

KEEPER = 1
"""The seat with the secret."""
DRAWS = bytes(32)
AnyPlay = Play[Any, Any, Any]


@dataclass(frozen=True)
class Step:
    """The move of a seat in each of the two runs."""

    seat: int
    moves: tuple[str, str]


@dataclass(frozen=True)
class Script:
    game: str
    seats: int
    deals: tuple[str, str]
    """The first draw, if the runs differ in it; otherwise empty."""
    steps: tuple[Step, ...]

    @property
    def has_two_secrets(self) -> bool:
        pairs = [self.deals, *(step.moves for step in self.steps)]
        return any(one != other for one, other in pairs)


class Stacked:
    """A random source whose first draw is fixed."""

    def __init__(self, deal: str, stream: Source) -> None:
        self.deal = deal
        self.below = stream.below


class StackedDealer(Dealer):
    """A dealer with its own secret whose draws are given by the test, the same in all runs."""

    def __init__(self, secret: bytes, deal: str) -> None:
        super().__init__(secret)
        self._deal = deal

    def draw(self, number: int) -> Any:
        stream = Stream(DRAWS, number)
        return Stacked(self._deal, stream) if self._deal and number == 0 else stream


def stacked_sample(game: Any) -> Callable[..., Any]:
    """The game's `sample`, which returns the fixed draw of a stacked source."""
    original = game.sample

    def sample(state: Any, seat: int, source: Any) -> Any:
        if isinstance(source, Stacked):
            return game.read(state, seat, source.deal)
        return original(state, seat, source)

    return sample


def look_alike(one: AnyPlay, other: AnyPlay) -> bool:
    """True if nobody but the keeper can distinguish the runs by the rules."""
    viewers = [SPECTATOR, *(seat for seat in range(one.seats) if seat != KEEPER)]
    return all(_known(one, viewer) == _known(other, viewer) for viewer in viewers)


def _known(play: AnyPlay, viewer: int) -> tuple[str, list[str]]:
    lines = [
        play.game.redact(play.state_after(number), entry, viewer)
        for number, entry in enumerate(play.log)
        if isinstance(entry, Entry)
    ]
    return str(canonical(play.view(viewer))), lines


def deal_on(play: AnyPlay) -> None:
    dealer = StackedDealer(DRAWS, "")
    while CHANCE in play.to_act:
        play.submit(CHANCE, play.game.sample(play.state, CHANCE, dealer.draw(play.draws)))


def two_decks(game: str, seats: int) -> tuple[AnyPlay, AnyPlay, tuple[str, str]]:
    """Games that begin with decks in which cards of the keeper's hand, which nobody else knows,
    have changed places with some that will come up late.
    """
    source = Stream(bytes(32), 7)
    one: AnyPlay = Play(rules()[game], seats)
    first = one.game.sample(one.state, CHANCE, Stream(DRAWS, 0))
    if not isinstance(first, Deal):
        deal_on(one)
        return one, one.fork(), ("", "")
    one.submit(CHANCE, first)
    deal_on(one)
    deck = list(first.deck)
    other = one
    late = len(deck) * 2 // 3
    for here in range(late):
        changed = deck.copy()
        there = late + source.below(len(deck) - late)
        changed[here], changed[there] = changed[there], changed[here]
        tried: AnyPlay = Play(rules()[game], seats)
        tried.submit(CHANCE, Deal(tuple(changed)))
        deal_on(tried)
        is_in_hand = _known(other, KEEPER) != _known(tried, KEEPER)
        if is_in_hand and look_alike(one, tried) and source.below(2):
            deck, other = changed, tried
    return one, other, (one.game.write(first), one.game.write(Deal(tuple(deck))))


def write_script(
    game: str, seats: int, steps: int, may_differ: Callable[[Any], bool] = lambda state: True
) -> Script:
    """Plays both runs as long as they look the same to all but the keeper."""
    source = Stream(bytes(32), 8)
    one, other, deals = two_decks(game, seats)
    written: list[Step] = []
    while len(written) < steps and one.outcome is None:
        found = _next(one, other, source, may_differ(one.state))
        if found is None:
            break
        one, other, step = found
        written.append(step)
    return Script(game, seats, deals, tuple(written))


def _next(
    one: AnyPlay, other: AnyPlay, source: Source, may_differ: bool
) -> tuple[AnyPlay, AnyPlay, Step] | None:
    """The next step after which the runs still look the same; steps of the keeper come first."""
    for seat in sorted(one.to_act, key=lambda seat: seat != KEEPER):
        for pair in _pairs(one, other, seat, source, may_differ):
            after = [play.fork() for play in (one, other)]
            try:
                for play, move in zip(after, pair, strict=True):
                    play.submit_text(seat, move)
                    deal_on(play)
            except Refused:
                continue
            if look_alike(after[0], after[1]):
                return after[0], after[1], Step(seat, pair)
    return None


def _pairs(
    one: AnyPlay, other: AnyPlay, seat: int, source: Source, may_differ: bool
) -> Iterator[tuple[str, str]]:
    for _ in range(40):
        move = one.game.write(one.game.sample(one.state, seat, source))
        if seat == KEEPER and may_differ:
            yield move, other.game.write(other.game.sample(other.state, seat, source))
        yield move, move
