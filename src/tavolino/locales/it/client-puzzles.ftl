puzzles-lead = Ogni posizione ha una sola soluzione migliore. Trovala.
puzzle-count = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}
puzzle-solved-count = risolti: { $solved } su { $tries }
puzzle-streak = { $count ->
    [one] Uno di fila
   *[other] { $count } di fila
}
puzzle-own-rating = Il tuo rating: { $rating }
puzzle-theme = Tema
puzzle-any-theme = Tutti i temi
puzzle-start = Risolvi
puzzle-goal = Obiettivo
puzzle-right = Giusto! Continua.
puzzle-solved = Risolto!
puzzle-failed = Non è la mossa migliore.
puzzle-given-up = Ecco la soluzione.
puzzle-give-up = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-rating = Rating problema
puzzle-your-rating = Il tuo rating
puzzle-in-a-row = Serie
puzzle-solution = Soluzione
puzzle-change = Il tuo rating: { $change }
puzzle-unrated = Non classificato.
puzzle-none = Nessun problema trovato.
puzzle-choose = Altri problemi
puzzle-opponent = { $count ->
    [one] Avversario
   *[other] Avversario { $number }
}
