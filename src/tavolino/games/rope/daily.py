"""The challenge of Cut the Rope: empty a short pile in few turns, with fixed cards."""

from collections.abc import Mapping
from typing import Final

from tavolino.bots.levels import MixedBot
from tavolino.core import AnyPlay, Dealer, Entry, Play, Seat, Stream, Value
from tavolino.daily.challenge import Challenge, DailyGame
from tavolino.games.rope.bots.levels import GREEDY, RANDOM
from tavolino.games.rope.rules import ROPE as RULES
from tavolino.games.rope.rules.moves import End, Lay

PILE: Final = 6
OPTIONS: Final[Mapping[str, Value]] = {"first": "0", "pile": PILE}
BOT: Final = "strong"
FIRST_DRAW: Final = 1_000
"""The first draw of the trials, far beyond the dealer's draws."""
MOST_DRAWS: Final = 1_000
TRIALS: Final = 24
"""Games of a bot with some random moves. The best one is par."""
TURNS: Final = range(3, 9)
MOST_ENTRIES: Final = 400


def make(secret: bytes, check_quality: bool) -> Challenge | None:
    """Cards with which the pile can be emptied in time, and faster than by obvious play."""
    usual = trial(secret, 0)
    if check_quality and usual is None:
        return None
    tried = [trial(secret, number) for number in range(1, TRIALS)]
    best = min((turns for turns in (usual, *tried) if turns is not None), default=TURNS[-1])
    if check_quality and (best not in TURNS or best == usual):
        return None
    return Challenge(seats=2, options=OPTIONS, moves=(), seat=0, bot=BOT, par=best)


def trial(secret: bytes, number: int) -> int | None:
    """The number of turns a bot needs to empty its pile; trial 0 has no random moves."""
    own = MixedBot(GREEDY, RANDOM, one_in=8) if number else GREEDY
    play, dealer = Play(RULES, 2, OPTIONS), Dealer(secret)
    dealer.deal(play)
    while play.outcome is None and len(play.log) < MOST_ENTRIES:
        seat = min(play.to_act)
        source = Stream(secret, FIRST_DRAW + MOST_DRAWS * number + len(play.log))
        bot = GREEDY if seat else own
        play.submit_text(seat, bot.choose(RULES.view(play.state, seat), source))
        dealer.deal(play)
    return score(play, 0)


def score(play: AnyPlay, seat: Seat) -> int | None:
    """The number of turns, including the one in which the pile became empty."""
    players = play.state.players
    if not players or players[seat].pile or seat in play.resigned:
        return None
    ended = [
        entry
        for entry in play.log
        if isinstance(entry, Entry) and entry.seat == seat and isinstance(entry.move, Lay | End)
    ]
    return len(ended) + 1


DAILY: Final = DailyGame(make=make, score=score, fewer_is_better=True)
