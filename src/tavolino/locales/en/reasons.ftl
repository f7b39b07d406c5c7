# Why a move is good
reason-only = It is the only legal move.
reason-better = In simulated games, it wins { $better } more games in a hundred than { $other }.
reason-best = In simulated games, no other move does as well; { $other } comes next.
reason-close = In simulated games, { $other } does nearly as well.
reason-points = It leads to about { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the next best move would be { $other }.

# A game looked at afterwards
analysis-costliest = { $count ->
    [0] No costly mistakes.
    [one] The costliest mistake:
   *[other] The { $count } costliest mistakes:
}
analysis-better = Entry { $number }, seat { $seat }: { $best } instead of { $move } (cost: { $cost }).
analysis-seat-par = Seat { $seat } compared with par, after each round and at the end: { $figures }
analysis-best-ending = Best ending, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $moves }
