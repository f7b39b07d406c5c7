"""Measures how often a bot solves a puzzle."""

from tavolino.bots import Bot
from tavolino.core import AnyPlay, Seat, Source, Stream
from tavolino.games import GameManifest
from tavolino.puzzles import BotTries, Proof
from tavolino.puzzles.bot_games import plain
from tavolino.puzzles.puzzle import only_seat


def measure(
    manifest: GameManifest,
    play: AnyPlay,
    seat: Seat,
    proof: Proof,
    bot: str,
    secret: bytes,
    tries: int,
) -> BotTries:
    """The bot plays by the readable rules and without a time limit, so the result does not depend
    on the machine.
    """
    solver = plain(manifest.bots.find(bot))
    sources = (Stream(secret, 1 + number) for number in range(tries))
    found = sum(solves(solver, play.fork(), seat, proof, source) for source in sources)
    return BotTries(found, tries)


def solves(bot: Bot, play: AnyPlay, seat: Seat, proof: Proof, source: Source) -> bool:
    """True if the bot finds every move of its seat; the other seats follow the line."""
    left = list(proof.line)
    while left:
        mover = only_seat(play)
        text = left[0] if mover != seat else bot.choose(play.view(seat), source)
        if text not in (left if proof.order == "any" else left[:1]):
            return False
        left.remove(text)
        play.submit_text(mover, text)
    return True
