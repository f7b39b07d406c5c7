"""tavolino warmup"""

from tavolino.bots.warmup import can_compile, warm_up
from tavolino.cli.progress import progress
from tavolino.cli.words import say
from tavolino.games import kernels


def warmup() -> None:
    """Compile the kernels of strong bots ahead of time.

    They are compiled once and kept in your cache folder. Without this command the server does so in
    the background when it first starts.

    Example: tavolino warmup
    """
    if not can_compile():
        print(say("warmup-none"))
        return
    registered = kernels()
    with progress() as bar:
        row = bar.add_task("", total=len(registered))
        for kernel in registered:
            bar.update(row, description=kernel)
            warm_up(kernel)
            bar.advance(row)
    print(say("warmup-done", count=len(registered)))
