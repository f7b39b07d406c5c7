refused-engine-command = “{ $bot }” has no command that can be run; write it like “cmd:./mybot --fast”.
refused-engine-start = { $command } cannot be started for { $bot }: { $reason }.
refused-engine-game = { $bot } does not play { $game } with these options and { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-engine-ended = { $code ->
    [running] { $bot } closed its output.
   *[other] { $bot } ended with exit code { $code }.
}
refused-engine-crashed = { $code ->
    [running] { $bot } closed its output.
   *[other] { $bot } ended with exit code { $code }.
} Its last words: { $text }
refused-engine-silent = { $bot } did not answer within { $seconds } s.
refused-engine-nonsense = { $bot } wrote “{ $got }” where “{ $expected }” was expected.
refused-engine-flood = { $bot } wrote more than an engine may.
refused-engine-error = { $bot } reports an error: { $text }
refused-engine-illegal = { $bot } played “{ $move }”, which breaks { $by }.
engine-forfeits = forfeits the game
arena-forfeits = { $bot } has forfeited { $games }. { $why }
