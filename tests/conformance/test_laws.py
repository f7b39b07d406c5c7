"""The laws hold for a sound game, and each is broken by a game with the fault it looks for."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tavolino.conformance import LAWS, GameSetup, Law, laws, prove, setups, walk
from tavolino.conformance.wording import everything_has_words
from tavolino.core import CHANCE, Dealer, Entry, Outcome, Refused, Seat, Source, View
from tavolino.drawing import LIGHT, Palette
from tests.conformance.toy import Toy, ToyBoard, ToyDrawing, ToyState, toy_manifest


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", setups(toy_manifest()), ids=str)
def test_a_sound_game_passes(law: Law, setup: GameSetup) -> None:
    prove(law, setup, examples=30)


class Endless(Toy):
    def outcome(self, state: ToyState) -> Outcome | None:
        return None


class Shared(Toy):
    """Keeps something outside the state."""

    count = 0

    def apply(self, state: ToyState, entry: Entry[str]) -> ToyState:
        type(self).count += 1
        return super().apply(replace(state, dealt_at=state.dealt_at + type(self).count), entry)


class Restless(Toy):
    """Its views change from look to look."""

    looked = 0

    def show(self, state: ToyState, viewer: Seat) -> ToyBoard:
        type(self).looked += 1
        return replace(super().show(state, viewer), own=type(self).looked)


class Mumbling(Toy):
    def write(self, move: str) -> str:
        return "show 1" if move.startswith("show") else move


class Lenient(Toy):
    """Accepts a move that it does not list."""

    def legal(self, state: ToyState, seat: Seat) -> Iterator[str] | None:
        listed = super().legal(state, seat)
        return None if listed is None else iter([move for move in listed if move != "show 3"])


class Stern(Toy):
    """Refuses a move that it lists."""

    def check_move(self, state: ToyState, seat: Seat, move: str) -> None:
        if move == "show 2":
            raise Refused("TOY-2", "two")


class Crashing(Toy):
    """Answers nonsense with an unexpected error."""

    def read(self, state: ToyState, seat: Seat, text: str) -> str:
        return text if seat == CHANCE else f"show {int(text.removeprefix('show '))}"


class Asleep(Toy):
    """Has nothing legal for those who let their time run out."""

    def default_move(self, state: ToyState, seat: Seat, source: Source) -> str:
        return "pass"


class FirstComeFirstServed(Toy):
    """Who shows first takes the number away from the others."""

    def apply(self, state: ToyState, entry: Entry[str]) -> ToyState:
        if entry.seat >= 0 and int(entry.move[-1]) in state.shown:
            entry = entry._replace(move="show 1")
        return super().apply(state, entry)


class Leaky(Toy):
    """Shows numbers before everybody has chosen."""

    def show(self, state: ToyState, viewer: Seat) -> ToyBoard:
        return replace(super().show(state, viewer), shown=state.shown)

    def determinize(self, view: View[ToyBoard], source: Source) -> ToyState:
        state = super().determinize(view, source)
        changed = tuple(
            1 + source.below(3) if shown is not None and seat != view.viewer else shown
            for seat, shown in enumerate(state.shown)
        )
        return state if state.over else replace(state, shown=changed)


class HalfLeaky(Toy):
    """Everybody sees the card of seat 0, and takes it over when making up the rest."""

    def show(self, state: ToyState, viewer: Seat) -> Any:
        return (super().show(state, viewer), state.cards[:1])

    def determinize(self, view: View[Any], source: Source) -> ToyState:
        board, first = view.board
        state = super().determinize(replace(view, board=board), source)
        return replace(state, cards=first + state.cards[1:])


class Talkative(Toy):
    """Tells secret choices in the log."""

    def redact(self, state: ToyState, entry: Entry[str], viewer: Seat) -> str:
        return entry.move


class Silent(Toy):
    """Ends for a cause that nobody has put into words."""

    def outcome(self, state: ToyState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, cause="whim")


class Idle(Toy):
    """Somebody is to act and has no move."""

    def legal(self, state: ToyState, seat: Seat) -> Iterator[str] | None:
        return iter(())


class Forgetful(Toy):
    """Not even the same moves lead to the same position."""

    count = 0

    def deadline_ms(self, state: ToyState) -> int | None:
        return None

    def apply(self, state: ToyState, entry: Entry[str]) -> ToyState:
        type(self).count += 1
        after = super().apply(state, entry)
        cards = tuple(1 + (card + type(self).count) % 3 for card in after.cards)
        return replace(after, cards=cards)


class Partial(Toy):
    """Claims to hide nothing, but shows each player another board."""

    imperfect_information = False


class NeverDifferent(Toy):
    """Claims to hide something, but makes nothing up."""

    def show(self, state: ToyState, viewer: Seat) -> Any:
        return state

    def determinize(self, view: View[Any], source: Source) -> ToyState:
        assert isinstance(view.board, ToyState)
        return view.board


class Unfair(Toy):
    """Its draws do not follow from the dealer's stream."""

    drawn = 0

    def sample(self, state: ToyState, seat: Seat, source: Source) -> str:
        if seat == CHANCE:
            type(self).drawn += 1
            return "deal " + str(1 + type(self).drawn % 3) * state.seats
        return super().sample(state, seat, source)


