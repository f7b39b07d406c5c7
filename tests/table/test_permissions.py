"""Who may do what, before, during and after a game: one table of everything.

At a table of four at Scalino: Ann set it up and sits on seat 0, Bob on seat 1, a bot on seat 2.
Seat 3 is free at first and gets a second bot for the game. Eve sat there once and stood up again;
Wim never sat. In the game it is Bob's turn; Ann has asked to take something back, and Wim to look
over Ann's shoulder. Afterwards the game has been played to its end.
"""

from collections.abc import Callable
from typing import Final

import pytest

from tavolino.core import SPECTATOR
from tavolino.table import absence, audience, lobby, moves
from tavolino.table.actor import Actor
from tavolino.table.audience import viewpoints_of
from tavolino.table.table import Table
from tests.table.tables import BOT, START, everything, lobby_with, make_move, play_on, refusal_of

NOW: Final = START + 5_000
Command = Callable[[Table, Actor], None]

COMMANDS: Final[dict[str, Command]] = {
    "sit 3": lambda t, h: lobby.sit(t, h, 3),
    "sit 1": lambda t, h: lobby.sit(t, h, 1),
    "bot on 3": lambda t, h: lobby.seat_bot(t, h, 3, BOT),
    "bot on 2": lambda t, h: lobby.seat_bot(t, h, 2, "bot:other"),
    "bot on 1": lambda t, h: lobby.seat_bot(t, h, 1, BOT),
    "stand 0": lambda t, h: lobby.stand(t, h, 0),
    "stand 1": lambda t, h: lobby.stand(t, h, 1),
    "stand 2": lambda t, h: lobby.stand(t, h, 2),
    "ready": lambda t, h: lobby.set_ready(t, h, True),
    "move 0": lambda t, h: moves.move(t, h, 0, "e4", t.version),
    "move 1": lambda t, h: moves.move(t, h, 1, "e4", t.version),
    "move 2": lambda t, h: moves.move(t, h, 2, "e4", t.version),
    "undo by 0": lambda t, h: moves.request_undo(t, h, 0, 0, t.version),
    "undo by 1": lambda t, h: moves.request_undo(t, h, 1, 0, t.version),
    "undo by 2": lambda t, h: moves.request_undo(t, h, 2, 0, t.version),
    "undo: yes": lambda t, h: moves.answer_undo(t, h, True),
    "resign 0": lambda t, h: moves.resign(t, h, 0),
    "resign 1": lambda t, h: moves.resign(t, h, 1),
    "resign 2": lambda t, h: moves.resign(t, h, 2),
    "leave": lambda t, h: absence.leave(t, h),
    "come back": lambda t, h: absence.reclaim(t, h),
    "take over 0": lambda t, h: absence.take_over(t, h, 0),
    "take over 1": lambda t, h: absence.take_over(t, h, 1),
    "take over 2": lambda t, h: absence.take_over(t, h, 2),
    "still here": lambda t, h: absence.stop_nudge(t, h),
    "look over 0": lambda t, h: audience.request_peek(t, h, 0),
    "look over 1": lambda t, h: audience.request_peek(t, h, 1),
    "look over 2": lambda t, h: audience.request_peek(t, h, 2),
    "leave to look": lambda t, h: audience.answer_peek(t, h, 0, "wim", True),
    "meet again": lambda t, h: lobby.announce_rematch(t, h, "there"),
}

