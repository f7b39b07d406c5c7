# Cut it

reason-cutit-corner = From this corner the dice give the best first snippet.
reason-cutit-both = The snippet earns { $points ->
    [one] { $points } point
   *[other] { $points } points
}, more than the round before and with a single cut: that fills a box of both columns.
reason-cutit-rise = The snippet earns { $points ->
    [one] { $points } point
   *[other] { $points } points
}, more than the round before: that fills a + box.
reason-cutit-straight = The snippet earns { $points ->
    [one] { $points } point
   *[other] { $points } points
} with a single cut: that fills a ✂ box.
reason-cutit-points = The snippet earns { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-cutit-penalty = These dice bring nothing, so it saves the good paper for later.
reason-cutit-stars = { $stars ->
    [0] It keeps the half-stars on the sheet, where later snippets need them.
    [one] The snippet has one half-star to be joined by.
   *[other] The snippet has { $stars } half-stars to be joined by.
}
reason-cutit-place = There it belongs in the puzzle that leaves out least.
reason-cutit-lift = It lies in the way of a better puzzle.
reason-cutit-ready = All snippets are cut, so the puzzle can begin.
reason-cutit-done = The puzzle cannot be made better.
reason-cutit-keep = This part leaves the fewest spaces outside.
reason-cutit-fewer = Counting fewer points makes it easier to rise in the round after.
