refused-puzzle-seats = { $count ->
    [0] Nobody can move in this position.
    [one] One player can move in this position.
   *[other] { $count } players can move in this position; puzzles need exactly one.
}
refused-puzzle-oversized = The file has { $bytes } bytes; at most { $most } are read.
refused-puzzle-cut-off = Line { $line } is cut off: it has no end of line.
refused-puzzle-not-json = Line { $line } is not canonical JSON.
refused-puzzle-field = Line { $line }: the field “{ $field }” is missing or wrong.
refused-puzzle-twice = Line { $line } is the same puzzle as line { $other }.
refused-puzzle-unproved = Line { $line } cannot be proved: the field “{ $field }” is wrong.
refused-puzzle-no-maker = There are no puzzles for { $game }.
refused-puzzle-no-folder = There is no folder { $folder }.
refused-puzzle-file = { $file } is not a file of puzzles; “tavolino puzzles check” tells what is wrong.

puzzles-made = { $count ->
    [one] { $file }: one puzzle, proved.
   *[other] { $file }: { $count } puzzles, proved.
}
puzzles-proved = { $count ->
    [one] { $file }: the puzzle has exactly one best line.
   *[other] { $file }: all { $count } puzzles have exactly one best line.
}

refused-puzzle-unknown = There is no such puzzle, or you have not begun it.
refused-puzzle-theme = There is no theme “{ $got }”; themes are { $expected }.
refused-puzzle-no-try = This snippet joins nothing there, so the move does not count.
refused-puzzle-none-left = You have seen all these puzzles. Choose another theme or game.
refused-puzzle-stale = This puzzle has changed meanwhile; it has { $made } moves by now.

puzzle-goal-lead = Find the line with the best final lead for you.
puzzle-goal-win = Find the only way to win.
puzzle-goal-decisions = { $moves ->
    [one] You have one decision to make.
   *[other] You have { $moves } decisions to make.
}
puzzle-goal-finish = { $count ->
    [one] Play the last card of your pile with one card.
   *[other] Play the last card of your pile in this turn, with only { $count } cards.
}
puzzle-goal-join = { $count ->
    [one] Join the last snippet. Those on the table stay where they are.
   *[other] Join the last { $count } snippets ({ $pieces }). Those on the table stay where they are.
}

puzzle-theme-level = finish a level
puzzle-theme-cover = cover the opponent’s steps
puzzle-theme-sacrifice = give up points first
puzzle-theme-small = a smaller block
puzzle-theme-decline = decline the bonus
puzzle-theme-decisive = win or lose
puzzle-theme-quiet = a quiet move
puzzle-theme-wait = leave the largest block
puzzle-theme-leave = leave nothing large
puzzle-theme-largest = take the largest block
puzzle-theme-scissors = scissors
puzzle-theme-supply = from the supply
puzzle-theme-complete = complete a row
puzzle-theme-new-row = start a row
puzzle-theme-two-rows = two rows
puzzle-theme-long = five cards and more
puzzle-theme-two = two snippets
puzzle-theme-three = three snippets
puzzle-theme-four = four snippets
puzzle-theme-turn = quarter turns
puzzle-theme-chain = one joins the other
puzzle-theme-bridge = a bridge between parts
puzzle-theme-joker = a joker

puzzle-hint-theme = Theme: { $theme }.
puzzle-piece-decline = Think about declining.
puzzle-piece-block = { $size ->
    [one] Think of a block of one space.
   *[other] Think of a block of { $size } spaces.
}
puzzle-piece-pile = Think of the card of your pile.
puzzle-piece-supply = Think of your supply row { $row }.
puzzle-piece-scissors = Think of your scissors.
puzzle-piece-card = Think of the { $card } in your hand.
puzzle-piece-snippet = Think of snippet { $number }.

puzzle-tried-lead = With that your final lead is at best { $reached }; { $best } is possible.
puzzle-tried-win = After that your opponent can prevent your win.
puzzle-tried-finish = That works too, but it takes { $reached } cards instead of { $best }.
puzzle-tried-never = After that you cannot finish your pile in this turn.
puzzle-tried-join = With that snippet there, not all the others can be joined.

puzzle-only-lead = With any other move your final lead is at best { $reached } instead of { $best }.
puzzle-only-win = Any other move gives the win away.
puzzle-only-finish = With any other card it takes at least { $reached } cards.
puzzle-only-never = After any other card you cannot finish your pile in this turn.
