"""Setups in which any two values of two options are played together at least once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from tavolino.conformance.setups import (
    GameSetup,
    main_values,
    several_players,
    usual_setups,
    values,
)
from tavolino.core import Value
from tavolino.games import GameManifest

OptionValue = tuple[str, Value]
"""An option with one of its values."""
Combination = frozenset[OptionValue]
"""One value, or two values of different options."""


def pair_setups(manifest: GameManifest) -> list[GameSetup]:
    """Setups with every value of every option, and every pair of main values of two options that
    some number of players allows, except the pairs of defaults, which `usual_setups` has.

    Each setup starts from something that is still missing and takes, of every other option, the
    value that adds most. The result is a covering array, not always the smallest.
    """
    usual_setups(manifest)
    missing = combinations_to_cover(manifest)
    used: Counter[object] = Counter()
    found = []
    while missing:
        setup = _extend(manifest, dict(missing[0]), set(missing), used)
        if setup is None:
            missing = missing[1:]
            continue
        found.append(setup)
        used.update([setup.seats, *setup.chosen.items()])
        played = combinations_in(setup.chosen.items())
        missing = [one for one in missing if one not in played]
    return found


def combinations_to_cover(manifest: GameManifest) -> list[Combination]:
    """The combinations to play: pairs, then single values."""
    options = manifest.rules.options
    main = [(option.name, value) for option in options for value in main_values(option)]
    pairs = [frozenset(two) for two in combinations(main, 2) if two[0][0] != two[1][0]]
    single = [frozenset([(option.name, value)]) for option in options for value in values(option)]
    usual = combinations_in((option.name, option.default) for option in options)
    return [one for one in (*pairs, *single) if one not in usual]


def combinations_in(chosen: Iterable[OptionValue]) -> set[Combination]:
    """The single values and the pairs that a setup plays."""
    items = list(chosen)
    return {frozenset(some) for number in (1, 2) for some in combinations(items, number)}


def _extend(
    manifest: GameManifest,
    chosen: Mapping[str, Value],
    missing: set[Combination],
    used: Counter[object],
) -> GameSetup | None:
    """The setup with a value for every option; None if no number of players allows the choice.

    Among values that add the same, the least used is taken.
    """
    setup = _seat(manifest, chosen, used)
    for option in manifest.rules.options:
        if setup is None or option.name in chosen:
            continue
        offers = [
            _seat(manifest, {**setup.chosen, option.name: value}, used)
            for value in sorted(values(option), key=lambda value: used[option.name, value])
        ]
        possible = [offer for offer in offers if offer is not None]
        setup = max(possible, key=lambda one: len(combinations_in(one.chosen.items()) & missing))
    if setup is None:
        return None
    ordered = {option.name: setup.chosen[option.name] for option in manifest.rules.options}
    return GameSetup(manifest, setup.seats, ordered)


def _seat(
    manifest: GameManifest, chosen: Mapping[str, Value], used: Counter[object]
) -> GameSetup | None:
    """The choice with that possible number of players which has been used least."""
    players = sorted(several_players(manifest), key=lambda seats: used[seats])
    found = (GameSetup(manifest, seats, chosen) for seats in players)
    return next((setup for setup in found if setup.is_possible), None)
