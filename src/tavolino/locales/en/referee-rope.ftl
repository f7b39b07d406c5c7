game-referee-rope = Cut the Rope with real cards
about-referee-rope = The referee for a real table: whose turn it is, the time, the cards left in every pile, and who has won how often.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Seconds per turn (0 = no timer)
help-referee-rope-timer = A sound tells when the time of a turn is up; nothing else happens.

refused-notation-referee-rope = “{ $text }” is nothing that can be entered; write left 12, still, again or finish.
refused-rr-1-phase = “{ $move }” cannot be entered now.
refused-rr-2-more = Your pile had { $before ->
    [one] one card
   *[other] { $before } cards
} before this turn; it cannot have { $got } now.

cause-referee-rope-finished = You have played enough for today.
