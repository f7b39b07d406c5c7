"""The kernels of Cut it agree with the readable rules: moves, states and scores."""

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, cast

import numpy as np
import pytest

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.random import seed
from tavolino.conformance import pair_setups
from tavolino.core import CHANCE, Entry, Seat, Source, Value, pick
from tavolino.games import find_game
from tavolino.games.cutit.kernels import cuts, packing, paper, playouts, random_cut, throws
from tavolino.games.cutit.kernels import moves as kernel_moves
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.cuts import part_paper
from tavolino.games.cutit.rules.notation import Cut, CutItMove, Roll, read_move
from tavolino.games.cutit.rules.rounds import allowed_cuts
from tavolino.games.cutit.rules.scoring import (
    SMALLEST,
    add_up,
    dice_points,
    snippet_faults,
    snippet_points,
)
from tavolino.games.cutit.rules.sheet import FACES, WHOLE, Mask, Sheet, read_sheet, write_sheet
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.state import CutItState
from tests.games.cutit.rules.tables import first_round, roll

POSITIONS: Final = 3_000
"""On each sheet."""
prepared = cache(throws.prepare)


class Chance:
    """A source for the rules, from Python's generator."""

    def __init__(self, number: int) -> None:
        self.random = random.Random(number)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def random_states(
    sheet: str, positions: int, setups: Sequence[tuple[int, Mapping[str, Value]]] = ()
) -> Iterator[tuple[CutItState, int, CutItMove, CutItState]]:
    """States of random games of one to four with a seat that is to act, a move of it, and the
    state after that. Every third game has small cuts, so that late rounds have paper, and every
    third straight cuts under odd dice, so that columns fill up.

    A kernel has no numbers for some moves of some options; then the move is the one that its number
    stands for."""
    source = Chance(len(sheet))
    count = 0
    for game in itertools.count():
        if count >= positions:
            return
        seats, options = setups[game % len(setups)] if setups else (1 + game // 3 % 4, {})
        now = CUTIT.start(seats, {**options, "sheet": sheet})
        while now.phase not in ("ready", "puzzle"):
            for seat in sorted(CUTIT.to_act(now)):
                move = STYLES[game % len(STYLES)](now, seat, source)
                move = packing.read_move(now, seat, packing.write_move(now, seat, move))
                after = CUTIT.apply(now, Entry(seat, move))
                yield now, seat, move, after
                count += 1
                now = after


def small_cut(now: CutItState, seat: Seat, source: Source) -> CutItMove:
    """A random move; for cuts the smallest of three."""
    move = CUTIT.sample(now, seat, source)
    if now.round == 1 or not isinstance(move, Cut):
        return move
    cuts = [move, *(cast(Cut, CUTIT.sample(now, seat, source)) for _ in range(2))]
    return max(cuts, key=lambda cut: part_paper(now.players[seat].paper, cut).sheet.bit_count())


def straight_cut(now: CutItState, seat: Seat, source: Source) -> CutItMove:
    """A small straight cut if there is one; dice are blank, question marks, or as usual."""
    move = CUTIT.sample(now, seat, source)
    if isinstance(move, Roll):
        return pick(source, (move, Roll("----"), Roll("????")))
    if not isinstance(move, Cut):
        return move
    straight = [
        (snippet.bit_count(), cut)
        for cut, snippet in allowed_cuts(now, seat)
        if cut.cuts == 1 and snippet.bit_count() >= SMALLEST
    ]
    return pick(source, [cut for _, cut in sorted(straight)[:4]] or [move])


STYLES: Final = (CUTIT.sample, small_cut, straight_cut)


@pytest.mark.parametrize("sheet", SHEETS)
def test_moves_states_and_scores_are_those_of_the_rules(sheet: str) -> None:
    compare(sheet, random_states(sheet, POSITIONS), POSITIONS)


def test_options_make_no_difference_to_the_cutting() -> None:
    """Every option but the sheet, with all their values, and any two of them."""
    tables = [(setup.seats, setup.chosen) for setup in pair_setups(find_game("cutit"))]
    positions = 60 * len(tables)
    compare("standard", random_states("standard", positions, tables), positions)


def compare(
    sheet: str, states: Iterator[tuple[CutItState, int, CutItMove, CutItState]], least: int
) -> None:
    tables = prepared(SHEETS[sheet])
    positions = late_cuts = 0
    before: CutItState | None = None
    for now, seat, move, after in states:
        if now is not before:
            packed = packing.pack(now)
        before = after
        assert kernel_moves.to_act(packed) == min(CUTIT.to_act(now))
        if seat != CHANCE:
            check_moves(now, packed, seat, tables, is_thorough=positions % 64 == 0)
            late_cuts += now.round > 5
        number = packing.write_move(now, seat, move)
        assert packing.read_move(now, seat, number) == move
        kernel_moves.apply(packed, seat, number, tables)
        assert packed.tolist() == packing.pack(after).tolist()
        for one, player in enumerate(after.players):
            assert kernel_moves.total(packed, one) == add_up(player.scores).total
        positions += 1
    assert positions >= least
    assert late_cuts > least / 8


def check_moves(
    now: CutItState, packed: Ints, seat: int, tables: throws.PreparedSheet, is_thorough: bool
) -> None:
    """Compares the encodings of all moves, and some or all moves in detail."""
    moves, counts, offers = (np.zeros(cuts.MAX_CUTS, dtype=np.int64) for _ in range(3))
    if now.phase == "corners":
        found = kernel_moves.legal(packed, seat, tables, moves, counts)
        expected = [packing.write_move(now, seat, one) for one in CUTIT.legal(now, seat) or ()]
        assert moves[:found].tolist() == expected
        return
    found = kernel_moves.score_offers(packed, seat, tables, moves, counts, offers)
    free = allowed_cuts(now, seat)
    assert found == len(free)
    whole = now.players[seat].paper
    step = 1 if is_thorough else 1 + found // 6
    for index in range(len(free) % step, found, step):
        cut, snippet = free[index]
        number = int(moves[index])
        assert cuts.decode_path(number) == cut.paths[0]
        assert paper.join_words(*cuts.cut_off(*paper.split_mask(whole), number)) == snippet
        points = snippet_points(now.sheet, snippet, now.dice)
        faults = snippet_faults(snippet, points, now.dice)
        offer = int(offers[index])
        assert offer & 0xFF == points
        assert offer >> kernel_moves.SPACES_AT & 0xFF == snippet.bit_count()
        assert offer >> kernel_moves.HALF_STARS_AT & 0x3FF == now.sheet.count_half_stars(snippet)
        assert bool(offer & kernel_moves.IS_ONE_CUT) == (cut.cuts == 1)
        named = tuple(
            name
            for bit, name in enumerate(packing.FAULT_NAMES)
            if offer >> kernel_moves.FAULTS_AT + bit & 1
        )
        assert named == faults


def test_ci7_points_of_every_throw() -> None:
    """Every throw, with random spaces of each colour and all jokers a sheet has."""
    chance = random.Random(7)
    tables = prepared(SHEETS["standard"])
    for throw in range(throws.THROWS):
        faces = throws.decode_throw(throw)
        assert throws.encode_throw(faces) == throw
        known = throws.throw_info(tables, throw)
        for _ in range(8):
            spaces = [chance.choice((0, 1, 2, 3, 4, 9)) for _ in range(4)]
            jokers = chance.randrange(7)
            fields = [*spaces, jokers, sum(spaces) + jokers]
            counted = sum(one << paper.FIELD * place for place, one in enumerate(fields))
            points = dice_points(spaces, jokers, faces)
            assert throws.snippet_points(counted, known, tables.points) == points
            is_fault = fields[-1] < 4 or (points == 0 and faces != "----")
            expected = throws.PENALTY if is_fault else points
            assert throws.round_points(counted, known, tables.points) == expected


def test_ci9_mistakes_and_paper_too_small_to_cut() -> None:
    """Mistakes are in the state, and the kernel continues from there."""
    play = first_round("1?34", 2)
    play.submit_text(0, "A2-K2,A4-K4/a5")
    play.submit_text(1, "A9-B9-B10/a1")
    assert [one.paper.bit_count() for one in play.state.players] == [60, 1]
    tables = prepared(SHEETS["standard"])
    for _ in range(2):
        packed = packing.pack(play.state)
        kernel_moves.apply(
            packed, CHANCE, packing.write_move(play.state, CHANCE, read_move("dice 1111")), tables
        )
        roll(play, "1111")
        assert packed.tolist() == packing.pack(play.state).tolist()
        cut = CUTIT.sample(play.state, 0, Chance(1))
        kernel_moves.apply(packed, 0, packing.write_move(play.state, 0, cut), tables)
        play.submit(0, cut)
        assert packed.tolist() == packing.pack(play.state).tolist()
    score = play.state.players[1].scores[-1]
    assert packing.read_score(packing.write_score(score)) == score
    assert score.faults == ("no-cut",)


def test_ci7_points_claimed_are_in_the_state_and_the_kernel_goes_on_from_there() -> None:
    """Kernels use jokers for the most points; earlier claims are the points to beat."""
    play = first_round("2?-1", jokers="choice")
    play.submit_text(0, "A1-K1/a1=5")
    tables = prepared(SHEETS["standard"])
    packed = packing.pack(play.state)
    for seat, text in ((CHANCE, "dice -?2-"), (0, "A2-K2/a2")):
        move = CUTIT.read(play.state, seat, text)
        kernel_moves.apply(packed, seat, packing.write_move(play.state, seat, move), tables)
        play.submit(seat, move)
        assert packed.tolist() == packing.pack(play.state).tolist()
    assert play.state.players[0].scores[1] == (6, (), True, True)


@pytest.mark.parametrize("corner", [-1, 0, 9, 99, 90])
def test_ci4_every_cut_is_picked_as_often(corner: int) -> None:
    """A random cut is one of those the rules allow, and each of them comes up."""
    picked: dict[Mask, int] = {}
    now = first_round("1111").state
    paper_left = WHOLE
    if corner < 0:
        paper_left ^= part_paper(WHOLE, CUTIT.read(now, 0, "D0-D10/a1")).snippets[0]  # type: ignore[arg-type]
        paper_left ^= part_paper(paper_left, CUTIT.read(now, 0, "G10-G6-K6/h7")).snippets[0]  # type: ignore[arg-type]
    moves, counts = (np.zeros(cuts.MAX_CUTS, dtype=np.int64) for _ in range(2))
    words = paper.split_mask(paper_left)
    masks = prepared(SHEETS["standard"]).masks
    found = cuts.list_cuts(
        *words, masks, cuts.new_line_buffer(), cuts.new_crossing_buffer(), moves, counts
    )
    if corner >= 0:
        found = cuts.keep_with_corner(corner, moves, counts, found)
    rng = seed(4)
    times = 60 * found
    for _ in range(times):
        move = int(random_cut.random_cut(*words, corner, rng))
        picked[move] = picked.get(move, 0) + 1
    assert picked.keys() == set(moves[:found].tolist())
    squares = sum((number - 60) ** 2 / 60 for number in picked.values())
    assert squares < found + 5 * (2 * found) ** 0.5


@pytest.mark.parametrize("seats", [1, 4])
def test_random_games_score_like_those_of_the_rules(seats: int) -> None:
    games = 20_000
    totals = np.zeros(seats * games, dtype=np.int64)
    start = packing.pack(CUTIT.start(seats))
    playouts.playouts(start, prepared(SHEETS["standard"]), seed(1), games, totals)
    again = np.zeros_like(totals)
    playouts.playouts(start, prepared(SHEETS["standard"]), seed(1), games, again)
    assert totals.tolist() == again.tolist()
    expected = []
    source = Chance(1)
    for _ in range(60):
        now = CUTIT.start(1)
        while now.phase != "puzzle":
            seat = min(CUTIT.to_act(now))
            now = CUTIT.apply(now, Entry(seat, CUTIT.sample(now, seat, source)))
        expected.append(add_up(now.players[0].scores).total)
    mean = sum(expected) / len(expected)
    error = np.std(expected) / len(expected) ** 0.5
    assert abs(totals.mean() - mean) < 4 * error


def test_threads_play_at_the_same_time() -> None:
    start = packing.pack(CUTIT.start(2))
    tables = prepared(SHEETS["sharp"])

    def play(number: int) -> list[int]:
        totals = np.zeros(2000, dtype=np.int64)
        playouts.playouts(start, tables, seed(number), 1000, totals)
        return totals.tolist()

    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(play, range(4)))
    assert together == list(map(play, range(4)))


def test_ci2_dice_of_another_sheet() -> None:
    """Faces and their probabilities come from the dice of the sheet."""
    text = write_sheet(SHEETS["standard"]).replace('"-?1234"', '"??2244"')
    sheet: Sheet = read_sheet(text)
    tables = throws.prepare(sheet)
    rng = seed(3)
    rolled = {throws.decode_throw(int(throws.roll_dice(tables.dice, rng))) for _ in range(2000)}
    assert {face for faces in rolled for face in faces} == set("?24")
    assert tables.chances.tolist() == [["??2244".count(face) for face in FACES]] * 4
