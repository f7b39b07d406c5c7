"""Analyses of finished games on a device, which are stored with its tables."""

import logging
from typing import Final, NamedTuple

from tavolino.core import Seat
from tavolino.device.storage import DeviceStorage, StorageError
from tavolino.games import ParReview, find_game
from tavolino.games.analysis import move_numbers, question_about, review_move, review_seat
from tavolino.protocol.analysis import Analysis
from tavolino.table.analysis import (
    analysis_of,
    read_par_review,
    read_review,
    write_par_review,
    write_review,
)
from tavolino.table.positions import AnyPlay

MOVE: Final = "move "
SEAT: Final = "seat "
"""What the keys of stored reviews begin with; then comes the number."""

log = logging.getLogger(__name__)


class FinishedGame(NamedTuple):
    id: str
    play: AnyPlay
    secret: str


class DeviceAnalyses:
    """Nothing runs in the background: each request analyses one more move."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage
        self._reviews: dict[str, dict[str, str]] = {}
        """The reviews of the games that were opened, including those that could not be stored."""

    async def show(self, game: FinishedGame, after: int, language: str) -> Analysis:
        """What is known about the moves after an entry."""
        known = await self._known(game.id)
        reviews = [read_review(text) for key, text in known.items() if key.startswith(MOVE)]
        later = [one for one in reviews if one.number > after]
        return analysis_of(game.play, later, language)

    async def analyse_next(self, game: FinishedGame, after: int, language: str) -> Analysis:
        """Analyses the next move by the readable rules, if any is left."""
        known = await self._known(game.id)
        for number in move_numbers(game.play):
            question = question_about(game.play, number)
            if f"{MOVE}{number}" not in known and question is not None:
                found = review_move(question, find_game(question.game).bots.evaluator)
                await self._store(game.id, f"{MOVE}{number}", write_review(found))
                break
        return await self.show(game, after, language)

    async def review(self, game: FinishedGame, seat: Seat) -> ParReview | None:
        """How a seat compares with par."""
        known = await self._known(game.id)
        key = f"{SEAT}{seat}"
        if key not in known:
            found = review_seat(game.play.game.name, game.play.state, seat)
            await self._store(game.id, key, write_par_review(found))
        return read_par_review(known[key])

    async def _known(self, game_id: str) -> dict[str, str]:
        if game_id not in self._reviews:
            self._reviews[game_id] = await self._storage.reviews(game_id)
        return self._reviews[game_id]

    async def _store(self, game_id: str, key: str, review: str) -> None:
        """An analysis that cannot be stored is still shown."""
        self._reviews[game_id][key] = review
        try:
            await self._storage.keep_review(game_id, key, review)
        except StorageError:
            log.exception("a review could not be stored")
