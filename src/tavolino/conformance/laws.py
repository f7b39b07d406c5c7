"""The laws of every game. Each takes a setup and a random source, and asserts."""

import pickle
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

from tavolino.conformance.setups import GameSetup
from tavolino.conformance.walk import (
    MOST_ENTRIES,
    NONSENSE,
    all_view_bytes,
    is_examined,
    legal_moves,
    make_dealer,
    play_some_moves,
    sample_positions,
    view_bytes,
    viewers,
    walk,
)
from tavolino.conformance.wording import everything_has_words
from tavolino.core import (
    CHANCE,
    Entry,
    Record,
    Refused,
    Seat,
    Source,
    canonical,
    is_player,
    pick,
    read_record,
    verify,
)

Law = Callable[[GameSetup, Source], None]

_DETERMINIZATIONS: Final = 20
"""The most states sampled at a position, until every secret has had another value."""


def random_play_ends(setup: GameSetup, source: Source) -> None:
    """Somebody can always act until the game is over, and then nobody can."""
    play = setup.play()
    for play in walk(setup, source, make_dealer(source)):
        assert play.outcome is not None or play.to_act
    outcome = play.outcome
    assert outcome is not None
    assert not play.to_act
    assert len(outcome.points) == len(outcome.ranks) == play.seats
    assert outcome.winners
    assert all(
        rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks
    ), "ranks are 1 + the number of seats ahead"


def replay_equals_play(setup: GameSetup, source: Source) -> None:
    """Replaying the log gives every position again."""
    *_, play = walk(setup, source, make_dealer(source))
    again = setup.play()
    for number, entry in enumerate(play.log):
        if is_examined(number):
            assert all_view_bytes(play, play.state_after(number)) == all_view_bytes(
                again, again.state
            )
        assert isinstance(entry, Entry)
        again.submit_text(entry.seat, play.game.write(entry.move), entry.at)
    assert all_view_bytes(play, play.state) == all_view_bytes(again, again.state)
    assert play.outcome == again.outcome


def undo_to_the_start(setup: GameSetup, source: Source) -> None:
    """Everything can be undone back to the last reveal, and nothing before it."""
    dealer = make_dealer(source)
    play = play_some_moves(setup, source, dealer)
    if play.outcome is not None:
        _assert_refused(lambda: play.undo(0, 0, play.last_at))
        return
    oldest = len(play.log)
    while oldest > 0 and not play.is_final(oldest - 1):
        oldest -= 1
    if oldest > 0:
        before = all_view_bytes(play, play.state)
        _assert_refused(lambda: play.undo(0, oldest - 1, play.last_at))
        assert all_view_bytes(play, play.state) == before
    redo = play.log[oldest:]
    if not redo:
        return
    length = len(play.log)
    end = all_view_bytes(play, play.state)
    play.undo(source.below(play.seats), oldest, play.last_at)
    assert len(play.log) == length + 1, "undo is a separate entry"
    assert all_view_bytes(play, play.state) == all_view_bytes(play, play.state_after(oldest))
    for entry in redo:
        assert isinstance(entry, Entry)
        play.submit(entry.seat, entry.move, play.last_at)
    if play.game.deadline_ms(play.state) is None:
        assert all_view_bytes(play, play.state) == end


def notation_round_trip(setup: GameSetup, source: Source) -> None:
    """Every legal move has one text, which reads back as that move."""
    for play in walk(setup, source, make_dealer(source)):
        for seat in play.to_act:
            moves = legal_moves(play, seat, source)
            texts = [play.game.write(move) for move in moves]
            assert len(set(texts)) == len(texts), "two legal moves have the same text"
            for move, text in zip(moves, texts, strict=True):
                assert play.game.read(play.state, seat, text) == move


