# The boards of Scalino and Scalino demolition in the browser

scalino-green = green
scalino-pink = pink
scalino-yellow = yellow
scalino-blue = blue
scalino-nobody = nobody's
scalino-either = { $one } or { $other }

# The table
scalino-board = The pyramid
scalino-keys = Arrow keys move over the places, Enter puts the block there, N finds the next allowed place. 1, 2 and 3 choose the block, R turns it, C changes its colour where you can choose. Q and E turn the table, V looks from above.
scalino-keys-demolition = Arrow keys move from block to block, Enter takes one. Q and E turn the table, V looks from above.
scalino-seen = The pyramid, seen from { $side ->
    [south] the side of rank 1
    [east] the side of file i
    [north] the side of rank 9
   *[west] the side of file a
}
scalino-seen-above = The pyramid, seen from above
scalino-look = How you look at it
scalino-turn-left = Turn the table left
scalino-turn-right = Turn the table right
scalino-from-above = Look from above
scalino-from-side = Look from the side

# Choosing a block
scalino-size = Block
scalino-size-label = { $size ->
    [one] Block of one space
   *[other] Block of { $size } spaces
}, { $count } left ({ $size })
scalino-blocks-of = { $size ->
    [one] Blocks of one space
   *[other] Blocks of { $size } spaces
}
scalino-turn-block = { $direction ->
    [rank] The block lies along a rank; turn it (R)
   *[file] The block lies along a file; turn it (R)
}
scalino-colour = Colour
scalino-colour-label = A { $colour } block (C)
scalino-put = Put it here
scalino-take = Take it
scalino-decline = No, thanks
scalino-left = { $colour } has left: { $one } of one space, { $two } of two, { $three } of three.
scalino-show-rows = Show the rows of { $colour }
scalino-card-left = { $spaces } left
scalino-card-over = { $sign } left over

# What can be done at a place
scalino-places = { $count ->
    [one] One place for this block.
   *[other] { $count } places for this block.
}
scalino-none-fits = { $size ->
    [one] A block of one space fits nowhere now; choose another.
   *[other] A block of { $size } spaces fits nowhere this way; turn it or choose another.
}
scalino-not-allowed = { $place } is not allowed.
scalino-put-pointer = Click to put the block on { $place }.
scalino-put-touch = Tap once more to put the block on { $place }.
scalino-put-keys = { $place } is allowed; Enter puts the block there.
scalino-gain-row = Row { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } point
   *[other] { $sign } points
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] One block can be taken.
   *[other] { $count } blocks can be taken.
}
scalino-not-free = The block on { $place } cannot be taken.
scalino-take-pointer = Click to take { $place }: { $size ->
    [one] one point
   *[other] { $size } points
}.
scalino-take-touch = Tap once more to take { $place }: { $size ->
    [one] one point
   *[other] { $size } points
}.
scalino-take-keys = { $place } can be taken for { $size ->
    [one] one point
   *[other] { $size } points
}; press Enter.

# What to do
scalino-task-star = Begin: cover the star with a { $colour } block.
scalino-task = Place a { $colour } block on level { $level }.
scalino-task-neutral = Place a { $colour } block for nobody on level { $level }: this time it is up to you.
scalino-task-take = Take a block.

# What happened
scalino-log-first = draws the first player: { $name }
scalino-log-dealt = builds the pyramid
scalino-log-decline = leaves the extra block
scalino-log-put = puts a block of { $size ->
    [one] one space
   *[other] { $size } spaces
} on { $place }
scalino-log-put-colour = puts a { $colour } block of { $size ->
    [one] one space
   *[other] { $size } spaces
} on { $place }
scalino-log-take = takes { $place } for { $size ->
    [one] one point
   *[other] { $size } points
}
scalino-level-complete = Level { $level } is complete.
scalino-pyramid-complete = The pyramid is complete.
scalino-bonus-you = You may place one more { $colour } block, on level { $level }.
scalino-bonus = { $name } may place one more { $colour } block, on level { $level }.
scalino-level-cleared = Level { $level } is cleared.
scalino-extra-you = You may take one more block.
scalino-extra = { $name } may take one more block.

# The board in words
scalino-level-now = Level { $level } of 4 is being built.
scalino-level = Level { $level }: { $blocks }.
scalino-empty = No block lies on the board.
scalino-colour-line = { $colour } ({ $name }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} made{ $lengths ->
    [0] {""}
   *[other] , with rows of { $lengths } steps
}.
scalino-not-dealt = The pyramid is not built yet.
scalino-standing = { $count ->
    [one] One block still stands.
   *[other] { $count } blocks still stand.
}
scalino-taken = { $name } has taken { $count ->
    [one] one block
   *[other] { $count } blocks
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The end, point by point
scalino-result-colour = Colour
scalino-sum = The points of { $colour }
scalino-row = { $count ->
    [one] A single step
   *[other] A row of { $count } steps
}
scalino-worthless = { $count ->
    [one] A step that hangs on the star alone
   *[other] { $count } steps that hang on the star alone
}
scalino-unused = { $spaces ->
    [one] A block left over, of one space
   *[other] Blocks left over, { $spaces } spaces
}
scalino-total = Together
scalino-taken-table = What everybody took
