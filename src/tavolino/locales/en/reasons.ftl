# Why a move is good
reason-only = It is the only move there is.
reason-better = In simulated games it does better by { $better } in a hundred than { $other }.
reason-best = In simulated games no other move does as well; { $other } comes next.
reason-close = In simulated games { $other } does nearly as well.
reason-points = With it the game is heading for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the next best would be { $other }.

# A game looked at afterwards
analysis-costliest = { $count ->
    [0] No move gave much away.
    [one] The move that cost most:
   *[other] The { $count } moves that cost most:
}
analysis-better = Entry { $number }, seat { $seat }: { $best } instead of { $move } (cost: { $cost }).
analysis-seat-par = Seat { $seat } against par, after each round and at the end: { $figures }
analysis-best-ending = Best ending, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $moves }
