"""The rules agree with the naive reading, on random games and on random positions."""

import random
from collections import Counter

import pytest

from tavolino.conformance import GameSetup, pair_setups
from tavolino.core import CHANCE, Entry, Refused, Seat, Value
from tavolino.games import find_game
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import CARD_OF, DECK, NAMES, PILE_SIZES, names
from tavolino.games.rope.rules.moves import Shuffle
from tavolino.games.rope.rules.position import all_cards
from tavolino.games.rope.rules.rows import EMPTY, Row, after, build_row, is_complete
from tavolino.games.rope.rules.state import RopeState
from tavolino.games.rope.rules.supply import SupplyRow, with_card, without_last
from tavolino.games.rope.rules.view import ShownRow, show_row, show_supply
from tests.naive import rope as naive

OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"supply": "sequence"},
    {"same": "yes"},
    {"same": "yes", "supply": "sequence"},
)
KNOWN = {"first", "pile", "same", "supply"}
"""The options that the naive reading knows."""


class Draws:
    def __init__(self, seed: str) -> None:
        self.below = random.Random(seed).randrange


def same_table(state: RopeState, table: naive.Table) -> None:
    assert [list(names(row.cards)) for row in state.rows] == table.rows
    assert sorted(names(state.discard)) == sorted(table.discard)
    assert list(names(state.draw)) == table.draw
    assert state.cause == table.over
    assert state.refilling == table.must_shuffle
    assert state.turn == table.turn
    for player, other in zip(state.players, table.players, strict=True):
        assert list(names(player.pile)) == other.pile
        assert Counter(names(player.hand)) == Counter(other.hand)
        for row, other_row in zip(map(show_supply, player.supply), other.supply, strict=True):
            assert list(row.cards) == other_row.cards
            forced = [place for place, forced in enumerate(other_row.forced) if forced]
            assert list(row.forced) == forced


def naive_table(state: RopeState) -> naive.Table:
    """The dealt table, as the naive reading lays it out."""
    assert state.turn is not None
    return naive.Table(
        players=[naive.Player(list(names(p.pile)), list(names(p.hand))) for p in state.players],
        draw=list(names(state.draw)),
        turn=state.turn,
        same=state.options["same"] == "yes",
        sequence=state.options["supply"] == "sequence",
    )


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_agree(seats: int, options: dict[str, Value]) -> None:
    source = Draws(f"{seats} {options}")
    pile = PILE_SIZES[seats] if seats > 2 else 74
    start = ROPE.start(seats, {**options, "first": seats - 1, "pile": pile})
    state = ROPE.apply(start, Entry(CHANCE, ROPE.sample(start, CHANCE, source)))
    play_on(state, source, 300)


def play_on(state: RopeState, source: Draws, entries: int) -> None:
    """Goes on from a dealt table, by the rules and by the naive reading."""
    table = naive_table(state)
    for _ in range(entries):
        if ROPE.outcome(state):
            break
        (seat,) = ROPE.to_act(state)
        if seat == CHANCE:
            move = ROPE.sample(state, CHANCE, source)
            assert isinstance(move, Shuffle)
            table = table.shuffled(list(names(move.cards)))
        else:
            legal = [ROPE.write(move) for move in ROPE.legal(state, seat) or ()]
            assert len(set(legal)) == len(legal)
            assert set(legal) == table.legal()
            # Cards onto rows are rare among all moves, yet most of the rules are about them.
            onto = [text for text in legal if ">" in text]
            text = legal[source.below(len(legal))]
            if onto and source.below(2):
                text = onto[source.below(len(onto))]
            move = ROPE.read(state, seat, text)
            ROPE.check(state, seat, move)
            table = table.after(text)
        state = ROPE.apply(state, Entry(seat, move))
        same_table(state, table)
        assert Counter(all_cards(state)) == Counter(DECK)


@pytest.mark.parametrize("setup", pair_setups(find_game("rope")), ids=str)
def test_games_with_any_options_agree(setup: GameSetup) -> None:
    assert setup.play().options.keys() == KNOWN
    source = Draws(str(setup))
    state = setup.play().state
    while ROPE.to_act(state) == {CHANCE}:
        state = ROPE.apply(state, Entry(CHANCE, ROPE.sample(state, CHANCE, source)))
    play_on(state, source, 120)


