puzzles-lead = Positions with exactly one best line. Find it.
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzle-solved-count = { $solved } of { $tries } solved
puzzle-streak = { $count ->
    [one] One in a row
   *[other] { $count } in a row
}
puzzle-own-rating = Your rating: { $rating }
puzzle-theme = Theme
puzzle-any-theme = All themes
puzzle-start = Solve
puzzle-goal = Goal
puzzle-right = Right. Go on.
puzzle-solved = Solved!
puzzle-failed = Not the best.
puzzle-given-up = This is the solution.
puzzle-give-up = Give up
puzzle-next = Next puzzle
puzzle-rating = Puzzle
puzzle-your-rating = You
puzzle-in-a-row = In a row
puzzle-solution = Solution
puzzle-change = Your rating: { $change }
puzzle-unrated = Not rated.
puzzle-none = No puzzle came.
puzzle-choose = Other puzzles
puzzle-opponent = Opponent { $number }
