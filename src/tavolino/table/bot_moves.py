"""Moves and hints of bots at a table, computed in this process."""

import logging
from typing import Any, Final

from tavolino.bots import move_seed
from tavolino.bots.explanation import Advice, advise
from tavolino.core import Refused, Seat, Stream, View, pick
from tavolino.games import find_bot, find_game
from tavolino.table.table import Table

SPARE_MS: Final = 15_000
"""From this long before the deadline on, bots no longer delay their moves."""

log = logging.getLogger(__name__)


def pause_until(table: Table, seat: Seat, view: View[Any]) -> int:
    """Until when a bot that is due waits with its move where it races people."""
    since = table.events[table.fresh_from[seat] - 1].at
    return since + find_game(table.game.name).bots.pause_ms(table.bot_of(seat), view)


def pause_left(table: Table, seat: Seat, until: int, now: int) -> int:
    """How many ms a bot waits from now on: until then, but only while a person is due as well."""
    deadline = table.seat_deadline(seat)
    if deadline is not None:
        until = min(until, deadline - SPARE_MS)
    if not any(table.occupants[one].is_personal for one in table.due):
        return 0
    return max(0, until - now)


def bot_seed(table: Table, seat: Seat) -> bytes:
    """The seed of a bot's next choice."""
    return move_seed(table.dealer.secret, seat, len(table.play.log))


def choose_move(game: str, bot: str, view: View[Any], seed: bytes) -> str:
    """The move that a registered bot chooses."""
    return find_bot(game, bot).choose(view, Stream(seed, 0))


def choose_legal_move(game: str, bot: str, view: View[Any], seed: bytes) -> str:
    """The move that a bot chooses; any legal move if it fails or chooses an illegal one."""
    try:
        text = choose_move(game, bot, view, seed)
        return text if is_legal(game, view, text, seed) else plain_move(game, view, seed)
    except Exception:  # a bot may be from another package, and raise anything
        log.exception("a bot failed", extra={"game": game, "bot": bot})
        return plain_move(game, view, seed)


def advised_move(game: str, bot: str, view: View[Any], seed: bytes) -> Advice:
    """What a bot would do in the viewer's place, and why."""
    bots = find_game(game).bots
    return advise(bots, bots.find(bot), view, Stream(seed, 0))


def is_legal(game: str, view: View[Any], move: str, seed: bytes) -> bool:
    """True if the viewer may make this move. Where moves are unlimited the rules are asked."""
    if view.moves is not None:
        return move in view.moves
    rules = find_game(game).rules
    state = rules.determinize(view, Stream(seed, 1))
    try:
        rules.check(state, view.viewer, rules.read(state, view.viewer, move))
    except Refused:
        return False
    return True


def plain_move(game: str, view: View[Any], seed: bytes) -> str:
    """Any legal move, as a fallback."""
    source = Stream(seed, 2)
    if view.moves is not None:
        return pick(source, view.moves)
    rules = find_game(game).rules
    return rules.write(rules.sample(rules.determinize(view, source), view.viewer, source))
