"""A second, naive reading of the rules of Cut the Rope, used to check the real ones.

Cards are texts ("1" … "10", "S"), zones are lists, and a row is judged by trying out every value
its scissors could stand for. Nothing here is quick.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field

NUMBERS = [str(number) for number in range(1, 11)]
CARDS = [*NUMBERS, "S"]
DECK = Counter({**dict.fromkeys(NUMBERS, 14), "S": 20})
ROWS = "ABC"
HAND = 6
MAX_TURNS_WITHOUT_PILE = 500


def last_values(row: list[str], upward: bool, same: bool) -> set[int]:
    """What the last card of the row can stand for, if all are read upward (or downward).

    CR-5, CR-6: the first card is 1 (10), every other one the next; scissors are anything.
    CR-14: a card may also repeat, but a number right behind scissors is one more.
    """
    step = 1 if upward else -1
    values: set[int] = set()
    for place, card in enumerate(row):
        if place == 0:
            reached = {1 if upward else 10}
        else:
            reached = {value + step for value in values}
            if same and not (card != "S" and row[place - 1] == "S"):
                reached |= values
        reached &= set(range(1, 11))
        values = reached if card == "S" else reached & {int(card)}
    return values


def direction(row: list[str], same: bool) -> str:
    """Which way a legal row runs: the way up to its first number says so. CR-6, CR-14"""
    for place, card in enumerate(row):
        if card != "S":
            upward = last_values(row[: place + 1], True, same)
            return "up" if upward else "down"
    return "open" if row else "none"


def is_row(row: list[str], same: bool) -> bool:
    """May these cards lie in a shared row? CR-5, CR-6, CR-14"""
    way = direction(row, same)
    up, down = bool(last_values(row, True, same)), bool(last_values(row, False, same))
    return {"up": up, "down": down, "open": up, "none": True}[way]


def is_complete(row: list[str], same: bool) -> bool:
    """CR-7: ten cards. CR-14: 10 was reached (1 going down), or scissors that can stand for it."""
    if not same:
        return len(row) == 10
    way = direction(row, same)
    if way == "open":
        return len(row) == 10
    if way == "up":
        return 10 in last_values(row, True, True)
    return way == "down" and 1 in last_values(row, False, True)


def is_run(cards: list[str]) -> bool:
    """Can the cards be read as one run up or down by ones within 1–10? CR-9"""
    for start in range(1, 11):
        for step in (1, -1):
            values = [start + step * place for place in range(len(cards))]
            if all(1 <= value <= 10 for value in values) and all(
                card in ("S", str(value)) for card, value in zip(cards, values, strict=True)
            ):
                return True
    return False


@dataclass
class SupplyRow:
    cards: list[str] = field(default_factory=list)
    forced: list[bool] = field(default_factory=list)

    def fits(self, card: str) -> bool:
        """CR-9: one run from the first card, or from the last forced card on."""
        if not self.cards:
            return True
        start = max((place for place, forced in enumerate(self.forced) if forced), default=0)
        return is_run([*self.cards[start:], card])


@dataclass
class Player:
    pile: list[str]
    """The face-up card first."""
    hand: list[str]
    supply: list[SupplyRow] = field(default_factory=lambda: [SupplyRow() for _ in range(3)])


@dataclass
class Table:
    players: list[Player]
    draw: list[str]
    turn: int
    same: bool = False
    sequence: bool = False
    rows: list[list[str]] = field(default_factory=lambda: [[], [], []])
    discard: list[str] = field(default_factory=list)
    moved: bool = False
    piled: bool = False
    idle: int = 0
    turns_without_pile: int = 0
    must_shuffle: bool = False
    over: str = ""

    def legal(self) -> set[str]:
        """Everything the player on turn can do. CR-4, CR-8"""
        if self.over or self.must_shuffle:
            return set()
        player = self.players[self.turn]
        moves = set()
        sources = [(f"h{card}", card) for card in player.hand]
        sources += [("p", player.pile[0])]
        sources += [
            (f"s{place}", row.cards[-1]) for place, row in enumerate(player.supply, 1) if row.cards
        ]
        for source, card in sources:
            for place, row in enumerate(self.rows):
                free = [place for place, row in enumerate(self.rows) if not row]
                if not row and place != free[0]:
                    continue
                if is_row([*row, card], self.same):
                    moves.add(f"{source}>{ROWS[place]}")
        if not player.hand:
            moves.add("end")
        fitting = {
            f"h{card}.s{place}"
            for card in player.hand
            for place in self.places()
            if not self.sequence or player.supply[place - 1].fits(card)
        }
        anywhere = {f"h{card}.s{place}" for card in player.hand for place in self.places()}
        return moves | (fitting or anywhere)

    def places(self) -> list[int]:
        """The supply rows a card can be laid on, of the empty ones the first. CR-3, CR-8"""
        supply = self.players[self.turn].supply
        free = [place for place in (1, 2, 3) if not supply[place - 1].cards]
        return [place for place in (1, 2, 3) if place not in free[1:]]

    def after(self, move: str) -> Table:
        """The table after a legal move of the player on turn."""
        table = copy.deepcopy(self)
        if move == "end":
            table.end_turn()
        elif "." in move:
            table.lay(move[1 : move.index(".")], int(move[-1]))
        else:
            table.play(move[: move.index(">")], ROWS.index(move[-1]))
        return table

    def play(self, source: str, place: int) -> None:
        """CR-2, CR-4, CR-7"""
        player = self.players[self.turn]
        if source == "p":
            card = player.pile.pop(0)
            self.piled = True
        elif source[0] == "s":
            row = player.supply[int(source[1]) - 1]
            card = row.cards.pop()
            row.forced.pop()
        else:
            card = source[1:]
            player.hand.remove(card)
        self.moved = True
        self.rows[place].append(card)
        if is_complete(self.rows[place], self.same):
            self.discard += self.rows[place]
            self.rows[place] = []
        if not player.pile:
            self.over = "pile"

    def lay(self, card: str, place: int) -> None:
        """CR-8, CR-9"""
        player = self.players[self.turn]
        row = player.supply[place - 1]
        row.forced.append(self.sequence and not row.fits(card))
        row.cards.append(card)
        player.hand.remove(card)
        self.moved = True
        self.end_turn()

    def end_turn(self) -> None:
        """CR-12, CR-15, then CR-10"""
        self.idle = 0 if self.moved else self.idle + 1
        self.turns_without_pile = 0 if self.piled else self.turns_without_pile + 1
        self.moved = self.piled = False
        if self.idle == len(self.players):
            self.over = "still"
        elif self.turns_without_pile == MAX_TURNS_WITHOUT_PILE:
            self.over = "endless"
        else:
            self.refill()

    def refill(self) -> None:
        """Draws one card after the other. CR-10, CR-11"""
        hand = self.players[self.turn].hand
        self.must_shuffle = False
        while len(hand) < HAND:
            if not self.draw:
                if self.discard:
                    self.must_shuffle = True
                    return
                break
            hand.append(self.draw.pop(0))
        self.turn = (self.turn + 1) % len(self.players)

    def shuffled(self, cards: list[str]) -> Table:
        """The table after the discard pile was shuffled into this order. CR-11"""
        table = copy.deepcopy(self)
        table.draw, table.discard = list(cards), []
        table.refill()
        return table

    def cards_left(self) -> list[int]:
        return [len(player.pile) for player in self.players]
