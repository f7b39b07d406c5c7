puzzles-lead = Each position has exactly one best solution. Find it.
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
puzzle-right = Correct! Keep going.
puzzle-solved = Solved!
puzzle-failed = Not the best move.
puzzle-given-up = Here is the solution.
puzzle-give-up = Show solution
puzzle-next = Next puzzle
puzzle-rating = Puzzle rating
puzzle-your-rating = Your rating
puzzle-in-a-row = Streak
puzzle-solution = Solution
puzzle-change = Your rating: { $change }
puzzle-unrated = Unrated.
puzzle-none = No puzzle found.
puzzle-choose = More puzzles
puzzle-opponent = { $count ->
    [one] Opponent
   *[other] Opponent { $number }
}
