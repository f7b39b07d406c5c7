"""Plays one game of a contest."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from tavolino.bots import Bot
from tavolino.bots.levels import at_full_strength
from tavolino.core import Dealer, Outcome, Play, Seat, Stream, Value, canonical
from tavolino.core.outcome import with_resigned_last
from tavolino.engines import EngineBot, EngineFault, find_player, submit_move
from tavolino.games import rules
from tavolino.lab.arena.contest import Contest, GameResult, Sitting
from tavolino.lab.arena.faults import Fault
from tavolino.lab.seeds import seed_of


class ContestGame(NamedTuple):
    """A finished game: its outcome, with forfeits applied, and its seats."""

    play: Play[Any, Any, Any]
    dealer: Dealer
    outcome: Outcome
    seats: "tuple[SeatedBot, ...]"


def play_sitting(sitting: Sitting) -> GameResult:
    """Plays one game for its result."""
    _, _, outcome, seats = play_game(sitting)
    return GameResult(
        sitting.deal,
        sitting.seating,
        outcome.points,
        outcome.ranks,
        tuple(one.moves for one in seats),
        tuple(one.seconds for one in seats),
        tuple(one.slowest for one in seats),
        tuple(fault for one in seats if (fault := one.fault)),
    )


def play_game(sitting: Sitting) -> ContestGame:
    """Plays one game. The secret of the deal and the random source of every seat derive from the
    seed.

    A seat whose engine commits a fault forfeits the game: it ranks below all others, and makes the
    rules' default moves until the end.
    """
    contest = sitting.contest
    seating = contest.seatings[sitting.seating]
    about = f"{contest.seed} {contest.game} {contest.players} {_options_text(contest.options)}"
    dealer = Dealer(seed_of(f"arena {about} {sitting.deal}"))
    random_seed = seed_of(f"arena {about} {sitting.deal} {' '.join(seating)}")
    play = Play(rules()[contest.game], contest.players, contest.options)
    with ExitStack() as stack:
        seats = [
            SeatedBot(_bot(contest, name, stack), Stream(random_seed, seat))
            for seat, name in enumerate(seating)
        ]
        dealer.deal(play)
        forfeited: list[Seat] = []
        while play.outcome is None:
            seat = next_to_move(play, [one.turns for one in seats])
            seats[seat].move(play, seat)
            if seats[seat].fault and seat not in forfeited:
                forfeited.append(seat)
            dealer.deal(play)
        outcome = with_resigned_last(play.outcome, forfeited)
        for one in seats:
            if isinstance(one.bot, EngineBot):
                one.bot.close(outcome)
    return ContestGame(play, dealer, outcome, tuple(seats))


@dataclass
class SeatedBot:
    """A bot at its seat: its random source, its moves and their time, and its fault if any."""

    bot: Bot
    chance: Stream
    turns: int = 0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    fault: Fault | None = None

    def move(self, play: Play[Any, Any, Any], seat: Seat) -> None:
        """Makes the bot's move, or the default one if it has forfeited."""
        self.turns += 1
        if self.fault is None:
            try:
                self._choose(play, seat)
                return
            except EngineFault as fault:
                self.fault = Fault.of(seat, fault)
        play.submit(seat, play.game.default_move(play.state, seat, self.chance))

    def _choose(self, play: Play[Any, Any, Any], seat: Seat) -> None:
        view = play.view(seat)
        if isinstance(self.bot, EngineBot):
            self.bot.join(view, self.chance)
        start = perf_counter()
        text = self.bot.choose(view, self.chance)
        spent = perf_counter() - start
        submit_move(play, seat, text, self.bot)
        self.moves += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)


def next_to_move(play: Play[Any, Any, Any], turns: list[int]) -> Seat:
    """The seat that moves next if several may: the one with the fewest turns, so no seat is always
    first.
    """
    return min(play.to_act, key=lambda seat: (turns[seat], seat))


def _bot(contest: Contest, name: str, stack: ExitStack) -> Bot:
    bot = find_player(contest.game, name, contest.time)
    if isinstance(bot, EngineBot):
        stack.callback(bot.close)
    return at_full_strength(bot, watch_clock=contest.watch_clock)


def _options_text(options: Mapping[str, Value]) -> str:
    return canonical(dict(options)).decode()
