# Cut it

drawing-cutit-title = { $players ->
    [one] Cut it: { $players } player, sheet { $sheet }
   *[other] Cut it: { $players } players, sheet { $sheet }
}
drawing-cutit-sheet-title = Cut it, sheet { $sheet }
drawing-cutit-sheet-story = The cutting sheet “{ $sheet }”, uncut.
drawing-cutit-first-player = The first player is chosen at random.
drawing-cutit-dice-next = Next: the dice of round { $round } of { $rounds }.
drawing-cutit-corners = Round { $round } of { $rounds }: seat { $seat } picks a corner.
drawing-cutit-cuts = Round { $round } of { $rounds }: { $count ->
    [one] seat { $seats } cuts
   *[other] seats { $seats } cut
}.
drawing-cutit-ready = Next comes the puzzle; not ready yet: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}.
drawing-cutit-puzzle = The puzzle is on; not done yet: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}.
drawing-cutit-keeping = The puzzles are checked; still choosing a part to keep: { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}.
drawing-cutit-hidden = Hidden until the puzzles are checked.
drawing-cutit-empty = Nothing on the table yet.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } mistake;{" "}
   *[other] { $faults } mistakes;{" "}
}{ $count ->
    [0] nothing kept
   *[other] kept: { $kept }
}; { $cost ->
    [one] { $cost } space left over
   *[other] { $cost } spaces left over
}.
drawing-cutit-part = { $move }: { $count ->
    [one] snippet { $snippets }
   *[other] snippets { $snippets }
}, { $cost ->
    [one] { $cost } space left over
   *[other] { $cost } spaces left over
}
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
drawing-cutit-token = rank token { $token }
drawing-cutit-no-token = no rank token
drawing-cutit-outside = { $points } left over
drawing-cutit-is-ready = ready
drawing-cutit-done = done
drawing-cutit-legend = + more than last round, { $mark } one cut, * to act
drawing-cutit-sum-rounds = Rounds and penalties
drawing-cutit-sum-columns = Columns
