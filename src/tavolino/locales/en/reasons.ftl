# Why a move is good
reason-only = It is the only move there is.
reason-better = In simulated games it does better by { $better } in a hundred than { $other }.
reason-best = In simulated games no other move does as well; { $other } comes next.
reason-close = In simulated games { $other } does nearly as well.
reason-points = With it the game is heading for { $points ->
    [one] one point
   *[other] { $points } points
}; the next best would be { $other }.
reason-scalino-level = It completes the level, so you may place an extra block.
reason-scalino-steps = Its steps bring { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-scalino-covers = It takes { $points ->
    [one] one point
   *[other] { $points } points
} from another player.
reason-scalino-large = It uses a block of { $size } spaces, which costs points if it is left over.
reason-scalino-small = It keeps the larger blocks for places where they fit.
reason-scalino-decline = An extra block would do you more harm than good here.
reason-demolition-level = It clears the level, so you may take an extra block.
reason-demolition-largest = No block you can take now is larger: it has { $size ->
    [one] one space
   *[other] { $size } spaces
}.
reason-demolition-leaves = It leaves the next player no block of more than { $size ->
    [one] one space
   *[other] { $size } spaces
}.
reason-demolition-waits = A larger block now would open a better one for the others.
reason-demolition-decline = Whatever you take now would open something better for the others.
reason-rope-pile = It gets rid of a card of your own pile; { $left ->
    [0] that was the last
    [one] one is left
   *[other] { $left } are left
}.
reason-rope-way = It makes room for the card of your own pile.
reason-rope-closes = It takes away a place where another player’s pile card would fit.
reason-rope-supply = It frees the card below it in your supply.
reason-rope-last = With your hand empty you will draw new cards.
reason-rope-hand = It gets rid of a card without making room for another player’s pile card.
reason-rope-nothing = As the rows stand now, nobody else can play from their pile.
reason-rope-scissors = Your scissors stay in your hand.
reason-rope-beside = It lies beside its neighbour, so both can be played one after the other.
reason-rope-free = It buries no card of your supply.
reason-rope-missed = It is the card you will miss least.
reason-cutit-corner = From this corner the dice give the best first snippet.
reason-cutit-both = The snippet earns { $points ->
    [one] one point
   *[other] { $points } points
}, more than the round before and with a single cut: that fills a box of both columns.
reason-cutit-rise = The snippet earns { $points ->
    [one] one point
   *[other] { $points } points
}, more than the round before: that fills a + box.
reason-cutit-straight = The snippet earns { $points ->
    [one] one point
   *[other] { $points } points
} with a single cut: that fills a ✂ box.
reason-cutit-points = The snippet earns { $points ->
    [one] one point
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

# A game looked at afterwards
analysis-costliest = { $count ->
    [0] No move gave much away.
    [one] The move that cost most:
   *[other] The { $count } moves that cost most:
}
analysis-better = Entry { $number }, seat { $seat }: { $best } instead of { $move } (cost: { $cost }).
