"""What the web client's drawings share with these: colours, and constants of the games.

A game whose folder here has a module `client` contributes its `FILES`: files in the game's folder
of the client, each with the function that makes its text.

make drawing-constants
"""

import json
import re
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

import tavolino.drawing
from tavolino.drawing import palette

HEAD: Final = "Made from the Python drawings by `make drawing-constants`: change those, not this."


def files() -> dict[str, Callable[[], str]]:
    """The files under `web/src/`, by their names."""
    found = {"style/palette.css": palette_css}
    for module in iter_modules(tavolino.drawing.__path__):
        contribution = f"tavolino.drawing.{module.name}.client"
        if module.ispkg and find_spec(contribution):
            own = import_module(contribution).FILES
            found |= {f"games/{module.name}/{name}": write for name, write in own.items()}
    return found


def palette_css() -> str:
    """The colours, as custom properties."""
    colours = {f"palette-{name}": value.lower() for name, value in palette.TOKENS.items()}
    return css(":root", colours)


def typescript(constants: Mapping[str, tuple[str, object]]) -> str:
    """A module of constants, each with its meaning."""
    parts = [f"// {HEAD}\n"]
    for name, (meaning, value) in constants.items():
        parts.append(f"\n/** {meaning} */\nexport const {name} = {_typescript_value(value)};\n")
    return "".join(parts)


def css(selector: str, properties: Mapping[str, str]) -> str:
    """A style sheet of custom properties."""
    lines = [f"  --{name}: {value};\n" for name, value in properties.items()]
    return f"/* {HEAD} */\n{selector} {{\n{''.join(lines)}}}\n"


def _typescript_value(value: object) -> str:
    if isinstance(value, Mapping):
        lines = "".join(f"  {key}: {_list(one)},\n" for key, one in value.items())
        return f"{{\n{lines}}} as const"
    if isinstance(value, tuple | range):
        return f"{_list(value)} as const"
    return json.dumps(value)


def _list(value: object) -> str:
    text = json.dumps(list(value) if isinstance(value, range) else value)
    return re.sub(r"\b(\d+)\.0\b", r"\1", text)


def main(web: Path) -> None:
    for name, write in files().items():
        (web / "src" / name).write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
