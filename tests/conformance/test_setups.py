"""The setups play every value of every option, and any two values of two options."""

from itertools import combinations
from typing import ClassVar

import pytest

from tavolino.conformance import GameSetup, pair_setups, setups
from tavolino.conformance.setups import main_values, values
from tavolino.core import Choice, Number, Option, Options, Refused, Text, Value
from tavolino.games import GameManifest, games
from tests.conformance.toy import Toy, ToyState, toy_manifest


class Optional(Toy):
    """Has options of every kind, and values that do not go together."""

    options: ClassVar[tuple[Option, ...]] = (
        Choice("deck", ("small", "large", "huge"), "small", "TOY-2"),
        Choice("first", ("lot", *"01234567"), "lot", "TOY-3"),
        Number("lies", 0, 9, 0, "TOY-4"),
        Text("about", "nothing", "TOY-5", "anything"),
        Choice("two", ("no", "yes"), "no", "TOY-6"),
    )

    def setup(self, seats: int, options: Options) -> ToyState:
        if options["deck"] == "huge" and options["lies"] == 9:
            raise Refused("TOY-2", "lies")
        if options["two"] == "yes" and seats != 2:
            raise Refused("TOY-6", "two")
        return super().setup(seats, options)


OPTIONAL = toy_manifest(Optional())
MANIFESTS = [OPTIONAL, *games().values()]


def full(setup: GameSetup) -> dict[str, Value]:
    return dict(setup.play().options)


def can_be_played(manifest: GameManifest, chosen: dict[str, Value]) -> bool:
    return any(GameSetup(manifest, seats, chosen).is_possible for seats in manifest.rules.players)


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda manifest: manifest.rules.name)
def test_every_value_is_played(manifest: GameManifest) -> None:
    for found in (setups(manifest), pair_setups(manifest)):
        played = [full(setup) for setup in (*setups(manifest)[:1], *found)]
        for option in manifest.rules.options:
            assert {one[option.name] for one in played} == {*values(option)}


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda manifest: manifest.rules.name)
def test_any_two_values_are_played_together(manifest: GameManifest) -> None:
    played = [full(setup) for setup in (*setups(manifest)[:1], *pair_setups(manifest))]
    for one, other in combinations(manifest.rules.options, 2):
        for first in main_values(one):
            for second in main_values(other):
                pair = {one.name: first, other.name: second}
                assert any(pair.items() <= chosen.items() for chosen in played) == can_be_played(
                    manifest, pair
                )


def test_values_that_do_not_go_together_are_left_out() -> None:
    assert not can_be_played(OPTIONAL, {"deck": "huge", "lies": 9})
    found = pair_setups(OPTIONAL)
    assert len(found) < 20, "a covering array is small"
    assert {setup.seats for setup in found} == {2, 3}
    assert len(set(map(str, found))) == len(found)


def test_the_values_of_an_option() -> None:
    deck, first, lies, about, _ = Optional.options
    assert values(deck) == main_values(deck) == ["small", "large", "huge"]
    assert values(first) == ["lot", *"01234567"]
    assert main_values(first) == ["lot", "0", "7"]
    assert (values(lies), main_values(lies)) == ([0, 1, 9], [0, 9])
    assert values(about) == main_values(about) == ["nothing"]
