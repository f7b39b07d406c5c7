# Seats
seat = { $seat ->
    [chance] chance
    [clock] the clock
    [spectator] a spectator
   *[other] seat { $seat }
}

# Refusals of the table itself
refused-turn-not-due = { $seat ->
    [chance] There is nothing to draw now
    [clock] The clock has nothing to do now
    [spectator] Spectators cannot move
   *[other] It is not seat { $seat }’s turn
}; to act now: { $due ->
    [chance] chance
   *[other] { $due }
}.
refused-over-game = The game is over.
refused-seats-count = This game is for { $low } to { $high } players, not { $got }.
refused-option-unknown = There is no option “{ $option }”; the options are: { $expected }.
refused-option-value = Option “{ $option }” ({ $by }) cannot be “{ $got }”; it can be: { $expected }.
refused-undo-seat = Only players can undo moves, not { seat }.
refused-undo-entry = There is no move { NUMBER($entry, useGrouping: 0) } to undo.
refused-undo-reveal = Move { NUMBER($entry, useGrouping: 0) } revealed something hidden, so you cannot undo past it.
refused-resign-seat = Only players can resign, not { seat }.
refused-resign-twice = Seat { $seat } has already resigned.
refused-clock-time = “{ $got }” is not a time. Times are whole milliseconds from 0.
refused-clock-not-running = No clock is running.
refused-clock-backwards = Time cannot run backwards, from { $last } to { $at } ms.
refused-clock-early = The clock moves at { $deadline } ms, not at { $at }.
refused-clock-late = Time was up at { $deadline } ms; this came at { $at }.
refused-record-open-secrets = This game of { $game } still has hidden cards or cuts. You can get its file when it is over.
refused-record-field = The field { $field } of the game file could not be read.
refused-perft-chance = After { $ply } moves there is a random event; sequences can only be counted without one.
refused-perft-endless = After { $ply } moves there are endless possibilities, so they cannot be counted.
refused-bot-unknown = There is no bot “{ $got }” for this game; the bots are: { $expected }.
refused-bot-extra = Bots called “{ $scheme }:…” need the package { $missing }; it comes with tavolino[fast].
refused-bot-net-file = “{ $file }” is not a trained network.
refused-bot-net-game = The network in “{ $file }” is for another game: { $game }.
refused-bot-net-setup = The network was not trained for this number of players and these options.
refused-game-unknown = There is no game “{ $got }”; the games are: { $expected }.
refused-at-range = The game file has { $most } entries; it cannot be shown at entry { $got }.
refused-style-unknown = There is no drawing “{ $got }”; the drawings are: { $expected }.

# What can be wrong with a record
record-line = line { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = The file has { $bytes } bytes; the limit is { $most }.
record-oversized-line = The line has { $bytes } bytes; the limit is { $most }.
record-oversized-lines = The file has more than { $most } lines.
record-empty = The file is empty.
record-cut-off = The last line is incomplete.
record-no-end = The file has no end line, so lines are missing.
record-not-json = The line is not JSON with whole numbers and texts.
record-not-object = The line is not a JSON object.
record-spelling = The line is not canonical JSON (sorted keys, no spaces).
record-seal = The line was changed, or a line before it is missing: its seal is { $stated }, but its contents give { $computed }.
record-no-header = The file does not start with a header line.
record-format = The file has format { NUMBER($got, useGrouping: 0) }; this program reads format { $expected }.
record-game = There is no game “{ $got }”; the games are: { $expected }.
record-version = The file is for version { NUMBER($got, useGrouping: 0) } of { $game }; this program plays version { $expected }.
record-field = The field “{ $field }” has an invalid value.
record-missing = The field “{ $field }” is missing.
record-unknown = This line cannot have a field “{ $field }”.
record-number = The entry has number { NUMBER($got, useGrouping: 0) }; { NUMBER($expected, useGrouping: 0) } was expected.
record-move-spelling = The move “{ $got }” should be written “{ $expected }”.
record-result = The result says { $field } = { $got }, but the moves lead to { $expected }.
record-secret-form = The secret seed is not 64 hexadecimal digits.
record-no-commitment = The file ends with a secret seed but does not start with its hash.
record-commitment = The secret seed does not match the hash at the start: { $hash }, but the seed gives { $computed }.
record-draw = Draw { $draw } was “{ $got }”, but the secret seed gives “{ $expected }”.
