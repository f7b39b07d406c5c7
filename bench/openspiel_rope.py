"""Cut the Rope as an OpenSpiel Python game, independent of our code.

Chance draws a card only when a player gets to see it. This is equivalent to shuffling first,
because hidden cards of one shuffle are interchangeable. Standard rules only.
"""

from typing import Final

from bench.openspiel import pyspiel
from bench.openspiel_own import CHANCE, TERMINAL, OwnGame, game_type, shared_win

NAME: Final = "bench_rope"
KINDS: Final = 11
"""Scissors are 0, numbers 1 to 10."""
DECK: Final = (20, *(14,) * 10)
HAND: Final = 6
PILES: Final = {2: 20, 3: 20, 4: 16, 5: 16, 6: 12, 7: 12, 8: 10}
MAX_TURNS_WITHOUT_PILE: Final = 500
PILE: Final = KINDS
"""A card comes from the hand (its kind), the pile, or a supply row."""
SUPPLY: Final = KINDS + 1
LAYING: Final = 3 * (SUPPLY + 3)
"""A play is 3 × source + row; from here on moves lay: 3 × kind + supply row."""
ENDING: Final = LAYING + 3 * KINDS
OPEN, UP, DOWN = 0, 1, 2
FIRST: Final = -1
"""What chance decides: who is first, the card for a seat's hand (its number), or the top of a
pile (8 more)."""
TOP: Final = 8


def _due(direction: int, length: int) -> int:
    """The kinds of cards a row takes, a bit for each."""
    up = 1 << length + 1 if direction != DOWN else 0
    down = 1 << 10 - length if direction != UP else 0
    return 1 | up | down


DUE: Final = [[_due(direction, length) for length in range(10)] for direction in (OPEN, UP, DOWN)]


