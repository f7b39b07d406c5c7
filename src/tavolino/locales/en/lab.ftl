refused-arena-bots = At a table of { $players } as many bots must be named, not { $got }; the same may be named twice.
refused-arena-seatings = These bots can be seated in { $got } ways, which is more than { $most }; name fewer different ones.
refused-arena-other = { $file } holds games of another contest: its { $field } is { $got }.
refused-arena-file = { $file } is not a file of the arena.
refused-cluster-unreachable = There is no Dask scheduler at { $address }.

warmup-none = There is no compiler here, so bots play by the readable rules: just as well, but slower and with less foresight. To get it: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] There is nothing to compile.
    [one] One kernel is ready; it stays so until the program changes.
   *[other] { $count } kernels are ready; they stay so until the program changes.
}
