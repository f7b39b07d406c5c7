"""The mask of a puzzle is what the rules accept, with every option about stars and contact."""

import numpy as np
import pytest

from tavolino.core import Entry, Refused, Stream, pick
from tavolino.games.cutit.learning.actions import ACTIONS
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.state import CutItState
from tavolino.learn.encoding import encoder_of
from tests.games.cutit.learning.positions import puzzling

OPTIONS = [
    {},
    {"assist": "on"},
    {"assist": "on", "contact": "joined"},
    {"assist": "on", "stars": "advanced"},
    {"assist": "on", "stars": "strict", "contact": "joined"},
]
EXAMINED = 50


def is_legal(state: CutItState, action: int) -> bool:
    try:
        text = ACTIONS.decode(CUTIT.view(state, 0), action)
        CUTIT.check(state, 0, CUTIT.read(state, 0, text))
    except Refused:
        return False
    return True


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_placement_is_allowed_if_the_rules_accept_it(options: dict[str, str]) -> None:
    encoder = encoder_of("cutit", 1, options)
    state, source = puzzling(2, 1, **options), Stream(bytes(32), 1)
    start, stop = ACTIONS.placements.start, ACTIONS.placements.stop
    for _ in range(3):
        view = CUTIT.view(state, 0)
        mask = encoder.mask(view)
        assert mask[ACTIONS.of_text["done"]]
        assert not mask[ACTIONS.of_text["ready"]]
        for allowed in (True, False):
            ids = (start + np.flatnonzero(mask[start:stop] == allowed)).tolist()
            examined = [pick(source, ids) for _ in range(EXAMINED)]
            assert [is_legal(state, action) for action in examined] == [allowed] * EXAMINED
        lifts = [number for number in range(1, 11) if mask[ACTIONS.of_text[f"lift {number}"]]]
        assert lifts == [number for number, _ in state.players[0].layout]
        near = near_the_middle(mask, source)
        move = CUTIT.read(state, 0, ACTIONS.decode(view, near))
        state = CUTIT.apply(state, Entry(0, move))


def near_the_middle(mask: np.ndarray, source: Stream) -> int:
    """A random legal placement next to the puzzle, if possible."""
    places = mask[ACTIONS.placements.start : ACTIONS.placements.stop].reshape(10, 4, 40, 40)
    close = np.zeros_like(places)
    close[:, :, 8:18, 8:18] = places[:, :, 8:18, 8:18]
    found = np.flatnonzero(close if close.any() else places).tolist()
    return ACTIONS.placements.start + int(pick(source, found))


def test_the_planes_show_what_lies_on_the_table() -> None:
    state = puzzling(2, 1)
    encoder = encoder_of("cutit", 1)
    for text in ("1@30,40r1", "2@45,41r0"):
        state = CUTIT.apply(state, Entry(0, CUTIT.read(state, 0, text)))
    parts = encoder.split(encoder.observe(CUTIT.view(state, 0)))
    one, other = state.players[0].snippets[:2]
    assert parts["table"].sum() == len(one.spaces) + len(other.spaces)
    assert parts["half_stars"].sum() == len(one.half_stars) + len(other.half_stars)
    assert parts["table"][:, :10].sum() == parts["table"][:, :, :10].sum() == 0
    assert parts["table"][:, 10].any()
    assert parts["table"][:, :, 10].any()
    assert parts["on_table"][0].tolist() == [0, 1, 0, 0]
    assert parts["snippets"].sum() == 100


def test_snippets_beyond_the_tenth_have_no_ids() -> None:
    """Only mistakes give more than ten. The others can be placed as usual."""
    files = zip("BCDEFGHI", "abcdefgh", strict=True)
    columns = [f"{line}3-{line}7/{file}4" for line, file in files]
    state = puzzling(1, 1, ("corner a1", "A3-K3,A7-K7/a4", *columns))
    assert len(state.players[0].snippets) == 11
    encoder = encoder_of("cutit", 1)
    for text in ("11@0,0r0", "1@20,20r0"):
        state = CUTIT.apply(state, Entry(0, CUTIT.read(state, 0, text)))
    view = CUTIT.view(state, 0)
    mask, parts = encoder.mask(view), encoder.split(encoder.observe(view))
    assert mask[ACTIONS.encode(view, "2@15,15r0")]
    assert mask[ACTIONS.encode(view, "lift 1")]
    with pytest.raises(Refused, match="ACTION: none"):
        ACTIONS.encode(view, "lift 11")
    last = len(state.players[0].snippets[10].spaces)
    assert parts["table"].sum() == last + len(state.players[0].snippets[0].spaces)
    assert parts["snippets"].sum() == 100 - last
