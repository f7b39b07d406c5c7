"""One test for each rule of demolition, SD-1 to SD-4."""

from pathlib import Path

import pytest

from tavolino.core import (
    CHANCE,
    Dealer,
    Entry,
    FirstPlayer,
    Play,
    Record,
    Refused,
    Stream,
    by_points,
)
from tavolino.games import sequels
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid, demolition_options
from tavolino.games.scalino.demolition.rules.game import (
    DealtPyramid,
    DemolitionMove,
    DemolitionState,
    covered_levels,
    has_free_side,
    is_uncovered,
    removable,
)
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import PLACES
from tavolino.games.scalino.rules.pyramid import Block, read_blocks, write_blocks
from tavolino.games.scalino.rules.view import DemolitionBoard
from tests.games.scalino.rules.table import LEVEL_1, LEVEL_2, build, pyramid_of

DemolitionPlay = Play[DemolitionState, DemolitionMove, DemolitionBoard]
SECRET = bytes(range(32))
PYRAMID = write_blocks(complete_pyramid(Stream(SECRET, 0)).build_order)
DEALER = Dealer(SECRET)


def demolish(seats: int, pyramid: str = PYRAMID, first: str = "0") -> DemolitionPlay:
    return Play(DEMOLITION, seats, {"first": first, "pyramid": pyramid})


def blocks_of(text: str) -> tuple[Block, ...]:
    return pyramid_of(text).blocks


def refusal(play: DemolitionPlay, move: str) -> tuple[str, str]:
    before = play.state
    with pytest.raises(Refused) as refused:
        play.submit_text(next(iter(play.to_act)), move)
    assert play.state is before
    return refused.value.rule, refused.value.why


def test_sd1_the_pyramid_is_dealt() -> None:
    play = Play(DEMOLITION, 3)
    assert play.to_act == {CHANCE}
    assert refusal(play, "Ge5") == ("SD-1", "incomplete")
    assert refusal(play, "first 1") == ("NOTATION", "block")
    Dealer(SECRET).deal(play)
    assert play.state.blocks is not None
    assert sum(block.place.size for block in play.state.blocks) == 84
    assert DEMOLITION.write(play.log[0].move) == PYRAMID  # type: ignore[union-attr]


def test_sd1_the_pyramid_is_taken_from_a_finished_building() -> None:
    play = demolish(2)
    assert play.to_act == {0}
    assert play.state.blocks is not None
    assert write_blocks((block.colour, block.place) for block in play.state.blocks) == PYRAMID


