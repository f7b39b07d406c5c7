referee-cutit-roll = Tira i dadi
referee-cutit-until-dice = Puoi annullare l’ultima voce fino al prossimo tiro di dadi.
referee-cutit-how = Come inserire questo giro
referee-cutit-by-cut = Segna il taglio
referee-cutit-by-points = Inserisci i punti
referee-cutit-points-note = Se inserisci dei punti, poi devi continuare così: il foglio sullo schermo non è più uguale al tuo.
referee-cutit-less = Meno punti per { $name }
referee-cutit-more = Più punti per { $name }
referee-cutit-one-cut = Con un solo taglio
referee-cutit-enter-points = { $count ->
    [one] Inserisci 1 punto
   *[other] Inserisci { $count } punti
}
referee-cutit-penalty = Penalità, −5
referee-cutit-puzzle = Il puzzle
referee-cutit-puzzle-how = Mettete via le forbici. Avviate la clessidra quando tutti sono pronti.
referee-cutit-turn = Avvia la clessidra: tre minuti
referee-cutit-finished = { $name } ha finito
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Ferma il puzzle
referee-cutit-outside = Il puzzle di { $name }
referee-cutit-tap-outside = Tocca i ritagli avanzati.
referee-cutit-complete = Tutti uniti
referee-cutit-are-outside = { $count ->
    [one] 1 ritaglio avanzato
   *[other] { $count } ritagli avanzati
}
referee-cutit-lay = Componi il puzzle sullo schermo
referee-cutit-do-not-lay = Indica solo che cosa è avanzato
referee-cutit-spaces = Caselle avanzate
referee-cutit-spaces-outside = { $count ->
    [one] 1 casella avanzata
   *[other] { $count } caselle avanzate
}
referee-cutit-best = Massimo possibile e soluzione migliore
referee-cutit-best-join = { $cost ->
    [0] Questi ritagli si possono unire tutti:
    [one] La soluzione migliore trovata lascia fuori { $cost } casella:
   *[other] La soluzione migliore trovata lascia fuori { $cost } caselle:
}
referee-cutit-joined = I ritagli uniti: { $join }
referee-cutit-task-roll = Tira i dadi quando tutti sono pronti.
referee-cutit-task-enter = Giro { $round }: segna il tuo taglio o inserisci i tuoi punti.
referee-cutit-task-glass = Avvia la clessidra quando tutti sono pronti.
referee-cutit-task-puzzle = Finito? Tocca il tuo nome.
referee-cutit-task-outside = Inserisci che cosa è avanzato dal tuo puzzle.
referee-cutit-log-roll = tira i dadi
referee-cutit-log-points = { $count ->
    [one] inserisce 1 punto ({ $how })
   *[other] inserisce { $count } punti ({ $how })
}
referee-cutit-log-penalty = inserisce una penalità
referee-cutit-log-turn = avvia la clessidra
referee-cutit-log-finished = { $name } ha finito
referee-cutit-log-stop = ferma il puzzle
referee-cutit-log-complete = ha unito tutto
referee-cutit-log-out = ha ritagli avanzati: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] ha 1 casella avanzata
   *[other] ha { $count } caselle avanzate
}
