# Scalino

drawing-scalino-seen = { $game }, seen from { $style ->
    [south] the south
    [east] the east
    [north] the north
    [west] the west
   *[above] above
}
drawing-scalino-lying = { $count ->
    [0] There are no blocks on the board.
    [one] There is one block on the board.
   *[other] There are { $count } blocks on the board.
}
drawing-scalino-turn = { $extra ->
    [yes] Seat { $seat } may place one more { $colour } block.
   *[no] Seat { $seat } places a { $colour } block.
}
drawing-scalino-tops = From above: { $blocks }.
drawing-scalino-top = { $colour } { $place } on level { $level }
drawing-scalino-star-free = The star is uncovered.
drawing-scalino-blocks-of = blocks of
drawing-scalino-key-block = { $colour }, on level { $level }
drawing-scalino-key-free = free on level { $level }
drawing-scalino-key-star = the star
drawing-scalino-key-takeable = can be taken
drawing-scalino-worthless = { $place } 0 (only next to the star)
drawing-scalino-unused = unused blocks { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nothing
