"""Move sequences, counted by the rules and by the naive reading: both give the stored counts."""

from typing import Any

import pytest

from tavolino.conformance import setups
from tavolino.core import CHANCE, Play, Refused, perft
from tavolino.games import find_game, rules
from tavolino.games.scalino.demolition.rules.complete import build_complete
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.pyramid import read_blocks
from tests.golden.perft import Count, read_counts
from tests.naive.demolition import Demolition
from tests.naive.demolition import perft as naive_perft
from tests.naive.scalino import Build

COUNTS = read_counts()


def label(count: Count) -> str:
    chosen = "-".join(
        count.options[name] for name in ("gaps", "bonus", "first") if name in count.options
    )
    return f"{count.game}-{count.players}-{chosen}-{count.about}"


@pytest.mark.parametrize("count", COUNTS, ids=label)
def test_counts_of_the_rules(count: Count) -> None:
    play = Play(rules()[count.game], count.players, count.options)
    for move in count.moves:
        (seat,) = play.to_act
        play.submit_text(seat, move)
    assert perft(play.game, play.state, len(count.nodes)) == count.nodes


@pytest.mark.parametrize("count", COUNTS, ids=label)
def test_counts_of_the_naive_implementation(count: Count) -> None:
    position: Build | Demolition
    first: Any = int(count.options["first"])
    if count.game == "scalino":
        position = Build(count.players, **{**count.options, "first": first})
    else:
        blocks = build_complete(read_blocks(count.options["pyramid"])).blocks
        position = Demolition(
            [(b.colour, b.level, b.place.name) for b in blocks], count.players, first
        )
    for move in count.moves:
        position = position.play(move)
    # The first three blocks have three colours, regardless of their owners: once is enough.
    depth = 2 if count.about == "start" and count.players > 2 else len(count.nodes)
    assert naive_perft(position, depth) == count.nodes[:depth]


@pytest.mark.parametrize("game", ["scalino", "demolition"])
def test_every_value_of_every_option_is_counted_somewhere(game: str) -> None:
    rows = [count.options.items() for count in COUNTS if count.game == game]
    for setup in setups(find_game(game)):
        assert any(setup.chosen.items() <= row for row in rows), str(setup)


def test_every_feature_is_counted_somewhere() -> None:
    for gaps in ("bay", "notch"):
        for players in (2, 3, 4):
            kinds = {
                count.about
                for count in COUNTS
                if count.options.get("gaps") == gaps and count.players == players
            }
            assert {"start", "decline", "level", "skip"} <= kinds
    assert {count.players for count in COUNTS if count.about == "substitute"} == {2}
    assert {count.players for count in COUNTS if count.about == "neutral hand"} == {3}


def test_chance_is_not_counted() -> None:
    play = Play(SCALINO, 4)
    assert play.to_act == {CHANCE}
    with pytest.raises(Refused, match="PERFT: chance"):
        perft(SCALINO, play.state, 1)
