"""The law that everything in a game has a message."""

from collections.abc import Callable
from typing import Any

from tavolino.conformance.setups import GameSetup
from tavolino.conformance.walk import NONSENSE, legal_moves, make_dealer, sample_positions
from tavolino.core import Choice, Number, Refused, Source, is_player, pick
from tavolino.games import words
from tavolino.locales import has_message, refusal_key, say_refusal


def everything_has_words(setup: GameSetup, source: Source) -> None:
    """Title, description, options, refusals and causes have messages in English."""
    manifest, game = setup.manifest, setup.game
    assert has_message(f"game-{game.name}"), "no title"
    assert has_message(f"about-{game.name}"), "no description"
    for option in game.options:
        if isinstance(option, Number) or (isinstance(option, Choice) and len(option.choices) > 1):
            label = words.option_label(game.name, option)
            assert label != {"en": option.name}, f"no words for option {option.name}"
    met: list[Any] = []
    for play in sample_positions(setup, source, make_dealer(source)):
        for seat in filter(is_player, play.to_act):
            met += legal_moves(play, seat, source)
            for move in [pick(source, met) for _ in range(20)]:
                _assert_words(lambda: game.check(play.state, seat, move))  # noqa: B023
            for text in NONSENSE:
                _assert_words(lambda: game.read(play.state, seat, text))  # noqa: B023
        if play.outcome is not None:
            cause = play.outcome.cause
            assert cause in words.causes(manifest), f"no words for cause {cause}"


def _assert_words(act: Callable[[], object]) -> None:
    """Every refusal has a message whose parameters can be filled in."""
    refusal = _refusal(act)
    if refusal is not None:
        assert has_message(refusal_key(refusal)), f"no words for {refusal_key(refusal)}"
        say_refusal(refusal)


def _refusal(act: Callable[[], object]) -> Refused | None:
    try:
        act()
    except Refused as refusal:
        return refusal
    return None
