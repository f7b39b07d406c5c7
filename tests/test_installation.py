"""What is installed with each extra, and what works with it."""

import asyncio
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.installation import Installation, build_wheel, install
from tests.server.hosts import new_guest

ENGINE: Final = Path(__file__).parents[1] / "examples" / "engines" / "mybot.py"
RULES: Final = """
from tavolino.games import find_bot, games
from tavolino.core import Dealer, Play, Stream
import tavolino.games.cutit.solver.par

for name, manifest in games().items():
    play = Play(manifest.rules, seats=2)
    dealer = Dealer(bytes(32))
    dealer.deal(play)
    seat = min(play.to_act)
    view = manifest.rules.view(play.state, seat)
    play.submit_text(seat, find_bot(name, "casual").choose(view, Stream(bytes(32), 0)))
    print(name)
"""


DEVICE: Final = """
import asyncio
from tavolino.device import LocalDevice, Player, respond

class Storage:
    async def add(self, batch):
        print(len(batch[0].events), "events")

async def play():
    device = LocalDevice(Player("ann", "Ann", "fr"), Storage(), lambda: 0)
    body = b'{"game": "scalino", "seats": 2, "occupants": ["me", "bot:casual"]}'
    print((await respond(device, "POST", "/api/tables", body)).status)
    print((await respond(device, "POST", "/api/tables", b"{}")).body.decode())

asyncio.run(play())
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def rules_alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return install(wheel, tmp_path_factory.mktemp("rules"))


@pytest.fixture(scope="module")
def with_cli(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return install(wheel, tmp_path_factory.mktemp("cli"), "cli")


@pytest.fixture(scope="module")
def with_server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return install(wheel, tmp_path_factory.mktemp("server"), "server")


def test_rules_and_bots_need_no_other_package(rules_alone: Installation) -> None:
    assert rules_alone.names == {"tavolino"}
    ran = rules_alone.run("-c", RULES)
    assert ran.returncode == 0, ran.stderr
    games = ["scalino", "rope", "cutit", "demolition", "referee-cutit", "referee-rope"]
    assert ran.stdout.split() == games


def test_ids_of_actions_need_no_other_package(rules_alone: Installation) -> None:
    program = "from tavolino.learn.encoding import actions_of; print(len(actions_of('cutit')))"
    ran = rules_alone.run("-c", program)
    assert (ran.returncode, ran.stdout.strip()) == (0, "1863848"), ran.stderr


def test_a_device_needs_msgspec_and_fluent_alone(wheel: Path, tmp_path: Path) -> None:
    installed = install(wheel, tmp_path, also=("msgspec", "fluent.runtime"))
    assert not {"starlette", "typer", "websockets", "asyncpg"} & installed.names
    ran = installed.run("-c", DEVICE)
    assert ran.returncode == 0, ran.stderr
    stored, status, refused = ran.stdout.splitlines()
    assert (stored.endswith(" events"), status) == (True, "201")
    assert "[BODY]" in refused


def test_the_command_says_which_extra_it_needs(rules_alone: Installation) -> None:
    ran = rules_alone.run("-m", "tavolino", "games")
    assert (ran.returncode, ran.stdout) == (2, "")
    sentence = 'tavolino: the command needs typer; install it with: pip install "tavolino[cli]"'
    assert ran.stderr.splitlines() == [sentence]


def test_the_command_plays_with_its_extra_alone(with_cli: Installation) -> None:
    assert not {"starlette", "msgspec", "openskill", "numpy"} & with_cli.names
    for words in (("play", "rope", "--watch"), ("actions", "rope")):
        ran = with_cli.run("-m", "tavolino", *words)
        assert ran.returncode == 0, ran.stderr
    engine = ("--bot", f"cmd:{sys.executable} -IS {ENGINE}")
    ran = with_cli.run("-m", "tavolino", "play", "demolition", "--watch", *engine)
    assert ran.returncode == 0, ran.stderr
    assert "forfeits" not in ran.stdout


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("backup", "--database", "sqlite:///none.db", "backup.jsonl"), "server"),
        (("arena", "scalino", "--games", "2"), "lab"),
        (("engine",), "engine"),
        (("print", "rope", "-o", "rope.pdf"), "print"),
        (("dataset", "rope", "--games", "1"), "dataset"),
    ],
)
def test_a_command_names_the_extra_it_needs(
    words: tuple[str, ...], extra: str, with_cli: Installation
) -> None:
    ran = with_cli.run("-m", "tavolino", *words)
    assert ran.returncode == 2
    assert ran.stderr.startswith("tavolino: This command needs the package ")
    assert f'pip install "tavolino[{extra}]"' in ran.stderr


def test_the_server_needs_its_extra_alone(with_server: Installation) -> None:
    assert {"starlette", "fluent-runtime", "typer"} <= with_server.names
    assert not {"hypothesis", "numpy", "distributed"} & with_server.names
    ran = with_server.run("-c", "import tavolino.server.main, tavolino.cli.app")
    assert ran.returncode == 0, ran.stderr


def test_the_server_prints_rules_that_are_in_the_wheel(
    with_server: Installation, tmp_path: Path
) -> None:
    out = tmp_path / "rules.pdf"
    for part in ("rules", "cards"):
        ran = with_server.run("-m", "tavolino", "print", "rope", "--part", part, "-o", str(out))
        assert ran.returncode == 0, ran.stderr
        assert out.read_bytes().startswith(b"%PDF-")


def test_the_server_plays_with_bots_in_an_empty_folder(
    with_server: Installation, tmp_path: Path
) -> None:
    with with_server.serving(tmp_path) as port:
        opened = asyncio.run(play_a_bot(port))
    assert "<script" in opened
    assert "assets/" in opened
    assert (tmp_path / "tavolino.db").exists()


async def play_a_bot(port: int) -> str:
    """Makes a move against a bot and waits for its answer; returns the first page."""
    async with new_guest(port) as guest:
        page = await guest.http.get("/")
        table = await guest.create(
            "scalino", 2, options={"first": "0"}, occupants=["me", "bot:casual"]
        )
        async with guest.at(table) as at_table:
            await at_table.see(lambda frame: bool(moves_in(frame)))
            assert (await at_table.move(0, "e5"))["type"] == "ack"
            await at_table.see(lambda frame: bool(moves_in(frame)))
    return page.text


def moves_in(frame: dict[str, Any]) -> list[str]:
    """The moves of the viewer, if it is their turn."""
    moves: list[str] = (frame["views"][0]["view"] or {}).get("moves", [])
    return moves


def test_the_doctor_names_what_is_missing(with_cli: Installation) -> None:
    ran = with_cli.run("-m", "tavolino", "doctor")
    assert ran.returncode == 0, ran.stderr
    assert "– extra server is not installed (aiosmtplib, argon2-cffi, " in ran.stdout
    assert 'pip install "tavolino[server]"' in ran.stdout


def test_the_package_says_that_it_is_typed(rules_alone: Installation) -> None:
    assert (rules_alone.folder / "tavolino" / "py.typed").exists()
