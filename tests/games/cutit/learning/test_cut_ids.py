"""Ids of cuts and claims, and of placements relative to the puzzle."""

from dataclasses import replace

import pytest

from tavolino.core import Entry, Refused, Stream, View
from tavolino.games.cutit.learning.actions import ACTIONS
from tavolino.games.cutit.learning.paths import PATHS, cut_label, numbered_cut
from tavolino.games.cutit.learning.window import REACH, WINDOW, placements
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.notation import DONE, PlaceSnippet
from tavolino.games.cutit.rules.view import CutItBoard
from tavolino.learn.encoding import encoder_of
from tests.games.cutit.learning.positions import cutting, puzzling
from tests.games.cutit.rules.tables import CutItPlay, first_round, ranks_cut, submit


def test_the_number_of_paths() -> None:
    straight, angles = 2 * 9 * 55, 9 * 9 * 10 * 10
    assert len({*PATHS}) == len(PATHS) == straight + angles
    assert len({cut_label(number) for number in range(2 * len(PATHS))}) == 2 * len(PATHS)


def test_a_side_is_named_by_a_space_of_it() -> None:
    view = cutting()
    for text, label in {
        "A3-K3/a1": "A3-K3/below",
        "A3-K3/a4": "A3-K3/above",
        "E0-E10/a1": "E0-E10/left",
        "E0-E10/e1": "E0-E10/right",
        "A3-E3-E0/a1": "A3-E3-E0/inside",
        "A3-E3-E0/f1": "A3-E3-E0/outside",
        "K3-E3-E10/e4": "K3-E3-E10/inside",
    }.items():
        assert ACTIONS.label(ACTIONS.encode(view, text)) == label


def test_the_text_names_the_first_space_of_the_paper_that_is_left() -> None:
    action = ACTIONS.encode(cutting(), "A3-K3/a1")
    paper = (*(["#" * 10] * 9), "..........")
    board = cutting().board
    player = replace(board.players[0], paper=paper)
    view = replace(cutting(), board=replace(board, players=(player, *board.players[1:])))
    assert ACTIONS.decode(view, action) == "A3-K3/a2"


def test_a_cut_off_the_paper_is_refused() -> None:
    with pytest.raises(Refused, match="CI-4"):
        ACTIONS.decode(cutting(), ACTIONS.encode(cutting(), "A3-K3/a1") + 2)
    assert numbered_cut(0).paths == (PATHS[0],)


def test_mistakes_have_no_id() -> None:
    with pytest.raises(Refused, match="ACTION: none"):
        ACTIONS.encode(cutting(), "A3-K3,A7-K7/a4")


def test_every_claim_has_an_id() -> None:
    view = cutting(jokers="choice")
    moves = view.moves or ()
    (text, *_) = [text for text in moves if "=" in text]
    action = ACTIONS.encode(view, text)
    assert action in ACTIONS.claims
    assert ACTIONS.decode(view, action) == text
    assert ACTIONS.label(action).endswith(text[text.index("=") :])


def is_accepted(play: CutItPlay, action: int) -> bool:
    try:
        text = ACTIONS.decode(play.view(0), action)
        CUTIT.check(play.state, 0, CUTIT.read(play.state, 0, text))
    except Refused:
        return False
    return True


def test_the_mask_has_every_claim_that_is_accepted_and_no_other() -> None:
    """Claiming the most is the cut itself: `A1-K1/a1=6` here."""
    play = first_round("2?-1", jokers="choice")
    mask = encoder_of("cutit", 1, {"jokers": "choice"}).mask(play.view(0))
    cuts = [action for action in ACTIONS.cuts if mask[action]][::5]
    claims = [
        ACTIONS.claims.start + (points - 1) * len(ACTIONS.cuts) + cut - ACTIONS.cuts.start
        for cut in cuts
        for points in range(1, 13)
    ]
    accepted = [action for action in claims if is_accepted(play, action)]
    assert accepted == [action for action in claims if mask[action]] != []
    most = ACTIONS.encode(play.view(0), "A1-K1/a1=6")
    with pytest.raises(Refused, match="CI-7: most"):
        ACTIONS.decode(play.view(0), most)


def test_a_part_to_keep_has_one_id() -> None:
    play = ranks_cut()
    submit(play, 0, "1@0,0r0", "2@0,1r0", "3@0,9r0", "done")
    assert play.view(0).moves == ("keep 1", "keep 3")
    mask = encoder_of("cutit", 1).mask(play.view(0))
    keeps = ACTIONS.ranges["keep"]
    accepted = [action for action in keeps if is_accepted(play, action)]
    assert accepted == [action for action in keeps if mask[action]]
    with pytest.raises(Refused, match="CI-14: part"):
        ACTIONS.decode(play.view(0), ACTIONS.of_text["keep 2"])


def test_waiting_is_not_a_move() -> None:
    with pytest.raises(Refused, match="ACTION: wait"):
        ACTIONS.decode(cutting(), ACTIONS.wait)


def test_the_first_snippet_may_lie_anywhere_and_is_laid_at_the_origin() -> None:
    view = CUTIT.view(puzzling(), 0)
    action = ACTIONS.encode(view, "3@55,-70r2")
    assert ACTIONS.decode(view, action) == "3@0,0r2"
    with pytest.raises(Refused, match="first-snippet"):
        ACTIONS.decode(view, action + 1)


def laid(*texts: str) -> View[CutItBoard]:
    state = puzzling()
    for text in texts:
        state = CUTIT.apply(state, Entry(0, CUTIT.read(state, 0, text)))
    return CUTIT.view(state, 0)


@pytest.mark.parametrize(("x", "y"), [(0, 0), (-60, 30)])
def test_placements_are_relative_to_the_puzzle(x: int, y: int) -> None:
    """The same puzzle elsewhere on the table has the same actions."""
    view = laid(f"1@{x},{y}r0")
    first, last = x - REACH, x - REACH + WINDOW - 1
    ids = [ACTIONS.encode(view, f"2@{file},{y + 3}r1") for file in (first, last)]
    assert ids == [ACTIONS.encode(laid("1@0,0r0"), f"2@{file},3r1") for file in (-REACH, 29)]
    assert ACTIONS.decode(view, ids[0]) == f"2@{first},{y + 3}r1"
    for outside in (first - 1, last + 1):
        with pytest.raises(Refused, match="ACTION: none"):
            ACTIONS.encode(view, f"2@{outside},{y}r1")


def test_every_snippet_fits_the_window_on_all_sides() -> None:
    """Next to a puzzle of up to 30 spaces there is room for any snippet, on all four sides."""
    assert REACH >= 10
    assert WINDOW - REACH >= 30
    view = laid("1@0,0r0", "2@12,0r0")
    assert {*placements(view.board.players[0])} == {1, 2}


def test_every_move_of_the_puzzle_that_has_an_id_leads_back() -> None:
    state, source = puzzling(), Stream(bytes(32), 3)
    met = 0
    for _ in range(100):
        move = CUTIT.sample(state, 0, source)
        if move == DONE:
            continue
        view = CUTIT.view(state, 0)
        try:
            action = ACTIONS.encode(view, str(move))
        except Refused:
            assert isinstance(move, PlaceSnippet)  # far from everything else
            continue
        if view.board.players[0].layout:
            assert ACTIONS.decode(view, action) == str(move)
            met += 1
        state = CUTIT.apply(state, Entry(0, move))
    assert met > 6
