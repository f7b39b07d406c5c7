"""Turns by e-mail: only to confirmed addresses, once per turn, as often as wanted."""

import asyncio
import threading
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tavolino.server.notices import channels, service
from tavolino.server.notices.channels import CLAIM_MS, CONFIRM_MS
from tavolino.server.notices.preferences import GAP_MS
from tavolino.server.storage import Database, Statement, Unavailable
from tests.patience import PATIENCE_S
from tests.server.notices.setup import ADDRESS, HOUR, MINUTE, Scene, acting, token_in
from tests.server.people.browsers import refusal
from tests.services.mail import parts

TURN = "Your turn: Scalino with Bob"


def test_nobody_is_mailed_before_they_have_confirmed(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        assert await now.subjects() == []
        shown = await now.ask("PUT", "notices/mail", address=f" {ADDRESS} ")
        assert shown["mail"] == {"address": ADDRESS, "state": "asked"}
        await now.send()
        [first] = now.mail.received
        assert "confirm" in str(first["Subject"])
        assert first["List-Unsubscribe"] is None
        now.mail.received.clear()
        now.go_on(48 * HOUR)
        assert await now.subjects() == []
        assert (await now.ask("GET", "notices"))["mail"]["state"] == "unconfirmed"
        token = token_in(first, "confirm")
        other = "y" if token.endswith("x") else "x"
        wrong = await now.bob.http.post(f"/api/notices/confirm/{token[:-1]}{other}")
        assert refusal(wrong) == (404, "NOTICE link")
        assert (await now.ask("GET", "notices"))["mail"]["state"] == "unconfirmed"
        for _ in range(2):
            # Whoever reads the message may be at another browser, and nobody there.
            now.bob.http.cookies.clear()
            response = await now.bob.http.post(f"/api/notices/confirm/{token}")
            assert response.json() == {"address": ADDRESS}
        assert (await now.ask("GET", "notices"))["mail"]["state"] == "on"
        assert await now.subjects() == [TURN]

    acting(tmp_path, act, database=database_url)


def test_a_link_to_confirm_expires(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.ask("PUT", "notices/mail", address=ADDRESS)
        await now.send()
        token = token_in(now.mail.received.pop(), "confirm")
        now.go_on(CONFIRM_MS + HOUR)
        later = await now.another_process()
        with pytest.raises(Exception, match="NOTICE"):
            await later.channels.confirm(token)
        await now.send()
        assert (await now.ask("GET", "notices"))["mail"] is None

    acting(tmp_path, act)


def test_a_turn_is_told_once_with_a_link_and_the_time_left(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        table = await now.game()
        await now.confirmed()
        await now.send()
        [message] = now.mail.received
        assert str(message["Subject"]) == TURN
        assert str(message["To"]) == ADDRESS
        for part in parts(message):
            assert f"http://tavolino.test/t/{table}" in part
            assert "3 days left" in part
            assert "http://tavolino.test/me" in part
        now.mail.received.clear()
        for _ in range(3):
            now.go_on(HOUR)
            assert await now.subjects() == []
        await now.move(table, 2)
        assert await now.subjects() == [TURN]
        await now.move(table)  # Bob is to move
        now.go_on(HOUR)
        assert await now.subjects() == []

    acting(tmp_path, act, database=database_url)


def test_two_who_send_at_once_send_one_message(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        processes = [await now.another_process() for _ in range(4)]
        await asyncio.gather(*(one.service.send_due() for one in processes))
        assert [str(one["Subject"]) for one in now.mail.received] == [TURN]

    acting(tmp_path, act, database=database_url)


def test_one_click_stops_everything(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        table = await now.game()
        await now.confirmed()
        await now.send()
        message = now.mail.received.pop()
        assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        token = token_in(message, "stop")
        url = str(message["List-Unsubscribe"])
        assert url == f"<http://tavolino.test/api/notices/stop/{token}>"
        # A mail provider posts without a cookie, and from anywhere.
        now.bob.http.cookies.clear()
        for _ in range(2):
            response = await now.bob.http.post(
                f"/api/notices/stop/{token}",
                content=b"List-Unsubscribe=One-Click",
                headers={
                    "Content-Type": "application/x-www-form-urlencoded",
                    "Origin": "https://mail.example.org",
                },
            )
            assert response.status_code == 204
        assert (await now.ask("GET", "notices"))["mail"]["state"] == "stopped"
        await now.move(table, 2)
        now.go_on(24 * HOUR)
        assert await now.subjects() == []
        confirmed = await now.bob.http.post(f"/api/notices/confirm/{token}")
        assert refusal(confirmed) == (404, "NOTICE link")

    acting(tmp_path, act, database=database_url)


def test_several_turns_come_in_one_message_at_the_chosen_rhythm(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.confirmed()
        tables = [await now.game() for _ in range(3)]
        assert await now.subjects() == ["It is your turn in 3 games"]
        await now.move(tables[0], 2)
        now.go_on(GAP_MS - MINUTE)
        assert await now.subjects() == []
        now.go_on(MINUTE)
        assert await now.subjects() == [TURN]
        await now.ask("PATCH", "notices", rhythm="hour")
        await now.move(tables[0], 2)
        assert await now.subjects() == [TURN]
        await now.move(tables[0], 2)
        now.go_on(HOUR - MINUTE)
        assert await now.subjects() == []
        await now.move(tables[1], 2)
        now.go_on(MINUTE)
        assert await now.subjects() == ["It is your turn in 2 games"]

    acting(tmp_path, act, database=database_url)


def test_a_daily_message_comes_at_an_hour_of_the_readers_time_zone(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        zone = ZoneInfo("Asia/Kolkata")
        await now.confirmed()
        # Not the hour it is now: a message that is late already would come at once.
        hour = (datetime.fromtimestamp(now.wall.now / 1000, zone).hour + 12) % 24
        await now.ask("PATCH", "notices", rhythm="day", hour=hour, time_zone=str(zone))
        table = await now.game(seconds=14 * 24 * 3600)
        for _ in range(2):
            came: list[int] = []
            for _ in range(24 * 4):
                now.go_on(15 * MINUTE)
                if await now.subjects():
                    came.append(now.wall.now)
            [at] = came
            local = datetime.fromtimestamp(at / 1000, zone)
            assert (local.hour, local.minute // 15) == (hour, 0)
            await now.move(table, 2)

    acting(tmp_path, act)


def test_a_mail_server_that_is_away_costs_nothing_but_time(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        now.mail.answers += ["451 try again later", "451 try again later"]
        assert await now.subjects() == []
        assert await now.subjects() == []
        assert len(now.mail.answers) == 1, "it is not tried again at once"
        now.go_on(service.WAITS_MS[0])
        assert await now.subjects() == []
        assert now.mail.answers == []
        now.go_on(service.WAITS_MS[1] - 1)
        assert await now.subjects() == []
        now.go_on(1)
        assert await now.subjects() == [TURN]

    acting(tmp_path, act, database=database_url)


def test_an_address_that_is_refused_again_and_again_fails(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        now.mail.recipient_answers += ["550 no such user"] * service.MOST_REFUSALS
        for wait in service.WAITS_MS[: service.MOST_REFUSALS]:
            assert (await now.ask("GET", "notices"))["mail"]["state"] == "on"
            assert await now.subjects() == []
            now.go_on(wait)
        assert (await now.ask("GET", "notices"))["mail"]["state"] == "failed"
        assert await now.subjects() == []

    acting(tmp_path, act)


def test_what_a_dead_process_began_another_sends_under_the_same_name(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        dying = await now.another_process()

        async def die(*args: object, **more: object) -> None:
            raise asyncio.CancelledError

        # It dies after the mail server has accepted the message.
        dying.service._channels.release = die  # type: ignore[method-assign]
        with pytest.raises(asyncio.CancelledError):
            await dying.service.send_due()
        assert await now.subjects() == [TURN]
        assert await now.subjects() == []
        now.go_on(CLAIM_MS)
        await now.send()
        assert len(now.mail.received) == 1

    acting(tmp_path, act, database=database_url)


@pytest.mark.parametrize("address", ["", "anna", "anna@", "a b@example.org", "a@b", "..@a.org"])
def test_what_is_no_address_is_refused(address: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        response = await now.anna.http.put("/api/me/notices/mail", json={"address": address})
        assert refusal(response) == (400, "NOTICE address")

    acting(tmp_path, act)


def test_strangers_cannot_have_an_address_flooded(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        for peer, count in ((now.anna, 2), (now.bob, 1)):
            for _ in range(count):
                put = await peer.http.put("/api/me/notices/mail", json={"address": ADDRESS})
                assert put.status_code == 200
                await now.send()
        assert len(now.mail.received) == 3
        for address in (ADDRESS, ADDRESS.upper()):
            put = await now.bob.http.put("/api/me/notices/mail", json={"address": address})
            assert refusal(put) == (429, "LIMIT wait")

    acting(tmp_path, act, confirmations_per_day=3)


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("de", "Du bist dran: Scalino mit Bob"),
        ("fr", "À vous de jouer\N{NO-BREAK SPACE}: Scalino avec Bob"),
        ("it", "Tocca a te: Scalino con Bob"),
        ("pl", "Twoja kolej: Scalino – Bob"),
    ],
)
def test_messages_are_in_the_readers_language(language: str, subject: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.anna.http.patch("/api/me", json={"language": language})
        await now.game()
        await now.confirmed()
        await now.send()
        [message] = now.mail.received
        assert str(message["Subject"]) == subject
        assert f'lang="{language}"' in parts(message)[1]

    acting(tmp_path, act)


def test_logs_have_no_addresses_and_no_tokens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        now.mail.recipient_answers.append("550 no such user: anna@example.org")
        await now.ask("POST", "notices/push", **now.push.subscription("secret-endpoint"))
        now.push.answers.append(503)
        await now.send()
        assert any("could not be sent" in one.message for one in caplog.records)
        # The mail server of this test logs, too.
        ours = [one for one in caplog.records if not one.name.startswith("mail.")]
        text = " ".join(str(vars(one)) for one in ours)
        channel = await now.notices.channels.mail_of(now.anna.person)
        assert channel is not None
        assert ADDRESS not in text
        assert channel.token not in text
        assert "secret-endpoint" not in text

    with caplog.at_level("DEBUG"):
        acting(tmp_path, act)


class AwayOnce:
    """A database that does not answer when the first message is to be marked as sent."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.read = database.read
        self.was_away = False

    async def write(self, batch: Sequence[Statement]) -> None:
        if not self.was_away and any("notices_sent" in one.sql for one in batch):
            self.was_away = True
            raise Unavailable
        await self._database.write(batch)


def test_storage_that_is_away_after_sending_doubles_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "RETRY_S", 0.0)

    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        away = AwayOnce(now.server.context.database)
        now.notices.service._channels._database = away  # type: ignore[assignment]
        assert await now.subjects() == [TURN]
        assert away.was_away
        now.go_on(CLAIM_MS)
        assert await now.subjects() == []

    acting(tmp_path, act, database=database_url)


def test_a_server_that_shuts_down_while_it_sends_doubles_nothing(
    database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        now.mail.has_message.clear()
        now.mail.may_answer = threading.Event()
        sending = asyncio.create_task(now.send())
        assert await asyncio.to_thread(now.mail.has_message.wait, PATIENCE_S)
        sending.cancel()
        now.mail.may_answer.set()
        with pytest.raises(asyncio.CancelledError):
            await sending
        now.go_on(CLAIM_MS)
        assert await now.subjects() == [TURN]

    acting(tmp_path, act, database=database_url)