def legal_is_what_check_accepts(setup: GameSetup, source: Source) -> None:
    """Legal moves are accepted. Moves of other positions and seats, and random texts, are refused
    and change nothing."""
    met: list[Any] = []
    for play in sample_positions(setup, source, make_dealer(source)):
        before = all_view_bytes(play, play.state)
        length = len(play.log)
        for seat in play.to_act:
            moves = legal_moves(play, seat, source)
            for move in moves:
                play.game.check(play.state, seat, move)
            met += moves
            if play.game.legal(play.state, seat) is not None:
                assert play.game.sample(play.state, seat, source) in moves
                for move in (pick(source, met) for _ in range(20)):
                    if move not in moves:
                        _assert_refused(lambda: play.submit(seat, move, play.last_at))  # noqa: B023
        for seat in play.game.may_act(play.state):
            for move in legal_moves(play, seat, source):
                play.game.check(play.state, seat, move)
        able = play.to_act | play.game.may_act(play.state)
        for seat in (*range(play.seats), CHANCE, play.seats):
            if seat not in able and met:
                move = pick(source, met)
                _assert_refused(lambda: play.submit(seat, move, play.last_at))  # noqa: B023
        for text in NONSENSE:
            for seat in play.to_act:
                _assert_refused(lambda: play.submit_text(seat, text, play.last_at))  # noqa: B023
        assert len(play.log) == length
        assert all_view_bytes(play, play.state) == before


def idling_is_legal_and_ends(setup: GameSetup, source: Source) -> None:
    """A player whose time runs out always has a legal move. A game in which everybody's time runs
    out comes to an end.
    """
    dealer = make_dealer(source)
    play = play_some_moves(setup, source, dealer)
    while play.outcome is None:
        assert len(play.log) < MOST_ENTRIES
        seat = pick(source, sorted(play.to_act))
        play.submit(seat, play.game.default_move(play.state, seat, source), play.last_at)
        dealer.deal(play, play.last_at)


def apply_changes_nothing(setup: GameSetup, source: Source) -> None:
    """Trying moves leaves a state unchanged, and a view comes out the same twice."""
    for play in sample_positions(setup, source, make_dealer(source)):
        before = all_view_bytes(play, play.state)
        for seat in play.to_act:
            for move in legal_moves(play, seat, source)[:50]:
                play.game.apply(play.state, Entry(seat, move, play.last_at))
        assert all_view_bytes(play, play.state) == before


def order_of_simultaneous_entries(setup: GameSetup, source: Source) -> None:
    """Where several seats decide at once, the order does not matter unless it is a race."""
    for play in walk(setup, source, make_dealer(source)):
        game = play.game
        due = sorted(play.to_act)[:3]
        if len(due) < 2 or game.is_race(play.state):
            continue
        entries = [Entry(seat, game.sample(play.state, seat, source), play.last_at) for seat in due]
        ends = set()
        for ordered in permutations(entries):
            state = play.state
            for entry in ordered:
                game.check(state, entry.seat, entry.move)
                state = game.apply(state, entry)
            ends.add(tuple(all_view_bytes(play, state)))
        assert len(ends) == 1, "the order of simultaneous entries shows"


def views_leak_nothing(setup: GameSetup, source: Source) -> None:
    """Two states with the same view for a viewer give this viewer the same bytes, however they
    differ otherwise.
    """
    kept: set[tuple[Seat, str]] = set()
    changed: set[tuple[Seat, str]] = set()
    for play in sample_positions(setup, source, make_dealer(source)):
        for viewer in viewers(play):
            view = play.game.view(play.state, viewer)
            shown = canonical(view)
            secrets = play.game.secrets(play.state, viewer)
            kept |= {(viewer, name) for name in secrets}
            for tries in range(_DETERMINIZATIONS):
                if tries and kept <= changed:
                    break
                other = play.game.determinize(view, source)
                assert view_bytes(play, other, viewer) == shown
                made_up = play.game.secrets(other, viewer)
                assert made_up.keys() == secrets.keys()
                changed |= {(viewer, name) for name in secrets if made_up[name] != secrets[name]}
    assert kept <= changed, f"never made up anew, so perhaps not hidden: {kept - changed}"
    assert changed or not play.game.imperfect_information or play.seats == 1, (
        "nothing was ever hidden"
    )


def open_games_show_everybody_the_same(setup: GameSetup, source: Source) -> None:
    """Where nothing is hidden, the board does not depend on the viewer."""
    if setup.game.imperfect_information:
        return
    for play in sample_positions(setup, source, make_dealer(source)):
        boards = [play.game.show(play.state, viewer) for viewer in viewers(play)]
        assert all(board == boards[0] for board in boards)


