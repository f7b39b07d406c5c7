"""Turns by Web Push: encrypted for one browser, signed, never to a host of our own network."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.notices import service
from tavolino.server.notices.channels import MOST_SUBSCRIPTIONS
from tavolino.server.notices.push import PushSender
from tavolino.server.notices.push_crypto import (
    SubscriptionKeys,
    encrypt,
    from_text,
    new_key,
    read_key,
)
from tests.server.notices.setup import HOUR, Scene, acting
from tests.server.people.browsers import refusal


def test_the_example_of_rfc_8291() -> None:
    """Appendix A, with the keys and the salt given there."""
    to = SubscriptionKeys(
        from_text(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    key = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypt(
        b"When I grow up, I want to be a watermelon", to, key, from_text("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert body == from_text(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_turn_reaches_a_subscribed_browser_once(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        table = await now.game()
        await now.send()
        assert now.push.received == []
        shown = await now.ask("POST", "notices/push", **now.push.subscription())
        assert [one["endpoint"] for one in shown["subscriptions"]] == [
            now.push.subscription()["endpoint"]
        ]
        processes = [await now.another_process() for _ in range(3)]
        await asyncio.gather(*(one.service.send_due() for one in processes))
        [message] = now.push.received
        assert message["title"] == "Your turn: Scalino with Bob"
        assert message["url"] == f"/t/{table}"
        assert "3 days left" in message["body"]
        [claims] = now.push.claims
        assert claims["aud"] == now.push.origin
        assert claims["sub"] == "mailto:host@tavolino.test"
        assert 0 < claims["exp"] - now.wall.now // 1000 <= 24 * 3600
        now.go_on(HOUR)
        await now.send()
        assert len(now.push.received) == 1

    acting(tmp_path, act, database=database_url)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(
    status: int, database_url: str, tmp_path: Path
) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        for name in ("one", "two"):
            await now.ask("POST", "notices/push", **now.push.subscription(name))
        now.push.answers += [status]
        await now.send()
        assert len(now.push.received) == 1
        assert len((await now.ask("GET", "notices"))["subscriptions"]) == 1

    acting(tmp_path, act, database=database_url)


def test_a_service_that_fails_is_asked_again_later(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.ask("POST", "notices/push", **now.push.subscription())
        now.push.answers += [503, 429]
        for wait in service.WAITS_MS[:2]:
            await now.send()
            await now.send()
            assert now.push.received == []
            now.go_on(wait)
        await now.send()
        assert len(now.push.received) == 1

    acting(tmp_path, act)


def test_a_subscription_can_be_removed_and_their_number_is_limited(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        for n in range(MOST_SUBSCRIPTIONS + 2):
            shown = await now.ask("POST", "notices/push", **now.push.subscription(str(n)))
        assert len(shown["subscriptions"]) == MOST_SUBSCRIPTIONS
        again = await now.ask("POST", "notices/push", **now.push.subscription("11"))
        assert len(again["subscriptions"]) == MOST_SUBSCRIPTIONS
        one = shown["subscriptions"][0]["id"]
        await now.bob.http.delete(f"/api/me/notices/push/{one}")
        assert len((await now.ask("GET", "notices"))["subscriptions"]) == MOST_SUBSCRIPTIONS
        left = await now.ask("DELETE", f"notices/push/{one}")
        assert len(left["subscriptions"]) == MOST_SUBSCRIPTIONS - 1

    acting(tmp_path, act)


BAD: list[dict[str, str]] = [
    {"endpoint": "http://push.example.org/x"},
    {"endpoint": "https://push.example.org:8443/x"},
    {"endpoint": "https://user@push.example.org/x"},
    {"endpoint": "ftp://push.example.org/x"},
    {"endpoint": "https://[::1/x"},
    {"endpoint": "nothing"},
    {"endpoint": "https://push.example.org/x\0"},
    {"endpoint": "https://push.example.org/x\r\ny"},
    {"endpoint": "https://push.example.org/x y"},
    {"endpoint": "https://push.example.org/" + 970 * "x" + "é"},
    {"p256dh": "AAAA"},
    {"p256dh": "&&&&"},
    {"auth": "AAAA"},
]


@pytest.mark.parametrize("wrong", BAD, ids=str)
def test_what_is_no_subscription_is_refused(wrong: dict[str, str], tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        good: dict[str, Any] = {**now.push.subscription(), "endpoint": "https://push.example.org/x"}
        response = await now.anna.http.post("/api/me/notices/push", json={**good, **wrong})
        why = "endpoint" if "endpoint" in wrong else "keys"
        assert refusal(response) == (400, f"PUSH {why}")

    acting(tmp_path, act, push_local=False)


def test_a_name_that_leads_to_our_own_network_is_never_asked(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        # `localhost` stands for any name that resolves to a private address.
        local = {**now.push.subscription(), "endpoint": "https://localhost/push/one"}
        await now.ask("POST", "notices/push", **local)
        await now.send()
        assert now.push.claims == []
        assert (await now.ask("GET", "notices"))["subscriptions"] == []

    acting(tmp_path, act, push_local=False)


def test_the_key_is_made_once_and_kept(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        keys = {(await now.ask("GET", "notices"))["push_key"]}
        for _ in range(2):
            other = await now.another_process()
            assert other.push is not None
            keys.add(other.push.public_key)
        assert len(keys) == 1
        given = PushSender(read_key(new_key()), "")
        assert given.public_key not in keys

    acting(tmp_path, act, database=database_url)


def test_a_server_without_a_contact_sends_no_push_messages(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        assert (await now.ask("GET", "notices"))["push_key"] == ""
        response = await now.anna.http.post("/api/me/notices/push", json=now.push.subscription())
        assert refusal(response) == (400, "PUSH off")

    acting(tmp_path, act, push_contact="")
