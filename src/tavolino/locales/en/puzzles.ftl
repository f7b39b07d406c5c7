refused-puzzle-seats = { $count ->
    [0] Nobody can move in this position.
    [one] One player can move in this position.
   *[other] { $count } players can move in this position; puzzles need exactly one.
}
refused-puzzle-oversized = The file has { $bytes } bytes; the limit is { $most }.
refused-puzzle-cut-off = Line { $line } is incomplete: it has no line end.
refused-puzzle-not-json = Line { $line } is not canonical JSON.
refused-puzzle-field = Line { $line }: the field “{ $field }” is missing or wrong.
refused-puzzle-twice = Line { $line } is the same puzzle as line { $other }.
refused-puzzle-unproved = Line { $line } cannot be proved: the field “{ $field }” is wrong.
refused-puzzle-no-maker = There are no puzzles for { $game }.
refused-puzzle-no-folder = There is no folder { $folder }.
refused-puzzle-file = { $file } is not a puzzle file. “tavolino puzzles check” shows what is wrong.

puzzles-made = { $count ->
    [one] { $file }: one puzzle, proved.
   *[other] { $file }: { $count } puzzles, proved.
}
puzzles-proved = { $count ->
    [one] { $file }: the puzzle has exactly one best line.
   *[other] { $file }: all { $count } puzzles have exactly one best line.
}

refused-puzzle-unknown = There is no such puzzle, or you have not started it.
refused-puzzle-theme = There is no theme “{ $got }”; themes are { $expected }.
refused-puzzle-no-try = This snippet joins nothing there, so it does not count as a try.
refused-puzzle-none-left = You have seen all of these puzzles. Choose another theme or game.
refused-puzzle-stale = This puzzle has moved on; it is at move { $made } now.

puzzle-goal-lead = Find the moves that give you the biggest final lead.
puzzle-goal-win = Find the only way to win.
puzzle-goal-decisions = { $moves ->
    [one] You have one decision to make.
   *[other] You have { $moves } decisions to make.
}
puzzle-goal-finish = { $count ->
    [one] Empty your pile by playing one card.
   *[other] Empty your pile this turn by playing only { $count } cards.
}
puzzle-goal-join = { $count ->
    [one] Join the last snippet. The others stay where they are.
   *[other] Join the last { $count } snippets ({ $pieces }). The others stay where they are.
}

puzzle-theme-level = Finish a level
puzzle-theme-cover = Cover the opponent’s steps
puzzle-theme-sacrifice = Give up points first
puzzle-theme-small = A smaller block
puzzle-theme-decline = Decline the bonus
puzzle-theme-decisive = Win or lose
puzzle-theme-quiet = A quiet move
puzzle-theme-wait = Leave the largest block
puzzle-theme-leave = Leave nothing large
puzzle-theme-largest = Take the largest block
puzzle-theme-scissors = Scissors
puzzle-theme-supply = From a supply row
puzzle-theme-complete = Complete a row
puzzle-theme-new-row = Start a row
puzzle-theme-two-rows = Two rows
puzzle-theme-long = Five cards or more
puzzle-theme-two = Two snippets
puzzle-theme-three = Three snippets
puzzle-theme-four = Four snippets
puzzle-theme-turn = Quarter turns
puzzle-theme-chain = One joins the other
puzzle-theme-bridge = A bridge between parts
puzzle-theme-joker = A joker

puzzle-hint-theme = Theme: { $theme }.
puzzle-piece-decline = Think about declining.
puzzle-piece-block = { $size ->
    [one] Think of a block of one space.
   *[other] Think of a block of { $size } spaces.
}
puzzle-piece-pile = Think of your pile’s top card.
puzzle-piece-supply = Think of your supply row { $row }.
puzzle-piece-scissors = Think of your scissors.
puzzle-piece-card = Think of the { $card } in your hand.
puzzle-piece-snippet = Think of snippet { $number }.

puzzle-tried-lead = Your final lead would be { $reached } at best; { $best } is possible.
puzzle-tried-win = Your opponent could now stop you from winning.
puzzle-tried-finish = That works too, but it takes more cards: { $reached } instead of { $best }.
puzzle-tried-never = You can no longer empty your pile this turn.
puzzle-tried-join = With that snippet there, you cannot join all the others.

puzzle-only-lead = Any other move gives you a final lead of { $reached } at best, instead of { $best }.
puzzle-only-win = Any other move throws the win away.
puzzle-only-finish = With any other card you need more: at least { $reached }.
puzzle-only-never = After any other card, you cannot empty your pile this turn.
