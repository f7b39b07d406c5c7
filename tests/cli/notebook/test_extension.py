"""IPython learns how to display games."""

from types import SimpleNamespace
from typing import Any

from IPython.core.formatters import DisplayFormatter

from tavolino.cli.notebook import load_ipython_extension, show, unload_ipython_extension
from tavolino.core import Play, Record
from tavolino.games.scalino.rules import SCALINO


def displayed(formatter: DisplayFormatter, thing: object) -> dict[str, Any]:
    data, _ = formatter.format(thing)  # type: ignore[no-untyped-call]
    return dict(data)


def test_plays_views_and_records_are_pictures_once_it_is_loaded() -> None:
    formatter = DisplayFormatter()
    shell = SimpleNamespace(display_formatter=formatter)
    play = Play(SCALINO, seats=2, chosen={"first": "0"})
    things = (play, play.view(0), Record(play))
    assert all(set(displayed(formatter, one)) == {"text/plain"} for one in things)
    load_ipython_extension(shell)
    for one in things:
        assert displayed(formatter, one) == show(one)._repr_mimebundle_()
    unload_ipython_extension(shell)
    assert all(set(displayed(formatter, one)) == {"text/plain"} for one in things)


def test_output_of_show_needs_no_extension() -> None:
    formatter = DisplayFormatter()
    shown = show(Play(SCALINO, seats=2, chosen={"first": "0"}))
    assert "image/svg+xml" in displayed(formatter, shown)
