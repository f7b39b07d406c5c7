game-referee-cutit = Cut it with scissors and paper
about-referee-cutit = For a real table: rolls the dice, scores your cuts or takes your points, runs the timer and adds it all up.
option-referee-cutit-sheet = { option-cutit-sheet }
option-referee-cutit-sheet-standard = { option-cutit-sheet-standard }
option-referee-cutit-sheet-standard-b = { option-cutit-sheet-standard-b }
option-referee-cutit-sheet-sharp = { option-cutit-sheet-sharp }
help-referee-cutit-sheet = { help-cutit-sheet }
option-referee-cutit-stars = { option-cutit-stars }
option-referee-cutit-stars-normal = { option-cutit-stars-normal }
option-referee-cutit-stars-advanced = { option-cutit-stars-advanced }
option-referee-cutit-stars-strict = { option-cutit-stars-strict }
help-referee-cutit-stars = { help-cutit-stars }

refused-notation-referee-cutit = “{ $text }” cannot be entered. Write roll, a corner (corner a1), a cut (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 or outside 7.
refused-rc-1-phase = “{ $move }” cannot be entered now.
refused-rc-2-last = There is no cut in round { $round }: you score what the last cut left.
refused-rc-2-by-points = You entered points before, so your sheet is unknown. Please enter points again.
refused-rc-3-more = The { $colour ->
    [G] green
    [P] pink
    [Y] yellow
   *[B] blue
} die gives at most { $most }, not { $got }.
refused-rc-3-number = The { $colour ->
    [G] green
    [P] pink
    [Y] yellow
   *[B] blue
} die gives { $number } or nothing, not { $got }.
refused-rc-3-none = A round without points is a penalty. Please enter it as one.
refused-rc-3-one-cut = There is no cut in round { $round }, so “One cut” does not count.
refused-rc-4-seat = { $seats ->
    [one] There is only { $seats } player here.
   *[other] There are only { $seats } players here.
}
refused-rc-4-finished = This player is already done.
refused-rc-4-glass = Everybody shares one timer.
refused-rc-5-by-cuts = Your cuts are known. Please say which snippets are left over.
refused-rc-5-by-points = Your snippets are unknown. Please say how many spaces are left over.
refused-rc-5-spaces = At most { $most } spaces can be left over: one snippet is always in the puzzle.
refused-rc-5-snippet = There is no snippet { $number }; yours are 1 to { $last }.
refused-rc-5-all = One snippet is always in the puzzle, so not all can be left over.
refused-rc-5-nothing = Please place at least one snippet first.

cause-referee-cutit-done = Everybody has finished their puzzle.
cause-referee-cutit-time = Time ran out.
