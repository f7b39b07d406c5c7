"""How long master and its hints take to solve demolitions for two, in CPU time:

python -m bench.demolition_end

Half of the positions come from random moves, half from games of *strong* against itself, whose
pyramids stay closed for longer.
"""

import hashlib
import json
import time
from typing import Final

from tavolino.bots.levels import CompiledBot, without_time_limit
from tavolino.bots.search.kernel_bot import KernelBot
from tavolino.core import Dealer, Play, Stream
from tavolino.games.scalino.demolition.bots import BOTS
from tavolino.games.scalino.demolition.bots.compiled_search import TABLE_BITS, alpha_beta
from tavolino.games.scalino.demolition.kernels.packing import pack
from tavolino.games.scalino.demolition.kernels.transpositions import new_transpositions
from tavolino.games.scalino.demolition.kernels.warmup import warm_up
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionState

POSITIONS: Final = 60
BLOCKS: Final = (20, 24, 26)


def kernel_bot(name: str) -> KernelBot:
    bot = getattr(BOTS.levels, name)
    assert isinstance(bot, CompiledBot)
    compiled = without_time_limit(bot.compiled)
    assert isinstance(compiled, KernelBot)
    return compiled


def position(number: int, blocks: int) -> DemolitionState:
    """A position with this many blocks left."""
    play = Play(DEMOLITION, 2, {"first": "0"})
    Dealer(hashlib.sha256(f"demolition end {number}".encode()).digest()).deal(play)
    bot = kernel_bot("strong") if number % 2 else BOTS.others["random"]
    source = Stream(bytes(32), number)
    while len(play.state.blocks or ()) > blocks:
        (seat,) = play.to_act
        play.submit_text(seat, bot.choose(play.view(seat), source))
    return play.state


def main() -> None:
    warm_up()
    master = kernel_bot("master")
    figures: dict[str, float] = {}
    for blocks in BLOCKS:
        moves, hints, positions, solved = [], [], [], 0
        for number in range(POSITIONS):
            state = position(number, blocks)
            assert state.turn is not None
            start = time.process_time()
            search = alpha_beta(pack(state), master.budget, new_transpositions(TABLE_BITS))
            moves.append(time.process_time() - start)
            positions.append(search.positions)
            solved += search.found.is_exact
            start = time.process_time()
            master.evaluate(DEMOLITION.view(state, state.turn), Stream(bytes(32), 0))
            hints.append(time.process_time() - start)
        figures[f"{blocks} blocks left: solved, % (20 blocks: goal 100)"] = 100 * solved / POSITIONS
        figures[f"{blocks} blocks left: most positions"] = max(positions)
        figures[f"{blocks} blocks left: a move, worst s (limit 5)"] = max(moves)
        figures[f"{blocks} blocks left: a hint, worst s (limit 1)"] = max(hints)
    print(json.dumps({name: round(value, 3) for name, value in figures.items()}, indent=2))


if __name__ == "__main__":
    main()
