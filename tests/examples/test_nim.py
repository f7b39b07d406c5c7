"""A game from another package, from its installation to a game in a browser.

It is installed into a folder of its own that only the commands of these tests know. No other test,
and nobody who plays, finds it among the games.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from examples.nim.tavolino_nim import NIM
from examples.nim.tavolino_nim.learning.encoder import NimEncoder
from tavolino.conformance import LAWS, GameSetup, Law, prove, setups
from tavolino.core import Play, Refused
from tavolino.games import games
from tavolino.locales import add_messages, say_refusal
from tests.patience import PATIENCE_S
from tests.processes import environment
from tests.web.browsing import open_browser, visiting

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "nim"
COMMAND = Path(sys.executable).with_name("tavolino")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine on which the package is installed."""
    folder = tmp_path_factory.mktemp("packages")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    flags = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([*pip, *flags, str(PACKAGE)], check=True, timeout=PATIENCE_S)
    return environment(PYTHONPATH=str(folder))


def test_its_moves_have_ids(installed: dict[str, str]) -> None:
    listed = json.loads(run(installed, "actions", "nim", "--json"))
    assert (listed["size"], listed["actions"][:2]) == (28, ["A1", "A2"])


def test_it_is_an_environment() -> None:
    for options in ({}, {"heaps": "1-3-5-7", "last": "loses"}):
        play = Play(NIM.rules, 2, options)
        encoder = NimEncoder(2, play.options)
        view = play.view(0)
        legal = [
            encoder.actions.label(action) for action in encoder.mask(view).nonzero()[0].tolist()
        ]
        assert legal == [*(view.moves or ())]
        assert encoder.observe(view).shape == (encoder.length,)


