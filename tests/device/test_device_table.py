"""A table on a device: several seats, bots, time, undo, giving up and languages."""

import json
from typing import Any

import pytest

from tavolino.core import Refused
from tavolino.device import Player
from tavolino.locales import LANGUAGES, say_at_table
from tavolino.table.stored_table import DEVICE_SETTINGS
from tests.device.tables import FIRST, Screen, move_any, new_table, run
from tests.played import PLAYED
from tests.server.schema_checks import check_frame


def test_several_people_play_at_one_screen() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        assert [view["viewer"] for view in at.table["views"]] == [0, 1]
        assert (await at.move(0, "e5"))["type"] == "ack"
        move = at.table["views"][1]["view"]["moves"][0]
        assert (await at.move(1, move))["type"] == "ack"
        assert [one["type"] for one in at.messages[:3]] == ["welcome", "table", "here"]
        for message in at.messages:
            check_frame(message)

    run(play)


def test_a_refusal_is_in_the_language_of_the_player() -> None:
    async def play() -> None:
        for language in LANGUAGES:
            player = Player("ann", "Ann", language)
            at = await new_table("scalino", "me", "me", options=FIRST, player=player)
            refused = await at.move(1, "e5")
            expected = Refused(refused["rule"], refused["why"], **refused["params"])
            assert refused["text"] == say_at_table(expected, language)

    run(play)


def test_a_new_name_and_language_show_at_once() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        version = at.table["version"]
        at.device.change_player("Anna", "it")
        assert at.table["version"] == version
        assert at.table["table"]["occupants"][0]["name"] == "Anna"
        shown = len(at.texts)
        at.device.change_player("Anna", "de")
        assert len(at.texts) == shown
        refused = await at.move(1, "e5")
        expected = Refused(refused["rule"], refused["why"], **refused["params"])
        assert refused["text"] == say_at_table(expected, "de")

    run(play)


def test_the_same_command_again_has_no_second_effect() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        on = at.table["version"]
        text = json.dumps({"type": "move", "id": "x", "seat": 0, "move": "e5", "on": on})
        answers = []
        for _ in range(2):
            await at.shown.receive(at.connection, text)
            answers.append(at.messages[-1])
        assert answers[0]["type"] == "ack"
        assert answers[0] == answers[1]

    run(play)


@pytest.mark.parametrize("game", PLAYED)
def test_bots_play_whole_games_among_themselves(game: str) -> None:
    """A person leaves their seat to the stand-in, and a restart changes nothing."""

    async def play() -> None:
        options: dict[str, Any] = {"pile": 6} if game == "rope" else {}
        at = await new_table(game, "me", "bot:casual", options=options)
        assert (await at.submit("leave"))["type"] == "ack"
        while (due := at.shown.bot_due()) is not None:
            assert due.wait_ms == 0  # nobody is waiting for whom it could race
            await at.shown.play_bot(due.seat)
            if at.shown.table.version % 10 == 0 and at.shown.table.phase == "playing":
                assert (await at.opened_again()).shown.bot_due() == at.shown.bot_due()
        assert at.table["table"]["phase"] == "over"
        assert at.table["table"]["secret"]

    # The stand-in is the strong bot, which takes its time in the other games.
    if game in ("rope", "cutit"):
        run(play)
    else:
        run(lambda: play_against_casual(game))


async def play_against_casual(game: str) -> None:
    at = await new_table(game, "me", "bot:casual")
    while at.shown.table.phase != "over":
        if due := at.shown.bot_due():
            await at.shown.play_bot(due.seat)
        else:
            await move_any(at)
    assert at.table["table"]["secret"]


def test_time_passes_only_while_the_table_is_open() -> None:
    async def play() -> None:
        settings = {"clock": "move", "seconds": 60, "timeout": "skip"}
        at = await new_table("scalino", "me", "me", options=FIRST, settings=settings)
        assert at.shown.wake_in_ms() == 60_000
        at.clock.ms += 59_000
        await at.shown.pass_time()
        assert not at.shown.table.play.log
        at.clock.ms += 24 * 60 * 60 * 1000
        again = await at.opened_again()
        assert again.shown.wake_in_ms() == 60_000
        at.clock.ms += 60_000
        await again.shown.pass_time()
        assert len(again.shown.table.play.log) == 1

    run(play)


def test_undo_and_giving_up() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        await at.move(0, "e5")
        version = at.table["version"]
        assert (await at.submit("request-undo", seat=0, to=0, on=version))["type"] == "ack"
        assert at.shown.table.due == {0}
        bot = await new_table("scalino", "me", "bot:casual", options=FIRST)
        await bot.move(0, "e5")
        await bot.shown.play_bot(1)
        undone = await bot.submit("request-undo", seat=0, to=0, on=bot.table["version"])
        assert undone["type"] == "ack"
        assert bot.shown.table.due == {0}
        assert (await at.submit("resign", seat=1))["type"] == "ack"
        assert at.table["table"]["result"]["ranks"] == [1, 2]

    run(play)


def test_games_of_a_device_are_not_rated_and_have_no_chat() -> None:
    async def play() -> None:
        asked = {"rated": "yes", "chat": "all", "visibility": "open"}
        at = await new_table("scalino", "me", "me", settings=asked)
        assert DEVICE_SETTINGS.items() <= at.table["table"]["settings"].items()
        assert (await at.submit("chat", text="hello"))["rule"] == "CHAT"
        assert (await at.submit("emote", emote="hello"))["rule"] == "CHAT"

    run(play)


def test_a_client_that_returns_gets_only_what_is_new() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        await at.move(0, "e5")
        version = at.table["version"]
        at.shown.disconnect(at.connection)
        back = Screen(at.shown, version)
        assert back.table["since"] == 1
        assert at.messages[-1]["type"] == "ack"

    run(play)
