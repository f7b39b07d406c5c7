refused-arena-bots = A un tavolo da { $players } vanno indicati altrettanti bot, non { $got }; lo stesso può comparire due volte.
refused-arena-seatings = Questi bot possono sedersi in { $got } modi, più di { $most }; indicane meno di diversi.
refused-arena-other = { $file } contiene partite di un’altra sfida: { $field } vale { $got }.
refused-arena-file = { $file } non è un file dell’arena.
refused-cluster-unreachable = Nessuno scheduler Dask risponde a { $address }.

warmup-none = Qui non c’è un compilatore, perciò i bot giocano con le regole leggibili: altrettanto corretti, ma più lenti e meno lungimiranti. Per averlo: pip install "tavolino[fast]"
warmup-done = { $count ->
    [0] Non c’è nulla da compilare.
    [one] Un nucleo è pronto; lo resta finché il programma non cambia.
   *[other] { $count } nuclei sono pronti; lo restano finché il programma non cambia.
}

# Numbers
number-decimal = ,
number-percent = { $number }%
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
lab-head-rating = valutazione
lab-head-seat = posto
lab-head-seconds-game = s/partita
lab-head-seconds-move = s/mossa
lab-head-share = la sua quota è
lab-head-slowest = massimo
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
balance-lead = { $games } per ogni impostazione, con il bot «{ $bot }» a ogni posto (seme «{ $seed }»). Comincia il posto 1. Tra parentesi ci sono i limiti entro cui sta il valore vero, 95 volte su cento; tra molte impostazioni alcune sembrano ingiuste solo per caso.
balance-usual = opzioni consuete
balance-more = più che equa
balance-fair = equa, per quanto si può dire
balance-less = meno che equa
balance-wins = vittorie per posto, { $players }
balance-done = { $file }: { $games }, { $seats ->
    [one] { $seats } posto esaminato
   *[other] { $seats } posti esaminati
}, { $unfair } con una quota non equa
