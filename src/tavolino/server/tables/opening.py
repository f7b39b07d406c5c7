"""Setting up tables: a new one, or the same people once more."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from tavolino.catalogue import find_bot, find_game, rules
from tavolino.core import Dealer, Refused, Value
from tavolino.match.commands import Hand, be_ready, meet_again, seat_bot, sit
from tavolino.match.events import Created, Happening, Person
from tavolino.match.table import Table, open_table
from tavolino.server.storage import Conflict
from tavolino.server.tables.hall import Hall
from tavolino.server.tables.journal import Heading
from tavolino.server.tables.live import LiveTable
from tavolino.server.tables.room import Room

ID_BYTES: Final = 12
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No letters that look like others when they are read out or written down."""
CODE_LENGTH: Final = 6
TRIES: Final = 10
BOT: Final = "bot:"
STAND_IN: Final = "strong"
"""Who moves for those who are away: good, and quick enough that nobody waits long."""


def new_table(
    game: str,
    seats: int,
    options: Mapping[str, Value],
    terms: Mapping[str, Value],
    owner: Person,
    now: int,
) -> Table:
    """A table nobody sits at yet."""
    find_game(game)
    dealer = Dealer()
    created = Created(
        game=game,
        version=rules()[game].version,
        seats=seats,
        options=dict(options),
        terms=dict(terms),
        owner=owner,
        hash=dealer.hash,
        stand_in=STAND_IN,
    )
    happening = Happening(now, created, owner)
    return open_table(secrets.token_urlsafe(ID_BYTES), [happening], rules(), dealer)


def seat_all(table: Table, chairs: Sequence[str], hand: Hand) -> None:
    """Seats whoever is named: "me", "free", or a bot as "bot:" and its name."""
    if len(chairs) > table.seats:
        raise Refused("SEAT", "unknown", seats=table.seats)
    for seat, who in enumerate(chairs):
        if who == "me":
            sit(table, hand, seat)
        elif who.startswith(BOT):
            bot = who.removeprefix(BOT)
            find_bot(table.game.name, bot)
            seat_bot(table, hand, seat, bot)
        elif who != "free":
            raise Refused("SEAT", "kind", got=who[:40])


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


async def store_new(hall: Hall, table: Table, title: str) -> Room:
    """Stores a new table under a code nobody else has, and opens its room."""
    journal = hall.around.journal
    for _ in range(TRIES):
        heading = Heading(new_code(), title)
        with suppress(Conflict):
            await journal.database.write(journal.creation(table, heading, hall.around.wall_ms()))
            room = await hall.open(table.id)
            room.attendant.attend(is_mine=True)  # a bot may be the first to move
            return room
    raise Refused("STORAGE", "busy")


async def meet_again_at_new_table(hall: Hall, live: LiveTable, hand: Hand) -> str:
    """A rematch: the same terms, the same seats; gives the new table's id. Asked twice, or by two
    at once, there is one new table all the same.
    """
    old = live.table
    table = new_table(old.game.name, old.seats, old.play.options, old.terms, hand.person, hand.now)
    for seat, chair in enumerate(old.chairs):
        if chair.bot:
            seat_bot(table, Hand(hand.person, hand.now), seat, chair.bot)
        elif chair.person:
            sit(table, Hand(chair.person, hand.now), seat)
    if hand.person in table.people:
        be_ready(table, Hand(hand.person, hand.now), True)
    title = live.heading.title if old.owner == hand.person else ""
    heading = Heading(new_code(), title)
    creation = hall.around.journal.creation(table, heading, hall.around.wall_ms())
    try:
        await live.act(
            lambda draft, now: meet_again(draft, hand._replace(now=now), table.id),
            hand.person,
            hand.submit,
            also=creation,
        )
    except Refused as refusal:
        if refusal.rule != "REMATCH":
            raise
    room = await hall.open(live.table.rematch)
    if live.table.rematch == table.id:
        room.attendant.attend(is_mine=True)
    return live.table.rematch
