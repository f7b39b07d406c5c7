referee-rope-piles = Piles
referee-rope-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
referee-rope-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
referee-rope-turn = { $name }’s turn
referee-rope-left = Cards left in your pile
referee-rope-less = One card fewer
referee-rope-more = One card more
referee-rope-over = End turn
referee-rope-won = { $name } has won
referee-rope-still = No moves for a full round
referee-rope-again = Deal again
referee-rope-finish = Stop playing
referee-rope-timer = Time left
referee-rope-time-up = Time’s up
referee-rope-history = Games so far
referee-rope-winners = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
referee-rope-pile-of = { $count ->
    [one] { $name } has 1 card in the pile.
   *[other] { $name } has { $count } cards in the pile.
}
referee-rope-task-turn = At the end of your turn, enter how many cards are left in your pile.
referee-rope-task-between = Deal again, or stop here.
referee-rope-log-left = { $count ->
    [0] has emptied their pile
    [one] ends the turn with 1 card left
   *[other] ends the turn with { $count } cards left
}
referee-rope-log-still = reports a full round without a move
referee-rope-log-again = deals again
referee-rope-log-finish = stops playing
referee-rope-log-first = { $name } goes first
referee-rope-margin = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
