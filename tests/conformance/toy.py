"""A very small game with everything the core knows: hidden cards, secret simultaneous choices,
a draw, a clock. Seats get a card each and show it or a lie, all at once; the truth pays.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from tavolino.bots import GameBots, Levels, RandomBot
from tavolino.bots.search import PlayoutBudget, SearchBot, TreeSearch, random_playout
from tavolino.core import (
    CHANCE,
    CLOCK,
    Entry,
    Game,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    View,
    by_points,
)
from tavolino.drawing import LIGHT, Drawing, Palette
from tavolino.games import GameManifest

CARDS: Final = range(1, 4)
LIMIT_MS: Final = 60_000


@dataclass(frozen=True)
class ToyState:
    seats: int
    options: Options
    cards: tuple[int, ...] = ()
    shown: tuple[int | None, ...] = ()
    dealt_at: int = 0
    over: bool = False


@dataclass(frozen=True)
class ToyBoard:
    own: int | None
    has_shown: tuple[bool, ...]
    shown: tuple[int | None, ...]


class Toy(Game[ToyState, str, ToyBoard]):
    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 4)
    imperfect_information: ClassVar[bool] = True
    example_moves: ClassVar[tuple[str, ...]] = ("show 1",)

    def setup(self, seats: int, options: Options) -> ToyState:
        return ToyState(seats, options, shown=(None,) * seats)

    def to_act(self, state: ToyState) -> frozenset[Seat]:
        if not state.cards:
            return frozenset((CHANCE,))
        if state.over:
            return frozenset()
        return frozenset(seat for seat, shown in enumerate(state.shown) if shown is None)

    def check_move(self, state: ToyState, seat: Seat, move: str) -> None:
        kind = {CHANCE: "deal", CLOCK: "time"}.get(seat, "show")
        if move.split(" ")[0] != kind:
            raise Refused("TOY-1", "kind", expected=kind)

    def apply(self, state: ToyState, entry: Entry[str]) -> ToyState:
        if entry.seat == CHANCE:
            cards = tuple(int(card) for card in entry.move.removeprefix("deal "))
            return replace(state, cards=cards, dealt_at=entry.at)
        if entry.seat == CLOCK:
            return replace(state, over=True)
        number = int(entry.move.removeprefix("show "))
        shown = tuple(number if seat == entry.seat else old for seat, old in enumerate(state.shown))
        return replace(state, shown=shown, over=None not in shown)

    def legal(self, state: ToyState, seat: Seat) -> Iterator[str] | None:
        if seat == CHANCE:
            return None
        return iter([f"show {card}" for card in CARDS] if seat in self.to_act(state) else [])

    def sample(self, state: ToyState, seat: Seat, source: Source) -> str:
        if seat == CLOCK:
            return "time"
        if seat == CHANCE:
            return "deal " + "".join(str(1 + source.below(3)) for _ in range(state.seats))
        return f"show {1 + source.below(3)}"

    def show(self, state: ToyState, viewer: Seat) -> ToyBoard:
        own = state.cards[viewer] if viewer >= 0 and state.cards else None
        shown = state.shown if state.over else (None,) * state.seats
        if viewer >= 0 and not state.over:
            shown = tuple(
                number if seat == viewer else None for seat, number in enumerate(state.shown)
            )
        return ToyBoard(own, tuple(number is not None for number in state.shown), shown)

    def determinize(self, view: View[ToyBoard], source: Source) -> ToyState:
        board = view.board
        shown = tuple(
            number if number is not None or not has else 1 + source.below(3)
            for number, has in zip(board.shown, board.has_shown, strict=True)
        )
        cards = [1 + source.below(3) for _ in range(view.seats)]
        if board.own is not None:
            cards[view.viewer] = board.own
        over = view.outcome is not None
        if over and view.outcome:
            cards = [
                number if view.outcome.points[seat] and number else cards[seat]
                for seat, number in enumerate(shown)
            ]
            for seat, number in enumerate(shown):
                if number and not view.outcome.points[seat] and cards[seat] == number:
                    cards[seat] = 1 + number % 3
        dealt_at = 0 if view.deadline_ms is None else view.deadline_ms - LIMIT_MS
        return ToyState(view.seats, view.options, tuple(cards), shown, dealt_at, over)

    def secrets(self, state: ToyState, viewer: Seat) -> dict[str, object]:
        if state.over or not state.cards:
            return {}
        others = [seat for seat in range(state.seats) if seat != viewer]
        cards = {f"card of {seat}": state.cards[seat] for seat in others}
        chosen = {f"choice of {s}": state.shown[s] for s in others if state.shown[s] is not None}
        return {**cards, **chosen}

    def reveals(self, state: ToyState, entry: Entry[str]) -> bool:
        return entry.seat == CHANCE or state.shown.count(None) == 1

    def redact(self, state: ToyState, entry: Entry[str], viewer: Seat) -> str:
        return entry.move if viewer == entry.seat else entry.move.split(" ")[0]

    def outcome(self, state: ToyState) -> Outcome | None:
        if not state.over:
            return None
        pairs = zip(state.cards, state.shown, strict=True)
        return by_points("shown", [int(card == shown) for card, shown in pairs])

    def deadline_ms(self, state: ToyState) -> int | None:
        return state.dealt_at + LIMIT_MS if state.cards and not state.over else None

    def write(self, move: str) -> str:
        return move

    def read(self, state: ToyState, seat: Seat, text: str) -> str:
        legal = [*(f"show {card}" for card in CARDS), "time"]
        if text in legal:
            return text
        digits = text.removeprefix("deal ")
        if seat == CHANCE and len(digits) == state.seats and set(digits) <= set("123"):
            return text
        raise Refused("NOTATION", "toy", text=text[:20])


class ToyDrawing:
    styles = ("plain",)

    def text(self, view: View[ToyBoard], language: str = "en") -> str:
        return str(view.board)

    def svg(
        self, view: View[ToyBoard], style: str, language: str = "en", palette: Palette = LIGHT
    ) -> str:
        return "<svg/>"


TOY: Final = Toy()


def toy_manifest(rules: Toy = TOY, drawing: Drawing = ToyDrawing()) -> GameManifest:  # noqa: B008
    search = SearchBot(TreeSearch(rules, random_playout(rules)), PlayoutBudget(10))
    return GameManifest(
        rules=rules,
        rule_prefix="TOY",
        usual_seats=2,
        minutes=1,
        age=3,
        drawing=drawing,
        bots=GameBots(levels=Levels(*[RandomBot(rules)] * 4), evaluator=search),
        package=__package__,
    )