TABLE: Final = """
lobby         | ann              | bob              | wim              | eve
sit 3         | yes              | yes              | yes              | yes
sit 1         | SEAT taken       | SEAT taken       | SEAT taken       | SEAT taken
bot on 3      | yes              | SEAT owner       | SEAT owner       | SEAT owner
bot on 2      | yes              | SEAT owner       | SEAT owner       | SEAT owner
bot on 1      | SEAT taken       | SEAT owner       | SEAT owner       | SEAT owner
stand 0       | yes              | SEAT owner       | SEAT owner       | SEAT owner
stand 1       | yes              | yes              | SEAT owner       | SEAT owner
stand 2       | yes              | SEAT owner       | SEAT owner       | SEAT owner
ready         | yes              | yes              | SEAT none        | SEAT none
move 0        | PHASE lobby  | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
move 1        | SEAT not-yours   | PHASE lobby  | SEAT not-yours   | SEAT not-yours
move 2        | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo by 0     | PHASE lobby  | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo by 1     | SEAT not-yours   | PHASE lobby  | SEAT not-yours   | SEAT not-yours
undo by 2     | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo: yes     | UNDO not-asked   | UNDO not-asked   | UNDO not-asked   | UNDO not-asked
resign 0      | PHASE lobby  | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
resign 1      | SEAT not-yours   | PHASE lobby  | SEAT not-yours   | SEAT not-yours
resign 2      | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
leave         | yes              | yes              | SEAT none        | SEAT none
come back     | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
take over 0   | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
take over 1   | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
take over 2   | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
still here    | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
look over 0   | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
look over 1   | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
look over 2   | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby
leave to look | PEEK not-asked | SEAT not-yours | SEAT not-yours   | SEAT not-yours
meet again    | PHASE lobby  | PHASE lobby  | PHASE lobby  | PHASE lobby

playing       | ann              | bob              | wim              | eve
sit 3         | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
sit 1         | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
bot on 3      | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
bot on 2      | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
bot on 1      | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
stand 0       | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
stand 1       | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
stand 2       | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
ready         | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing
move 0        | TURN not-due     | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
move 1        | SEAT not-yours   | yes              | SEAT not-yours   | SEAT not-yours
move 2        | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo by 0     | UNDO open        | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo by 1     | SEAT not-yours   | UNDO open        | SEAT not-yours   | SEAT not-yours
undo by 2     | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo: yes     | UNDO not-asked   | yes              | UNDO not-asked   | UNDO not-asked
resign 0      | yes              | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
resign 1      | SEAT not-yours   | yes              | SEAT not-yours   | SEAT not-yours
resign 2      | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
leave         | yes              | yes              | SEAT none        | SEAT none
come back     | SEAT not-away    | SEAT not-away    | SEAT not-away    | SEAT not-away
take over 0   | yes              | SEAT patience    | SEAT none        | SEAT none
take over 1   | SEAT patience    | yes              | SEAT none        | SEAT none
take over 2   | SEAT stand-in    | SEAT stand-in    | SEAT none        | SEAT none
still here    | SEAT not-nudged  | SEAT not-nudged  | SEAT none        | SEAT none
look over 0   | PEEK player  | PEEK player  | PEEK asked   | yes
look over 1   | PEEK player  | PEEK player  | yes              | yes
look over 2   | PEEK player  | PEEK player  | PEEK nobody  | PEEK nobody
leave to look | yes              | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
meet again    | PHASE playing    | PHASE playing    | PHASE playing    | PHASE playing

over          | ann              | bob              | wim              | eve
sit 3         | PHASE over       | PHASE over       | PHASE over       | PHASE over
sit 1         | PHASE over       | PHASE over       | PHASE over       | PHASE over
bot on 3      | PHASE over       | PHASE over       | PHASE over       | PHASE over
bot on 2      | PHASE over       | PHASE over       | PHASE over       | PHASE over
bot on 1      | PHASE over       | PHASE over       | PHASE over       | PHASE over
stand 0       | PHASE over       | PHASE over       | PHASE over       | PHASE over
stand 1       | PHASE over       | PHASE over       | PHASE over       | PHASE over
stand 2       | PHASE over       | PHASE over       | PHASE over       | PHASE over
ready         | PHASE over       | PHASE over       | PHASE over       | PHASE over
move 0        | PHASE over       | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
move 1        | SEAT not-yours   | PHASE over       | SEAT not-yours   | SEAT not-yours
move 2        | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo by 0     | PHASE over       | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo by 1     | SEAT not-yours   | PHASE over       | SEAT not-yours   | SEAT not-yours
undo by 2     | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
undo: yes     | UNDO not-asked   | UNDO not-asked   | UNDO not-asked   | UNDO not-asked
resign 0      | PHASE over       | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
resign 1      | SEAT not-yours   | PHASE over       | SEAT not-yours   | SEAT not-yours
resign 2      | SEAT not-yours   | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
leave         | PHASE over       | PHASE over       | PHASE over       | PHASE over
come back     | PHASE over       | PHASE over       | PHASE over       | PHASE over
take over 0   | PHASE over       | PHASE over       | PHASE over       | PHASE over
take over 1   | PHASE over       | PHASE over       | PHASE over       | PHASE over
take over 2   | PHASE over       | PHASE over       | PHASE over       | PHASE over
still here    | PHASE over       | PHASE over       | PHASE over       | PHASE over
look over 0   | PHASE over       | PHASE over       | PHASE over       | PHASE over
look over 1   | PHASE over       | PHASE over       | PHASE over       | PHASE over
look over 2   | PHASE over       | PHASE over       | PHASE over       | PHASE over
leave to look | yes              | SEAT not-yours   | SEAT not-yours   | SEAT not-yours
meet again    | yes              | yes              | SEAT none        | SEAT none
"""


