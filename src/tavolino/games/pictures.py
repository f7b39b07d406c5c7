"""The pictures that go with links, as SVG: of a table, of a game, and of all games."""

from functools import cache
from typing import Final

from tavolino.core import SPECTATOR, AnyPlay, AnyView, Dealer, Play, Stream, is_player
from tavolino.drawing.drawing import draw_board
from tavolino.drawing.picture import SIZE, WORDMARK, Caption, draw_picture
from tavolino.games.manifest import GameManifest
from tavolino.games.registry import find_game, games
from tavolino.games.words import about, in_language, title
from tavolino.locales import say

__all__ = ["SIZE", "game_picture", "site_picture", "table_picture"]

SEED: Final = bytes(32)
"""Of the game that a picture of a game shows."""
MOST_ENTRIES: Final = 400
MOST_BOARDS: Final = 3


def table_picture(
    manifest: GameManifest, view: AnyView | None, sentence: str, language: str, label: str = ""
) -> str:
    """A table with what its viewer sees; before the game begins, the board of an example."""
    caption = Caption(in_language(title(manifest), language), sentence, label)
    board = view if view is not None else example(manifest.name)
    return draw_picture(caption, [draw_board(manifest.drawing, board, language)], language)


def game_picture(manifest: GameManifest, language: str) -> str:
    """A game with what it is about."""
    return table_picture(manifest, None, in_language(about(manifest), language), language)


def site_picture(language: str) -> str:
    """The first games, without their variants."""
    shown = [one for one in games().values() if not one.parent][:MOST_BOARDS]
    boards = [draw_board(one.drawing, example(one.name), language) for one in shown]
    return draw_picture(Caption(WORDMARK, say("preview-site", language)), boards, language)


@cache
def example(name: str) -> AnyView:
    """The position that a picture of a game shows; chance and random moves are always the same."""
    manifest = find_game(name)
    play, dealer = Play(manifest.rules, manifest.usual_seats), Dealer(SEED)
    dealer.deal(play)
    for seat, text in manifest.example:
        play.submit_text(seat, text, 0)
        dealer.deal(play)
    if not manifest.example:
        _play_on(play, dealer)
        # The middle of a game has more to show than its ends.
        return play.game.view(play.state_after(len(play.log) // 2), SPECTATOR)
    return play.game.view(play.state, SPECTATOR)


def _play_on(play: AnyPlay, dealer: Dealer) -> None:
    source = Stream(SEED, 1)
    while play.outcome is None and len(play.log) < MOST_ENTRIES:
        seats = sorted(filter(is_player, play.to_act))
        if not seats:
            return
        seat = seats[len(play.log) % len(seats)]
        play.submit(seat, play.game.sample(play.state, seat, source), 0)
        dealer.deal(play)
