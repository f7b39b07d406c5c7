# The boards of Scalino and Scalino demolition in the browser

scalino-green = green
scalino-pink = pink
scalino-yellow = yellow
scalino-blue = blue
scalino-nobody = neutral
scalino-either = { $one } or { $other }

# The table
scalino-board = The pyramid
scalino-keys = Arrow keys move between places, Enter places the block, N jumps to the next legal place. 1, 2 and 3 choose a block, R turns it, C switches colour where you can. Q and E turn the table, V switches to the top view.
scalino-keys-demolition = Arrow keys move between blocks, Enter takes one. Q and E turn the table, V switches to the top view.
scalino-seen = The pyramid from { $side ->
    [south] the side of row 1
    [east] the side of column i
    [north] the side of row 9
   *[west] the side of column a
}
scalino-seen-above = The pyramid from above
scalino-look = View
scalino-turn-left = Turn the table left
scalino-turn-right = Turn the table right
scalino-from-above = Top view
scalino-from-side = Side view

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
    [rank] The block lies along a row; turn it (R)
   *[file] The block lies along a column; turn it (R)
}
scalino-colour = Colour
scalino-colour-label = A { $colour } block (C)
scalino-put = Place here
scalino-take = Take
scalino-decline = No, thanks
scalino-left = Left for { $colour }: { $one } of one space, { $two } of two, { $three } of three.
scalino-show-rows = Show { $colour } rows
scalino-card-left = { $spaces } left
scalino-card-over = { $sign } left over

# What can be done at a place
scalino-places = { $count ->
    [one] This block fits in one place.
   *[other] This block fits in { $count } places.
}
scalino-none-fits = { $size ->
    [one] A block of one space fits nowhere now. Choose another.
   *[other] A block of { $size } spaces fits nowhere this way. Turn it or choose another.
}
scalino-not-allowed = You cannot place it on { $place }.
scalino-put-pointer = Click to place the block on { $place }.
scalino-put-touch = Tap again to place the block on { $place }.
scalino-put-keys = Press Enter to place the block on { $place }.
scalino-gain-row = Row { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } point
   *[other] { $sign } points
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Only one block can be taken.
   *[other] You can choose from { $count } blocks.
}
scalino-not-free = You cannot take the block on { $place }.
scalino-take-pointer = Click to take { $place }: { $size ->
    [one] 1 point
   *[other] { $size } points
}.
scalino-take-touch = Tap again to take { $place }: { $size ->
    [one] 1 point
   *[other] { $size } points
}.
scalino-take-keys = Press Enter to take { $place }: { $size ->
    [one] 1 point
   *[other] { $size } points
}.

# What to do
scalino-task-star = First block: cover the star with a { $colour } block.
scalino-task = Place a { $colour } block on level { $level }.
scalino-task-neutral = Place a neutral { $colour } block on level { $level }.
scalino-task-take = Take a block.

# What happened
scalino-log-first = { $name } goes first
scalino-log-dealt = The pyramid is ready
scalino-log-decline = declines to go again
scalino-log-put = places a block of { $size ->
    [one] 1 space
   *[other] { $size } spaces
} on { $place }
scalino-log-put-colour = places a { $colour } block of { $size ->
    [one] 1 space
   *[other] { $size } spaces
} on { $place }
scalino-log-take = takes { $place } for { $size ->
    [one] 1 point
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
scalino-empty = There are no blocks on the board.
scalino-colour-line = Score for { $colour } ({ $name }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lengths ->
    [0] {""}
   *[other] , steps in each row: { $lengths }
}.
scalino-not-dealt = There is no pyramid yet.
scalino-standing = { $count ->
    [one] One block left.
   *[other] { $count } blocks left.
}
scalino-taken = { $name } has taken { $count ->
    [one] 1 block
   *[other] { $count } blocks
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The end, point by point
scalino-result-colour = Colour
scalino-sum = Points for { $colour }
scalino-row = { $count ->
    [one] A single step
   *[other] A row of { $count } steps
}
scalino-worthless = { $count ->
    [one] A step connected only to the star
   *[other] { $count } steps connected only to the star
}
scalino-unused = { $spaces ->
    [one] An unused block of one space
   *[other] Unused blocks, { $spaces } spaces
}
scalino-total = Total
scalino-taken-table = Blocks taken
