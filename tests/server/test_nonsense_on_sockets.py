"""Invalid messages on websockets are refused and have no effect."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.server.nonsense import (
    ANYTHING,
    MANY,
    STRANGE_TEXTS,
    SUBMITS,
    NonsenseTarget,
    is_refusal,
    spoiled,
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NonsenseTarget]:
    found = NonsenseTarget(tmp_path_factory.mktemp("target"))
    yield found
    found.close()


@MANY
@given(st.one_of(ANYTHING, spoiled(tuple({**one, "id": "a"} for one in SUBMITS))))
def test_generated_nonsense_on_a_socket_is_refused(target: NonsenseTarget, message: str) -> None:
    before = target.run(target.kept())
    answer = target.run(target.submit(target.watching, message))
    assert is_refusal(answer)
    if answer["rule"] == "BODY":
        assert (
            "$" in answer["text"]
            or "`" in answer["text"]
            or "JSON" in answer["text"]
            or ("truncated" in answer["text"])
        ), f"{answer['text']} does not say what is wrong"
    assert target.run(target.kept()) == before


@pytest.mark.parametrize("message", [*STRANGE_TEXTS, b"\xff\x00", b"{}"], ids=range(21))
def test_handwritten_nonsense_on_a_socket_is_refused(
    target: NonsenseTarget, message: str | bytes
) -> None:
    before = target.run(target.kept())
    for here in (target.watching, target.at_table):
        assert is_refusal(target.run(target.submit(here, message)))
    assert target.run(target.kept()) == before


def test_a_text_that_is_none_closes_the_socket_and_no_other(target: NonsenseTarget) -> None:
    async def act() -> int:
        async with target.watcher.at(target.table) as here:
            await here.see()
            await here.socket.send(b"\xff\xfe", text=True)
            return await here.closed()

    assert target.run(act()) == 1007
    assert is_refusal(target.run(target.submit(target.watching, "?")))


@MANY
@given(st.text(max_size=40))
@example("\0")
@example("e5\0")
@example("٥")
@example("e5" * 250)
def test_nonsense_as_a_move_is_refused(target: NonsenseTarget, text: str) -> None:
    """Moves that are in no game's notation, by a player who is due."""
    frame = target.at_table.table
    seat = next(one["viewer"] for one in frame["views"] if one["view"]["moves"])
    views = [one["view"]["moves"] for one in frame["views"]]
    if any(text.strip() in moves for moves in views):
        return
    submit = {"type": "move", "id": "a", "seat": seat, "move": text, "on": frame["version"]}
    before = target.run(target.kept())
    answer = target.run(target.submit(target.at_table, json.dumps(submit)))
    assert is_refusal(answer)
    assert target.run(target.kept()) == before
