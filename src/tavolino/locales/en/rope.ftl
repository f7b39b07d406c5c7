game-rope = Cut the Rope
about-rope = Get rid of your pile of cards on rows that everybody shares; scissors fit anywhere.
option-rope-pile = Cards in each pile (0 = standard)
help-rope-pile = Smaller piles make a shorter game, larger piles a longer one. 0 deals the usual number for your players.
option-rope-same = Repeated numbers
option-rope-same-no = No
option-rope-same-yes = Yes
help-rope-same = A card may also repeat the number before it: 1, 2, 3, 4 can be followed by a 4 or a 5.
option-rope-supply = Supply rows
option-rope-supply-any = Any order
option-rope-supply-sequence = In sequence where possible
help-rope-supply = Add cards to your supply rows in any order, or only counting up or down while you have a card that fits.

refused-notation-rope = “{ $text }” is no move; write h7>B (hand to row), p>A (pile to row), s2>C (supply to row), h4.s1 (end the turn: hand to supply) or end.
refused-notation-rope-chance = “{ $text }” is no draw; the dealer writes deal, first or shuffle.

refused-cr-1-deal = Now the whole deck is dealt, every card once.
refused-cr-1-draw-first = Now the first player is drawn, one of { $seats }.
refused-cr-1-first = Seat { $got } cannot begin at a table of { $seats }.
refused-cr-1-not-chance = Only the dealer deals, draws lots and shuffles.
refused-cr-4-not-in-hand = There is no { $card ->
    [S] pair of scissors
   *[other] { $card }
} in your hand.
refused-cr-4-empty-supply = Your supply row { $supply } is empty.
refused-cr-5-first-free = A new row begins at the first free place, { $free }, not at { $row }.
refused-cr-5-start = A shared row starts with 1, 10 or scissors, not with { $card }.
refused-cr-5-due = Row { $row } takes { $expected } or scissors next, not { $card }.
refused-cr-8-must-lay = You still have { $count ->
    [one] a hand card, so lay it
   *[other] { $count } hand cards, so lay one of them
} on a supply row to end your turn.
refused-cr-8-not-in-hand = There is no { $card ->
    [S] pair of scissors
   *[other] { $card }
} in your hand to lay down.
refused-cr-8-first-free = Supply row { $supply } is empty and so is one before it; begin that one.
refused-cr-9-sequence = { $card ->
    [S] Scissors do
   *[other] { $card } does
} not continue supply row { $supply } in sequence, and another card or row would fit.
refused-cr-11-shuffle = Now the discard pile is shuffled, every card of it once.
refused-cr-13-pile = With { $seats } players an own pile has at most { $most } cards, not { $got }.
refused-cr-14-due = Row { $row } takes { $expected } or scissors next, not { $card }.

cause-rope-pile = An own pile is gone.
cause-rope-still = All players in a row moved no card.
cause-rope-endless = For 500 turns nobody played a card from an own pile.

# Challenge of the day
daily-goal-rope = Empty your pile in as few turns as you can. The cards are the same for everybody.
daily-score-rope = { $score ->
    [one] { $score } turn
   *[other] { $score } turns
}
