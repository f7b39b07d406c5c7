referee-rope-piles = Piles
referee-rope-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
referee-rope-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
referee-rope-turn = It is { $name }’s turn
referee-rope-left = Cards left in the own pile
referee-rope-less = One card fewer
referee-rope-more = One card more
referee-rope-over = Turn over
referee-rope-won = { $name } has won
referee-rope-still = Nobody moves any more
referee-rope-again = Deal again
referee-rope-finish = Enough for today
referee-rope-timer = Time left for this turn
referee-rope-time-up = Time is up
referee-rope-history = Games so far
referee-rope-winners = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
referee-rope-pile-of = { $count ->
    [one] { $name } has 1 card in the pile.
   *[other] { $name } has { $count } cards in the pile.
}
referee-rope-task-turn = When your turn is over, say how many cards are left in your pile.
referee-rope-task-between = Deal again, or stop here.
referee-rope-log-left = { $count ->
    [0] has emptied the pile
    [one] ends the turn with 1 card left
   *[other] ends the turn with { $count } cards left
}
referee-rope-log-still = says: nobody moves any more
referee-rope-log-again = deals again
referee-rope-log-finish = ends the sitting
referee-rope-log-first = draws the first player: { $name }
