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

# Numbers
number-decimal = .
number-percent = { $number }%
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
lab-head-interval = 95 % interval
lab-head-mean = mean
lab-head-points = points
lab-head-rating = rating
lab-head-seat = seat
lab-head-seconds-game = s/game
lab-head-seconds-move = s/move
lab-head-share = its share is
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
balance-lead = { $games } in each setting, by the bot “{ $bot }” on every seat (seed “{ $seed }”). Seat 1 begins. In brackets are the bounds within which the true figure lies, 95 times in a hundred; of many settings a few look unfair by chance alone.
balance-usual = usual options
balance-more = more than fair
balance-fair = fair, as far as can be told
balance-less = less than fair
balance-wins = wins by seat, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} looked at, { $unfair } of them unfair
