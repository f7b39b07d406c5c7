game-referee-rope = Cut the Rope with real cards
about-referee-rope = For a real table: keeps track of turns, time, the cards left in each pile, and wins.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Seconds per turn (0 = no timer)
help-referee-rope-timer = You hear a sound when time is up. Nothing else happens.

refused-notation-referee-rope = “{ $text }” cannot be entered. Write left 12, still, again or finish.
refused-rr-1-phase = “{ $move }” cannot be entered now.
refused-rr-2-more = Your pile had { $before ->
    [one] one card
   *[other] { $before } cards
} before this turn; it cannot have { $got } now.

cause-referee-rope-finished = You stopped playing.
