refused-arena-bots = Podaj tyle botów, ilu jest graczy ({ $players }), a nie { $got }. Tego samego bota możesz podać dwa razy.
refused-arena-seatings = Liczba sposobów posadzenia tych botów to { $got }, więcej niż { $most }. Podaj mniej różnych.
refused-arena-other = { $file } zawiera gry z innych zawodów: { $field } to { $got }.
refused-arena-file = { $file } nie jest plikiem areny.
refused-cluster-unreachable = Pod adresem { $address } nie ma planisty Dask.

warmup-none = Nie ma tu kompilatora, więc boty używają zasad w zwykłym Pythonie: są wolniejsze i patrzą mniej ruchów naprzód. Żeby go zainstalować: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Nie ma nic do skompilowania.
    [one] Jedno jądro jest skompilowane, do następnej zmiany programu.
    [few] { $count } jądra są skompilowane, do następnej zmiany programu.
   *[many] { $count } jąder jest skompilowanych, do następnej zmiany programu.
}

# Liczby
number-span = od { $low } do { $high }

# Tabele botów i miejsc
lab-players = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
lab-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
lab-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
lab-head-bot = bot
lab-head-complete = pełne
lab-head-games = gry
lab-head-interval = przedział 95%
lab-head-mean = średnia
lab-head-points = punkty
lab-head-rating = ranking
lab-head-seat = miejsce
lab-head-seconds-game = s/gra
lab-head-seconds-move = s/ruch
lab-head-share = udział
lab-head-slowest = najdłużej
lab-head-wins = wygrane
lab-wins-by-bot = wygrane botów
lab-wins-by-seat = wygrane według miejsc
lab-points-by-bot = punkty botów
lab-stopped = przerwano po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}
lab-bot-twice = podaj każdego bota tylko raz

# Arena
arena-title = { $game }, { $players }, { $games }
arena-head = { $title }: { $deals }, { $seatings ->
    [one] każde przy { $seatings } układzie miejsc
   *[other] każde przy wszystkich { $seatings } układach miejsc
}
arena-pair = { $first } kontra { $second }: lepszy w { $ahead } ({ $ahead_span }), { $points } pkt ({ $points_span })
arena-pair-alone = { $first } kontra { $second }: { $points } pkt ({ $points_span })
arena-seat = { $seat }: { $wins } wygranych ({ $wins_span }), { $advantage } wobec równego udziału; { $points } pkt ({ $points_span })
arena-no-deal = żadnego rozdania nie rozegrano jeszcze przy wszystkich układach miejsc

# Równowaga miejsc
balance-title = Równowaga miejsc: { $game }
balance-lead = { $games } w każdym ustawieniu, na każdym miejscu bot „{ $bot }” (ziarno „{ $seed }”). Zaczyna miejsce 1. W nawiasach jest 95-procentowy przedział ufności. Przy tylu ustawieniach kilka wygląda na nierówne przez sam przypadek.
balance-usual = domyślne opcje
balance-more = większy niż równy udział
balance-fair = bez wyraźnej różnicy
balance-less = mniejszy niż równy udział
balance-wins = wygrane według miejsc, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] zbadano { $seats } miejsce
    [few] zbadano { $seats } miejsca
   *[many] zbadano { $seats } miejsc
}, nierównych: { $unfair }
