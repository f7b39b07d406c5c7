"""Which solo games can be compared with each other."""

import json
from collections.abc import Mapping

from tavolino.core import Option, Value, settle
from tavolino.games.manifest import GameManifest


def solo_options(manifest: GameManifest) -> tuple[Option, ...]:
    """The options by which solo scores are kept apart."""
    if manifest.solo_scoring is None:
        return ()
    ignored = manifest.solo_scoring.regardless_of
    return tuple(option for option in manifest.rules.options if option.name not in ignored)


def solo_variant(manifest: GameManifest, chosen: Mapping[str, Value]) -> str:
    """A key shared by all solo games that are compared with each other.

    It has only what differs from the defaults, so a new option leaves old scores comparable.
    """
    options = settle(manifest.rules.options, chosen, manifest.rules.retired_options)
    apart = {
        option.name: options[option.name]
        for option in solo_options(manifest)
        if options[option.name] != option.default
    }
    return json.dumps(apart, sort_keys=True, ensure_ascii=False)
