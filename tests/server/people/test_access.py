"""Every endpoint about people, requested by everybody who may not use it."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.people.browsers import Site, on_site, refusal
from tests.server.people.setup import PASSWORD

OWN = [
    ("PATCH", "/api/me", {"name": "Changed"}),
    ("DELETE", "/api/me", None),
    ("GET", "/api/me/export", None),
    ("POST", "/api/account", {"name": "Changed", "password": PASSWORD}),
    ("POST", "/api/signout", {}),
    ("POST", "/api/password", {"old": PASSWORD, "new": PASSWORD}),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", {"label": "bot"}),
    ("DELETE", "/api/me/tokens/abc", None),
    ("PUT", "/api/me/mutes/abc", None),
    ("DELETE", "/api/me/mutes/abc", None),
]
"""Endpoints that only a browser may use."""


def test_visitors_without_a_session_are_refused_everywhere(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        nobody = await site.browser()
        for method, path, body in OWN:
            response = await nobody.request(method, path, json=body)
            assert refusal(response) == (401, "PERSON none"), path
            nobody.headers["Authorization"] = "Bearer tavolino_made-up"
            response = await nobody.request(method, path, json=body)
            assert refusal(response) == (401, "TOKEN wrong"), path
            del nobody.headers["Authorization"]
        assert await site.context.database.read("SELECT id FROM people") == []

    on_site(tmp_path, act)


def test_a_token_plays_and_changes_nothing_about_its_person(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, anna = await site.member("Anna")
        made = (await browser.post("/api/me/tokens", json={"label": "my bot"})).json()
        bot = await site.bot(made["token"])
        me = await bot.get("/api/me")
        assert me.json()["id"] == anna
        assert "set-cookie" not in me.headers
        before = await site.context.database.read("SELECT * FROM people")
        for method, path, body in OWN:
            response = await bot.request(method, path, json=body)
            assert refusal(response) == (403, "TOKEN browser"), path
        assert await site.context.database.read("SELECT * FROM people") == before

    on_site(tmp_path, act)


def test_a_foreign_page_cannot_use_a_browser(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, _ = await site.member("Anna")
        asked = [*OWN, ("POST", "/api/signin", {"name": "Anna", "password": PASSWORD})]
        for method, path, body in asked:
            response = await browser.request(
                method, path, json=body, headers={"Origin": "https://evil.test"}
            )
            assert refusal(response) == (403, "ACCESS origin"), path
        ours = {"Origin": "http://tavolino.test"}
        response = await browser.patch("/api/me", json={"name": "Changed"}, headers=ours)
        assert response.json()["name"] == "Changed"

    on_site(tmp_path, act)


def test_tokens_are_made_listed_and_revoked_by_their_person(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        anna, _ = await site.guest()
        bob, _ = await site.guest()
        response = await anna.post("/api/me/tokens", json={"label": "<i>bot</i>"})
        assert response.status_code == 201
        made = response.json()
        listed = await anna.get("/api/me/tokens")
        assert made["token"] not in listed.text
        [shown] = listed.json()["tokens"]
        assert shown["label"] == "<i>bot</i>"
        assert set(shown) == {"id", "label", "created_at", "seen_at"}
        assert (await bob.get("/api/me/tokens")).json() == {"tokens": []}
        path = f"/api/me/tokens/{made['id']}"
        assert refusal(await bob.delete(path)) == (404, "TOKEN unknown")
        bot = await site.bot(made["token"])
        assert (await bot.get("/api/me")).status_code == 200
        assert (await anna.delete(path)).status_code == 204
        assert refusal(await bot.get("/api/me")) == (401, "TOKEN wrong")
        assert refusal(await anna.delete(path)) == (404, "TOKEN unknown")

    on_site(tmp_path, act)


@pytest.mark.parametrize(
    "strange", ["%00", "%2e%2e", "a%00b", "%ff", "%ED%A0%80", "a" * 5000, "%F0%9F%98%80", "'--"]
)
def test_strange_addresses_lead_nowhere(tmp_path: Path, strange: str) -> None:
    async def act(site: Site) -> None:
        browser, _ = await site.guest()
        for method, path, status in (
            ("GET", f"/api/people/{strange}", 404),
            ("PUT", f"/api/me/mutes/{strange}", 404),
            ("DELETE", f"/api/me/mutes/{strange}", 404),
            ("DELETE", f"/api/me/tokens/{strange}", 404),
            ("GET", f"/api/leaderboard/{strange}/2", 400),
            ("GET", f"/api/leaderboard/rope/{strange}", 400),
            ("GET", f"/api/leaderboard/rope/2?offset={strange}", 400),
            ("GET", f"/api/leaderboard/rope/2?limit={strange}", 400),
        ):
            response = await browser.request(method, path)
            assert response.status_code == status, path

    on_site(tmp_path, act)


def test_no_body_breaks_anything(tmp_path: Path) -> None:
    bodies = st.one_of(
        st.binary(max_size=80),
        st.sampled_from(["name", "old", "new", "label", "password", "everywhere", "language"])
        .flatmap(lambda key: st.dictionaries(st.just(key), st.one_of(st.none(), st.integers())))
        .map(lambda value: str(value).replace("'", '"').replace("None", "null").encode()),
        st.just(b"[" * 10_000),
        st.just(b'{"name": "' + b"x" * 5000 + b'", "password": "\\u0000"}'),
    )
    drawn: list[bytes] = []

    @settings(max_examples=60)
    @given(bodies)
    def draw(body: bytes) -> None:
        drawn.append(body)

    draw()

    async def act(site: Site) -> None:
        browser, person = await site.member("Anna")
        for body in drawn:
            if not body or body == b"{}":
                continue  # an empty body asks for nothing, which may be granted
            for method, path, _ in OWN:
                if method in ("PATCH", "POST"):
                    response = await browser.request(method, path, content=body)
                    assert refusal(response)[0] in (400, 413), (path, body)
            assert refusal(await browser.post("/api/signin", content=body))[0] == 400
        assert (await browser.get("/api/me")).json()["id"] == person

    on_site(tmp_path, act, names_per_hour=10_000)


def test_others_see_a_name_and_ratings_and_nothing_else(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        _, anna = await site.member("Anna Account")
        _, bob = await site.guest()
        for n in range(3):
            await site.context.ratings.rate(f"t{n}", "rope", 2, [anna, bob], [1, 2])
        await site.context.solo_scores.count("s", "cutit", "{}", anna, 70)
        stranger = await site.browser()
        shown = (await stranger.get(f"/api/people/{anna}")).json()
        assert set(shown) == {
            *("id", "name", "ratings", "solo_scores"),
            *("tallies", "par", "streak", "longest_streak"),
        }
        [rating] = shown["ratings"]
        assert (rating["game"], rating["seats"], rating["games"]) == ("rope", 2, 3)
        assert shown["solo_scores"] == [
            {"game": "cutit", "options": {}, "best": 70, "mean": 70, "games": 1}
        ]
        board = (await stranger.get("/api/leaderboard/rope/2?limit=10")).json()
        assert board["total"] == 1
        assert board["entries"] == [
            {
                "place": 1,
                "who": anna,
                "name": "Anna Account",
                "rating": rating["rating"],
                "deviation": rating["deviation"],
                "games": 3,
            }
        ]
        assert (await stranger.get("/api/leaderboard/rope/2?offset=1")).json()["entries"] == []
        assert "set-cookie" not in (await stranger.get(f"/api/people/{anna}")).headers

    on_site(tmp_path, act)


def test_muting_over_http(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, anna = await site.guest()
        _, bob = await site.guest()
        assert (await browser.put(f"/api/me/mutes/{bob}")).status_code == 204
        assert (await browser.get("/api/me")).json()["mutes"] == [bob]
        assert refusal(await browser.put(f"/api/me/mutes/{anna}")) == (400, "MUTE self")
        assert (await browser.delete(f"/api/me/mutes/{bob}")).status_code == 204
        assert (await browser.get("/api/me")).json()["mutes"] == []

    on_site(tmp_path, act)
