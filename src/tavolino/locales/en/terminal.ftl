your-move = Your move, seat { $seat }. For example: { $examples }. Type “?” for all moves, “help” for commands.
terminal-help =
    ?       lists the moves you can make
    board   shows the table again
    undo    undoes your last move and everything after it
    quit    leaves the table
endless = There are too many moves to list.
time-up = Time is up.
left = You left the table.
terminal-go-on = { $what }? Type “{ $yes }” to continue, anything else to stop.
terminal-yes = y
saved = Saved to { $file }.
not-over = The game is not over.
standing = { $rank }. seat { $seat } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dealer-hash = The secret seed has the hash { $hash }.
dealer-secret = The secret seed was { $secret }.
verified-fair = lines, moves and result are correct, and it was dealt fairly.
verified-open = lines and moves are correct; the game is not over, so the deal cannot be checked yet.
verified-unclaimed = lines, moves and result are correct; there is no proof of how it was dealt.
verified-several = { $count ->
    [one] { $count } game: { $text }
   *[other] { $count } games, for each: { $text }
}

refused-undo-nothing = You have no move to undo.
refused-seats-viewer = There is no seat { $got } at this table of { $seats }. Seats are numbered from 1.

# Lines of a game
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } player, { $options }
   *[other] { $game }, { $players } players, { $options }
}
replay-undo = undoes move { $entry } and everything after it
replay-resigned = resigns
replay-timeout = loses on time

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
other-game = a game of { $got }, not of { $expected }
write-option = write an option as NAME=VALUE, not “{ $got }”
option-twice = option “{ $name }” is given twice
file-there = already exists, and games never overwrite files
watch-or-seat = choose either --watch or --seat
secret-form = a secret seed has 64 hexadecimal digits
at-without-from = --at needs --from
from-with-players = the file already sets the number of players and the options

# A static site
site-written = The site is in { $folder } ({ $megabytes } MB). Try it with: python -m http.server -d { $folder }
site-folder-full = is not empty; use --force to write into it anyway
