"""Two tables that differ only in secrets are the same to everyone who may not know them."""

import hashlib
import random
from collections.abc import Callable
from typing import Final

import pytest

from tavolino.core import CLOCK, AppendOnly, Refused, Seat, Stream, is_player
from tavolino.table.absence import take_over
from tavolino.table.actor import Actor
from tavolino.table.audience import request_peek
from tavolino.table.deadlines import pass_time
from tavolino.table.moves import move, request_undo, resign
from tavolino.table.table import Table
from tests.table.tables import ALL, START, besides_the_game, make_move, seen, started, viewers

HIDING: Final = [name for name, game in ALL.items() if game.imperfect_information]
TEXTS: Final = (
    *("", "done", "e5", "show 1", "h1>A", "hS>A", "s1>B", "p>A", "h1.s1", "end", "lift 1"),
    *("1@0,0r0", "A3-K3/a1", "keep 1", "corner a1", "dice 1111", "shuffle", "first 0"),
)


def answer(table: Table, act: Callable[..., None], *given: object) -> str:
    """What somebody who tries this is told."""
    try:
        act(table.fork(), *given)
    except Refused as refusal:
        return str(refusal)
    return "yes"


def answers(table: Table, viewer: Seat) -> list[str]:
    """How the table answers whatever a viewer may try."""
    actor = Actor(table.occupants[viewer].person if is_player(viewer) else "wim", table.last_at)
    texts = (*TEXTS, *(table.play.view(viewer).moves or ())[:3])
    numbers = range(len(table.play.log) + 1)[-6:]
    found = []
    for seat in range(table.seats):
        found += [answer(table, move, actor, seat, text, table.version) for text in texts]
        found += [answer(table, request_undo, actor, seat, to, table.version) for to in numbers]
        found += [answer(table, take_over, actor, seat), answer(table, request_peek, actor, seat)]
    return found


def with_other_secrets(table: Table, viewer: Seat, source: Stream) -> Table:
    """The same to this viewer, with everything hidden made up anew."""
    other = table.fork()
    determinized = table.game.determinize(table.play.view(viewer), source)
    other.play._states = AppendOnly([*table.play._states[:-1], determinized])
    other.play.state = determinized
    return other


def assert_same(one: Table, other: Table, viewer: Seat) -> None:
    assert seen(one, viewer) == seen(other, viewer)
    assert besides_the_game(one) == besides_the_game(other)


def secret_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


@pytest.mark.parametrize("game", HIDING)
def test_refusals_tell_nothing_of_what_is_hidden(game: str) -> None:
    differed = 0
    for seed in range(2):
        secret = secret_of(f"{game} {seed}")
        chance = random.Random(seed)
        table = started(game, "ann", "bob", "cem", secret=secret, undo="free")
        source = Stream(secret, 2**40)
        for step in range(60):
            if table.phase != "playing":
                break
            if step % 4 == 0 or table.game_deadline is not None:
                for viewer in viewers(table):
                    other = with_other_secrets(table, viewer, source)
                    assert_same(table, other, viewer)
                    assert answers(table, viewer) == answers(other, viewer)
                    differed += other.play.state != table.play.state
            seat = chance.choice(sorted(table.due))
            make_move(
                table, seat, table.game.write(table.game.sample(table.play.state, seat, source))
            )
    assert differed > 5


@pytest.mark.parametrize("game", HIDING)
def test_secret_choices_show_in_nothing_that_others_are_told(game: str) -> None:
    """Two copies part at a move that some cannot see; they see the same in all that follows."""
    parted = 0
    for seed in range(2):
        secret = secret_of(f"parting {game} {seed}")
        table = started(game, "ann", "bob", "cem", secret=secret, undo="free", clock="move")
        source = Stream(secret, 2**41)
        chance = random.Random(seed)
        for _ in range(60):
            seat = chance.choice(sorted(table.due))
            copies = [table.fork() for _ in range(2)]
            for copy in copies:
                choice = copy.game.sample(copy.play.state, seat, source)
                make_move(copy, seat, copy.game.write(choice))
            one, other = copies
            table = one
            if "over" in (one.phase, other.phase):
                break
            for viewer in viewers(table):
                if one.play.state != other.play.state and viewer != seat:
                    parted += one.play.view(viewer) == other.play.view(viewer)
                    assert_same_after(one, other, viewer, seat)
    assert parted > 1 or game == "rope", "in Cut the Rope every move is open"


def assert_same_after(one: Table, other: Table, viewer: Seat, seat: Seat) -> None:
    """The same at once and after each thing that may follow, unless the move was shown."""
    if one.play.view(viewer) != other.play.view(viewer):
        return
    assert_same(one, other, viewer)
    assert answers(one, viewer) == answers(other, viewer)
    actor = Actor(one.occupants[seat].person, START)
    last = one.play.standing[-1]
    commands: tuple[Callable[[Table], None], ...] = (
        lambda copy: request_undo(copy, actor, seat, last, copy.version),
        lambda copy: resign(copy, actor, seat),
        lambda copy: pass_time(copy, START + 10**7),
    )
    for command in commands:
        after = one.fork(), other.fork()
        for copy in after:
            command(copy)
        if not any(entry.seat == CLOCK for entry in after[0].play.log):
            assert_same(*after, viewer)