ALL_TEXTS = (
    "end",
    *(f"p>{row}" for row in "ABC"),
    *(f"s{supply}>{row}" for supply in "123" for row in "ABC"),
    *(f"h{card}>{row}" for card in NAMES for row in "ABC"),
    *(f"h{card}.s{supply}" for card in NAMES for supply in "123"),
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_other_move_is_refused(options: dict[str, Value]) -> None:
    source = Draws(f"refused {options}")
    state = ROPE.start(3, {**options, "first": 0})
    for _ in range(150):
        (seat,) = ROPE.to_act(state)
        if seat != CHANCE:
            legal = {ROPE.write(move) for move in ROPE.legal(state, seat) or ()}
            for text in ALL_TEXTS:
                assert is_refused(state, seat, text) == (text not in legal), text
        state = ROPE.apply(state, Entry(seat, ROPE.sample(state, seat, source)))


def is_refused(state: RopeState, seat: Seat, text: str) -> bool:
    try:
        ROPE.check(state, seat, ROPE.read(state, seat, text))
    except Refused:
        return True
    return False


@pytest.mark.parametrize("same", [False, True])
def test_thousands_of_rows_agree(same: bool) -> None:
    """Rows grown at random, with many scissors: what each takes, which way it runs, its end."""
    source = Draws(f"rows {same}")
    for _ in range(300):
        row = EMPTY[same]
        scissors = source.below(4)
        while not is_complete(row.standing):
            shown = show_row(row)
            cards = list(shown.cards)
            fitting = {card for card in naive.CARDS if naive.is_row([*cards, card], same)}
            assert {"S", *shown.up, *shown.down} == fitting
            assert shown.direction == naive.direction(cards, same)
            for card in shown.up:
                assert naive.direction([*cards, card], same) == "up"
            for card in shown.down:
                assert naive.direction([*cards, card], same) == "down"
            if not source.below(4):
                assert_meanings(shown, same)
            number = sorted(fitting - {"S"})[source.below(len(fitting) - 1)]
            card = "S" if source.below(4) < scissors else number
            standing = after(row.standing, CARD_OF[card])
            row = Row((*row.cards, CARD_OF[card]), standing)
            assert is_complete(standing) == naive.is_complete([*cards, card], same)
            assert (build_row(row.cards, same) is None) == is_complete(standing)


def assert_meanings(shown: ShownRow, same: bool) -> None:
    """A number is told for a card just if the row could not be read with another one there."""
    if shown.direction not in ("up", "down"):
        assert not any(shown.means)
        return
    upward = shown.direction == "up"
    cards = list(shown.cards)
    last = max(place for place, card in enumerate(cards) if card != "S")
    for place, meaning in enumerate(shown.means):
        possible = {
            card for card in naive.NUMBERS if readable(cards, place, card, upward=upward, same=same)
        }
        if place > last and same:
            assert meaning == ""
        else:
            assert possible == {meaning} or (meaning == "" and len(possible) > 1)


def readable(cards: list[str], place: int, card: str, *, upward: bool, same: bool) -> bool:
    """Can the card at this place stand for that number in a reading of the whole row?"""
    step = 1 if upward else -1
    values: set[int] = set()
    for here, other in enumerate(cards):
        behind_scissors = here > 0 and other != "S" and cards[here - 1] == "S"
        grown = {value + step for value in values} if here else {1 if upward else 10}
        if same and not behind_scissors:
            grown |= values
        fixed = card if here == place else other
        values = {value for value in grown if 1 <= value <= 10 and fixed in ("S", str(value))}
        if other not in ("S", fixed):
            return False
    return bool(values)


def test_thousands_of_supply_rows_agree() -> None:
    source = Draws("supply")
    for _ in range(1000):
        row: SupplyRow = ()
        other = naive.SupplyRow()
        for _ in range(source.below(8)):
            if other.cards and not source.below(4):
                row = without_last(row)
                other.cards.pop()
                other.forced.pop()
                continue
            fitting = [card for card in naive.CARDS if other.fits(card)]
            card = naive.CARDS[source.below(len(naive.CARDS))]
            if fitting and source.below(5):
                card = fitting[source.below(len(fitting))]
            other.forced.append(not other.fits(card))
            other.cards.append(card)
            row = with_card(row, CARD_OF[card], sequence=True)
            shown = show_supply(row)
            assert list(shown.cards) == other.cards
            assert list(shown.forced) == [n for n, forced in enumerate(other.forced) if forced]