class RopeState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "RopeGame") -> None:
        super().__init__(game)
        players = game.players
        pile = PILES[players]
        self._players = players
        self._hidden = list(DECK)
        """Piles and the first draw pile."""
        self._draw_left = sum(DECK) - players * (pile + HAND)
        self._reshuffled = [0] * KINDS
        self._discard = [0] * KINDS
        self._directions = [OPEN] * 3
        self._rows: list[list[int]] = [[], [], []]
        self._pile_left = [pile] * players
        self._tops = [0] * players
        self._hands = [[0] * KINDS for _ in range(players)]
        self._hand_left = [0] * players
        self._supplies: list[list[list[int]]] = [[[], [], []] for _ in range(players)]
        self._turn = 0
        self._idle = 0
        self._barren = 0
        self._over = False
        self._dealing = players * (HAND + 1)
        self._chance = [seat for seat in range(players) for _ in range(HAND)]
        self._chance += [TOP + seat for seat in range(players)]
        self._chance.append(FIRST)

    def current_player(self) -> int:
        if self._over:
            return TERMINAL
        return CHANCE if self._chance else self._turn

    def is_terminal(self) -> bool:
        return self._over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        due = self._chance[-1]
        if due == FIRST:
            return [(seat, 1 / self._players) for seat in range(self._players)]
        cards = self._cards_for(due)
        total = sum(cards)
        return [(card, count / total) for card, count in enumerate(cards) if count]

    def _cards_for(self, due: int) -> list[int]:
        """The cards among which chance chooses."""
        if due >= TOP or self._dealing or self._draw_left:
            return self._hidden
        return self._reshuffled

    def _turn_up(self, action: int) -> None:
        due = self._chance.pop()
        if due == FIRST:
            self._turn = action
            return
        self._cards_for(due)[action] -= 1
        if due >= TOP:
            self._tops[due - TOP] = action
        else:
            self._hands[due][action] += 1
            self._hand_left[due] += 1
            if self._draw_left and not self._dealing:
                self._draw_left -= 1
        if self._dealing:
            self._dealing -= 1
        elif self._chance and not self._draw_left and not any(self._reshuffled):
            self._reshuffle()

    def _reshuffle(self) -> None:
        self._reshuffled, self._discard = self._discard, self._reshuffled

    def _legal_actions(self, player: int) -> list[int]:
        due = []
        is_free_seen = False
        for direction, row in zip(self._directions, self._rows, strict=True):
            due.append(0 if not row and is_free_seen else DUE[direction][len(row)])
            is_free_seen |= not row
        hand = [card for card, count in enumerate(self._hands[player]) if count]
        sources = [(card, card) for card in hand]
        sources.append((PILE, self._tops[player]))
        supply = self._supplies[player]
        sources += [(SUPPLY + place, cards[-1]) for place, cards in enumerate(supply) if cards]
        actions = [
            3 * source + place
            for source, card in sources
            for place in range(3)
            if due[place] >> card & 1
        ]
        if not hand:
            actions.append(ENDING)
            return actions
        offered = [place for place in range(3) if supply[place]]
        if len(offered) < 3:
            offered.append(next(place for place in range(3) if not supply[place]))
            offered.sort()
        actions += [LAYING + 3 * card + place for card in hand for place in offered]
        return actions

    def _apply_action(self, action: int) -> None:
        if self._chance:
            self._turn_up(action)
            return
        seat = self._turn
        if action >= LAYING:
            if action != ENDING:
                card, place = divmod(action - LAYING, 3)
                self._take_from_hand(seat, card)
                self._supplies[seat][place].append(card)
                self._idle = -1
            self._end_turn(seat)
            return
        source, place = divmod(action, 3)
        if source < PILE:
            self._take_from_hand(seat, source)
            self._put(source, place)
        elif source == PILE:
            self._put(self._tops[seat], place)
            self._barren = -1
            self._pile_left[seat] -= 1
            if self._pile_left[seat]:
                self._chance.append(TOP + seat)
            else:
                self._over = True
        else:
            self._put(self._supplies[seat][source - SUPPLY].pop(), place)

    def _take_from_hand(self, seat: int, card: int) -> None:
        self._hands[seat][card] -= 1
        self._hand_left[seat] -= 1

    def _put(self, card: int, place: int) -> None:
        row = self._rows[place]
        if card and self._directions[place] == OPEN:
            self._directions[place] = UP if card == len(row) + 1 else DOWN
        row.append(card)
        self._idle = -1
        if len(row) == 10:
            for one in row:
                self._discard[one] += 1
            row.clear()
            self._directions[place] = OPEN

    def _end_turn(self, seat: int) -> None:
        """The turn passes on at once; chance still fills up the hand of who had it."""
        self._idle += 1
        self._barren += 1
        if self._idle == self._players or self._barren == MAX_TURNS_WITHOUT_PILE:
            self._over = True
            return
        self._turn = (seat + 1) % self._players
        missing = HAND - self._hand_left[seat]
        there = self._draw_left + sum(self._reshuffled)
        if there < missing:
            there += sum(self._discard)
        self._chance = [seat] * min(missing, there)
        if self._chance and not self._draw_left and not any(self._reshuffled):
            self._reshuffle()

    def returns(self) -> list[float]:
        if not self._over:
            return [0.0] * self._players
        return shared_win([-left for left in self._pile_left])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        if action == ENDING:
            return "end"
        if action >= LAYING:
            card, place = divmod(action - LAYING, 3)
            return f"lay {card} on {place + 1}"
        source, place = divmod(action, 3)
        name = str(source) if source < PILE else "pile" if source == PILE else f"s{source - PILE}"
        return f"{name} to {'ABC'[place]}"

    def __str__(self) -> str:
        return f"rows {self._rows}, piles {self._pile_left}, turn {self._turn}"


class RopeGame(OwnGame):
    type = game_type(NAME, "Cut the Rope", most_players=8, imperfect_information=True)
    actions = ENDING + 1
    chances = KINDS
    longest = 100_000
    state = RopeState


pyspiel.register_game(RopeGame.type, RopeGame)
