refused-arena-bots = Name as many bots as there are players ({ $players }), not { $got }. You can name the same bot twice.
refused-arena-seatings = There are { $got } ways to seat these bots, more than { $most }. Name fewer different ones.
refused-arena-other = { $file } holds games of another contest: its { $field } is { $got }.
refused-arena-file = { $file } is not an arena file.
refused-cluster-unreachable = There is no Dask scheduler at { $address }.

warmup-none = There is no compiler here, so bots use the plain Python rules: they are slower and look less far ahead. To install it: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] There is nothing to compile.
    [one] One kernel is compiled, until the program changes.
   *[other] { $count } kernels are compiled, until the program changes.
}

# Numbers
number-span = { $low } to { $high }

# Tables of bots and seats
lab-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lab-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
lab-head-bot = bot
lab-head-complete = complete
lab-head-games = games
lab-head-interval = 95% interval
lab-head-mean = average
lab-head-points = points
lab-head-rating = rating
lab-head-seat = seat
lab-head-seconds-game = s/game
lab-head-seconds-move = s/move
lab-head-share = share
lab-head-slowest = slowest
lab-head-wins = wins
lab-wins-by-bot = wins by bot
lab-wins-by-seat = wins by seat
lab-points-by-bot = points by bot
lab-stopped = stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-bot-twice = name each bot once

# The arena
arena-title = { $game }, { $players }, { $games }
arena-head = { $title }: { $deals }, { $seatings ->
    [one] each with { $seatings } seating
   *[other] each with all { $seatings } seatings
}
arena-pair = { $first } against { $second }: ahead in { $ahead } ({ $ahead_span }), { $points } points ({ $points_span })
arena-pair-alone = { $first } against { $second }: { $points } points ({ $points_span })
arena-seat = { $seat }: wins { $wins } ({ $wins_span }), { $advantage } to a fair share; { $points } points ({ $points_span })
arena-no-deal = no deal has been played with every seating

# The balance of seats
balance-title = Balance of { $game }
balance-lead = { $games } for each setting, with the bot “{ $bot }” in every seat (seed “{ $seed }”). Seat 1 goes first. Brackets show the 95% confidence interval. With this many settings, a few look unfair by chance alone.
balance-usual = default options
balance-more = more than a fair share
balance-fair = no clear difference from a fair share
balance-less = less than a fair share
balance-wins = wins by seat, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} looked at, { $unfair } of them unfair
