# Scalino

reason-scalino-level = It completes the level, so you may place a bonus block.
reason-scalino-steps = Its steps score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-scalino-covers = It takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} from another player.
reason-scalino-large = It uses a block of { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  }, which costs points if it is left over.
reason-scalino-small = It saves larger blocks for places where they fit.
reason-scalino-decline = A bonus block would do you more harm than good here.
