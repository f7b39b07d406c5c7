"""The program that turns a request, as JSON on standard input, into a PDF on standard output.

The server runs it as a separate process, so other requests do not wait for it. A refusal is written
as JSON, with the exit code REFUSED.
"""

import json
import os
import sys
from typing import Final

from tavolino.core import Refused
from tavolino.printing.document import print_pdf
from tavolino.printing.request import read_request

NICENESS: Final = 10
REFUSED: Final = 3


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        pdf = print_pdf(read_request(**json.loads(sys.stdin.buffer.read())))
    except Refused as refusal:
        print(json.dumps([refusal.rule, refusal.why, dict(refusal.params)]))
        raise SystemExit(REFUSED) from None
    sys.stdout.buffer.write(pdf)


if __name__ == "__main__":
    main()
