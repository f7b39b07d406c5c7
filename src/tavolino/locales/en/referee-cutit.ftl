game-referee-cutit = Cut it with scissors and paper
about-referee-cutit = The referee for a real table: it rolls the dice, counts your cuts or takes your points, turns the glass and adds everything up.
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

refused-notation-referee-cutit = “{ $text }” is nothing that can be entered; write roll, a corner (corner a1), a cut (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 or outside 7.
refused-rc-1-phase = “{ $move }” cannot be entered now.
refused-rc-2-last = There is no cut in round { $round }: what the last cut left is scored.
refused-rc-2-by-points = You have entered points before, so your sheet is not known any more; please enter points again.
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
refused-rc-3-none = A round without a single point is a penalty; please enter it as one.
refused-rc-3-one-cut = Nothing is cut in round { $round }, so it cannot have taken one cut.
refused-rc-4-seat = { $seats ->
    [one] There is only { $seats } player here.
   *[other] There are only { $seats } players here.
}
refused-rc-4-finished = This player has finished already.
refused-rc-4-glass = There is one glass for all.
refused-rc-5-by-cuts = Your cuts are known, so please say which snippets are outside.
refused-rc-5-by-points = Your snippets are not known, so please say how many spaces are outside.
refused-rc-5-spaces = At most { $most } spaces can be outside: one snippet is always in the puzzle.
refused-rc-5-snippet = There is no snippet { $number }; yours are 1 to { $last }.
refused-rc-5-all = Not all snippets can be outside: one is always in the puzzle.
refused-rc-5-nothing = Please lay at least one snippet first.

cause-referee-cutit-done = All puzzles are finished.
cause-referee-cutit-time = Time was up.
