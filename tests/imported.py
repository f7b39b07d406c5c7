"""What commands and servers import and read, most of it when it is first used; see `processes`."""

import io
from contextlib import redirect_stdout

import tavolino.server.main  # noqa: F401
from tavolino.cli.app import app
from tavolino.locales import say

say("serving", url="")
with redirect_stdout(io.StringIO()):
    app(["games"], standalone_mode=False)
