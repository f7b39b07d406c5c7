"""`tavolino serve`, for the soak test: people are told of their turns soon after they have left."""

from typing import Final
from unittest.mock import patch

from tavolino.cli import main
from tavolino.server.notices import service

AWAY_MS: Final = 1000
"""Usually somebody counts as looking at a page for minutes, which the soak test cannot wait for."""

with patch.object(service, "HERE_MS", AWAY_MS):
    main()
