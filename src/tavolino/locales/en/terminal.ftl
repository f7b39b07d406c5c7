your-move = Your move, seat { $seat }. Write it like: { $examples }. “?” lists all moves, “help” more words.
terminal-help =
    ?       lists the moves you can make
    board   shows the table again
    undo    takes back your last move and all after it
    quit    leaves the table
endless = There are too many moves to list.
time-up = Time is up.
left = You have left the table.
terminal-go-on = { $what }? Type “{ $yes }” to go on, anything else to stop.
terminal-yes = y
saved = Saved to { $file }.
not-over = The game is not over.
standing = { $rank }. seat { $seat } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dealer-hash = The dealer has committed to { $hash }.
dealer-secret = The dealer's secret was { $secret }.
verified-fair = lines, moves and result are right, and it was dealt fairly.
verified-open = lines and moves are right; the game is not over, so its dealing cannot be checked yet.
verified-unclaimed = lines, moves and result are right; no dealer stood for the draws.
verified-several = { $count ->
    [one] { $count } record: { $text }
   *[other] { $count } records, for each: { $text }
}

refused-undo-nothing = You have no move to take back.
refused-seats-viewer = There is no seat { $got } at this table of { $seats }; seats are numbered from 1.

# Lines of a game
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } player, { $options }
   *[other] { $game }, { $players } players, { $options }
}
replay-undo = takes back entry { $entry } and all after it
replay-resigned = gives up
replay-timeout = has no time left and loses

# The list of games
games-players = { $name }: { $low } to { $high } players
games-option = option { $name } ({ $rule }): { $values }
games-default = { $value } (default)
games-range = { $low } to { $high } ({ $default } by default)
games-text = { $expected } ({ $default } by default)
games-bots = bots: { $bots }
games-moves = moves look like: { $examples }

# What a command cannot do
verify-wrong = { $file } is wrong:
other-game = a record of { $got }, not of { $expected }
write-option = write an option as NAME=VALUE, not “{ $got }”
option-twice = option “{ $name }” is given twice
file-there = is already there, and no game is written over another
watch-or-seat = who watches has no seat: leave out --watch or --seat
secret-form = a dealer's secret is 64 hexadecimal digits
at-without-from = --at goes with --from
from-with-players = a record already says how many play, with which options

# A static site
site-written = The site is in { $folder } ({ $megabytes } MB). Try it with: python -m http.server -d { $folder }
site-folder-full = is not empty; with --force the site is written into it all the same
