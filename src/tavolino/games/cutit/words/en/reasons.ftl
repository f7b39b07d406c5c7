# Cut it

reason-cutit-corner = This corner gives you the best first snippet with these dice.
reason-cutit-both = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, more than last round and with a single cut: that circles a box in both columns.
reason-cutit-rise = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, more than last round: that circles a + box.
reason-cutit-straight = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with a single cut: that circles a ✂ box.
reason-cutit-points = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-cutit-penalty = These dice score nothing, so it saves good paper for later.
reason-cutit-stars = { $stars ->
    [0] It keeps the half-stars on the sheet, where later snippets need them.
    [one] The snippet has one half-star to be joined by.
   *[other] The snippet has { $stars } half-stars to be joined by.
}
reason-cutit-place = This is where it goes in the best puzzle.
reason-cutit-lift = It is in the way of a better puzzle.
reason-cutit-ready = All snippets are cut, so the puzzle can start.
reason-cutit-done = Your puzzle cannot get any better.
reason-cutit-keep = This part leaves out the fewest spaces.
reason-cutit-fewer = Fewer points now make the next + easier.
