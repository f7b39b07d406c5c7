refused-arena-bots = Przy stole na { $players } trzeba podać tyle samo botów, a nie { $got }; ten sam może wystąpić dwa razy.
refused-arena-seatings = Te boty można posadzić na { $got } sposobów, czyli więcej niż { $most }; podaj mniej różnych.
refused-arena-other = { $file } zawiera partie innych zawodów: { $field } to { $got }.
refused-arena-file = { $file } nie jest plikiem areny.
refused-cluster-unreachable = Pod adresem { $address } nie ma planisty Dask.

warmup-none = Nie ma tu kompilatora, więc boty grają według czytelnych zasad: tak samo poprawnie, ale wolniej i z mniejszą przenikliwością. Aby go mieć: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Nie ma nic do skompilowania.
    [one] Jedno jądro jest gotowe i takie pozostanie, dopóki program się nie zmieni.
    [few] { $count } jądra są gotowe i takie pozostaną, dopóki program się nie zmieni.
   *[many] { $count } jąder jest gotowych i takie pozostaną, dopóki program się nie zmieni.
}

# Numbers
number-decimal = ,
number-percent = { $number }%
number-span = od { $low } do { $high }

# Tables of bots and seats
lab-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
lab-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
lab-deals = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
lab-head-bot = bot
lab-head-complete = pełne
lab-head-games = partie
lab-head-interval = przedział 95%
lab-head-mean = średnia
lab-head-points = punkty
lab-head-rating = ranking
lab-head-seat = miejsce
lab-head-seconds-game = s/partia
lab-head-seconds-move = s/ruch
lab-head-share = jego udział jest
lab-head-slowest = najdłużej
lab-head-wins = wygrane
lab-wins-by-bot = wygrane botów
lab-wins-by-seat = wygrane miejsc
lab-points-by-bot = punkty botów
lab-stopped = przerwano po { $games ->
    [one] { $games } partii
    [few] { $games } partiach
   *[many] { $games } partiach
}
lab-bot-twice = podaj każdego bota tylko raz

# The arena
arena-title = { $game }, { $players }, { $games }
arena-head = { $title }: { $deals }, { $seatings ->
    [one] każde przy { $seatings } układzie miejsc
    [few] każde przy wszystkich { $seatings } układach miejsc
   *[many] każde przy wszystkich { $seatings } układach miejsc
}
arena-pair = { $first } przeciw { $second }: z przodu w { $ahead } ({ $ahead_span }), { $points } pkt ({ $points_span })
arena-pair-alone = { $first } przeciw { $second }: { $points } pkt ({ $points_span })
arena-seat = { $seat }: { $wins } wygranych ({ $wins_span }), { $advantage } wobec równego udziału; { $points } pkt ({ $points_span })
arena-no-deal = żadnego rozdania nie rozegrano przy wszystkich układach miejsc

# The balance of seats
balance-title = Równowaga miejsc: { $game }
balance-lead = { $games } w każdym ustawieniu, na każdym miejscu bot „{ $bot }” (ziarno „{ $seed }”). Zaczyna miejsce 1. W nawiasach podano granice, w których prawdziwa wartość leży 95 razy na sto; przy wielu ustawieniach kilka wygląda na niesprawiedliwe tylko przez przypadek.
balance-usual = zwykłe opcje
balance-more = większy niż sprawiedliwy
balance-fair = sprawiedliwy, o ile można to stwierdzić
balance-less = mniejszy niż sprawiedliwy
balance-wins = wygrane miejsc, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] zbadano { $seats } miejsce
    [few] zbadano { $seats } miejsca
   *[many] zbadano { $seats } miejsc
}, w tym { $unfair } z niesprawiedliwym udziałem
