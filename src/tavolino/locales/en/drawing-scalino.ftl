# Scalino

drawing-scalino-seen = { $game }, seen from { $style ->
    [south] the south
    [east] the east
    [north] the north
    [west] the west
   *[above] above
}
drawing-scalino-lying = { $count ->
    [0] No block lies on the table.
    [one] One block lies on the table.
   *[other] { $count } blocks lie on the table.
}
drawing-scalino-turn = { $extra ->
    [yes] Seat { $seat } may place one more { $colour } block.
   *[no] Seat { $seat } is to place a { $colour } block.
}
drawing-scalino-tops = From above: { $blocks }.
drawing-scalino-top = { $colour } { $place } on level { $level }
drawing-scalino-star-free = The star is uncovered.
drawing-scalino-blocks-of = blocks of
drawing-scalino-key-block = { $colour }, on level { $level }
drawing-scalino-key-free = free on level { $level }
drawing-scalino-key-star = the star
drawing-scalino-key-takeable = can be taken
drawing-scalino-worthless = { $place } 0 (only beside the star)
drawing-scalino-unused = blocks left over { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nothing
