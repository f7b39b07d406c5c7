referee-cutit-roll = Roll the dice
referee-cutit-until-dice = You can undo the last entry until the dice are rolled.
referee-cutit-how = How to enter this round
referee-cutit-by-cut = Tap your cut
referee-cutit-by-points = Enter points
referee-cutit-points-note = Once you have entered points, you can only enter points: the sheet on screen no longer matches yours.
referee-cutit-less = Fewer points for { $name }
referee-cutit-more = More points for { $name }
referee-cutit-one-cut = With a single cut
referee-cutit-enter-points = { $count ->
    [one] Enter 1 point
   *[other] Enter { $count } points
}
referee-cutit-penalty = Penalty, −5
referee-cutit-puzzle = The puzzle
referee-cutit-puzzle-how = Put the scissors away. Start the timer when everybody is ready.
referee-cutit-turn = Start the timer: three minutes
referee-cutit-finished = { $name } is done
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = End the puzzle
referee-cutit-outside = { $name }’s puzzle
referee-cutit-tap-outside = Tap the snippets that are left over.
referee-cutit-complete = All joined
referee-cutit-are-outside = { $count ->
    [one] 1 snippet left over
   *[other] { $count } snippets left over
}
referee-cutit-lay = Join snippets on screen
referee-cutit-do-not-lay = Just say what is left over
referee-cutit-spaces = Spaces left over
referee-cutit-spaces-outside = { $count ->
    [one] 1 space left over
   *[other] { $count } spaces left over
}
referee-cutit-best = Par and best solution
referee-cutit-best-join = { $cost ->
    [0] All of these snippets can be joined:
    [one] The best solution found leaves out { $cost } space:
   *[other] The best solution found leaves out { $cost } spaces:
}
referee-cutit-joined = The snippets joined: { $join }
referee-cutit-task-roll = Roll the dice when everybody is ready.
referee-cutit-task-enter = Enter round { $round }: tap your cut, or enter your points.
referee-cutit-task-glass = Start the timer when everybody is ready.
referee-cutit-task-puzzle = Done? Tap your name.
referee-cutit-task-outside = Enter what is left over from your puzzle.
referee-cutit-log-roll = rolls the dice
referee-cutit-log-points = { $count ->
    [one] enters 1 point ({ $how })
   *[other] enters { $count } points ({ $how })
}
referee-cutit-log-penalty = enters a penalty
referee-cutit-log-turn = starts the timer
referee-cutit-log-finished = { $name } is done
referee-cutit-log-stop = ends the puzzle
referee-cutit-log-complete = has joined everything
referee-cutit-log-out = has snippets left over: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] has 1 space left over
   *[other] has { $count } spaces left over
}
