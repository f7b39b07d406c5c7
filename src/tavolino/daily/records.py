"""Checks that a record is a valid try of a day's challenge."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from tavolino.bots import Bot, move_seed
from tavolino.core import AnyPlay, Dealer, Entry, Record, Resign, Stream, Undo
from tavolino.daily.challenge import DailyGame
from tavolino.daily.challenge_maker import MadeChallenge
from tavolino.daily.published import PublishedDay
from tavolino.daily.verification import DayFault, remade

FindBot: TypeAlias = Callable[[str, str], Bot]
"""The bot of a game by its name."""


def verify_try(
    record: Record, day: PublishedDay, games: Mapping[str, DailyGame], find_bot: FindBot
) -> list[DayFault]:
    """The faults of a record that is said to be a try of a day. The day and the record have been
    verified before. Whether a hint was taken is in no record.
    """
    play = record.play
    name = play.game.name
    if name not in games or name not in {one.game for one in day.challenges}:
        return [DayFault("game", {"game": name})]
    made = remade(day, games[name], name)
    faults = list(_head_faults(record, made))
    if not faults:
        faults = list(_log_faults(play, made, find_bot))
    return faults


def _head_faults(record: Record, made: MadeChallenge) -> Iterator[DayFault]:
    play, challenge = record.play, made.challenge
    if play.seats != challenge.seats:
        counts = {"seats": str(play.seats), "expected": str(challenge.seats)}
        yield DayFault("seats", counts)
    if record.hash != Dealer(made.secret).hash or record.secret != made.secret.hex():
        yield DayFault("dealer")
    others = {name for seat, name in enumerate(record.names) if seat != challenge.seat}
    if others - {challenge.bot}:
        yield DayFault("opponent", {"bot": challenge.bot})
    if record.tags:
        yield DayFault("tags")
    if play.outcome is None:
        yield DayFault("open")
    if play.seats == challenge.seats and not _begins_alike(play, made):
        yield DayFault("position")


def _begins_alike(play: AnyPlay, made: MadeChallenge) -> bool:
    wanted = made.challenge.position(play.game, made.secret)
    begun = list(play.log[: len(wanted.log)])
    return play.options == wanted.options and begun == list(wanted.log)


def _log_faults(play: AnyPlay, made: MadeChallenge, find_bot: FindBot) -> Iterator[DayFault]:
    """Entries that the table of a try does not allow, and moves that its bot would not make."""
    own = made.challenge.seat
    first = len(made.challenge.position(play.game, made.secret).log)
    for number, entry in enumerate(play.log[first:], first):
        where = {"line": str(number + 2)}
        if isinstance(entry, Undo):
            yield DayFault("undo", where)
            return
        if isinstance(entry, Resign):
            if entry.seat != own or entry.why != "resigned":
                yield DayFault("resign", where)
        elif 0 <= entry.seat != own and not _is_of_bot(play, number, entry, made, find_bot):
            yield DayFault("bot", {"bot": made.challenge.bot, **where})
            return


def _is_of_bot(
    play: AnyPlay,
    number: int,
    entry: Entry[Any],
    made: MadeChallenge,
    find_bot: FindBot,
) -> bool:
    bot = find_bot(play.game.name, made.challenge.bot)
    view = play.game.view(play.state_after(number), entry.seat)
    source = Stream(move_seed(made.secret, entry.seat, number), 0)
    return bot.choose(view, source) == play.game.write(entry.move)
