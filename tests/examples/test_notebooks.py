"""The example notebooks run, and show pictures."""

from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import nbformat
import pytest
from nbclient import NotebookClient

from tests.patience import PATIENCE_S

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = {path.stem: path for path in sorted(EXAMPLES.glob("*.ipynb"))}


class Cell(NamedTuple):
    source: str
    outputs: list[Any]

    def shown(self, kind: str) -> list[str]:
        return [one["data"][kind] for one in self.outputs if kind in one.get("data", ())]

    @property
    def printed(self) -> str:
        return "".join(one["text"] for one in self.outputs if one["output_type"] == "stream")


def code_cells(path: Path) -> list[Any]:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Cell]]:
    """The cells with what they gave. All notebooks run in one kernel, which takes seconds to start;
    each begins without the names of the others.
    """
    notebook = nbformat.v4.new_notebook()  # type: ignore[no-untyped-call]
    owners = []
    for name, path in NOTEBOOKS.items():
        afresh = nbformat.v4.new_code_cell("%reset -f")  # type: ignore[no-untyped-call]
        own = [afresh, *code_cells(path)]
        notebook.cells += own
        owners += [name] * len(own)
    folder = tmp_path_factory.mktemp("notebooks")
    client = NotebookClient(
        notebook,
        timeout=PATIENCE_S,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
    )
    found: dict[str, list[Cell]] = {name: [] for name in NOTEBOOKS}
    for name, cell in zip(owners, client.execute().cells, strict=True):
        found[name].append(Cell(cell.source, cell.outputs))
    return found


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_kept_without_outputs(name: str) -> None:
    for cell in code_cells(NOTEBOOKS[name]):
        assert not cell.outputs
        assert cell.execution_count is None


@pytest.mark.parametrize(
    ("name", "pictures"), [("arena", 0), ("datasets", 1), ("play", 5), ("records", 2)]
)
def test_pictures_come_out(name: str, pictures: int, executed: dict[str, list[Cell]]) -> None:
    drawn = [svg for cell in executed[name] for svg in cell.shown("image/svg+xml")]
    assert len(drawn) == len(set(drawn)) == pictures
    for svg in drawn:
        root = ElementTree.fromstring(svg)
        assert root.tag.endswith("svg")
        assert len(list(root.iter())) > 20, "more than an empty board"


def test_hands_are_hidden_until_a_seat_is_chosen(executed: dict[str, list[Cell]]) -> None:
    spectator, seat = (cell.shown("text/plain")[0] for cell in executed["play"][-2:])
    assert spectator != seat


def test_reports_have_tables_and_charts(executed: dict[str, list[Cell]]) -> None:
    english, polish, balance = (
        cell.shown("text/html")[0] for cell in executed["arena"] if cell.shown("text/html")
    )
    assert "<td>casual</td>" in english
    assert english.count("<svg") == polish.count("<svg") == 1
    assert "wygrane" in polish
    assert balance.count("<svg") == 2
    assert "<caption>pile = 3</caption>" in balance


def test_refusals_faults_and_values_are_printed(executed: dict[str, list[Cell]]) -> None:
    printed = {name: "\n".join(cell.printed for cell in cells) for name, cells in executed.items()}
    assert "[SC-" in printed["play"]
    assert "line 2: " in printed["records"] or "line 3: " in printed["records"]
    assert "%" in printed["records"]
    assert "'view'" in printed["datasets"]


def test_every_notebook_is_listed() -> None:
    page = (EXAMPLES.parent / "docs" / "notebooks.md").read_text(encoding="utf-8")
    for name in NOTEBOOKS:
        assert f"examples/{name}.ipynb" in page
