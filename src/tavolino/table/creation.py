"""Creates tables: new ones and rematches."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from tavolino.core import Dealer, Refused, Value
from tavolino.games import find_bot, find_game, rules, sequels
from tavolino.protocol.tables import CreateTable
from tavolino.table.actor import Actor, check_phase
from tavolino.table.display_names import read_name
from tavolino.table.events import Created, LoggedEvent, Person
from tavolino.table.lobby import rematch_options, seat_bot, set_ready, sit
from tavolino.table.moves import bot_move, move
from tavolino.table.table import Table, open_table

ID_BYTES: Final = 12
BOT: Final = "bot:"
STAND_IN: Final = "strong"
"""The bot that stands in for absent people: good, and quick enough to keep nobody waiting."""


def create_table(asked: CreateTable, owner: Person, now: int, table_id: str = "") -> Table:
    """The table that somebody asked for, with its seats filled and its first moves made."""
    actor = Actor(owner, now)
    chosen = (asked.game, asked.seats, asked.options, asked.settings)
    table = new_table(*chosen, owner, now, seed=asked.seed, table_id=table_id)
    seat_all(table, asked.occupants, actor)
    if asked.ready and owner in table.people:
        set_ready(table, actor, True)
    if asked.moves or asked.seed:
        check_practice(table, actor)
    make_moves(table, asked.moves, actor)
    return table


def title_of(asked: CreateTable) -> str:
    """The title of a new table, which may be empty."""
    return read_name(asked.title) if asked.title.strip() else ""


def new_table(
    game: str,
    seats: int,
    options: Mapping[str, Value],
    settings: Mapping[str, Value],
    owner: Person,
    now: int,
    *,
    seed: str = "",
    table_id: str = "",
) -> Table:
    """A table with all seats free. With the same seed, chance is the same; see `check_practice`.
    Without an id it gets a random one.
    """
    find_game(game)
    dealer = Dealer(hashlib.sha256(seed.encode()).digest() if seed else None)
    created = Created(
        game=game,
        version=rules()[game].version,
        seats=seats,
        options=dict(options),
        settings=dict(settings),
        owner=owner,
        hash=dealer.hash,
        stand_in=STAND_IN,
    )
    logged = LoggedEvent(now, created, owner)
    return open_table(table_id or new_id(), [logged], rules(), dealer)


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def seat_all(table: Table, occupants: Sequence[str], actor: Actor) -> None:
    """Fills the seats: each is "me", "free", or "bot:" and the name of a bot."""
    if len(occupants) > table.seats:
        raise Refused("SEAT", "unknown", seats=table.seats)
    for seat, who in enumerate(occupants):
        if who == "me":
            sit(table, actor, seat)
        elif who.startswith(BOT):
            bot = who.removeprefix(BOT)
            find_bot(table.game.name, bot)
            seat_bot(table, actor, seat, bot)
        elif who != "free":
            raise Refused("SEAT", "kind", got=who[:40])


def check_practice(table: Table, actor: Actor) -> None:
    """Moves and dice may be prepared only where nobody else plays and nothing is rated."""
    check_phase(table, "playing")
    if table.people != (actor.person,) or table.settings["rated"] != "no":
        raise Refused("TABLE", "moves")


def make_moves(table: Table, moves: Sequence[str], actor: Actor) -> None:
    """Begins the game after these moves, each made by the first seat that is due."""
    for text in moves:
        seat = min(table.due, default=0)
        if table.bot_of(seat):
            bot_move(table, actor.now, seat, text, table.version)
        else:
            move(table, actor, seat, text, table.version)


def sequel_options(table: Table, game: str) -> Mapping[str, Value]:
    """The options of a game that continues this one; refuses games that do not."""
    check_phase(table, "over")
    offered = sequels(table.play, table.dealer)
    if game not in offered:
        raise Refused("REMATCH", "no-sequel", game=game, offered=", ".join(offered) or "–")
    return offered[game]


def rematch_of(old: Table, actor: Actor, game: str = "", table_id: str = "") -> Table:
    """A table with the same settings and seats, and the first player that the settings ask for.
    `game` is another game that the old one leads to. Without an id it gets a random one.
    """
    options = sequel_options(old, game) if game else rematch_options(old)
    name = game or old.game.name
    chosen = (name, old.seats, options, old.settings)
    table = new_table(*chosen, actor.person, actor.now, table_id=table_id)
    for seat, occupant in enumerate(old.occupants):
        if occupant.bot:
            bot = occupant.bot if occupant.bot in find_game(name).bots.by_name else STAND_IN
            seat_bot(table, Actor(actor.person, actor.now), seat, bot)
        elif occupant.person:
            sit(table, Actor(occupant.person, actor.now), seat)
    if actor.person in table.people:
        set_ready(table, Actor(actor.person, actor.now), True)
    return table
