"""tavolino actions"""

import json

from tests.cli.cli_runner import run


def test_every_id_has_a_line() -> None:
    ran = run("actions", "rope")
    lines = ran.stdout.splitlines()
    assert (ran.returncode, len(lines)) == (0, 79)
    assert lines[0].split() == ["0", "hS>A"]
    assert lines[-1].split() == ["78", "end"]


def test_options_decide_which_ids_are_needed() -> None:
    listed = [
        json.loads(run("actions", "scalino", "--json", *words).stdout)
        for words in ((), ("--option", "bonus=either"))
    ]
    assert [one["size"] for one in listed] == [156, 776]
    assert [len(one["actions"]) for one in listed] == [156, 776]
    assert listed[1]["actions"][:156] == listed[0]["actions"]
    assert listed[1]["groups"]["coloured-place"] == [156, 775]


def test_groups_without_ids() -> None:
    lines = run("actions", "cutit", "--groups").stdout.splitlines()
    assert lines[2].split() == ["5", "–", "18184", "cut"]
    named = json.loads(run("actions", "cutit", "--groups", "--json").stdout)
    assert "actions" not in named
    assert named["size"] == 82208


def test_what_has_no_ids_is_refused() -> None:
    ran = run("actions", "referee-rope")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "has no action space" in ran.stderr
    assert run("actions", "chess").returncode == 2
    assert run("actions", "rope", "--option", "supply=none").returncode == 2
