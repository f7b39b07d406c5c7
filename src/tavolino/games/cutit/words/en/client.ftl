cutit-round = Round { $round } of { $rounds }
cutit-round-word = Round
cutit-round-name = Round { $round }
cutit-look-back = Look at round { $round }
cutit-dice-word = Dice
cutit-dice-text = Dice: { $dice }.
cutit-die = { $colour ->
    [G] green
    [P] pink
    [Y] yellow
   *[B] blue
  } { $kind ->
    [blank] blank
    [question] question mark
   *[number] { $face }
  }
cutit-colour = { $colour ->
    [G] green
    [P] pink
    [Y] yellow
    [B] blue
    [K] black
   *[J] joker
  }

# Cutting

cutit-sheet-label = The sheet
cutit-how = Drag along a grid line to cut. Turn a corner on the way to make a second cut. Or tap the points one by one.
cutit-keys = Keys: arrows and Enter pick points, S swaps the parts, C cuts, Escape starts over.
cutit-which = { $count ->
    [one] Your snippet
   *[other] Which part is the snippet?
  }
cutit-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }
cutit-half-stars = { $count ->
    [0] no half-stars
    [one] { $count } half-star
   *[other] { $count } half-stars
  }
cutit-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cutit-part-text = Snippet: { $spaces }, { $stars }, { $worth }.
cutit-points-word = { $count ->
    [one] point
   *[other] points
  }
cutit-one-cut = One cut
cutit-fewer = Claim fewer
cutit-fewer-why = With fewer points now, the next + is easier.
cutit-fewer-chosen = { $points } instead of { $most }: the next + will be easier.
cutit-fewer-lost = { $points } instead of { $most }: the next + will be easier, but you lose the + now.
cutit-second = Second cut
cutit-second-why = After a straight cut you can add another to take off several snippets. You see the cost before you cut.
cutit-second-how = Draw the second cut: next to the first, across it, or ending on it.
cutit-keys-second = 2 adds a second cut.
cutit-which-stays = Which part remains your sheet?
cutit-price = { $count ->
    [one] { $count } snippet, { $spaces }, goes to your pile and belongs to your puzzle.
   *[other] { $count } snippets, { $spaces } in total, go to your pile and belong to your puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Your sheet keeps { $spaces }, with { $space }.
cutit-part-with = with { $space }
cutit-stays-last = The part that remains is your last snippet and scores with the next dice.
cutit-rest = The other part remains your sheet: { $spaces }.
cutit-rest-last = The other part is your last snippet and scores with the next dice.
cutit-cut = Cut
cutit-again = Start over
cutit-have-cut = Done. Waiting for the others to cut…
cutit-pick-corner = Pick corner { $space }
cutit-own-corner = Your corner is { $space }.
cutit-fault-no-points = No points: a penalty
cutit-fault-small = Fewer than four spaces: a penalty
cutit-fault-several = Several snippets: a penalty
cutit-fault-no-cut = Nothing left to cut: a penalty
cutit-fault-reported = Penalty (entered)
cutit-gone = cut off
cutit-rank = Row { $rank }: { $spaces }.
cutit-stars = Stars: { $stars }.
cutit-star-right = right of { $file }
cutit-star-below = below { $file }

# The score sheet

cutit-score-sheet = Score sheet
cutit-score-of = Score sheet of { $name }
cutit-score-text = { $name }: rounds { $rounds }; total { $total }.
cutit-rose = More than last round
cutit-column-rise = More than last round
cutit-column-one-cut = One cut
cutit-column-text = { $column }: { $circles } circled, worth { $pays }
cutit-sum-rounds = Rounds
cutit-sum-penalties = Penalties
cutit-sum-rises = + column
cutit-sum-one-cuts = One-cut column
cutit-sum-token = Rank token
cutit-sum-outside = Left over
cutit-sum-total = Total

# The others

cutit-others = All sheets
cutit-has-cut = has cut
cutit-is-cutting = cutting
cutit-is-picking = picking a corner
cutit-is-joining = doing the puzzle
cutit-is-keeping = choosing a part
cutit-is-done = done, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cutit-is-done-in = done in { $time }
cutit-is-ready = ready
cutit-is-not-ready = not ready yet
cutit-is-out-of-time = out of time

# The puzzle

cutit-ready = I’m ready
cutit-not-ready = I’m not ready
cutit-ready-together = When everybody is ready, the timer starts: three minutes to join your snippets.
cutit-ready-own = Your three minutes start when you press “I’m ready”. The fastest player takes the highest rank token.
cutit-ready-waiting = Waiting for: { $names }
cutit-table-label = Your puzzle
cutit-begin = Join your snippets by their stars: half to half, same colour.
cutit-complete = Puzzle complete.
cutit-check = { $kept } of { $all } snippets joined{ $faults ->
    [0] {""}
    [one] {""}, { $faults } mistake
   *[other] {""}, { $faults } mistakes
  }; left over: { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
cutit-hidden = This puzzle stays hidden until all are checked.
cutit-puzzle-keys = Drag snippets together at their half-stars; tap, scroll or press R to turn one. Keys: Enter picks up and places, arrows move, M jumps to the next matching star, Delete removes, Ctrl+Z undoes.
cutit-loose = Loose snippets
cutit-mat = Join them here
cutit-mat-how = Drag a snippet; tap to turn it
cutit-keys-title = How to move snippets
cutit-tools = Puzzle tools
cutit-snippet = Snippet { $number }: { $spaces }, { $stars }
cutit-snippet-lies = Snippet { $number } lies at { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turns } times
  }.
cutit-joined = Snippets { $one } and { $other } are joined.
cutit-lies = Snippet { $number } at { $x }, { $y }: { $good ->
    [0] no star matches
    [one] { $good } star matches
   *[other] { $good } stars match
  }{ $bad ->
    [0] {""}
    [one] , { $bad } does not
   *[other] , { $bad } do not
  }.
cutit-lifted = Snippet { $number } is loose again.
cutit-aside = Snippet { $number } set aside.
cutit-no-room = No room here.
cutit-no-turn = No room to turn snippet { $number } here.
cutit-no-match = No matching star in the puzzle for this snippet.
cutit-turn = { $number ->
    [0] Turn a snippet
   *[other] Turn snippet { $number }
  }
cutit-lift = { $number ->
    [0] Take a snippet out
   *[other] Take snippet { $number } out of the puzzle
  }
cutit-undo = Undo
cutit-undone = Undone.
cutit-closer = Zoom in
cutit-farther = Zoom out
cutit-all = Fit to screen
cutit-timer = Time left
cutit-time-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
  }
