refused-dataset-bots = For a table of { $players }, name as many bots, or one for all seats, not { $got }.
refused-dataset-values = Moves cannot be valued by “{ $got }”; choose among { $expected }.
refused-dataset-occupied = The folder { $folder } has other files; choose a new or empty one.
refused-dataset-other = { $folder } holds another dataset: its { $field } is { $got }.
refused-dataset-fewer = { $folder } already holds a larger dataset (games: { $games }). Ask for at least as many, not { $got }.
refused-dataset-busy = Another process is writing to { $folder }.
refused-dataset-file = { $file } is not a file of a dataset, or it is damaged.
refused-dataset-format = { $file } has format { $got }; this program reads format { $known }.
refused-dataset-table = There is no table “{ $got }”; tables are { $expected }.
refused-dataset-column = There is no column “{ $got }”; columns are { $expected }.
refused-dataset-no-tables = { $folder } has only game files, no tables.

dataset-made = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}
dataset-stopped = stopped (games: { $games } of { $wanted }); run the same command again to continue