def run(installed: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [COMMAND, *words],
        env=installed,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def url(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    settings = {"TAVOLINO_PORT": "0", "TAVOLINO_WORKERS": "1", "TAVOLINO_COMPILE": "off"}
    server = subprocess.Popen(
        [COMMAND, "serve"],
        env={**installed, **settings},
        cwd=tmp_path_factory.mktemp("server"),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address
        yield address[0]
    finally:
        server.terminate()
        server.wait(PATIENCE_S)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", setups(NIM), ids=str)
def test_nim_obeys_every_law(law: Law, setup: GameSetup) -> None:
    prove(law, setup)


@pytest.mark.parametrize(
    ("move", "rule", "sentence"),
    [
        ("D1", "NI-2", "There is no heap D; there are 3."),
        ("A0", "NI-2", "You must take at least one match."),
        ("A4", "NI-3", "You cannot take 4 from heap A; it has 3 matches."),
        ("take one", "NOTATION", "“take one” is not a move; write a heap and a number: A1."),
    ],
)
def test_refusals_name_their_rule(move: str, rule: str, sentence: str) -> None:
    assert NIM.words is not None
    add_messages(NIM.words)
    play = Play(NIM.rules, 2)
    with pytest.raises(Refused) as refused:
        play.submit_text(0, move, 0)
    assert refused.value.rule == rule
    assert say_refusal(refused.value) == f"{sentence} [{rule}]"


@pytest.mark.parametrize(("last", "ranks"), [("wins", (1, 2)), ("loses", (2, 1))])
def test_ni4_the_last_match_decides(last: str, ranks: tuple[int, ...]) -> None:
    play = Play(NIM.rules, 2, {"last": last})
    for seat, move in ((0, "A3"), (1, "B4"), (0, "C5")):
        play.submit_text(seat, move, 0)
    assert play.outcome is not None
    assert play.outcome.ranks == ranks


def test_nim_is_not_found_unless_it_is_installed() -> None:
    assert NIM.name not in games()


def test_no_other_code_names_nim() -> None:
    """Documents may; what runs may not."""
    name = re.compile(r"\b(Nim|NIM|tavolino[-_]nim)\b|[\"'/-]nim\b")
    folders = ("src/tavolino", "web/src", "tests", "tools", "bench")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    files += [ROOT / "pyproject.toml", ROOT / "Makefile", *(ROOT / "examples").glob("*.py")]
    kinds = {"", ".css", ".ftl", ".py", ".toml", ".ts", ".tsx"}
    own = Path(__file__)
    naming = [
        path
        for path in files
        if path.is_file() and path.suffix in kinds and path != own
        if name.search(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert not naming


def test_commands_play_record_verify_and_compare(installed: dict[str, str], tmp_path: Path) -> None:
    assert NIM.name in json.loads(run(installed, "games", "--json"))
    record = tmp_path / "game.jsonl"
    watched = run(installed, "play", "nim", "--watch", "--bot", "casual", "--record", str(record))
    assert "The last match is taken." in watched
    assert "correct" in run(installed, "verify", str(record))
    assert "heaps: 3 4 5" in run(installed, "replay", str(record), "--at", "0")
    assert run(installed, "draw", str(record)).startswith("<svg")
    words = ("arena", "nim", "--bots", "learner,strong", "--games", "20", "--json")
    report: Any = json.loads(run(installed, *words))
    assert report["games"] >= 20
    shares = {bot["bot"]: bot["wins"]["value"] for bot in report["bots"]}
    assert shares["strong"] > shares["learner"]


def test_the_rules_can_be_printed_and_nothing_else(
    installed: dict[str, str], tmp_path: Path
) -> None:
    for part in ("rules", "summary"):
        out = tmp_path / f"{part}.pdf"
        run(installed, "print", "nim", "--part", part, "--language", "pl", "-o", str(out))
        assert len(PdfReader(out).pages) <= 2
    command = [str(COMMAND), "print", "nim", "-o", str(tmp_path / "all.pdf")]
    refused = subprocess.run(command, env=installed, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "nothing to print except its rules" in refused.stderr


def test_nim_adds_a_command(installed: dict[str, str]) -> None:
    assert "nim-sum" in run(installed, "--help")
    printed = run(installed, "nim-sum", "3", "4", "5")
    assert printed == "The nim-sum is 2: whoever is on turn can win.\nA2 wins.\n"
    german = run(installed, "--language", "de", "nim-sum", "1", "1")
    assert german == "Die Nim-Summe ist 0: Wer dran ist, verliert gegen gutes Spiel.\n"


def test_nim_is_described_in_its_languages(url: str) -> None:
    with httpx.Client(base_url=url) as http:
        listed = http.get("/api/games").json()["games"]
        nim = next(game for game in listed if game["name"] == "nim")
        assert listed[-1] is nim
        assert sorted(nim["title"]) == sorted(nim["rules_languages"]) == ["de", "en"]
        heaps, last = nim["options"]
        assert heaps["label"] == {"en": "Heaps", "de": "Haufen"}
        assert last["choice_labels"]["wins"] == {"en": "Wins", "de": "Gewinnt"}
        assert nim["causes"]["cleared"]["de"] == "Alle Hölzer sind weg."
        assert http.get("/api/games/nim/rules/de").text.startswith("# Nim\n\nZwei Spieler")
        assert http.get("/api/games/nim/rules/pl").status_code == 404
        assert http.get("/api/games/nim/rules/..").status_code == 404
        assert "NimView" in http.get("/api/schema").json()["$defs"]


def test_a_game_in_a_browser(
    installed: dict[str, str], url: str, browser: Browser, tmp_path: Path
) -> None:
    with visiting(browser, url) as visitor:
        page = visitor.page
        visitor.is_in_a_hurry()
        visitor.go("/")
        visitor.press_at_game("Nim", "Play now")
        be_refused(page)
        play_to_the_end(page)
        expect(page.get_by_text("The last match is taken.").first).to_be_visible()
        record = tmp_path / "played.jsonl"
        link = page.get_by_role("link", name="Download game file").first
        record.write_bytes(httpx.get(url + str(link.get_attribute("href"))).content)
        assert "correct" in run(installed, "verify", str(record))
        visitor.go("/learn/nim/rules#NI-3")
        expect(page.locator(".rules .asked-for")).to_contain_text("No more than there are")


def be_refused(page: Page) -> None:
    """A wrong move is answered by a sentence and a link to its rule."""
    move = page.get_by_role("textbox", name="Move")
    move.fill("C9")
    move.press("Enter")
    toast = page.locator(".toast-refused")
    expect(toast).to_contain_text("You cannot take 9 from heap C; it has 5 matches.")
    expect(toast.get_by_role("link")).to_have_attribute("href", "/learn/nim/rules#NI-3")
    move.fill("")


def play_to_the_end(page: Page) -> None:
    """Makes the first move on offer until there are none."""
    result = page.locator("#result-title")
    moves = page.locator(".plain-list button")
    for _ in range(12):
        expect(result.or_(moves.first)).to_be_visible()
        if result.is_visible():
            return
        count = page.locator(".log li").count()
        moves.first.click()
        page.wait_for_function(
            "count => document.querySelectorAll('.log li').length > count", arg=count
        )
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("language", "about"),
    [("de", "Nimm Hölzer von einem Haufen"), ("fr", "Take matches from one heap")],
)
def test_readers_of_other_languages_get_english(
    url: str, browser: Browser, language: str, about: str
) -> None:
    with visiting(browser, url, locale=language) as visitor:
        visitor.go("/")
        expect(visitor.page.get_by_text(about)).to_be_visible()
