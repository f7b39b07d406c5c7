"""The sand timer: who is ready, whose three minutes run, and whose are over."""

from dataclasses import replace

from tavolino.core import CLOCK, Refused, Seat
from tavolino.games.cutit.rules.notation import DeclareNotReady, DeclareReady, TimeUp
from tavolino.games.cutit.rules.state import PUZZLE_MS, CutItState


def seat_deadline(state: CutItState, seat: Seat) -> int | None:
    """When the glass of a seat runs out; None while it does not run. CI-11"""
    turned_at = state.players[seat].turned_at
    is_running = turned_at is not None and seat in state.still_at_puzzle
    return turned_at + PUZZLE_MS if is_running and turned_at is not None else None


def next_deadline(state: CutItState) -> int | None:
    """When the first of the running glasses runs out. CI-11"""
    deadlines = (seat_deadline(state, seat) for seat in range(state.seats))
    return min((at for at in deadlines if at is not None), default=None)


def next_time_up(state: CutItState) -> TimeUp:
    """The next move of the clock: for all, or for the seat whose glass runs out first. CI-11"""
    if state.glass != "own":
        return TimeUp()
    deadline = next_deadline(state)
    return TimeUp(next(s for s in range(state.seats) if seat_deadline(state, s) == deadline))


def check_time_up(state: CutItState, move: TimeUp) -> None:
    """The clock names the seat whose glass is the next to run out; one for all names none. CI-11"""
    if move != (expected := next_time_up(state)):
        raise Refused("CI-11", "glass", got=str(move), expected=str(expected))


def check_glass_move(state: CutItState, seat: Seat, move: object) -> None:
    """Refuses joining snippets before the glass runs, and stopping it; a solo game has none.
    CI-11, CI-17"""
    if seat == CLOCK:
        return
    is_running = state.may_lay(seat)
    is_ready = state.players[seat].is_ready
    if state.seats == 1 and isinstance(move, DeclareReady | DeclareNotReady):
        raise Refused("CI-11", "alone")
    match move:
        case DeclareReady() | DeclareNotReady() if is_running:
            raise Refused("CI-11", "running")
        case DeclareReady() if is_ready:
            raise Refused("CI-11", "ready")
        case DeclareNotReady() if not is_ready:
            raise Refused("CI-11", "not-ready")
        case DeclareReady() | DeclareNotReady():
            return
        case _ if is_ready and not is_running:
            raise Refused("CI-11", "waiting")
        case _ if not is_running:
            raise Refused("CI-11", "not-ready")


def declare_ready(state: CutItState, seat: Seat, at: int) -> CutItState:
    """Turns a seat's separate glass at once, the shared one when the last seat is ready. CI-11"""
    players = list(state.players)
    players[seat] = replace(players[seat], is_ready=True)
    if state.glass == "own":
        players[seat] = replace(players[seat], turned_at=at)
    elif all(player.is_ready for player in players):
        players = [replace(player, turned_at=at) for player in players]
    return replace(state, players=tuple(players))


def take_ready_back(state: CutItState, seat: Seat) -> CutItState:
    """CI-11"""
    players = list(state.players)
    players[seat] = replace(players[seat], is_ready=False)
    return replace(state, players=tuple(players))


def run_out(state: CutItState, move: TimeUp) -> CutItState:
    """Time is up for one seat, or for all that are not done. CI-11, CI-13"""
    out = sorted(state.still_at_puzzle) if move.seat is None else [move.seat]
    return replace(state, timed_out=(*state.timed_out, *out))


def turns_glass(state: CutItState, seat: Seat) -> bool:
    """True if this seat's `ready` starts a glass. CI-11"""
    waiting = [s for s, player in enumerate(state.players) if not player.is_ready]
    return state.glass == "own" or waiting == [seat]
