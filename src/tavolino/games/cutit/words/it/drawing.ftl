# Cut it

drawing-cutit-title = { $players ->
    [one] Cut it: { $players } giocatore, foglio { $sheet }
   *[other] Cut it: { $players } giocatori, foglio { $sheet }
}
drawing-cutit-sheet-title = Cut it, foglio { $sheet }
drawing-cutit-sheet-story = Il foglio «{ $sheet }», ancora intero.
drawing-cutit-first-player = Il primo giocatore viene scelto a caso.
drawing-cutit-dice-next = Prossimi: i dadi del giro { $round } di { $rounds }.
drawing-cutit-corners = Giro { $round } di { $rounds }: il posto { $seat } sceglie un angolo.
drawing-cutit-cuts = Giro { $round } di { $rounds }: { $count ->
    [one] taglia il posto { $seats }
   *[other] tagliano i posti { $seats }
}.
drawing-cutit-ready = Ora tocca al puzzle; non ancora pronti: { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}.
drawing-cutit-puzzle = Si compone il puzzle; devono ancora finire: { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}.
drawing-cutit-keeping = I puzzle sono stati controllati; devono ancora scegliere una parte: { $count ->
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
    [0] nessuna parte tenuta
   *[other] parte tenuta: { $kept }
}; { $cost ->
    [one] { $cost } casella avanzata
   *[other] { $cost } caselle avanzate
}.
drawing-cutit-part = { $move }: { $count ->
    [one] ritaglio { $snippets }
   *[other] ritagli { $snippets }
}, { $cost ->
    [one] { $cost } casella avanzata
   *[other] { $cost } caselle avanzate
}
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
drawing-cutit-column = colonna + { $points }
drawing-cutit-one-cut = un taglio { $points }
drawing-cutit-one-cut-short = 1 taglio
drawing-cutit-token = dischetto { $token }
drawing-cutit-no-token = nessun dischetto
drawing-cutit-outside = avanzati { $points }
drawing-cutit-is-ready = pronto
drawing-cutit-done = ha finito
drawing-cutit-legend = + più del giro precedente, { $mark } un taglio, * di turno
drawing-cutit-sum-rounds = Giri e penalità
drawing-cutit-sum-columns = Colonne
