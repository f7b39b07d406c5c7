# The analysis of a finished game
analysis-title = Analysis
analysis-what = Compares every move with the best ones, given what the player knew at the time.
analysis-start = Analyse the game
analysis-go-on = Continue analysis
analysis-stop = Stop
analysis-progress = { $done } of { $all } moves analysed
analysis-unit-chance = Winning chance
analysis-unit-points = Expected points
analysis-unit-cards = Expected lead in cards
analysis-curve-line = { $name }: from { $first } to { $last }.
analysis-best = Best moves for { $name }
analysis-show = Show on the board
analysis-played = played
analysis-was-played = { $mark ->
    [none] Played: { $move } ({ $value })
   *[other] Played: { $move } { $mark } ({ $value })
}
analysis-no-choice = { $name } has no real choice here.
analysis-turning-points = Turning points
analysis-no-mistakes = No mistakes found.
analysis-cost = cost { $cost }; the best move { $best }
analysis-play-on = Play on from here
analysis-play-on-how = as { $name }, against bots ({ $level })
analysis-play-on-alone = with the same dice
analysis-goes-on = The analysis continues if you leave this page.
analysis-stopped = The analysis could not be completed.
analysis-par = Compared with par
analysis-par-what = Points above or below par, without rank tokens
analysis-par-figures = Figures
analysis-par-round = Round
analysis-par-made = Points
analysis-par-best = Par
analysis-par-end = End
analysis-par-line = { $name }: { $made ->
    [one] { $made } point
   *[other] { $made } points
  }; par is { $par }, and nothing can beat { $most }.
analysis-ending = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } point
   *[other] { $made } points
  }; { $best } were possible.
   *[no] { $name }: { $made ->
    [one] { $made } point
   *[other] { $made } points
  }; { $best } have been found.
}
analysis-ending-same = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } point
   *[other] { $made } points
  }; nothing better was possible.
   *[no] { $name }: { $made ->
    [one] { $made } point
   *[other] { $made } points
  }; nothing better has been found.
}
analysis-ending-shown = The board shows the best solution found for { $name }.
