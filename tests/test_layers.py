"""Arrows point one way: each layer imports only what lies below it."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tavolino"

RULES = {"core", "games"}
OFFERED = {*RULES, "solvers", "drawing", "kernels", "bots", "puzzles", "catalogue", "daily"}

SHOWN = {"core", "analysis", "bots", "catalogue", "locales", "match", "protocol", "puzzles"}
BELOW = {
    "core": set(),
    "games": {"core"},
    "solvers": RULES,
    "drawing": {*RULES, "locales"},
    "kernels": {*RULES, "solvers"},
    "bots": {*RULES, "solvers", "kernels"},
    "daily": {*RULES, "solvers", "bots", "locales"},
    "puzzles": {*RULES, "solvers", "bots"},
    "catalogue": {*OFFERED, "locales"},
    "adapters": {"core", "bots", "catalogue", "encoding", "locales", "paper", "protocol"},
    "analysis": {"core", "bots", "catalogue"},
    "batched": {*RULES, "kernels", "catalogue"},
    "conformance": {"core", "catalogue", "locales"},
    "encoding": {*RULES, "catalogue"},
    "lab": {*OFFERED, "adapters", "analysis", "locales"},
    "nets": {*RULES, "bots", "catalogue", "encoding"},
    "locales": {"core"},
    "match": {"core"},
    "paper": {*RULES, "solvers", "drawing", "catalogue", "locales"},
    "protocol": {"core", "catalogue", "match"},
    "tables": SHOWN,
    "device": {*SHOWN, "tables"},
    "server": {*SHOWN, "daily", "paper", "tables"},
    "notebook": {"core", "catalogue", "drawing", "locales"},
    "cli": {
        *OFFERED,
        "adapters",
        "analysis",
        "conformance",
        "encoding",
        "lab",
        "locales",
        "paper",
        "server",
    },
}
OUTSIDE = {
    "core": set(),
    "games": set(),
    "solvers": set(),
    "drawing": set(),
    "catalogue": set(),
    "daily": set(),
    "adapters": {"gymnasium", "msgspec", "numpy", "pettingzoo", "pyspiel"},
    "analysis": set(),
    "batched": {"numpy"},
    "conformance": {"hypothesis"},
    "encoding": {"numpy"},
    "kernels": {"numba", "numpy"},
    "bots": set(),
    "puzzles": set(),
    "lab": {"distributed", "openskill", "pyarrow"},
    "nets": {"numpy"},
    "locales": {"babel", "fluent"},
    "match": {"msgspec"},
    "paper": {"reportlab", "resvg_py", "segno"},
    "protocol": {"msgspec"},
    "tables": {"msgspec"},
    "device": {"msgspec"},
    "server": {
        "aiosmtplib",
        "argon2",
        "asyncpg",
        "babel",
        "cryptography",
        "distributed",
        "h11",
        "httpx",
        "itsdangerous",
        "msgspec",
        "openskill",
        "prometheus_client",
        "redis",
        "segno",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    },
    "notebook": set(),
    "cli": {"rich", "typer"},
}


def imported(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            names.add(node.module)
    return names


def modules(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


def test_every_folder_is_a_known_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == set(BELOW)


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_downwards(layer: str) -> None:
    for path in modules(layer):
        for name in imported(path):
            package, _, rest = name.partition(".")
            if package == "tavolino":
                assert rest.split(".")[0] in {layer, *BELOW[layer]}, f"{path} imports {name}"
            else:
                known = package in sys.stdlib_module_names or package in OUTSIDE[layer]
                assert known, f"{path} imports {name}"


def test_games_do_not_know_each_other() -> None:
    games = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()} - {"__pycache__"}
    for game in games:
        for path in modules(f"games/{game}"):
            for name in imported(path):
                parts = name.split(".")
                if parts[:2] == ["tavolino", "games"]:
                    assert parts[2:3] == [game], f"{path} imports {name}"


def folders_of_games() -> set[str]:
    """The games that have a folder in some layer, or a module in the catalogue."""
    return {
        path.name
        for layer in ("games", "bots", "kernels")
        for path in (SOURCE / layer).iterdir()
        if (path / "__init__.py").exists() and path.name != "search"
    }


@pytest.mark.parametrize("layer", BELOW)
def test_only_a_game_imports_from_the_folders_of_games(layer: str) -> None:
    """Everything else, like the lab and the command line, gets at games by their manifests."""
    games = folders_of_games()
    assert len(games) >= 4
    for path in modules(layer):
        own = {path.stem, *path.relative_to(SOURCE).parts} & games
        for name in imported(path):
            package, *parts = name.split(".")
            if package == "tavolino" and not own:
                assert not games & set(parts), f"{path} imports {name}"


@pytest.mark.parametrize("layer", ["lab", "cli"])
def test_in_the_lab_and_the_command_line_games_do_not_know_each_other(layer: str) -> None:
    games = folders_of_games()
    for game in games:
        for path in modules(f"{layer}/{game}"):
            for name in imported(path):
                others = games & set(name.split(".")) - {game}
                assert not name.startswith("tavolino.") or not others, f"{path} imports {name}"


def test_rules_know_no_clock_no_chance_and_no_files() -> None:
    forbidden = {"time", "datetime", "random", "secrets", "os", "io", "pathlib", "socket"}
    for layer in ("core", "games", "match"):
        for path in modules(layer):
            if path.name == "dealer.py":
                continue  # the dealer is where fresh secrets come from
            assert not imported(path) & forbidden, path


PORTABLE = (
    "analysis",
    "bots",
    "catalogue",
    "core",
    "daily",
    "device",
    "games",
    "locales",
    "match",
    "solvers",
)
UNIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
UNIX_FUNCTIONS = {"fork", "geteuid", "getuid", "killpg", "nice", "setsid", "statvfs", "uname"}


def paths_of_portable_parts() -> list[Path]:
    """The parts that must work on every system: rules, bots, tables, and playing in a terminal."""
    layers = [path for layer in PORTABLE for path in modules(layer)]
    todo, seen = [SOURCE / "cli" / "play.py"], set[Path]()
    while todo:
        path = todo.pop()
        seen.add(path)
        for name in imported(path):
            beside = SOURCE.parent / (name.replace(".", "/") + ".py")
            if name.startswith("tavolino.cli.") and beside.exists() and beside not in seen:
                todo.append(beside)
    return [*layers, *seen]


def test_rules_bots_and_the_terminal_need_no_unix() -> None:
    for path in paths_of_portable_parts():
        assert not UNIX_MODULES & {name.split(".")[0] for name in imported(path)}, path
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert not (node.value.id == "os" and node.attr in UNIX_FUNCTIONS), path
