# Scalino on paper

print-scalino-board = The thicker the line, the lower the level. The number tells you how many levels cover a space.
print-scalino-blocks = { $colour ->
    [green] Green
    [pink] Pink
    [yellow] Yellow
   *[blue] Blue
}: 12 blocks
print-scalino-building = Building
print-scalino-rows = Points for rows
print-scalino-unused = Unused blocks
print-scalino-row-points = Steps in a row and their points
print-scalino-demolition = Demolition
print-scalino-taken = Tick each block you take.
print-scalino-block-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
