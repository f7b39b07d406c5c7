"""A table in the terminal, for people and bots."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tavolino.bots import Bot
from tavolino.cli.output import write_file
from tavolino.cli.records import print_outcome, truncate
from tavolino.cli.words import current_language, say, say_refusal, say_seat
from tavolino.core import (
    CLOCK,
    SPECTATOR,
    AnyPlay,
    Dealer,
    Entry,
    Record,
    Refused,
    Seat,
    Source,
    is_player,
)
from tavolino.core.record import LONGEST_NAME
from tavolino.engines import EngineBot, EngineFault, submit_move
from tavolino.games import find_game


class LeftTable(Exception):
    """The person at the terminal has left the table."""


@dataclass
class TerminalTable:
    play: AnyPlay
    dealer: Dealer
    people: frozenset[Seat]
    bots: Mapping[Seat, Bot]
    bot_name: str
    chance_of_bots: Source
    record: Path | None
    clock: Callable[[], float]

    def run(self) -> None:
        """Plays until the game is over or everybody has left."""
        self._start = self.clock()
        print(say("dealer-hash", hash=self.dealer.hash))
        try:
            while self.play.outcome is None:
                self._deal()
                self._let_somebody_act()
            self._show(next(iter(sorted(self.people)), SPECTATOR))
            print_outcome(self.play)
            print(say("dealer-secret", secret=self.dealer.secret.hex()))
        except (LeftTable, EOFError, KeyboardInterrupt):
            print(say("left"))
        finally:
            self._save()

    def _now(self) -> int:
        return max(self.play.last_at, int((self.clock() - self._start) * 1000))

    def _is_time_up(self) -> bool:
        deadline = self.play.game.deadline_ms(self.play.state)
        return deadline is not None and self._now() >= deadline

    def _deal(self) -> None:
        before = len(self.play.log)
        self.dealer.deal(self.play, self._now())
        for number in range(before, len(self.play.log)):
            self._print_entry(number)

    def _let_somebody_act(self) -> None:
        if self._is_time_up():
            print(say("time-up"))
            clock = self.play.game.sample(self.play.state, CLOCK, self.chance_of_bots)
            self.play.submit(CLOCK, clock, self._now())
            return
        due = sorted(filter(is_player, self.play.to_act), key=lambda seat: seat in self.people)
        if not due:
            return
        if due[0] in self.people:
            self._ask(due[0])
        else:
            self._let_bot_move(due[0])

    def _let_bot_move(self, seat: Seat) -> None:
        if seat in self.play.resigned:
            move = self.play.game.default_move(self.play.state, seat, self.chance_of_bots)
            self.play.submit(seat, move, self._now())
            self._print_entry(len(self.play.log) - 1)
            return
        bot = self.bots[seat]
        try:
            move = bot.choose(self.play.view(seat), self.chance_of_bots)
            if self._is_time_up():
                return
            submit_move(self.play, seat, move, bot, self._now())
        except EngineFault as fault:
            print(say_refusal(fault.refusal))
            print(say("line-of", who=self._name(seat), text=say("engine-forfeits")))
            self.play.resign(seat, at=self._now())
            return
        self._print_entry(len(self.play.log) - 1)
        if isinstance(bot, EngineBot) and bot.info is not None and bot.info.text:
            print(say("line-of", who=self._name(seat), text=truncate(bot.info.text)))

    def _print_entry(self, number: int) -> None:
        """One line of the log, as the people at this terminal may read it."""
        entry = self.play.log[number]
        assert isinstance(entry, Entry)
        viewer = next(iter(self.people)) if len(self.people) == 1 else SPECTATOR
        text = self.play.game.redact(self.play.state_after(number), entry, viewer)
        print(say("line-of", who=self._name(entry.seat), text=truncate(text)))

    def _name(self, seat: Seat) -> str:
        who = say_seat(seat)
        is_bot = is_player(seat) and seat not in self.people
        return f"{who} ({self.bot_name})" if is_bot else who

    def _show(self, viewer: Seat) -> None:
        print()
        game = self.play.game
        print(
            find_game(game.name).drawing.text(
                game.view(self.play.state, viewer), current_language()
            )
        )

    def _ask(self, seat: Seat) -> None:
        """Asks until a move of this seat has been made, or time is up."""
        self._show(seat)
        examples = ", ".join(self.play.game.example_moves)
        print(say("your-move", seat=seat + 1, examples=examples))
        entries = len(self.play.log)
        while len(self.play.log) == entries:
            typed = input(f"{say_seat(seat)} > ").strip()
            if self._is_time_up():
                return
            try:
                self._obey(seat, typed)
            except Refused as refusal:
                print(say_refusal(refusal))

    def _obey(self, seat: Seat, typed: str) -> None:
        match typed:
            case "":
                return
            case "quit":
                raise LeftTable
            case "help":
                print(say("terminal-help"))
            case "board":
                self._show(seat)
            case "?":
                moves = self.play.game.view(self.play.state, seat).moves
                print(say("endless") if moves is None else "  ".join(moves))
            case "undo":
                self._undo(seat)
            case _:
                self.play.submit_text(seat, typed, self._now())

    def _undo(self, seat: Seat) -> None:
        """Takes back this seat's last move and everything after it."""
        for number in reversed(self.play.standing):
            if self.play.log[number].seat == seat:
                self.play.undo(seat, number, self._now())
                return
        raise Refused("UNDO", "nothing")

    def _save(self) -> None:
        if self.record is None:
            return
        secret = self.dealer.secret.hex() if self.play.outcome else ""
        names = tuple(
            "" if seat in self.people else self.bot_name[:LONGEST_NAME]
            for seat in range(self.play.seats)
        )
        try:
            data = Record(self.play, self.dealer.hash, secret, names).write()
        except Refused as refusal:
            print(say_refusal(refusal), file=sys.stderr)
            return
        write_file(self.record, data)
        print(say("saved", file=str(self.record)), file=sys.stderr)
