refused-arena-bots = Indica tanti bot quanti sono i giocatori ({ $players }), non { $got }. Lo stesso bot può comparire due volte.
refused-arena-seatings = Questi bot possono sedersi in { $got } modi, più di { $most }. Indicane meno tipi diversi.
refused-arena-other = { $file } contiene partite di un’altra gara: { $field } è { $got }.
refused-arena-file = { $file } non è un file dell’arena.
refused-cluster-unreachable = Non c’è uno scheduler Dask su { $address }.

warmup-none = Qui non c’è un compilatore, quindi i bot usano le regole in Python: sono più lenti e guardano meno avanti. Per installarlo: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Non c’è niente da compilare.
    [one] Un kernel è compilato e vale fino alla prossima modifica del programma.
   *[other] { $count } kernel sono compilati e valgono fino alla prossima modifica del programma.
}

# Numbers
number-span = da { $low } a { $high }

# Tables of bots and seats
lab-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
lab-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
lab-deals = { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}
lab-head-bot = bot
lab-head-complete = completi
lab-head-games = partite
lab-head-interval = intervallo al 95%
lab-head-mean = media
lab-head-points = punti
lab-head-rating = rating
lab-head-seat = posto
lab-head-seconds-game = s/partita
lab-head-seconds-move = s/mossa
lab-head-share = quota
lab-head-slowest = più lenta
lab-head-wins = vittorie
lab-wins-by-bot = vittorie per bot
lab-wins-by-seat = vittorie per posto
lab-points-by-bot = punti per bot
lab-stopped = interrotto dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
lab-bot-twice = indica ogni bot una sola volta

# The arena
arena-title = { $game }, { $players }, { $games }
arena-head = { $title }: { $deals }, { $seatings ->
    [one] ognuna con { $seatings } disposizione
   *[other] ognuna con tutte le { $seatings } disposizioni
}
arena-pair = { $first } contro { $second }: davanti nel { $ahead } dei casi ({ $ahead_span }), { $points } punti ({ $points_span })
arena-pair-alone = { $first } contro { $second }: { $points } punti ({ $points_span })
arena-seat = { $seat }: { $wins } di vittorie ({ $wins_span }), { $advantage } rispetto a una quota equa; { $points } punti ({ $points_span })
arena-no-deal = nessuna distribuzione è stata giocata con tutte le disposizioni

# The balance of seats
balance-title = Equilibrio di { $game }
balance-lead = { $games } per ogni configurazione, con il bot «{ $bot }» a ogni posto (seme «{ $seed }»). Comincia il posto 1. Tra parentesi c’è l’intervallo di confidenza al 95%. Con così tante configurazioni, alcune sembrano squilibrate solo per caso.
balance-usual = opzioni predefinite
balance-more = più di una quota equa
balance-fair = nessuna differenza chiara da una quota equa
balance-less = meno di una quota equa
balance-wins = vittorie per posto, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] { $seats } posto esaminato
   *[other] { $seats } posti esaminati
}, di cui { $unfair } squilibrati
