referee-cutit-roll = Tira i dadi
referee-cutit-until-dice = Finché non si tirano i dadi, l’ultima voce si può annullare.
referee-cutit-how = Come inserire il giro
referee-cutit-by-cut = Tocca il taglio
referee-cutit-by-points = Inserisci i punti
referee-cutit-points-note = Chi inserisce punti continua con i punti: il foglio sullo schermo allora non è più il tuo.
referee-cutit-less = Meno punti per { $name }
referee-cutit-more = Più punti per { $name }
referee-cutit-one-cut = Staccato con un taglio solo
referee-cutit-enter-points = { $count ->
    [one] Inserisci 1 punto
   *[other] Inserisci { $count } punti
}
referee-cutit-penalty = Penalità, −5
referee-cutit-puzzle = Il puzzle
referee-cutit-puzzle-how = Mettete via le forbici. Girate la clessidra quando tutti sono pronti.
referee-cutit-turn = Gira la clessidra: tre minuti
referee-cutit-finished = { $name } ha unito tutto
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Nessuno continua
referee-cutit-outside = Il puzzle di { $name }
referee-cutit-tap-outside = Tocca i ritagli che sono fuori.
referee-cutit-complete = È tutto unito
referee-cutit-are-outside = { $count ->
    [one] 1 ritaglio è fuori
   *[other] { $count } ritagli sono fuori
}
referee-cutit-lay = Metti il puzzle sullo schermo
referee-cutit-do-not-lay = Meglio dire che cosa è fuori
referee-cutit-spaces = Caselle fuori dal puzzle
referee-cutit-spaces-outside = { $count ->
    [one] 1 casella è fuori
   *[other] { $count } caselle sono fuori
}
referee-cutit-best = Il par e il puzzle migliore
referee-cutit-best-join = { $cost ->
    [0] Tutti questi ritagli si possono unire:
    [one] Il miglior puzzle trovato lascia fuori { $cost } casella:
   *[other] Il miglior puzzle trovato lascia fuori { $cost } caselle:
}
referee-cutit-joined = I ritagli uniti: { $join }
referee-cutit-task-roll = Tira i dadi quando tutti sono pronti.
referee-cutit-task-enter = Inserisci il giro { $round }: tocca il tuo taglio o inserisci i tuoi punti.
referee-cutit-task-glass = Gira la clessidra quando tutti sono pronti.
referee-cutit-task-puzzle = Tocca il nome di chi ha unito tutto.
referee-cutit-task-outside = Di’ che cosa è fuori dal tuo puzzle.
referee-cutit-log-roll = chiede i dadi
referee-cutit-log-points = { $count ->
    [one] inserisce 1 punto ({ $how })
   *[other] inserisce { $count } punti ({ $how })
}
referee-cutit-log-penalty = inserisce una penalità
referee-cutit-log-turn = gira la clessidra
referee-cutit-log-finished = dice: { $name } ha unito tutto
referee-cutit-log-stop = dice: nessuno continua
referee-cutit-log-complete = ha unito tutto
referee-cutit-log-out = ha ritagli fuori: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] ha 1 casella fuori
   *[other] ha { $count } caselle fuori
}
