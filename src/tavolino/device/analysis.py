"""Analyses of finished games on a device. What has been analysed stays in memory."""

from tavolino.analysis import MoveReview, review_move
from tavolino.catalogue import find_game
from tavolino.protocol.analysis import AnalysedMove, Analysis
from tavolino.tables.analysis import analysed_move, analysis_of, read_question
from tavolino.tables.positions import AnyPlay


class DeviceAnalyses:
    def __init__(self) -> None:
        self._reviews: dict[str, dict[int, MoveReview]] = {}

    def show(self, game_id: str, play: AnyPlay, language: str) -> Analysis:
        return analysis_of(play, self._reviews.get(game_id, {}).values(), language)

    def analyse(self, game_id: str, play: AnyPlay, number: str, language: str) -> AnalysedMove:
        """Analyses one move by the readable rules, unless that has been done already."""
        question = read_question(play, number)
        known = self._reviews.setdefault(game_id, {})
        if question.number not in known:
            evaluator = find_game(question.game).bots.evaluator
            known[question.number] = review_move(question, evaluator)
        return analysed_move(known[question.number], language)
