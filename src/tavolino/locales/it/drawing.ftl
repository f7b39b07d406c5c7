# Disegni: che cosa c’è scritto accanto ai tabelloni, in SVG e nel terminale. I posti si contano da 1.
# I nomi di colori, giochi e posti sono quelli dei cataloghi del browser.

drawing-over = La partita è finita.
drawing-first-player = Si sorteggia chi comincia.
drawing-best = Al primo posto: posto { $seats }.
drawing-to-act = Tocca al posto { $seats }.
drawing-points-now = Punti finora: { $points }.
drawing-points-of-seat = { $points } per il posto { $seat }
drawing-points = punti
drawing-seat = posto

# Scalino e la demolizione
drawing-scalino-seen = { $game }, vista { $style ->
    [south] da sud
    [east] da est
    [north] da nord
    [west] da ovest
   *[above] dall’alto
}
drawing-scalino-lying = { $count ->
    [0] Sul tavolo non c’è nessun blocco.
    [one] Sul tavolo c’è un blocco.
   *[other] Sul tavolo ci sono { $count } blocchi.
}
drawing-scalino-turn = { $extra ->
    [yes] Il posto { $seat } può piazzare un altro blocco { $colour }.
   *[no] Il posto { $seat } deve piazzare un blocco { $colour }.
}
drawing-scalino-tops = Dall’alto: { $blocks }.
drawing-scalino-top = { $colour } { $place } sul livello { $level }
drawing-scalino-star-free = La stella è scoperta.
drawing-scalino-blocks-of = blocchi da
drawing-scalino-key-block = { $colour }, sul livello { $level }
drawing-scalino-key-free = libera sul livello { $level }
drawing-scalino-key-star = la stella
drawing-scalino-key-takeable = si può prendere
drawing-scalino-worthless = { $place } 0 (attaccato solo alla stella)
drawing-scalino-unused = blocchi avanzati { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = niente
drawing-demolition-left = { $count ->
    [0] Non resta nessun blocco.
    [one] Resta un blocco.
   *[other] Restano { $count } blocchi.
}
drawing-demolition-turn = { $extra ->
    [yes] Il posto { $seat } può prendere un altro blocco.
   *[no] Il posto { $seat } deve prendere un blocco.
}
drawing-demolition-takeable = { $points ->
    [one] Da prendere per { $points } punto
   *[other] Da prendere per { $points } punti
}: { $places }

# Cut the Rope
drawing-rope-piles = mazzo { $draw }, scarti { $discard }
drawing-rope-pile = pila
drawing-rope-hand = mano

# Cut it
drawing-cutit-title = { $players ->
    [one] Cut it: { $players } giocatore, foglio { $sheet }
   *[other] Cut it: { $players } giocatori, foglio { $sheet }
}
drawing-cutit-sheet-title = Cut it, foglio { $sheet }
drawing-cutit-sheet-story = Il foglio «{ $sheet }», intero.
drawing-cutit-first-player = Si sorteggia chi sceglie per primo un angolo.
drawing-cutit-dice-next = Si tirano i dadi del giro { $round } di { $rounds }.
drawing-cutit-corners = Giro { $round } di { $rounds }: il posto { $seat } sceglie un angolo.
drawing-cutit-cuts = Giro { $round } di { $rounds }: { $count ->
    [one] deve tagliare il posto { $seats }
   *[other] devono tagliare i posti { $seats }
}.
drawing-cutit-ready = Ora viene il puzzle; non ancora pronto: { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}.
drawing-cutit-puzzle = Si compone il puzzle; non ancora finito: { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}.
drawing-cutit-hidden = Nascosto fino al controllo dei puzzle.
drawing-cutit-empty = Sul tavolo non c’è ancora niente.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } errore;{" "}
   *[other] { $faults } errori;{" "}
}{ $count ->
    [0] non resta niente
   *[other] restano: { $kept }
}; { $cost ->
    [one] { $cost } casella fuori
   *[other] { $cost } caselle fuori
}.
drawing-cutit-has-cut = ha tagliato: { $cut }
drawing-cutit-corner = angolo { $space }
drawing-cutit-cut-mark = ha tagliato
drawing-cutit-key-colours = colori
drawing-cutit-key-star = una stella
drawing-cutit-own-cut = il tuo taglio { $cut }
drawing-cutit-last-cut = ultimo taglio { $cut }
drawing-cutit-fault = { $fault ->
    [no-points] nessun punto
    [small] troppo piccolo
    [several] più ritagli
   *[no-cut] nessun taglio
}
drawing-cutit-penalty = { $points }: { $faults }
drawing-cutit-sums = { $parts }: { $total }
drawing-cutit-penalties = penalità { $points }
drawing-cutit-column = colonna «+» { $points }
drawing-cutit-one-cut = un taglio { $points }
drawing-cutit-one-cut-short = 1 taglio
drawing-cutit-token = gettone { $token }
drawing-cutit-no-token = nessun gettone
drawing-cutit-outside = { $points } fuori
drawing-cutit-is-ready = pronto
drawing-cutit-done = ha finito
drawing-cutit-legend = + più del giro precedente, { $mark } un taglio, * deve giocare
drawing-cutit-sum-rounds = Giri e penalità
drawing-cutit-sum-columns = Colonne
