game-cutit = Cut it
about-cutit = Cut up a sheet to suit the dice, then join the snippets back together by their stars.
option-cutit-assist = Puzzle help
option-cutit-assist-off = Mark mistakes
option-cutit-assist-on = Block invalid placements
help-cutit-assist = Mistakes are only marked, or cannot be made at all.
option-cutit-contact = Touching snippets
option-cutit-contact-free = May touch without a join
option-cutit-contact-joined = Only where joined
help-cutit-contact = Snippets may lie side by side without a star joining them, or only with one.
option-cutit-glass = Puzzle timer
option-cutit-glass-together = 3 minutes for everybody at once
option-cutit-glass-own = 3 minutes each, start when ready
help-cutit-glass = Start the three minutes together, or let each player start when they are ready: good for games over several days, or when you share a screen.
option-cutit-jokers = Jokers
option-cutit-jokers-best = Always score the most
option-cutit-jokers-choice = You may claim fewer points
help-cutit-jokers = Jokers score as much as they can, or you may claim fewer points, for instance to score more next round.
option-cutit-scissors = Scissors
option-cutit-scissors-guarded = One snippet at a time
option-cutit-scissors-free = Any two straight cuts
help-cutit-scissors = With any two straight cuts you can also cut off several snippets at once. That costs 5 points, and all of them belong to your puzzle.
option-cutit-design = Your own sheet
option-cutit-design-none = None
help-cutit-design = Play on a sheet you generated and printed. It replaces the sheet chosen below.
option-cutit-seed = Or a new sheet from any words
help-cutit-seed = Leave it empty to use the sheet above. The same words always make the same sheet.
option-cutit-sheet = Sheet
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard B
option-cutit-sheet-sharp = Sharp
help-cutit-sheet = All players cut the same sheet. Sheets differ in where colours and stars are.
option-cutit-stars = Stars
option-cutit-stars-normal = Normal
option-cutit-stars-advanced = Advanced
option-cutit-stars-strict = Strict
expected-design = “none” or the code of a sheet
help-cutit-stars = Advanced: half a star may not meet a side without one. Strict: every half-star must meet another, so almost no puzzle can be completed.

refused-notation-cutit = “{ $text }” is not a move. Write a corner (corner a1), a cut (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4), or for the puzzle 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = “{ $text }” is not a space. Spaces are a1 to j10.

refused-ci-1-code = This is not the code of a sheet.
refused-ci-1-not-json = This is not a sheet file: a sheet is one JSON object.
refused-ci-1-rows = A sheet needs { $expected } rows of “{ $field }”.
refused-ci-1-row = “{ $field }” in row { $rank } must have { $expected } characters.
refused-ci-1-character = “{ $field }” has the character “{ $got }” at { $space }; it can have { $expected }.
refused-ci-1-name = A sheet needs “{ $field }”, a text of 1 to 60 letters.
refused-ci-1-corner-colour = The corner { $space } is { $colour ->
    [J] a joker
   *[K] black
}; corners are green, pink, yellow and blue.
refused-ci-1-corner-twice = The corners { $other } and { $space } are both { $colour ->
    [G] green
    [P] pink
    [Y] yellow
   *[B] blue
}; each corner has a colour of its own.
refused-ci-1-black-star = There is a star on the black space { $space }. Black spaces cannot have one.
refused-ci-1-no-joker-star = No joker space has a star. Exactly one must.
refused-ci-1-joker-stars = Only one joker space may have a star, and just one. Here: { $space } and { $other }.
refused-ci-2-dice = The sheet has no dice; it needs six faces for each of “{ $expected }”.
refused-ci-2-faces = The die “{ $colour }” must have six faces out of { $expected }.
refused-ci-2-face = The die cannot show { $got }; its faces are { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] The first player has not been chosen yet
    [dice] Next come the dice
    [corners] Players are picking corners
    [cuts] Players are cutting
    [ready] Players are getting ready for the puzzle
    [check] The puzzles are being checked
   *[puzzle] The puzzle is on
}; “{ $move }” is not possible now.

refused-ci-4-slanted = { $start } to { $end } is not a straight cut along a grid line.
refused-ci-4-no-angle = The two cuts must meet at a right angle; at { $point } they do not.
refused-ci-4-space = Space { $space } is no longer on your sheet.
refused-ci-4-first-space = The part is named by its first space, { $expected }, not by { $space }.
refused-ci-4-no-paper = There is no paper along { $path }.
refused-ci-4-ends = { $path } does not run from edge to edge; the cut there is { $expected }.
refused-ci-4-meeting = { $point } is not inside the paper. Two cuts must meet at an inner point.
refused-ci-4-arm = A cut ends at the first edge it meets: at { $expected }, not at { $point }.

refused-ci-5-first = Seat { $got } cannot go first at a table of { $seats }.
refused-ci-5-no-corner = { $space } is not a corner of the sheet. Corners are a1, j1, j10 and a10.
refused-ci-5-taken = Seat { $seat } has already picked the corner { $space }.
refused-ci-5-without-corner = Your first snippet must include your corner { $corner }; { $cut } leaves it on the sheet.

refused-ci-7-best = At this table, jokers always score the most. You cannot claim { $claim }.
refused-ci-7-penalty = This round is a penalty. You cannot claim points for it.
refused-ci-7-impossible = { $count ->
    [0] With these dice the snippet scores nothing, so you cannot claim { $claim }.
    [one] The snippet scores { $possible } however the jokers are used, so you cannot claim { $claim }.
   *[other] You cannot claim { $claim }; however the jokers are used, the snippet scores { $possible }.
}
refused-ci-7-most = { $claim } is the most this snippet can score. You do not need to claim it.

refused-ci-9-same = Both cuts are { $path }.

refused-ci-11-snippet = There is no snippet { $number }; yours are 1 to { $last }.
refused-ci-11-not-on-table = Snippet { $number } is not on the table.
refused-ci-11-table = You can place snippets up to { $most } spaces from the middle.
refused-ci-11-overlap = Snippet { $number } would lie on snippet { $other } at { $x },{ $y }.
refused-ci-11-unjoined = Snippets { $number } and { $other } would touch at { $x },{ $y } without a join.
refused-ci-11-ready = You are already ready.
refused-ci-11-not-ready = You are not ready yet.
refused-ci-11-waiting = The timer has not started yet. Not everybody is ready.
refused-ci-11-running = The timer is already running.
refused-ci-11-alone = There is no timer when you play alone.
refused-ci-11-glass = The timer says “{ $expected }” next, not “{ $got }”.
refused-ci-12-colours = Half-stars of different colours would meet between snippets { $number } and { $other } at { $x },{ $y }.
refused-ci-14-part = No part is named by snippet { $number }. Choose one of: { $names }.
refused-ci-16-plain = A half-star would meet a plain side between snippets { $number } and { $other } at { $x },{ $y }.

cause-cutit-done = Everybody has finished their puzzle.
cause-cutit-time = Time ran out.

# Challenge of the day
daily-goal-cutit = Score as many points as you can, solo on a brand-new sheet.
daily-score-cutit = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