@pytest.mark.parametrize(
    ("pyramid", "why"),
    [
        ("", "NOTATION: block"),
        ("e5", "NOTATION: block"),
        ("Ge5", "SD-1: incomplete"),
        ("Gd4", "SC-3: star"),
        (PYRAMID.rsplit(" ", 1)[0], "SD-1: incomplete"),
        (PYRAMID + " Ge5", "SD-1: too-many"),
        ("Ge5 Ge4", "SC-6: beside"),
        ("Ge5 Pe5", "SC-4: taken"),
        (" ".join(reversed(PYRAMID.split())), "SC-"),
    ],
)
def test_sd1_only_a_complete_and_legal_pyramid_will_do(pyramid: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        demolish(2, pyramid)


@pytest.mark.parametrize("first", range(6))
def test_sd1_the_first_player_and_turns_clockwise(first: int) -> None:
    play = demolish(6, first=str(first))
    order = []
    for _ in range(7):
        (seat,) = play.to_act
        order.append(seat)
        play.submit(seat, next(iter(removable(play.state.blocks or ()))).place)
    assert order == [(first + i) % 6 for i in range(7)]


def test_sd1_a_dealt_pyramid_is_checked_like_a_given_one() -> None:
    play = Play(DEMOLITION, 2)
    for blocks, why in (((), "incomplete"), (read_blocks("Ge5 Pe4"), "incomplete")):
        with pytest.raises(Refused) as refused:
            play.submit(CHANCE, DealtPyramid(blocks))
        assert (refused.value.rule, refused.value.why) == ("SD-1", why)
    with pytest.raises(Refused, match="SD-1: pyramid-first"):
        play.submit(CHANCE, FirstPlayer(0))


def test_sd1_the_first_player_must_be_a_seat() -> None:
    play = Play(DEMOLITION, 2, {"pyramid": PYRAMID})
    assert refusal(play, "first 2") == ("SC-2", "first")
    with pytest.raises(Refused, match="SC-2: draw-first"):
        play.submit(CHANCE, PLACES["e5"])
    play.submit_text(CHANCE, "first 1")
    with pytest.raises(Refused, match="SD-2: not-chance"):
        play.submit(1, FirstPlayer(0))


def test_sd2_nothing_may_lie_on_it() -> None:
    blocks = (*blocks_of("Ge5 Pe4-f4"), Block(2, 2, blocks_of("Yf4")[0].place))
    covered = covered_levels(blocks)
    assert [is_uncovered(covered, block) for block in blocks] == [True, False, True]


def test_sd2_one_whole_face_must_be_free() -> None:
    """Pink e4-e6 has neighbours at all four faces: a part of a face is enough to close it."""
    blocks = blocks_of("Pe4-e6 Gd5 Gf4 Ge7 Ge3")
    covered = covered_levels(blocks)
    assert not has_free_side(covered, blocks[0])
    for gone in range(1, 5):
        rest = blocks[:gone] + blocks[gone + 1 :]
        assert has_free_side(covered_levels(rest), rest[0])


def test_sd2_the_edge_of_a_level_is_a_free_side() -> None:
    blocks = blocks_of("Ga5 Pb5 Gb4 Pb6")
    assert has_free_side(covered_levels(blocks), blocks[0])


def test_sd2_what_cannot_be_taken_is_refused() -> None:
    play = demolish(2)
    assert play.state.blocks is not None
    free = {block.place.name for block in removable(play.state.blocks)}
    covered = covered_levels(play.state.blocks)
    for block in play.state.blocks:
        name = block.place.name
        if name in free:
            continue
        expected = "no-free-side" if is_uncovered(covered, block) else "covered"
        assert refusal(play, name) == ("SD-2", expected)
    assert refusal(play, "decline") == ("SD-2", "must-take")
    there = {block.place.name for block in play.state.blocks}
    empty = next(name for name in PLACES if name not in there)
    assert refusal(play, empty) == ("SD-2", "no-block")


def take_level(play: DemolitionPlay, level: int) -> None:
    """Takes blocks until the level is gone; extra blocks are declined."""
    while any(block.level == level for block in play.state.blocks or ()):
        (seat,) = play.to_act
        top = max(removable(play.state.blocks or ()), key=lambda block: block.level)
        play.submit(seat, top.place)


def test_sd3_the_last_block_of_a_level_earns_an_extra_one() -> None:
    play = demolish(3)
    take_level(play, 4)
    assert play.state.bonus
    (seat,) = play.to_act
    assert "decline" in [str(move) for move in DEMOLITION.legal(play.state, seat) or ()]
    play.submit_text(seat, "decline")
    assert play.to_act == {(seat + 1) % 3}
    assert not play.state.bonus


def test_sd3_an_extra_block_that_is_the_last_of_a_level_earns_another() -> None:
    """One block is left on each of levels 3 and 2: both go to the same hand, one after the
    other."""
    blocks = (
        *blocks_of("Ge5 Pe4"),
        Block(2, 2, blocks_of("Ye5")[0].place),
        Block(3, 3, blocks_of("Be5")[0].place),
    )
    start = demolish(2)
    state = DemolitionState(2, start.state.options, blocks, 1, False, ((), ()))
    for _ in range(2):
        place = max(blocks, key=lambda block: block.level).place
        state = DEMOLITION.apply(state, Entry(1, place))
        blocks = state.blocks or ()
        assert (state.turn, state.bonus) == (1, True)
    assert state.taken == ((), (1, 1))


def test_sd4_over_with_the_last_block_and_a_point_for_each_space() -> None:
    play = demolish(4)
    source = Stream(SECRET, 5)
    while play.outcome is None:
        (seat,) = play.to_act
        play.submit(seat, DEMOLITION.sample(play.state, seat, source))
    outcome = play.outcome
    assert outcome.cause == "cleared"
    assert sum(outcome.points) == 84
    assert outcome.points == tuple(sum(sizes) for sizes in play.state.taken)
    assert play.to_act == frozenset()
    best = max(outcome.points)
    assert outcome.winners == tuple(s for s, points in enumerate(outcome.points) if points == best)


def test_sd1_a_pyramid_of_the_notch_option_will_do() -> None:
    """What was legally built under either option is a legal pyramid; no further choice is asked."""
    assert build(4, "d5-f5 d4 g5 g4", gaps="notch").state.pyramid.level == 1
    with pytest.raises(Refused, match="SD-1: incomplete"):
        demolish(2, "Gd5-f5 Pd4 Yg5 Bg4")


def test_sd1_a_record_names_its_given_pyramid(tmp_path: Path) -> None:
    data = Record(demolish(2)).write()
    assert PYRAMID.encode() in data.splitlines()[0]


def test_sd1_a_completed_game_leads_on_to_its_pyramid() -> None:
    play = Play(SCALINO, 4, {"first": "0"})
    pyramid = complete_pyramid(Stream(bytes(32), 0))
    for block in pyramid.blocks:
        assert sequels(play, DEALER) == {}, "nothing before it is complete"
        (seat,) = play.to_act
        play.submit(seat, block.place)
    assert play.outcome is not None
    last = play.outcome.ranks.index(4)
    blocks = write_blocks(pyramid.build_order)
    assert sequels(play, DEALER) == {"demolition": {"first": str(last), "pyramid": blocks}}
    follower = Play(DEMOLITION, 4, sequels(play, DEALER)["demolition"])
    assert follower.to_act == {last}
    assert {(b.colour, b.level, b.place) for b in follower.state.blocks or ()} == {
        (b.colour, b.level, b.place) for b in pyramid.blocks
    }


@pytest.mark.parametrize(
    ("points", "last"), [([5, 2, 2, 9], "12"), ([3, 3, 3, 3], "0123"), ([7, 1, 8, 9], "1")]
)
def test_sd1_of_several_who_came_last_one_is_drawn(points: list[int], last: str) -> None:
    play = Play(SCALINO, 4, {"first": "0"})
    for block in complete_pyramid(Stream(bytes(32), 0)).blocks:
        play.submit(block.colour, block.place)
    drawn = set()
    for number in range(50):
        source = Stream(bytes(32), number)
        options = demolition_options(play.state, by_points("complete", points), source)
        assert options is not None
        drawn.add(options["first"])
    assert drawn == {*last}


def test_sd1_a_game_that_got_stuck_leads_nowhere() -> None:
    play = build(4, f"{LEVEL_1} {LEVEL_2} e5 f4-f6 e6 d4-e4 c5-d5 e3 e7 g5 d6 e5")
    assert play.outcome is not None
    assert sequels(play, DEALER) == {}
