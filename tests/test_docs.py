"""What the documents show is what the program does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.core import Choice, Option
from tavolino.games import games, rules, words
from tavolino.locales import LANGUAGES
from tests.golden import architecture
from tests.golden.write import picture_file, pictures
from tests.rulebook import BOOKS, GAMES, pages, rules_in, rules_page
from tests.test_words import is_offered

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *GAMES.rglob("rules.md")]


@pytest.mark.parametrize("name", pictures())
def test_pictures_are_current(name: str) -> None:
    """`make golden` draws them."""
    assert picture_file(name).read_text(encoding="utf-8") == pictures()[name]()


def test_the_picture_of_the_packages_is_current() -> None:
    """`make golden` draws it from the import contracts."""
    assert architecture.FILE.read_text(encoding="utf-8") == architecture.architecture()


def test_every_picture_that_is_kept_is_drawn() -> None:
    kept = set(GAMES.glob("*/words/pictures/**/*.svg"))
    assert kept == {picture_file(name) for name in pictures()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        found = page.parent / path if path else page
        assert found.exists(), target
        if anchor:
            assert f'<a id="{anchor}"></a>' in found.read_text(encoding="utf-8"), target


def test_the_readme_shows_every_screenshot_that_is_kept() -> None:
    """All others are made when somebody wants them: make screenshots."""
    shown = re.findall(r"\(docs/screenshots/([^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert {path.name for path in (ROOT / "docs" / "screenshots").iterdir()} == set(shown)


@pytest.mark.parametrize(
    "page",
    [
        ROOT / "README.md",
        ROOT / "docs" / "adapters.md",
        ROOT / "docs" / "encoding.md",
        ROOT / "docs" / "batched.md",
        ROOT / "docs" / "openspiel.md",
        *sorted((ROOT / "docs" / "tutorials").glob("*.md")),
    ],
    ids=lambda page: page.stem,
)
def test_python_in_the_documents_runs(page: Path, tmp_path: Path) -> None:
    """All blocks of a page together are one program."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    program = tmp_path / "program.py"
    program.write_text("\n".join(blocks), encoding="utf-8")
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_the_site_is_built_without_a_broken_link(tmp_path: Path) -> None:
    """`make docs`: a link that leads nowhere, or a missing reference, stops it."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    pages = list(tmp_path.rglob("*.html"))
    for page in pages:
        loaded = r"<(?:script|link|img)[^>]+(?:src|href)=.?https?://"
        assert not re.search(loaded, page.read_text(encoding="utf-8")), f"{page} loads from afar"
    for language in LANGUAGES:
        assert (tmp_path / "rules" / language / "rope.html").exists()
    reference = (tmp_path / "reference" / "core.html").read_text(encoding="utf-8")
    assert 'id="tavolino.core.Play.submit_text"' in reference


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_the_rules_are_the_same_in_every_language(game: str, language: str) -> None:
    english = rules_page(game, "en").read_text(encoding="utf-8")
    page = rules_page(game, language).read_text(encoding="utf-8")
    assert [rule for rule, _ in rules_in(page)] == [rule for rule, _ in rules_in(english)]
    page = page.replace(f"-{language}.svg", ".svg")  # pictures with words on them
    for part in (
        r"^#+ ",  # headings
        r"!\[[^]]+\]\(([^)]+)\)",  # drawings
        r"^\|",  # lines of tables
        r"^- \*\*[a-h]\b[^*]*\*\*",  # parts of examples
    ):
        assert re.findall(part, page, re.M) == re.findall(part, english, re.M), part
    within = r"\]\(#([^)]+)\)"
    assert set(re.findall(within, page)) == set(re.findall(within, english))
    spelled = r"`([^`]+)`"
    assert set(re.findall(spelled, page)) == set(re.findall(spelled, english))
    others = {f"../{other}/rules.md" for other in LANGUAGES if other != language}
    assert others <= set(re.findall(r"\]\(([^)]+)\)", page))


def with_plain_spaces(text: str) -> str:
    """Without the no-break spaces that keep the words of a line together."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_every_choice_as_the_form_of_a_new_table_does(language: str) -> None:
    for name, manifest in games().items():
        page = rules_page(words.rules_owner(manifest).name, language)
        text = with_plain_spaces(page.read_text(encoding="utf-8"))
        for option in manifest.rules.options:
            if not is_offered(name, option):
                continue
            (row,) = set(
                re.findall(
                    rf"^\| {re.escape(with_plain_spaces(label(name, option, language)))} \|.*",
                    text,
                    re.M,
                )
            )
            for value in option.choices if isinstance(option, Choice) else ():
                if not value.isdigit():
                    said = words.value_label(name, option, value)[language]
                    assert with_plain_spaces(said) in row


def label(game: str, option: Option, language: str) -> str:
    return words.option_label(game, option)[language]


def test_the_notation_names_every_option() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    for game in rules().values():
        for option in game.options:
            assert f"| `{option.name}` |" in page, option.name
            for value in option.choices if isinstance(option, Choice) else ():
                named_elsewhere = option.name == "sheet" or value.isdigit()
                assert named_elsewhere or f"`{value}`" in page, value


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_count_from_one_for_players(language: str) -> None:
    seat_0 = re.compile(r"\b(seat|Platz|place|posto|miejsce) 0\b", re.IGNORECASE)
    for page in pages(language):
        assert not seat_0.search(page.read_text(encoding="utf-8")), page


def test_every_game_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    for name in rules():
        assert f"| `{name}` |" in readme
