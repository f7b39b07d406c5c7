"""Records of short games, which are quick to analyse."""

from typing import Any

from tavolino.core import Dealer, Play, Record, Stream
from tavolino.games import find_game, rules


def short_game(game: str, seats: int, moves: int, **options: Any) -> bytes:
    """The record of a game with a few random moves; then all players but one resign."""
    dealer = Dealer(bytes(32))
    play: Play[Any, Any, Any] = Play(rules()[game], seats, options)
    source = Stream(bytes(32), 7)
    bot = find_game(game).bots.find("random")
    for number in range(moves):
        dealer.deal(play, 1000 * number)
        seat = min(play.to_act)
        play.submit_text(seat, bot.choose(play.view(seat), source), 1000 * number)
    dealer.deal(play, 1000 * moves)
    for seat in range(max(seats - 1, 1)):
        play.resign(seat, "resigned", 1000 * moves)
    return _record(play, dealer)


def whole_game(game: str, seats: int, bot_name: str = "learner", **options: Any) -> bytes:
    """The record of a whole game between bots."""
    dealer = Dealer(bytes(32))
    play: Play[Any, Any, Any] = Play(rules()[game], seats, options)
    source = Stream(bytes(32), 7)
    bot = find_game(game).bots.find(bot_name)
    at = 0
    dealer.deal(play, at)
    while play.outcome is None:
        at += 1000
        seat = min(play.to_act)
        play.submit_text(seat, bot.choose(play.view(seat), source), at)
        dealer.deal(play, at)
    return _record(play, dealer)


def _record(play: Play[Any, Any, Any], dealer: Dealer) -> bytes:
    names = ("Anna", "Ben", "Cleo", "Dora")[: play.seats]
    return Record(play, dealer.hash, dealer.secret.hex(), names).write()
