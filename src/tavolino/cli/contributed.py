"""Commands that games contribute: named in their manifests, imported when somebody uses them."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command, get_command_name

from tavolino.games import GameManifest, games


class GameCommands(TyperGroup):
    """Our own commands, followed by those of the installed games."""

    def contributed_by(self, game: GameManifest) -> tuple[str, ...]:
        return game.commands

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *self._contributed()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        own = super().get_command(ctx, cmd_name)
        reference = self._contributed().get(cmd_name)
        return load_command(reference) if own is None and reference else own

    def _contributed(self) -> Mapping[str, str]:
        references = (one for game in games().values() for one in self.contributed_by(game))
        return by_name(references, taken=self.commands)


class GameReports(GameCommands):
    """The same for the reports of the lab."""

    def contributed_by(self, game: GameManifest) -> tuple[str, ...]:
        return game.reports


def by_name(references: Iterable[str], taken: Iterable[str] = ()) -> Mapping[str, str]:
    """The references by the names of their commands; refuses a name that is already taken.

    >>> by_name(["tavolino_chess.commands:best_opening"])
    {'best-opening': 'tavolino_chess.commands:best_opening'}
    """
    found: dict[str, str] = {}
    for reference in references:
        name = get_command_name(reference.partition(":")[2])
        if name in found or name in taken:
            raise ValueError(f"{reference}: there is another command called {name}")
        found[name] = reference
    return found


def load_command(reference: str) -> Any:
    """The command that a manifest refers to: a function with Typer's annotations, or a Typer."""
    module, _, name = reference.partition(":")
    target = getattr(import_module(module), name)
    if isinstance(target, typer.Typer):
        return get_command(target)
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(get_command_name(name))(target)
    command = get_command(app)
    command.no_args_is_help = any(parameter.required for parameter in command.params)
    return command
