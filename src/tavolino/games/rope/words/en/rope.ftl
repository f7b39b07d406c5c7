game-rope = Cut the Rope
about-rope = Empty your pile onto rows that everybody shares. Scissors fit anywhere.
option-rope-pile = Cards per pile (0 = standard)
help-rope-pile = Smaller piles make a shorter game, larger piles a longer one. 0 deals the usual number.
option-rope-same = Repeated numbers
option-rope-same-no = No
option-rope-same-yes = Yes
help-rope-same = A card may also repeat the number before it: 1, 2, 3, 4 can be followed by a 4 or a 5.
option-rope-supply = Supply rows
option-rope-supply-any = Any order
option-rope-supply-sequence = In sequence where possible
help-rope-supply = Add cards to your supply rows in any order, or only counting up or down while you have a card that fits.

refused-notation-rope = “{ $text }” is not a move. Write h7>B (hand to row), p>A (pile to row), s2>C (supply to row), h4.s1 (hand to supply, ending your turn) or end.
refused-notation-rope-chance = “{ $text }” is not a draw. Write deal, first or shuffle.

refused-cr-1-deal = The whole deck must be dealt now, every card once.
refused-cr-1-draw-first = The first player must be chosen now, one of { $seats }.
refused-cr-1-first = Seat { $got } cannot go first at a table of { $seats }.
refused-cr-1-not-chance = Players cannot deal, draw or shuffle.
refused-cr-4-not-in-hand = You have no { $card ->
    [S] scissors
   *[other] { $card }
} in your hand.
refused-cr-4-empty-supply = Your supply row { $supply } is empty.
refused-cr-5-first-free = Start a new row in the first free space, { $free }, not in { $row }.
refused-cr-5-start = A shared row starts with 1, 10 or scissors, not with { $card }.
refused-cr-5-due = Row { $row } needs { $expected } or scissors next, not { $card }.
refused-cr-8-must-lay = You still have { $count ->
    [one] a card in your hand. Put it
   *[other] { $count } cards in your hand. Put one
} on a supply row to end your turn.
refused-cr-8-not-in-hand = You have no { $card ->
    [S] scissors
   *[other] { $card }
} in your hand.
refused-cr-8-first-free = Supply row { $supply } is empty, and so is one before it. Start that one first.
refused-cr-9-sequence = { $card ->
    [S] Scissors do
   *[other] { $card } does
} not continue the sequence of supply row { $supply }, and another card or row would fit.
refused-cr-11-shuffle = The discard pile must be shuffled now, every card once.
refused-cr-13-pile = With { $seats } players, a pile has at most { $most } cards, not { $got }.
refused-cr-14-due = Row { $row } needs { $expected } or scissors next, not { $card }.

cause-rope-pile = A player emptied their pile.
cause-rope-still = Nobody moved a card for a full round.
cause-rope-endless = Nobody played a card from their pile for 500 turns.

# Challenge of the day
daily-goal-rope = Empty your pile in as few turns as you can. Everybody gets the same cards.
daily-score-rope = { $score ->
    [one] { $score } turn
   *[other] { $score } turns
}
