"""What a notebook shows of plays, views and records, and what it does not."""

from typing import Any
from xml.etree import ElementTree

import pytest

from tavolino.cli.notebook import show
from tavolino.core import SPECTATOR, Dealer, Play, Record, Refused
from tavolino.games import find_game, games


def dealt(name: str, seats: int) -> Play[Any, Any, Any]:
    play = Play(find_game(name).rules, seats)
    Dealer(bytes(32)).deal(play)
    return play


def cards_of(play: Play[Any, Any, Any], seat: int) -> str:
    """The seat's view as text, which has its hand."""
    return find_game(play.game.name).drawing.text(play.view(seat))


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_shown(name: str) -> None:
    play = dealt(name, find_game(name).usual_seats)
    bundle = show(play)._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html", "image/svg+xml"}
    assert ElementTree.fromstring(bundle["image/svg+xml"]).tag.endswith("svg")
    assert bundle["text/html"].count("<svg") == 1
    assert bundle["text/plain"] == find_game(name).drawing.text(play.view(SPECTATOR))


def test_a_play_is_shown_to_spectators_unless_a_seat_is_chosen() -> None:
    play = dealt("rope", 2)
    assert show(play) == show(play.view(SPECTATOR))
    assert show(play, seat=1) == show(play.view(1))
    texts = {str(show(play)), str(show(play, seat=0)), str(show(play, seat=1))}
    assert len(texts) == 3
    assert cards_of(play, 1) not in texts - {str(show(play, seat=1))}


def test_an_earlier_position() -> None:
    play = dealt("scalino", 2)
    (seat,) = play.to_act
    before = show(play)
    play.submit_text(seat, "e5")
    assert show(play) != before
    assert show(play, at=len(play.log) - 1) == before
    assert show(play, at=len(play.log)) == show(play)


def test_style_and_language() -> None:
    play = dealt("scalino", 2)
    styles = find_game("scalino").drawing.styles
    assert len({show(play, style=style).svg for style in styles}) == len(styles)
    assert show(play, language="de").text != show(play).text


def test_a_record_has_names_and_a_result() -> None:
    play = dealt("scalino", 2)
    names = ("<script>alert(1)</script>", "Bo & co")
    running = show(Record(play, names=names))
    assert "The game is not over." in running.html
    play.resign(0)
    over = show(Record(play, names=names))
    assert "1. seat 2 with 0 points" in over.html
    assert "1. seat 2 with 0 points" in over.text
    assert "<script>" not in over.html
    assert "&lt;script&gt;alert(1)" in over.html
    assert "seat 2: Bo &amp; co" in over.html
    earlier = show(Record(play, names=names), at=1)
    assert "1. seat 2" not in earlier.html


def test_a_record_of_a_running_game_reveals_nothing() -> None:
    play = dealt("rope", 2)
    assert show(Record(play)).svg == show(play).svg


def test_what_cannot_be_shown_is_refused() -> None:
    play = dealt("scalino", 2)
    for seat in (2, -1, -2):
        with pytest.raises(Refused, match="SEATS: viewer"):
            show(play, seat=seat)
    for at in (-1, len(play.log) + 1):
        with pytest.raises(Refused, match="AT: range"):
            show(play, at=at)
    with pytest.raises(Refused, match="STYLE: unknown"):
        show(play, style="cubist")
    with pytest.raises(TypeError, match="show the play instead"):
        show(play.view(0), seat=1)
    with pytest.raises(TypeError, match="cannot show int"):
        show(3)  # type: ignore[arg-type]
