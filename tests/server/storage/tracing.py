"""What processes write, to which file, and when it is on disk, according to strace."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from tests.services.system import find_program

CALLS: Final = "fsync,fdatasync,write,writev,pwrite64,pwritev,sendto,sendmsg"
SYNCS: Final = ("fsync", "fdatasync")
LONGEST: Final = 1 << 17
"""How many bytes of each write are shown."""
LINE: Final = re.compile(r"(?P<pid>\d+) +(?P<at>\d+\.\d+) (?P<rest>.*)")
CALL: Final = re.compile(r"(?P<name>\w+)\((?P<arguments>.*)")
RESUMED: Final = re.compile(r"<\.\.\. \w+ resumed>(?P<rest>.*)")
UNFINISHED: Final = " <unfinished ...>"
RESULT: Final = re.compile(r" = (?P<result>-?\d+)[^<>]*<(?P<seconds>\d+\.\d+)>$")


class Call(NamedTuple):
    """A system call that has returned."""

    begun: float
    ended: float
    name: str
    file: str
    text: str


def strace(out: Path) -> list[str]:
    """The prefix of a command to trace; the command remains a child of the caller."""
    what = ["-e", f"trace={CALLS}", "-e", "signal=none", "-s", str(LONGEST)]
    return [find_program("strace"), "-D", "-f", "-ttt", "-T", "-y", *what, "-o", str(out)]


def read_trace(out: Path) -> list[Call]:
    """The calls that returned without an error, in the order of their return."""
    calls: list[Call] = []
    begun: dict[str, tuple[float, str]] = {}
    for line in out.read_text(errors="replace").splitlines():
        found = LINE.fullmatch(line)
        if found is None:
            continue
        pid, at, rest = found["pid"], float(found["at"]), found["rest"]
        if rest.endswith(UNFINISHED):
            begun[pid] = at, rest.removesuffix(UNFINISHED)
            continue
        if resumed := RESUMED.fullmatch(rest):
            if pid not in begun:
                continue
            at, head = begun.pop(pid)
            rest = head + resumed["rest"]
        call, result = CALL.fullmatch(rest), RESULT.search(rest)
        if call is None or result is None or int(result["result"]) < 0:
            continue
        file = call["arguments"].partition("<")[2].partition(">")[0]
        calls.append(Call(at, at + float(result["seconds"]), call["name"], file, rest))
    return sorted(calls, key=lambda call: call.ended)


def synced_too_late(calls: list[Call], log: str, ids: list[str]) -> list[str]:
    """Those of these submits whose ack was sent before their events were on disk.

    Each id must first be written to the log, a file with this in its name. A sync of that file must
    begin after that and end before the ack is sent. PostgreSQL puts a header between the pages of
    its log, which may come to stand within an id: so one half of it is enough.
    """
    late = []
    for submit in ids:
        (acked,) = (call.begun for call in calls if submit in call.text and r"\"ack\"" in call.text)
        halves = submit[: len(submit) // 2], submit[len(submit) // 2 :]
        written = [
            call for call in calls if log in call.file and any(half in call.text for half in halves)
        ]
        if not any(
            call.name in SYNCS
            and call.file == first.file
            and first.ended <= call.begun
            and call.ended <= acked
            for first in written[:1]
            for call in calls
        ):
            late.append(submit)
    return late
