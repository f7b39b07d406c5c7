# Drawings: what they say beside the boards, as SVG and in a terminal. Seats are counted from 1.
# Names of colours, games and seats are those of the client's catalogues.

drawing-over = The game is over.
drawing-first-player = The lot says who begins.
drawing-best = Best: seat { $seats }.
drawing-to-act = To move: seat { $seats }.
drawing-points-now = Points now: { $points }.
drawing-points-of-seat = { $points } for seat { $seat }
drawing-points = points
drawing-seat = seat

# Scalino and its demolition
drawing-scalino-seen = { $game }, seen from { $style ->
    [south] the south
    [east] the east
    [north] the north
    [west] the west
   *[above] above
}
drawing-scalino-lying = { $count ->
    [0] No block lies on the table.
    [one] One block lies on the table.
   *[other] { $count } blocks lie on the table.
}
drawing-scalino-turn = { $extra ->
    [yes] Seat { $seat } may place one more { $colour } block.
   *[no] Seat { $seat } is to place a { $colour } block.
}
drawing-scalino-tops = From above: { $blocks }.
drawing-scalino-top = { $colour } { $place } on level { $level }
drawing-scalino-star-free = The star is uncovered.
drawing-scalino-blocks-of = blocks of
drawing-scalino-key-block = { $colour }, on level { $level }
drawing-scalino-key-free = free on level { $level }
drawing-scalino-key-star = the star
drawing-scalino-key-takeable = can be taken
drawing-scalino-worthless = { $place } 0 (only beside the star)
drawing-scalino-unused = blocks left over { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nothing
drawing-demolition-left = { $count ->
    [0] No block is left.
    [one] One block is left.
   *[other] { $count } blocks are left.
}
drawing-demolition-turn = { $extra ->
    [yes] Seat { $seat } may take one more block.
   *[no] Seat { $seat } is to take a block.
}
drawing-demolition-takeable = { $points ->
    [one] Can be taken, { $points } point
   *[other] Can be taken, { $points } points
}: { $places }

# Cut the Rope
drawing-rope-piles = draw pile { $draw }, discard pile { $discard }
drawing-rope-pile = pile
drawing-rope-hand = hand

# Cut it
drawing-cutit-title = { $players ->
    [one] Cut it: { $players } player, sheet { $sheet }
   *[other] Cut it: { $players } players, sheet { $sheet }
}
drawing-cutit-sheet-title = Cut it, sheet { $sheet }
drawing-cutit-sheet-story = The cutting sheet “{ $sheet }”, whole.
drawing-cutit-first-player = The lot says who picks a corner first.
drawing-cutit-dice-next = The dice of round { $round } of { $rounds } are to be rolled.
drawing-cutit-corners = Round { $round } of { $rounds }: seat { $seat } picks a corner.
drawing-cutit-cuts = Round { $round } of { $rounds }: { $count ->
    [one] seat { $seats } is to cut
   *[other] seats { $seats } are to cut
}.
drawing-cutit-ready = The puzzle comes next; not ready yet: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}.
drawing-cutit-puzzle = The puzzle is on; not done yet: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}.
drawing-cutit-hidden = Hidden until the puzzles are checked.
drawing-cutit-empty = Nothing lies on the table yet.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } fault;{" "}
   *[other] { $faults } faults;{" "}
}{ $count ->
    [0] nothing kept
   *[other] kept: { $kept }
}; { $cost ->
    [one] { $cost } space outside
   *[other] { $cost } spaces outside
}.
drawing-cutit-has-cut = has cut { $cut }
drawing-cutit-corner = corner { $space }
drawing-cutit-cut-mark = has cut
drawing-cutit-key-colours = colours
drawing-cutit-key-star = a star
drawing-cutit-own-cut = your cut { $cut }
drawing-cutit-last-cut = last cut { $cut }
drawing-cutit-fault = { $fault ->
    [no-points] no points
    [small] too small
    [several] several snippets
   *[no-cut] no cut
}
drawing-cutit-penalty = { $points }: { $faults }
drawing-cutit-sums = { $parts }: { $total }
drawing-cutit-penalties = penalties { $points }
drawing-cutit-column = + column { $points }
drawing-cutit-one-cut = one cut { $points }
drawing-cutit-one-cut-short = 1 cut
drawing-cutit-token = token { $token }
drawing-cutit-no-token = no token
drawing-cutit-outside = { $points } outside
drawing-cutit-is-ready = ready
drawing-cutit-done = done
drawing-cutit-legend = + more than the last round, { $mark } one cut, * to act
drawing-cutit-sum-rounds = Rounds and penalties
drawing-cutit-sum-columns = Columns
