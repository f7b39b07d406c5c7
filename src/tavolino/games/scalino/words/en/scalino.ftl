game-scalino = Scalino
game-demolition = Scalino demolition
about-scalino = Build a pyramid together, level by level, and climb it in long rows of your colour.
about-demolition = Take a finished pyramid apart, block by block, and keep the big ones.
option-scalino-gaps = Gaps
option-scalino-gaps-bay = Forbid all gaps
option-scalino-gaps-notch = Forbid only one-space holes
help-scalino-gaps = Without gaps the pyramid keeps growing. Forbidding only one-space holes is closer to the booklet, but games often get stuck.
option-scalino-bonus = Bonus block
option-scalino-bonus-same = Same colour
option-scalino-bonus-either = Either of your colours (two players)
help-scalino-bonus = With two players, you may be allowed to choose the bonus block’s colour.
option-demolition-pyramid = Pyramid
option-demolition-pyramid-dealt = Random
expected-pyramid = “dealt” or the blocks of a complete pyramid
help-demolition-pyramid = Start with a random pyramid, or take apart one that was built in a game.

refused-notation-space = “{ $text }” is not a space. Spaces are a1 to i9.
refused-notation-place = “{ $text }” is not a place. Write one space (e5) or the two ends of a block (d5-f5).
refused-notation-first = “{ $text }” does not name the first player. Write: first 0.
refused-notation-block = “{ $text }” is not a block. Write the colour ({ $colours }) and its place: Ge5.

refused-sc-1-outside = Space { $space } is not on the board.
refused-sc-2-first = Seat { $got } cannot go first at a table of { $seats }.
refused-sc-2-draw-first = The first player must be chosen before anything is placed.
refused-sc-3-star = The first block of the game must cover the star, e5; { $place } does not.
refused-sc-4-straight = { $place } is not a straight line.
refused-sc-4-size = { $place } is { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  } long; blocks have at most { $most }.
refused-sc-4-stock = There is no { $colour } block of { $size ->
    [one] one space
   *[other] { $size } spaces
} left for { $place }.
refused-sc-4-level = { $place } is not entirely on level { $level }, which is being built.
refused-sc-4-taken = { $place } is already covered on this level.
refused-sc-4-must-place = A block fits, so you must place one. You can only decline a bonus block.
refused-sc-5-contact = { $place } touches no other block on its level.
refused-sc-6-beside = { $place } would touch another { $colour } block on its level.
refused-sc-6-above = { $place } would lie on a { $colour } block. No block may lie on its own colour.
refused-sc-7-gap = { $place } would leave { $kind ->
    [notch] an empty space with blocks on three sides or more
   *[bay] a gap between blocks of its row or column
}.
refused-sc-9-two-players = You can only choose the colour of the bonus block with two players, not with { $seats }.
refused-sc-9-which-colour = Both of your colours fit. Write which one: { $one } or { $other }.
refused-sc-9-no-choice = You cannot choose a colour now. Write just the place: { $place }.
refused-sc-9-not-yours = The bonus block must be one of your own colours: { $one } or { $other }.
refused-sc-11-colour = Space { $space } has colour { $got }; colours are 0 to 3.
refused-sc-11-height = Space { $space } has height { $got }; heights are 1 to { $most }.
refused-sc-11-too-many = { $got } spaces are { $colour }, but the colour has blocks for { $most }.

refused-sd-1-pyramid-first = There must be a pyramid before you can take a block.
refused-sd-1-too-many = The pyramid has { $got } blocks; there are only { $most }.
refused-sd-1-complete-already = The pyramid is already complete before { $place }.
refused-sd-1-incomplete = The pyramid is not complete: level { $level } has empty spaces.
refused-sd-2-no-block = There is no block at exactly { $place }.
refused-sd-2-covered = There is another block on top of { $place }.
refused-sd-2-no-free-side = The block at { $place } has no free side.
refused-sd-2-must-take = You must take a block. You can only decline an extra one.
refused-sd-2-not-chance = You can only take blocks now.

sequel-scalino-demolition = Take it apart
cause-scalino-complete = The pyramid is complete.
cause-scalino-stuck = Nobody can place another block.
cause-demolition-cleared = The last block was taken.

# Challenge of the day
daily-goal-scalino = Finish with the biggest lead you can. With best play you place { $moves ->
    [one] { $moves } more block
   *[other] { $moves } more blocks
  }.
daily-score-scalino = { $score ->
    [one] a lead of { $score } point
   *[other] a lead of { $score } points
}
daily-goal-demolition = Win this endgame by as much as you can.
daily-score-demolition = { $score ->
    [one] a lead of { $score } point
   *[other] a lead of { $score } points
}
