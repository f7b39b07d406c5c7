"""Which games alone are compared with each other, and which games can be."""

from dataclasses import replace

import pytest

from tavolino.core import Refused
from tavolino.games import SoloScoring, find_game, games
from tavolino.games.solo import solo_options, solo_variant

CUTIT = find_game("cutit")


def test_the_usual_options_are_one_variant_however_they_are_given() -> None:
    usual = {option.name: option.default for option in CUTIT.rules.options}
    assert solo_variant(CUTIT, {}) == solo_variant(CUTIT, usual) == "{}"


def test_every_option_with_an_effect_alone_makes_a_variant() -> None:
    names = {option.name for option in solo_options(CUTIT)}
    assert {"sheet", "stars", "contact", "assist"} <= names
    assert "first" not in names
    assert solo_variant(CUTIT, {"first": "0", "scissors": "free"}) == "{}"
    found = solo_variant(CUTIT, {"stars": "advanced", "assist": "on", "first": "0"})
    assert found == '{"assist": "on", "stars": "advanced"}'
    with pytest.raises(Refused):
        solo_variant(CUTIT, {"stars": "many"})


def test_a_game_that_nobody_plays_alone_has_no_solo_scores() -> None:
    for manifest in games().values():
        if 1 in manifest.rules.players:
            continue
        assert solo_options(manifest) == ()
        with pytest.raises(ValueError, match="alone"):
            replace(manifest, solo_scoring=SoloScoring())
