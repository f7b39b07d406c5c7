refused-engine-command = “{ $bot }” has no command that can be run; write it like “cmd:./mybot --fast”.
refused-engine-start = { $command } cannot be started for { $bot }: { $reason }.
refused-engine-game = { $bot } does not play { $game } with these options and { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-engine-ended = { $code ->
    [running] { $bot } has closed its output.
   *[other] { $bot } has ended with exit code { $code }.
}
refused-engine-crashed = { $code ->
    [running] { $bot } has closed its output.
   *[other] { $bot } has ended with exit code { $code }.
} Its last words: { $text }
refused-engine-silent = { $bot } has not answered within { $seconds } s.
refused-engine-nonsense = { $bot } has written “{ $got }” where “{ $expected }” was expected.
refused-engine-flood = { $bot } has written more than an engine may.
refused-engine-error = { $bot } reports an error: { $text }
refused-engine-illegal = { $bot } has played “{ $move }”, which breaks { $by }.
engine-forfeits = forfeits the game
arena-forfeits = { $bot } has forfeited { $games }. { $why }
