your-move = Your move, seat { $seat }. Write it like: { $examples }. “?” lists all moves, “help” more words.
terminal-help =
    ?       lists the moves you can make
    board   shows the table again
    undo    takes back your last move and all after it
    quit    leaves the table
endless = There are too many moves to list.
time-up = Time is up.
left = You have left the table.
saved = Saved to { $file }.
not-over = The game is not over.
par = seat { $seat } scored { $scored } without tokens; { $at_least } could be had, { $at_most } could not be beaten.
standing = { $rank }. seat { $seat } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dealer-hash = The dealer has committed to { $hash }.
dealer-secret = The dealer's secret was { $secret }.
verified-fair = lines, moves and result are right, and it was dealt fairly.
verified-open = lines and moves are right; the game is not over, so its dealing cannot be checked yet.
verified-unclaimed = lines, moves and result are right; no dealer stood for the draws.

refused-undo-nothing = You have no move to take back.
refused-seats-viewer = There is no seat { $got } at this table of { $seats }; seats are numbered from 0.
