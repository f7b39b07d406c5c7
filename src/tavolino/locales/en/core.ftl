# Seats
seat = { $seat ->
    [chance] the dealer
    [clock] the clock
    [spectator] a spectator
   *[other] seat { $seat }
}

# Refusals of the table itself
refused-turn-not-due = { $seat ->
    [chance] The dealer has nothing to draw now
    [clock] The clock has nothing to say now
    [spectator] A spectator does not move
   *[other] It is not the turn of seat { $seat }
}; to act now: { $due ->
    [chance] the dealer
   *[other] { $due }
}.
refused-over-game = The game is over.
refused-seats-count = This game is for { $low } to { $high } players, not { $got }.
refused-option-unknown = There is no option “{ $option }”; the options are: { $expected }.
refused-option-value = Option “{ $option }” ({ $by }) cannot be “{ $got }”; it can be: { $expected }.
refused-undo-seat = Only players can take something back, not { seat }.
refused-undo-entry = There is no entry { NUMBER($entry, useGrouping: 0) } to take back.
refused-undo-reveal = Entry { NUMBER($entry, useGrouping: 0) } showed something hidden, so nothing can be taken back past it.
refused-resign-seat = Only players can resign, not { seat }.
refused-resign-twice = Seat { $seat } has given up already.
refused-clock-time = “{ $got }” is no time; times are whole milliseconds from 0.
refused-clock-not-running = No clock is running.
refused-clock-backwards = Time cannot run backwards, from { $last } to { $at } ms.
refused-clock-early = The clock moves at { $deadline } ms, not at { $at }.
refused-clock-late = Time was up at { $deadline } ms; this came at { $at }.
refused-record-open-secrets = A running game of { $game } still hides something; there can be no record of it before it is over.
refused-record-field = The record's { $field } could not be read back.
refused-perft-chance = After { $ply } moves chance is to act; sequences can only be counted where it is not involved.
refused-perft-endless = After { $ply } moves the possible moves are endless and cannot be counted.
refused-bot-unknown = There is no bot “{ $got }” for this game; the bots are: { $expected }.
refused-bot-extra = Bots called “{ $scheme }:…” need the package { $missing }; it comes with tavolino[fast].
refused-bot-net-file = “{ $file }” is not a trained network.
refused-bot-net-game = The network in “{ $file }” is for another game: { $game }.
refused-bot-net-setup = The network was not trained for this number of players and these options.
refused-game-unknown = There is no game “{ $got }”; the games are: { $expected }.
refused-at-range = The record has { $most } entries; it cannot be shown at entry { $got }.
refused-style-unknown = There is no drawing “{ $got }”; the drawings are: { $expected }.

# What can be wrong with a record
record-line = line { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = The record has { $bytes } bytes; at most { $most } are read.
record-oversized-line = The line has { $bytes } bytes; at most { $most } are read.
record-oversized-lines = The record has more than { $most } lines.
record-empty = The record is empty.
record-cut-off = The last line is cut off in the middle.
record-no-end = The record stops without its end line, so lines are missing.
record-not-json = The line is not JSON of whole numbers and texts.
record-not-object = The line is not a JSON object.
record-spelling = The line is not in its canonical spelling (sorted keys, no blanks).
record-seal = The line was changed, or one is missing before it: its seal is { $stated }, its contents give { $computed }.
record-no-header = The record does not start with a header line.
record-format = The record is of format { NUMBER($got, useGrouping: 0) }; this program reads format { $expected }.
record-game = There is no game “{ $got }”; the games are: { $expected }.
record-version = The record is of version { NUMBER($got, useGrouping: 0) } of { $game }; this program plays version { $expected }.
record-field = The field “{ $field }” has a value that is not allowed.
record-missing = The field “{ $field }” is missing.
record-unknown = There is no field “{ $field }” in such a line.
record-number = The entry has number { NUMBER($got, useGrouping: 0) } where { NUMBER($expected, useGrouping: 0) } is next.
record-move-spelling = The move “{ $got }” is written “{ $expected }”.
record-result = The result says { $field } = { $got }, but the moves lead to { $expected }.
record-secret-form = The dealer's secret is not 64 hexadecimal digits.
record-no-commitment = A secret is shown at the end, but there is no hash at the start that it could fit.
record-commitment = The dealer's secret does not fit the hash shown at the start: { $hash }, but the secret gives { $computed }.
record-draw = Draw { $draw } was “{ $got }”, but the dealer's secret gives “{ $expected }”.
