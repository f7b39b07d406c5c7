par = seat { $seat } scored { $scored } without rank tokens; par is { $at_least }, and no result can beat { $at_most }.
no-cutit = not a finished game of Cut it
no-sheet = there is no sheet or file “{ $got }”; sheets: { $expected }
no-good-sheet = no sheet from seed “{ $seed }” met all bounds; try another seed
sheet-out-of-bounds = { $level ->
    [easy] not within all bounds of an easy sheet
    [hard] not within all bounds of a hard sheet
   *[standard] not within all bounds of a standard sheet
}
no-difficulty = a sheet is { $expected }, not “{ $got }”

# What a sheet was measured by
sheet-head = { $sheet }: bounds of { $level ->
    [easy] easy
    [hard] hard
   *[standard] standard
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} from each corner
sheet-figure = { $figure }: { $got } ({ $bounds })
sheet-progress = sheet { $number }, games
sheet-figure-spaces-g = green spaces
sheet-figure-spaces-p = pink spaces
sheet-figure-spaces-y = yellow spaces
sheet-figure-spaces-b = blue spaces
sheet-figure-spaces-k = black spaces
sheet-figure-spaces-j = jokers
sheet-figure-stars = stars
sheet-figure-line-fewest = fewest stars on a line
sheet-figure-line-most = most stars on a line
sheet-figure-space-most = most stars on a space
sheet-figure-equal-colours = stars between equal colours, per cent
sheet-figure-colour-spread = half-stars: most of a colour less fewest
sheet-figure-quadrant-spread = stars: fullest quadrant less emptiest
sheet-figure-joker-depth = spaces from the joker star to the edge
sheet-figure-dark-neighbours = black and jokers side by side
sheet-figure-mean = mean total, tenths
sheet-figure-complete = complete puzzles, per cent
sheet-figure-corner-spread = best corner less worst, tenths

# Solo games in the lab
solo-title = Cut it solo on sheet { $sheet }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} each
solo-row = { $bot }: { $mean } points on average, { $span }
solo-complete = { $percent } complete
