"""The `tavolino` command."""

from tavolino.cli.app import main

__all__ = ["main"]