def at_phase(phase: str) -> Table:
    table = lobby_with("scalino", "ann", "bob", BOT, "eve")
    lobby.stand(table, Actor("eve", START), 3)
    if phase == "lobby":
        return table
    lobby.seat_bot(table, Actor("ann", START), 3, BOT)
    for person in ("ann", "bob"):
        lobby.set_ready(table, Actor(person, START), True)
    make_move(table, 0, "e5")
    moves.request_undo(table, Actor("ann", START), 0, 0, table.version)
    audience.request_peek(table, Actor("wim", START), 0)
    if phase == "over":
        play_on(table, START)
    assert table.phase == phase
    return table


def cells() -> list[tuple[str, str, str, str]]:
    found = []
    for block in TABLE.strip().split("\n\n"):
        head, *rows = ([cell.strip() for cell in row.split("|")] for row in block.split("\n"))
        for command, *answers in rows:
            found += [(head[0], command, *pair) for pair in zip(head[1:], answers, strict=True)]
    return found


TABLES: Final = {phase: at_phase(phase) for phase in ("lobby", "playing", "over")}


@pytest.mark.parametrize(("phase", "command", "person", "answer"), cells(), ids=str)
def test_every_person_may_do_what_the_table_says(
    phase: str, command: str, person: str, answer: str
) -> None:
    table = TABLES[phase].fork()
    if answer == "yes":
        COMMANDS[command](table, Actor(person, NOW, "id"))
        assert (table.version_after(person, "id") or 0) > TABLES[phase].version
    else:
        before = everything(table)
        assert refusal_of(lambda: COMMANDS[command](table, Actor(person, NOW, "id"))) == answer
        assert everything(table) == before


def test_the_table_lists_every_command_and_phase() -> None:
    covered = [(phase, command) for phase, command, person, _ in cells() if person == "ann"]
    assert sorted(covered) == sorted((phase, command) for phase in TABLES for command in COMMANDS)


@pytest.mark.parametrize("seat", [-1, -2, -3, -9, 4, 63, 2**70])
def test_a_seat_that_is_none_is_refused_by_every_command(seat: int) -> None:
    commands: dict[str, list[Command]] = {
        "lobby": [
            lambda t, h: lobby.sit(t, h, seat),
            lambda t, h: lobby.seat_bot(t, h, seat, BOT),
            lambda t, h: lobby.stand(t, h, seat),
        ],
        "playing": [
            lambda t, h: moves.move(t, h, seat, "e4", t.version),
            lambda t, h: moves.bot_move(t, NOW, seat, "e4", t.version),
            lambda t, h: moves.request_undo(t, h, seat, 0, t.version),
            lambda t, h: moves.resign(t, h, seat),
            lambda t, h: absence.take_over(t, h, seat),
            lambda t, h: audience.request_peek(t, h, seat),
            lambda t, h: audience.answer_peek(t, h, seat, "wim", True),
        ],
    }
    for phase, ones in commands.items():
        for command in ones:
            for person in ("ann", "wim", ""):
                table = TABLES[phase].fork()
                unknown = refusal_of(lambda: command(table, Actor(person, NOW)))  # noqa: B023
                assert unknown == "SEAT unknown"


def test_a_request_without_a_person_does_not_hold_the_seats_of_bots() -> None:
    """Bots' seats have no person, and nor has a request from nobody."""
    table = TABLES["playing"].fork()
    nobody = Actor("", NOW)
    assert refusal_of(lambda: moves.move(table, nobody, 2, "e4", table.version)) == "SEAT not-yours"
    assert refusal_of(lambda: absence.leave(table, nobody)) == "SEAT none"
    assert viewpoints_of(table, "") == (SPECTATOR,)
