"""Bots, search, and what compiled kernels share. Bots see only what their seat sees."""

from tavolino.bots.bot import Bot, move_seed
from tavolino.bots.game_bots import GameBots
from tavolino.bots.greedy_bot import GreedyBot
from tavolino.bots.levels import LEVELS, Levels
from tavolino.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "GameBots", "GreedyBot", "Levels", "RandomBot", "move_seed"]
