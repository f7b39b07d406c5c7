"""PettingZoo environments of all games: `env`, and `parallel_env` for simultaneous moves.

>>> from tavolino.learn import pettingzoo
>>> env = pettingzoo.env("scalino", seats=2)
>>> env.reset(seed=1)
>>> observation, *_ = env.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((1352,), 11)
"""

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tavolino.learn.pettingzoo.parallel import TavolinoParallelEnv
from tavolino.learn.pettingzoo.turns import TavolinoEnv

__all__ = ["TavolinoEnv", "TavolinoParallelEnv", "env", "parallel_env", "raw_env"]

raw_env = TavolinoEnv
parallel_env = TavolinoParallelEnv


def env(*args: Any, **named: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """A `TavolinoEnv` that also checks the order of method calls."""
    return OrderEnforcingWrapper(TavolinoEnv(*args, **named))
