"""Challenges from the end of a game for two: a position, and an opponent who makes no mistake."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tavolino.bots import Bot
from tavolino.bots.levels import MixedBot
from tavolino.bots.search.endgame import EndgameSolution, EndgameSolver, EndgameTooLarge
from tavolino.core import AnyGame, AnyPlay, Dealer, Entry, Play, Seat, Stream
from tavolino.core.chance import SECRET_BYTES
from tavolino.daily.challenge import Challenge, PlayedMove

BOT: Final = "endgame"
FIRST_DRAW: Final = 1_000
"""The first draw of the bots that lead up to the position, far beyond the dealer's draws."""
BLUNDERS: Final = 5
"""One in this many moves on the way there is random, so positions differ."""


class Endgame(NamedTuple):
    """A position of a game that bots have played, and its solution."""

    at: int
    seat: Seat
    solution: EndgameSolution


def played_by_bots(game: AnyGame, greedy: Bot, random: Bot, secret: bytes) -> AnyPlay:
    """A whole game for two."""
    bot = MixedBot(greedy, random, BLUNDERS)
    play, dealer = Play(game, 2), Dealer(secret)
    dealer.deal(play)
    while play.outcome is None:
        seat = min(play.to_act)
        source = Stream(secret, FIRST_DRAW + len(play.log))
        play.submit_text(seat, bot.choose(game.view(play.state, seat), source))
        dealer.deal(play)
    return play


def endgames(play: AnyPlay, solver: EndgameSolver, most: int) -> Iterator[Endgame]:
    """The last positions of a game, from the end on, as far as they can be solved."""
    for back in range(1, most + 1):
        at = len(play.log) - back
        state = play.state_after(at)
        try:
            yield Endgame(at, min(play.game.to_act(state)), solver.solve(state))
        except EndgameTooLarge:
            return


def misleads(
    play: AnyPlay, endgame: Endgame, solver: EndgameSolver, greedy: Bot, at_stake: int
) -> bool:
    """True if the move that looks best at once costs at least this many points in the end."""
    state = play.state_after(endgame.at)
    view = play.game.view(state, endgame.seat)
    usual = greedy.choose(view, Stream(bytes(SECRET_BYTES), endgame.at))
    try:
        return solver.lead_after(state, usual) <= endgame.solution.lead - at_stake
    except EndgameTooLarge:
        return False


def from_endgame(play: AnyPlay, endgame: Endgame) -> Challenge:
    """The challenge of an endgame; par is the result of best play."""
    before = [entry for entry in play.log[: endgame.at] if isinstance(entry, Entry)]
    return Challenge(
        seats=play.seats,
        options=dict(play.options),
        moves=tuple(PlayedMove(entry.seat, play.game.write(entry.move)) for entry in before),
        seat=endgame.seat,
        bot=BOT,
        par=endgame.solution.lead,
        own_moves=endgame.solution.own_moves,
    )


def final_lead(play: AnyPlay, seat: Seat) -> int | None:
    """How many points the seat is ahead of the other one; None if it gave up."""
    outcome = play.game.outcome(play.state)
    if outcome is None or seat in play.resigned:
        return None
    return outcome.points[seat] - outcome.points[1 - seat]
