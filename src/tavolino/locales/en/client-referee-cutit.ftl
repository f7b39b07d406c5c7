referee-cutit-roll = Roll the dice
referee-cutit-until-dice = Until the dice are rolled, the last entry can be taken back.
referee-cutit-how = How to enter the round
referee-cutit-by-cut = Tap the cut
referee-cutit-by-points = Enter points
referee-cutit-points-note = Whoever enters points goes on with points: the sheet on the screen is then no longer yours.
referee-cutit-less = Fewer points for { $name }
referee-cutit-more = More points for { $name }
referee-cutit-one-cut = Freed with a single cut
referee-cutit-enter-points = { $count ->
    [one] Enter 1 point
   *[other] Enter { $count } points
}
referee-cutit-penalty = Penalty, −5
referee-cutit-puzzle = The puzzle
referee-cutit-puzzle-how = Put the scissors aside. Turn the glass when everybody is ready.
referee-cutit-turn = Turn the glass: three minutes
referee-cutit-finished = { $name } has joined everything
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Nobody goes on
referee-cutit-outside = The puzzle of { $name }
referee-cutit-tap-outside = Tap the snippets that are outside.
referee-cutit-complete = Everything is joined
referee-cutit-are-outside = { $count ->
    [one] 1 snippet is outside
   *[other] { $count } snippets are outside
}
referee-cutit-lay = Lay the puzzle on the screen
referee-cutit-do-not-lay = Rather say what is outside
referee-cutit-spaces = Spaces outside the puzzle
referee-cutit-spaces-outside = { $count ->
    [one] 1 space is outside
   *[other] { $count } spaces are outside
}
referee-cutit-best = Par and the best way to join
referee-cutit-best-join = { $cost ->
    [0] All of these snippets can be joined:
    [one] The best way found leaves { $cost } space outside:
   *[other] The best way found leaves { $cost } spaces outside:
}
referee-cutit-joined = The snippets joined: { $join }
referee-cutit-task-roll = Roll the dice when everybody is ready.
referee-cutit-task-enter = Enter round { $round }: tap your cut, or enter your points.
referee-cutit-task-glass = Turn the glass when everybody is ready.
referee-cutit-task-puzzle = Tap the name of whoever has joined everything.
referee-cutit-task-outside = Say what is outside your puzzle.
referee-cutit-log-roll = asks for the dice
referee-cutit-log-points = { $count ->
    [one] enters 1 point ({ $how })
   *[other] enters { $count } points ({ $how })
}
referee-cutit-log-penalty = enters a penalty
referee-cutit-log-turn = turns the glass
referee-cutit-log-finished = says: { $name } has joined everything
referee-cutit-log-stop = says: nobody goes on
referee-cutit-log-complete = has joined everything
referee-cutit-log-out = has snippets outside: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] has 1 space outside
   *[other] has { $count } spaces outside
}
