"""Notices in the export of personal data, and after its deletion."""

from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.notices.setup import ADDRESS, Scene, acting
from tests.server.people.setup import everything_stored


def test_everything_is_exported_but_secrets(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        today = datetime.now(UTC).date().isoformat()
        table = await now.game()
        await now.confirmed()
        await now.ask("POST", "notices/push", **now.push.subscription())
        feed = (await now.ask("POST", "notices/feed"))["feed"]
        await now.ask("PATCH", "notices", wait_hours=None, left_hours=100, rhythm="hour")
        await now.send()
        await now.ask("POST", "holidays", first=today, last=today)
        await now.notices.holiday_clocks.update()
        response = await now.anna.http.get("/api/me/export")
        kept = response.json()["notices"]
        assert (kept["rhythm"], kept["wait_hours"], kept["left_hours"]) == ("hour", None, 100)
        channels = {one["kind"]: one["address"] for one in kept["channels"]}
        endpoint = now.push.subscription()["endpoint"]
        assert channels == {"mail": ADDRESS, "push": urlsplit(endpoint).netloc}
        assert kept["has_feed"]
        assert kept["holidays"] == [{"first": today, "last": today}]
        assert kept["sent"] == [table]
        mail = await now.notices.channels.mail_of(now.anna.person)
        assert mail is not None
        secrets = (mail.token, feed.split("/")[-2], endpoint, *now.push.subscription().values())
        for secret in secrets:
            assert secret not in response.text
        other = (await now.bob.http.get("/api/me/export")).text
        assert ADDRESS not in other
        assert endpoint not in other

        assert (await now.anna.http.delete("/api/me")).status_code == 204
        stored = await everything_stored(database_url)
        text = str({name: rows for name, rows in stored.items() if name != "events"})
        for secret in (ADDRESS, *secrets):
            assert secret not in text
        holding = {name for name, rows in stored.items() if now.anna.person in str(rows)}
        assert holding == {"events"}
        now.mail.received.clear()
        await now.send()
        assert now.mail.received == []

    acting(tmp_path, act, database=database_url)
