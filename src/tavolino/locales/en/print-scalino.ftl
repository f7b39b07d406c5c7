# Scalino on paper

print-scalino-board = The thicker a line, the lower its level. The figure says how many levels lie on a space.
print-scalino-blocks = { $colour ->
    [green] Green
    [pink] Pink
    [yellow] Yellow
   *[blue] Blue
}: 12 blocks
print-scalino-building = Building
print-scalino-rows = Points of the rows
print-scalino-unused = Unused blocks
print-scalino-row-points = Steps in a row and what they are worth
print-scalino-demolition = Demolition
print-scalino-taken = Tick off each block that you take.
print-scalino-block-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
