"""Rules, bots, tables and playing in a terminal work on every system."""

import ast
from pathlib import Path

from tests.rulebook import SOURCE

PORTABLE = ("bots", "core", "daily", "device", "games", "locales", "table")
UNIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
UNIX_FUNCTIONS = {"fork", "geteuid", "getuid", "killpg", "nice", "setsid", "statvfs", "uname"}


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


def portable_paths() -> list[Path]:
    """The modules of these packages, and what `tavolino play` imports of the command line."""
    paths = [path for package in PORTABLE for path in (SOURCE / package).rglob("*.py")]
    # Compiled kernels are locked while they are compiled, where the system can do that.
    paths = [path for path in paths if path.name != "compiled.py"]
    todo, seen = [SOURCE / "cli" / "play.py"], set[Path]()
    while todo:
        path = todo.pop()
        seen.add(path)
        for name in imported(path):
            beside = SOURCE.parent / (name.replace(".", "/") + ".py")
            if name.startswith("tavolino.cli.") and beside.exists() and beside not in seen:
                todo.append(beside)
    return [*paths, *seen]


def test_rules_bots_and_the_terminal_need_no_unix() -> None:
    for path in portable_paths():
        assert not UNIX_MODULES & {name.split(".")[0] for name in imported(path)}, path
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert not (node.value.id == "os" and node.attr in UNIX_FUNCTIONS), path
