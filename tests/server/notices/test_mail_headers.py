"""A name never becomes a header or a line of a message: the bytes that a mail server receives."""

import re
from email import message_from_bytes
from email.header import decode_header
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.server.notices.mail_headers import header, one_line, text_header
from tavolino.server.storage import Statement
from tests.server.notices.setup import ADDRESS, Scene, acting
from tests.server.people.browsers import refusal
from tests.services.mail import parts

HEADERS = [
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Auto-Submitted",
    "Content-Language",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "MIME-Version",
    "Content-Type",
]
HOSTILE = [
    "=?utf-8?q?x=0D=0AX-Evil:_1?=",
    "=?utf-8?b?eA0KWC1FdmlsOiAx?=",
    "=?utf-8?q?x=0D=0A=0D=0A<b>evil</b>?=",
    "=?utf-8?q?=3D=3Futf-8=3Fq=3Fx=3D0D=3D0AX-Evil:_1=3F=3D?=",
    "Bob\r\nX-Evil: 1",
    "Bob\n\nX-Evil: 1",
    "Bob\x00\x85\u2028X-Evil: 1",
    "Żółw 🐢 " * 20,
    "=?utf-8?q?" + "a" * 300,
]


def unfolded(content: bytes) -> list[tuple[str, str]]:
    """The headers of a message as it was sent, without the help of a library."""
    head = content.partition(b"\r\n\r\n")[0].decode("ascii")
    assert all(len(line) <= 998 for line in head.split("\r\n"))
    lines = re.sub(r"\r\n[ \t]", " ", head).split("\r\n")
    assert not any(character in line for line in lines for character in "\r\n\0")
    return [(name, value) for name, _, value in (line.partition(": ") for line in lines)]


def decoded(value: str) -> str:
    found = decode_header(value)
    return "".join(
        part if isinstance(part, str) else part.decode(charset or "ascii")
        for part, charset in found
    )


@pytest.mark.parametrize("name", HOSTILE, ids=ascii)
def test_an_opponents_name_adds_nothing_to_a_message(name: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        await now.game()
        await now.confirmed()
        # As it may have been stored before such names were refused. SQLite stores no zero byte.
        stored = name.replace("\0", "")
        rename = Statement("UPDATE people SET name = $1 WHERE id = $2", (stored, now.bob.person))
        await now.server.context.database.write([rename])
        now.mail.contents.clear()
        await now.send()
        [content] = now.mail.contents
        headers = unfolded(content)
        # Sentences have a replacement character for each control character in a name.
        shown = re.sub(r"[\r\n\x85\u2028]", "\ufffd", stored).strip()
        assert [one for one, _ in headers] == HEADERS
        assert decoded(dict(headers)["Subject"]) == f"Your turn: Scalino with {shown}"
        assert dict(headers)["To"] == ADDRESS
        message = message_from_bytes(content, policy=default)
        assert isinstance(message, EmailMessage)
        text = parts(message)[0]
        assert [line for line in text.splitlines() if "Scalino" in line] == [
            f"Scalino with {shown}"
        ]

    acting(tmp_path, act)


@pytest.mark.parametrize("name", [*HOSTILE[:5], "a\tb", "a\x7fb", "=?"], ids=ascii)
def test_such_a_name_is_refused_everywhere(name: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        http = now.bob.http
        seats = {"game": "scalino", "seats": 2, "occupants": ["me", "me"]}
        why = "NAME encoded" if "=?" in name and len(name) <= 40 else None
        for response in (
            await http.patch("/api/me", json={"name": name}),
            await http.post("/api/account", json={"name": name, "password": "a fine password"}),
            await http.post("/api/me/tokens", json={"label": name}),
            await http.post("/api/tables", json={**seats, "title": name}),
            await http.post("/api/tables", json={**seats, "seat_names": [name, ""]}),
        ):
            status, refused = refusal(response)
            assert status == 400
            assert refused.startswith("NAME ")
            assert why is None or refused == why
        assert (await http.get("/api/me")).json()["name"] == "Bob"

    acting(tmp_path, act)


def test_an_address_is_no_encoded_word(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        address = "=?utf-8?q?=0D=0ABcc=3Ax?=@example.org"
        response = await now.anna.http.put("/api/me/notices/mail", json={"address": address})
        assert refusal(response) == (400, "NOTICE address")

    acting(tmp_path, act)


def test_an_account_with_an_older_name_can_sign_in(tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        account = {"name": "Bob", "password": "a fine password"}
        assert (await now.bob.http.post("/api/account", json=account)).status_code == 200
        older = Statement(
            "UPDATE people SET name = $1, account = $1 WHERE id = $2", ("bob =?", now.bob.person)
        )
        await now.server.context.database.write([older])
        signed = await now.anna.http.post("/api/signin", json={**account, "name": "Bob =?"})
        assert signed.json()["id"] == now.bob.person

    acting(tmp_path, act)


@given(st.text(max_size=300))
def test_any_text_comes_back_from_one_header(text: str) -> None:
    written = text_header("Subject", text)
    [(name, value)] = unfolded(written.removesuffix(b"\r\n") + b"\r\n\r\n")
    assert name == "Subject"
    expected = one_line(text).encode("utf-8", "replace").decode()
    assert decoded(value) == expected
    assert all(len(line) <= 76 for line in written.split(b"\r\n")) or b"=?" not in written


@pytest.mark.parametrize("value", ["a\r\nb", "a\nb", "a\0b", "é"])
def test_a_plain_header_takes_plain_text_alone(value: str) -> None:
    with pytest.raises(ValueError, match="not plain"):
        header("To", value)
