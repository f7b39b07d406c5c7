# Demolition

drawing-demolition-left = { $count ->
    [0] No block is left.
    [one] One block is left.
   *[other] { $count } blocks are left.
}
drawing-demolition-turn = { $extra ->
    [yes] Seat { $seat } may take one more block.
   *[no] Seat { $seat } takes a block.
}
drawing-demolition-takeable = { $points ->
    [one] Can be taken, { $points } point
   *[other] Can be taken, { $points } points
}: { $places }
