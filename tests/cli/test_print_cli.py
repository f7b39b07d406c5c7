"""tavolino print"""

from pathlib import Path

import pytest
from pypdf import PdfReader

from tavolino.games.cutit.rules.sheet import write_sheet
from tavolino.games.cutit.solver.sheet_generator import seeded_sheet
from tests.cli.cli_runner import run


def test_a_game_is_written_as_pdf(tmp_path: Path) -> None:
    out = tmp_path / "cutit.pdf"
    ran = run("--language", "de", "print", "cutit", "--copies", "3", "-o", str(out))
    assert ran.returncode == 0, ran.stderr
    assert "100\N{NO-BREAK SPACE}%" in ran.stderr
    pages = PdfReader(out).pages
    assert len(pages) == 4
    assert "Spieler 3" in pages[2].extract_text()
    assert [path.name for path in tmp_path.iterdir()] == ["cutit.pdf"]


def test_a_sheet_comes_from_a_file_or_a_seed(tmp_path: Path) -> None:
    sheet = seeded_sheet("Mia", "standard")
    file, one, other = (tmp_path / name for name in ("mia.json", "one.pdf", "other.pdf"))
    file.write_text(write_sheet(sheet), encoding="utf-8")
    words = ("print", "cutit", "--part", "sheet", "--paper", "letter")
    assert run(*words, "--sheet", str(file), "-o", str(one)).returncode == 0
    assert run(*words, "--seed", "Mia", "-o", str(other)).returncode == 0
    texts = [PdfReader(path).pages[0].extract_text() for path in (one, other)]
    # The same sheet; one has the name of its file, the other that of its seed.
    assert texts[0].replace("standard-Mia", "Mia") == texts[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cutit", "--part", "cards"), "material, sheet, dice, rules, summary"),
        (("rope", "--seed", "7"), "seed"),
        (("chess",), "chess"),
    ],
)
def test_a_wrong_request_is_refused_in_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    ran = run("print", *words, "-o", str(tmp_path / "game.pdf"))
    assert ran.returncode == 2
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_no_sheet_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]", encoding="utf-8")
    out = tmp_path / "game.pdf"
    ran = run("print", "cutit", "--part", "sheet", "--sheet", str(wrong), "-o", str(out))
    assert ran.returncode == 2
    assert "CI-1" in ran.stderr
    assert not out.exists()