cutit-done = I’m done
cutit-done-title = Finish your puzzle?
cutit-done-loose = { $loose ->
    [one] One snippet is still loose
   *[other] { $loose } snippets are still loose
  }{ $seats ->
    [one] .
   *[other] , so you get no rank token.
  }
cutit-done-faulty = Your puzzle still has mistakes.
cutit-done-cost = As it stands, what is left over costs you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }.
cutit-keep-question = Your puzzle has mistakes. Which part do you want to keep?
cutit-keep-part = { $count ->
    [one] Snippet { $numbers }
   *[other] Snippets { $numbers }
  }
cutit-keep-cost = { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }
cutit-keep-best = best
cutit-keep-this = Keep this part
cutit-keep-waiting = Waiting for: { $names }
cutit-hint-lay = Place snippet { $number } there
cutit-wrong-overlap = Snippets { $one } and { $other } overlap.
cutit-wrong-colours = Half-stars of different colours meet between snippets { $one } and { $other }.
cutit-wrong-plain = A half-star of snippet { $one } meets a plain side of snippet { $other }.
cutit-wrong-open = A half-star of snippet { $one } meets nothing.
cutit-wrong-unjoined = Snippets { $one } and { $other } touch without a join.

# What one can do now

cutit-task-corner = Pick a corner. Your first snippet must include it.
cutit-task-first-cut = Cut your first snippet. It must include your corner { $corner }.
cutit-task-cut = Round { $round }: cut a snippet for these dice.
cutit-task-ready = Press “I’m ready” to start the puzzle.
cutit-task-puzzle = Join as many snippets as you can, then press “I’m done”.
cutit-task-keep = Choose which part of your puzzle to keep.

# The log

cutit-log-first = { $name } goes first
cutit-log-dice = Dice: { $dice }
cutit-log-secret-cut = has cut
cutit-log-secret-puzzle = is working on the puzzle
cutit-log-ready = is ready for the puzzle
cutit-log-not-ready = is no longer ready
cutit-log-done = is done
cutit-log-time-up = time is up for { $name }
cutit-log-corner = picks corner { $space }
cutit-log-cut = cuts from { $from } to { $to }
cutit-log-two-cuts = cuts from { $from } via { $corner } to { $to }
cutit-log-several = cuts along { $path } and takes off several snippets
cutit-log-claim = { $cut } and claims { $points }
cutit-log-lay = places snippet { $number }
cutit-log-lift = takes snippet { $number } out of the puzzle
cutit-log-keep = keeps the part with snippet { $number }
cutit-earned = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $parts ->
    [0] {""}
   *[other] {" "}({ $how })
  }
cutit-earned-one-cut = one cut
cutit-earned-rise = more than last round
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Round { $round }: { $earned }.
cutit-remark-puzzle = All sheets are cut. Time for the puzzle!
cutit-remark-glass = The timer starts: three minutes.
cutit-remark-check = The puzzles are checked.

# The end

cutit-grade-1 = Paper 1, scissors 0. (Up to 60 points.)
cutit-grade-2 = A little ragged at the edges, but the idea holds. (61 to 70 points.)
cutit-grade-3 = Clean work: hardly anything to sweep up. (71 to 80 points.)
cutit-grade-4 = You could shred a letter and post it the same day. (81 to 99 points.)
cutit-grade-5 = Frame it. Visitors will ask where you bought it. (100 points or more.)
cutit-par = { $least ->
    [0] Par is unknown.
   *[other] Par for these dice, without rank tokens: between { $least } and { $most } points. You have { $points }.
  }
cutit-best-join = Best solution
cutit-found-complete = Puzzle complete, with { $joins ->
    [one] { $joins } join
   *[other] { $joins } joins
  }.
cutit-found-part = { $kept } of { $all } snippets joined, with { $joins ->
    [one] { $joins } join
   *[other] { $joins } joins
  }.
cutit-found-token = Rank token: { $token }.
cutit-found-outside = Left over: { $count ->
    [one] snippet { $numbers }
   *[other] snippets { $numbers }
  }, { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