class Homebound(Toy):
    """Its boards hold something that no other process could have."""

    def show(self, state: ToyState, viewer: Seat) -> Any:
        return iter(())


class Blank(ToyDrawing):
    def svg(
        self, view: View[ToyBoard], style: str, language: str = "en", palette: Palette = LIGHT
    ) -> str:
        return ""


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Endless(), laws.random_play_ends),
        (Shared(), laws.replay_equals_play),
        (Restless(), laws.apply_changes_nothing),
        (Mumbling(), laws.notation_round_trip),
        (Lenient(), laws.legal_is_what_check_accepts),
        (Stern(), laws.legal_is_what_check_accepts),
        (Crashing(), laws.legal_is_what_check_accepts),
        (Asleep(), laws.idling_is_legal_and_ends),
        (FirstComeFirstServed(), laws.order_of_simultaneous_entries),
        (Leaky(), laws.views_leak_nothing),
        (HalfLeaky(), laws.views_leak_nothing),
        (Talkative(), laws.the_log_shows_no_more_than_views),
        (Idle(), laws.who_is_to_act_has_a_move),
        (Forgetful(), laws.undo_to_the_start),
        (Partial(), laws.open_games_show_everybody_the_same),
        (NeverDifferent(), laws.views_leak_nothing),
        (Restless(), laws.views_leak_nothing),
        (Unfair(), laws.records_survive),
        (Silent(), everything_has_words),
        (Homebound(), laws.states_travel),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_law_finds_its_fault(game: Toy, law: Law) -> None:
    with pytest.raises((AssertionError, Refused, TypeError, ValueError)):
        prove(law, GameSetup(toy_manifest(game), 3), examples=100, shrink=False)


def test_an_empty_drawing_is_found() -> None:
    blank = GameSetup(toy_manifest(drawing=Blank()), 3)
    with pytest.raises(AssertionError):
        prove(laws.drawings_are_drawn, blank, examples=30, shrink=False)


def test_a_failing_play_is_shrunk() -> None:
    """The play that is reported is the shortest of those that were tried."""
    found: list[list[str]] = []

    def nobody_shows_a_three(setup: GameSetup, source: Source) -> None:
        for play in walk(setup, source, Dealer(bytes(32))):
            moves = [play.game.write(entry.move) for entry in play.log if isinstance(entry, Entry)]
            if "show 3" in moves:
                found.append(moves)
            assert "show 3" not in moves

    with pytest.raises(AssertionError) as failure:
        prove(nobody_shows_a_three, GameSetup(toy_manifest(), 3), examples=30)
    assert len(found[-1]) == min(map(len, found))
    assert "toy-3 with the deviations" in failure.value.__notes__[0]
