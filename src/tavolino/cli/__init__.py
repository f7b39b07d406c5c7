"""The `tavolino` command. Needs the extra `cli`."""

import sys

from tavolino.cli.extras import missing_package


def main() -> None:
    """Runs the command, or names the extra to install if packages are missing."""
    try:
        from tavolino.cli.app import main as run
    except ModuleNotFoundError as error:
        # In English only: the catalogues are missing too.
        print(
            f"tavolino: the command needs {missing_package(error)};"
            ' install it with: pip install "tavolino[cli]"',
            file=sys.stderr,
        )
        raise SystemExit(2) from None
    run()
