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
cutit-how = Drag along a grid line to cut there; turn a corner on the way for a second cut. Or tap the points one after the other.
cutit-keys = Keys: arrows and Enter name points, S swaps the parts, C cuts, Escape starts over.
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
cutit-fewer = Count fewer
cutit-fewer-why = With fewer points the + of the next round is easier.
cutit-fewer-chosen = { $points } instead of { $most }: next round a + is easier.
cutit-fewer-lost = { $points } instead of { $most }: next round a + is easier, but this round earns none.
cutit-second = Second cut
cutit-second-why = After a straight cut you can add a second one, so that several snippets come off. What that costs is shown before you cut.
cutit-second-how = Draw the second cut: beside the first, across it or ending on it.
cutit-keys-second = 2 adds a second cut to a straight one.
cutit-which-stays = Which part stays your sheet?
cutit-price = { $count ->
    [one] { $count } snippet, { $spaces }, goes to your pile and must be used in the puzzle.
   *[other] { $count } snippets, { $spaces } in all, go to your pile and must be used in the puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Your sheet keeps { $spaces }, with { $space }.
cutit-part-with = with { $space }
cutit-stays-last = The part that stays is your last snippet and counts under the next dice.
cutit-rest = The other part stays your sheet: { $spaces }.
cutit-rest-last = The other part is your last snippet and counts under the next dice.
cutit-cut = Cut
cutit-again = Start over
cutit-have-cut = You have cut. The others are still at it
cutit-pick-corner = Pick the corner { $space }
cutit-own-corner = Your corner is { $space }.
cutit-fault-no-points = No points: a penalty
cutit-fault-small = Fewer than four spaces: a penalty
cutit-fault-several = Several snippets: a penalty
cutit-fault-no-cut = Nothing left to cut: a penalty
cutit-fault-reported = Penalty, as entered
cutit-gone = cut off
cutit-rank = Row { $rank }: { $spaces }.
cutit-stars = Stars: { $stars }.
cutit-star-right = right of { $file }
cutit-star-below = below { $file }

# The score sheet

cutit-score-sheet = Score sheet
cutit-score-of = Score sheet of { $name }
cutit-score-text = { $name }: rounds { $rounds }; { $total } in all.
cutit-rose = More than the round before
cutit-column-rise = More than the round before
cutit-column-one-cut = One cut
cutit-column-text = { $column }: { $circles } circled, worth { $pays }
cutit-sum-rounds = Rounds
cutit-sum-penalties = Penalties
cutit-sum-rises = Column +
cutit-sum-one-cuts = Column one cut
cutit-sum-token = Token
cutit-sum-outside = Outside the puzzle
cutit-sum-total = Total

# The others

cutit-others = Everybody’s sheets
cutit-has-cut = has cut
cutit-is-cutting = is cutting
cutit-is-picking = is picking
cutit-is-joining = is joining
cutit-is-keeping = is choosing a part
cutit-is-done = done, place { $place }
cutit-is-done-in = done in { $time }
cutit-is-ready = is ready
cutit-is-not-ready = not ready yet
cutit-is-out-of-time = out of time

# The puzzle

cutit-ready = I am ready
cutit-not-ready = Wait, not ready
cutit-ready-together = As soon as everybody is ready the glass is turned: three minutes to join your snippets.
cutit-ready-own = Your own three minutes start as soon as you say that you are ready. Whoever needs least time takes the highest token.
cutit-ready-waiting = Not ready yet: { $names }
cutit-table-label = The table with your puzzle
cutit-begin = Join your snippets by their stars: half to half, colour to colour.
cutit-complete = The puzzle is complete.
cutit-check = { $kept } of { $all } snippets hang together{ $faults ->
    [0] {""}
    [one] {""}, { $faults } fault
   *[other] {""}, { $faults } faults
  }; outside: { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
cutit-hidden = This puzzle is hidden until all are checked.
cutit-puzzle-keys = Drag snippets together by their half-stars; tap, wheel or R turns one. Keys: Enter takes and lays, arrows move, M goes to the next matching star, Delete takes out, Ctrl+Z undoes.
cutit-loose = Loose snippets
cutit-mat = Join them here
cutit-mat-how = Drag a snippet; a tap turns it
cutit-keys-title = How to move snippets
cutit-tools = Tools of the puzzle
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
cutit-aside = Snippet { $number } lies aside.
cutit-no-room = There is no room here.
cutit-no-turn = There is no room to turn snippet { $number } here.
cutit-no-match = No star of this snippet matches one of the puzzle.
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
cutit-closer = Closer
cutit-farther = Farther away
cutit-all = Show everything
cutit-timer = Time left
cutit-time-left = { $seconds } seconds left.
cutit-done = I am done
cutit-done-title = Is your puzzle done?
cutit-done-loose = { $loose ->
    [one] One snippet still lies loose
   *[other] { $loose } snippets still lie loose
  }{ $seats ->
    [one] .
   *[other] , so you take no token.
  }
cutit-done-faulty = The puzzle does not hang together without a fault.
cutit-done-cost = As it lies, what is outside costs you { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }.
cutit-keep-question = Your puzzle does not hang together without a fault. Which part do you keep?
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
cutit-keep-waiting = Still choosing which part to keep: { $names }
cutit-hint-lay = Lay snippet { $number } there
cutit-wrong-overlap = Snippets { $one } and { $other } overlap.
cutit-wrong-colours = Half-stars of different colours meet between snippets { $one } and { $other }.
cutit-wrong-plain = A half-star of snippet { $one } lies against a plain side of snippet { $other }.
cutit-wrong-open = A half-star of snippet { $one } faces nothing.
cutit-wrong-unjoined = Snippets { $one } and { $other } touch without a join of their own.

# What one can do now

cutit-task-corner = Pick a corner: your first snippet must have it.
cutit-task-first-cut = Cut your first snippet; it must have your corner { $corner }.
cutit-task-cut = Round { $round }: cut a snippet for these dice.
cutit-task-ready = Say when you are ready for the puzzle.
cutit-task-puzzle = Join what you can, then press “I am done”.
cutit-task-keep = Choose the part of your puzzle that you keep.

# The log

cutit-log-first = lets { $name } begin
cutit-log-dice = { $dice }
cutit-log-secret-cut = has cut
cutit-log-secret-puzzle = goes on with the puzzle
cutit-log-ready = is ready for the puzzle
cutit-log-not-ready = is not ready after all
cutit-log-done = is done
cutit-log-time-up = says that the time of { $name } is up
cutit-log-corner = picks the corner { $space }
cutit-log-cut = cuts from { $from } to { $to }
cutit-log-two-cuts = cuts from { $from } by { $corner } to { $to }
cutit-log-several = cuts along { $path } and frees several snippets
cutit-log-claim = { $cut } and counts { $points }
cutit-log-lay = lays snippet { $number }
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
cutit-earned-rise = more than before
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Round { $round }: { $earned }.
cutit-remark-puzzle = All sheets are cut up. Now the puzzle.
cutit-remark-glass = The glass is turned: three minutes.
cutit-remark-check = The puzzles are checked.

# The end

cutit-grade-1 = Paper 1, scissors 0. (Up to 60 points.)
cutit-grade-2 = A little ragged at the edges, but the idea holds. (61 to 70 points.)
cutit-grade-3 = Clean work: hardly anything to sweep up. (71 to 80 points.)
cutit-grade-4 = You could shred a letter and post it the same day. (81 to 99 points.)
cutit-grade-5 = Frame it. Visitors will ask where you bought it. (100 points and more.)
cutit-par = { $least ->
    [0] Par is unknown.
   *[other] Par for these dice, tokens aside: at least { $least }, at most { $most } points. You have { $points }.
  }
cutit-best-join = The best way to join
cutit-found-complete = The puzzle is complete, held by { $joins ->
    [one] { $joins } join
   *[other] { $joins } joins
  }.
cutit-found-part = { $kept } of { $all } snippets hang together; { $joins ->
    [one] { $joins } join
   *[other] { $joins } joins
  } in all.
cutit-found-token = Token: { $token }.
cutit-found-outside = Outside: { $count ->
    [one] snippet { $numbers }
   *[other] snippets { $numbers }
  }, { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
