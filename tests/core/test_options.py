import pickle

import pytest

from tavolino.core import Choice, Number, Refused, Text, settle

DECLARED = (
    Choice("gaps", ("bay", "notch"), "bay", "SC-7"),
    Number("pile", 1, 40, 20, "CR-13"),
    Text("pyramid", "dealt", "SD-1", "dealt, or blocks", longest=10),
)


def test_defaults_fill_in_what_was_not_chosen() -> None:
    assert dict(settle(DECLARED, {})) == {"gaps": "bay", "pile": 20, "pyramid": "dealt"}


def test_numbers_are_read_from_text() -> None:
    assert settle(DECLARED, {"pile": "7"})["pile"] == 7


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("gaps", "hole"),
        ("gaps", 1),
        ("pile", 0),
        ("pile", 41),
        ("pile", "many"),
        ("pile", "-3"),
        ("pile", "٣"),
        ("pile", "9" * 5000),
        ("pile", True),
        ("pyramid", 3),
        ("pyramid", "x" * 11),
    ],
)
def test_a_bad_value_is_refused_by_name_and_rule(name: str, value: str | int) -> None:
    with pytest.raises(Refused) as refused:
        settle(DECLARED, {name: value})
    assert (refused.value.rule, refused.value.why) == ("OPTION", "value")
    assert refused.value.params["option"] == name
    assert refused.value.params["by"] in {"SC-7", "CR-13", "SD-1"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        settle(DECLARED, {"gap": "bay"})
    assert refused.value.params == {"option": "gap", "expected": "gaps, pile, pyramid"}


def test_settled_options_cannot_be_changed_and_can_be_compared() -> None:
    options = settle(DECLARED, {})
    with pytest.raises(TypeError):
        options["gaps"] = "notch"
    assert options == settle(DECLARED, {"gaps": "bay"}) == pickle.loads(pickle.dumps(options))
    assert hash(options) == hash(settle(DECLARED, {}))
    assert options != settle(DECLARED, {"gaps": "notch"})
    assert repr(options).startswith("Options({'gaps': 'bay'")
