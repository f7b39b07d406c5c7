puzzles-lead = Posizioni con una sola sequenza migliore. Trovala.
puzzle-count = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}
puzzle-solved-count = { $solved } risolti su { $tries }
puzzle-streak = { $count ->
    [one] Uno di fila
   *[other] { $count } di fila
}
puzzle-own-rating = Il tuo punteggio: { $rating }
puzzle-theme = Tema
puzzle-any-theme = Tutti i temi
puzzle-start = Risolvi
puzzle-goal = Obiettivo
puzzle-right = Giusto. Continua.
puzzle-solved = Risolto!
puzzle-failed = Non è la mossa migliore.
puzzle-given-up = Ecco la soluzione.
puzzle-give-up = Mi arrendo
puzzle-next = Prossimo problema
puzzle-rating = Problema
puzzle-your-rating = Tu
puzzle-in-a-row = Di fila
puzzle-solution = Soluzione
puzzle-change = Il tuo punteggio: { $change }
puzzle-unrated = Senza punteggio.
puzzle-none = Non è arrivato nessun problema.
puzzle-choose = Altri problemi
puzzle-opponent = Avversario { $number }
