"""An engine that does one thing, named by its first argument. Standard library only.

It makes the default move unless told otherwise, so it plays every game to its end.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def wait_forever() -> None:
    while True:
        time.sleep(3600)


def leave_a_child() -> None:
    """Starts a process that keeps the pipes open, and prints its id."""
    child = subprocess.Popen([sys.executable, "-ISc", "import time; time.sleep(3600)"])
    print(child.pid, file=sys.stderr, flush=True)


def crash(code: int) -> None:
    print("Traceback:\nit broke\n", file=sys.stderr, flush=True)
    os._exit(code)


def close_output() -> None:
    os.close(1)
    wait_forever()


def write_endless_line() -> None:
    while True:
        os.write(1, b"x" * 65536)


def write_endless_lines() -> None:
    while True:
        os.write(1, b'info {"text": "' + b"x" * 60_000 + b'"}\n')


INSTEAD_OF_A_MOVE: dict[str, Callable[[], None]] = {
    "child": wait_forever,
    "close": close_output,
    "crash": lambda: crash(3),
    "error": lambda: say("error no idea"),
    "exit": lambda: os._exit(0),
    "illegal": lambda: say("move e5"),
    "info": lambda: say("info nothing"),
    "line": write_endless_line,
    "lines": write_endless_lines,
    "nonsense": lambda: say("I am thinking"),
    "notation": lambda: say("move \x1b[31mwhatever"),
    "silent": wait_forever,
}
INSTEAD_OF_A_HANDSHAKE: dict[str, Callable[[], None]] = {
    "bad-game": lambda: say('game scalino {"seats": 2}', "ready"),
    "crash-at-once": lambda: crash(4),
    "deaf": wait_forever,
    "greeting": lambda: say("hello"),
    "no-games": lambda: say("ready"),
    "other-options": lambda: say('game * {"options": {"gaps": ["notch"]}}', "ready"),
    "other-seats": lambda: say('game * {"seats": [3, 4]}', "ready"),
    "other-version": lambda: say('game * {"version": 999}', "ready"),
}


def main() -> None:
    what, file = sys.argv[1], sys.argv[2] if sys.argv[2:] else None
    waiting = ""
    for line in sys.stdin:
        if file is not None:
            with open(file, "a", encoding="utf-8") as record:  # noqa: PTH123
                record.write(line)
        word, _, rest = line.rstrip("\n").partition(" ")
        default = f"move {rest.partition('default ')[2]}"
        match word:
            case "tavolino" if what in INSTEAD_OF_A_HANDSHAKE:
                INSTEAD_OF_A_HANDSHAKE[what]()
            case "tavolino":
                say("name scripted", "author nobody", "", "game *", "ready")
            case "newgame":
                if what == "child":
                    leave_a_child()
                say("ready")
            case "go" if what in INSTEAD_OF_A_MOVE:
                INSTEAD_OF_A_MOVE[what]()
            case "go" if what == "stopped":
                waiting = default
            case "go":
                say('info {"value": 1}', 'info {"text": "easy", "visits": "no"}', default)
            case "stop":
                say(waiting)
            case "quit" if what != "stubborn":
                return
    if what == "stubborn":
        wait_forever()


if __name__ == "__main__":
    main()