def the_log_shows_no_more_than_views(setup: GameSetup, source: Source) -> None:
    """Moves that a viewer cannot tell apart have the same text in the viewer's log."""
    for play in sample_positions(setup, source, make_dealer(source)):
        game = play.game
        for seat in filter(is_player, play.to_act):
            moves = [game.sample(play.state, seat, source) for _ in range(2)]
            entries = [Entry(seat, move, play.last_at) for move in moves]
            after = [game.apply(play.state, entry) for entry in entries]
            for viewer in viewers(play):
                lines = {
                    (game.redact(play.state, entry, viewer), game.detail(play.state, entry))
                    for entry in entries
                }
                if len(lines) > 1:
                    one, other = (view_bytes(play, state, viewer) for state in after)
                    assert one != other, f"the log tells {viewer} more than the table: {lines}"


def who_is_to_act_has_a_move(setup: GameSetup, source: Source) -> None:
    """A view offers moves to a viewer who is to act or may act, and to nobody else."""
    for play in sample_positions(setup, source, make_dealer(source)):
        for viewer in viewers(play):
            moves = play.game.view(play.state, viewer).moves
            may_move = viewer in play.to_act or viewer in play.game.may_act(play.state)
            assert may_move == (moves is None or len(moves) > 0)
            assert may_move or not list(play.game.legal(play.state, viewer) or ())
        assert not play.to_act & play.game.may_act(play.state)


def the_first_deadline_is_that_of_a_seat(setup: GameSetup, source: Source) -> None:
    """The clock moves when the first of the seats is out of time, and only seats that are to act
    have a deadline.
    """
    for play in sample_positions(setup, source, make_dealer(source)):
        game, state = play.game, play.state
        deadlines = {seat: game.seat_deadline_ms(state, seat) for seat in range(play.seats)}
        limited = {seat: at for seat, at in deadlines.items() if at is not None}
        assert limited.keys() <= play.to_act
        assert min(limited.values(), default=None) == game.deadline_ms(state)


def records_survive(setup: GameSetup, source: Source) -> None:
    """A record reads back as the same bytes, and verifies as legal and fair."""
    dealer = make_dealer(source)
    *_, play = walk(setup, source, dealer)
    data = Record(play, dealer.hash, dealer.secret.hex(), tags={"site": "conformance"}).write()
    games = {play.game.name: play.game}
    assert read_record(data, games).write() == data
    verdict = verify(data, games)
    assert (verdict.faults, verdict.fairness) == ((), "fair")


def states_travel(setup: GameSetup, source: Source) -> None:
    """States, moves and views can be pickled."""
    for play in sample_positions(setup, source, make_dealer(source)):
        again = pickle.loads(pickle.dumps(play.state))
        for viewer in viewers(play):
            view = play.game.view(play.state, viewer)
            assert pickle.loads(pickle.dumps(view)) == view == play.game.view(again, viewer)
    assert pickle.loads(pickle.dumps(play.log)) == play.log


def drawings_are_drawn(setup: GameSetup, source: Source) -> None:
    """Every view can be drawn, as text and in every style."""
    drawing = setup.manifest.drawing
    for play in sample_positions(setup, source, make_dealer(source)):
        if play.outcome is None and source.below(16):
            continue
        for viewer in viewers(play) if play.game.imperfect_information else (0,):
            view = play.game.view(play.state, viewer)
            assert drawing.text(view)
            for style in drawing.styles:
                assert drawing.svg(view, style).startswith("<svg")


LAWS: Final[tuple[Law, ...]] = (
    random_play_ends,
    replay_equals_play,
    undo_to_the_start,
    notation_round_trip,
    legal_is_what_check_accepts,
    idling_is_legal_and_ends,
    apply_changes_nothing,
    order_of_simultaneous_entries,
    views_leak_nothing,
    open_games_show_everybody_the_same,
    the_log_shows_no_more_than_views,
    who_is_to_act_has_a_move,
    the_first_deadline_is_that_of_a_seat,
    records_survive,
    states_travel,
    drawings_are_drawn,
    everything_has_words,
)


def _assert_refused(act: Callable[[], object]) -> None:
    try:
        act()
    except Refused:
        return
    raise AssertionError("an illegal move was accepted")
