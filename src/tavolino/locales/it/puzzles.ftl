refused-puzzle-seats = { $count ->
    [0] In questa posizione nessuno può muovere.
    [one] In questa posizione può muovere una sola persona.
   *[other] In questa posizione possono muovere { $count } persone; un problema ne richiede esattamente una.
}
refused-puzzle-oversized = Il file ha { $bytes } byte; se ne leggono al massimo { $most }.
refused-puzzle-cut-off = La riga { $line } è troncata: manca la fine della riga.
refused-puzzle-not-json = La riga { $line } non è JSON canonico.
refused-puzzle-field = Riga { $line }: il campo «{ $field }» manca o è sbagliato.
refused-puzzle-twice = La riga { $line } è lo stesso problema della riga { $other }.
refused-puzzle-unproved = La riga { $line } non si può dimostrare: il campo «{ $field }» è sbagliato.
refused-puzzle-no-maker = Non ci sono problemi per { $game }.
refused-puzzle-no-folder = La cartella { $folder } non esiste.
refused-puzzle-file = { $file } non è un file di problemi; «tavolino puzzles check» dice che cosa non va.

puzzles-made = { $count ->
    [one] { $file }: un problema, dimostrato.
   *[other] { $file }: { $count } problemi, dimostrati.
}
puzzles-proved = { $count ->
    [one] { $file }: il problema ha esattamente una sequenza migliore.
   *[other] { $file }: tutti i { $count } problemi hanno esattamente una sequenza migliore.
}

refused-puzzle-unknown = Questo problema non esiste, o non l’hai iniziato.
refused-puzzle-theme = Non c’è un tema «{ $got }»; i temi sono { $expected }.
refused-puzzle-no-try = Lì questo ritaglio non si collega a niente: la mossa non conta.
refused-puzzle-none-left = Hai già visto tutti questi problemi. Scegli un altro tema o un altro gioco.
refused-puzzle-stale = Intanto questo problema è cambiato; ora è alla mossa { $made }.

puzzle-goal-lead = Trova la sequenza che ti dà il miglior vantaggio finale.
puzzle-goal-win = Trova l’unico modo di vincere.
puzzle-goal-decisions = { $moves ->
    [one] Hai una decisione da prendere.
   *[other] Hai { $moves } decisioni da prendere.
}
puzzle-goal-finish = { $count ->
    [one] Gioca l’ultima carta della tua pila con una sola carta.
   *[other] Gioca l’ultima carta della tua pila in questo turno, con sole { $count } carte.
}
puzzle-goal-join = { $count ->
    [one] Unisci l’ultimo ritaglio. Quelli sul tavolo restano dove sono.
   *[other] Unisci gli ultimi { $count } ritagli ({ $pieces }). Quelli sul tavolo restano dove sono.
}

puzzle-theme-level = finire un livello
puzzle-theme-cover = coprire i scalini avversari
puzzle-theme-sacrifice = prima cedere punti
puzzle-theme-small = un blocco più piccolo
puzzle-theme-decline = rinunciare al bonus
puzzle-theme-decisive = vincere o perdere
puzzle-theme-quiet = una mossa tranquilla
puzzle-theme-wait = lasciare il blocco più grande
puzzle-theme-leave = non lasciare niente di grande
puzzle-theme-largest = prendere il blocco più grande
puzzle-theme-scissors = le forbici
puzzle-theme-supply = dalla riserva
puzzle-theme-complete = completare una fila
puzzle-theme-new-row = iniziare una fila
puzzle-theme-two-rows = due file
puzzle-theme-long = cinque carte e più
puzzle-theme-two = due ritagli
puzzle-theme-three = tre ritagli
puzzle-theme-four = quattro ritagli
puzzle-theme-turn = quarti di giro
puzzle-theme-chain = uno tiene l’altro
puzzle-theme-bridge = un ponte tra le parti
puzzle-theme-joker = un jolly

puzzle-hint-theme = Tema: { $theme }.
puzzle-piece-decline = Pensa che puoi rinunciare.
puzzle-piece-block = { $size ->
    [one] Pensa a un blocco di una casella.
   *[other] Pensa a un blocco di { $size } caselle.
}
puzzle-piece-pile = Pensa alla carta della tua pila.
puzzle-piece-supply = Pensa alla tua fila di riserva { $row }.
puzzle-piece-scissors = Pensa alle tue forbici.
puzzle-piece-card = Pensa al { $card } della tua mano.
puzzle-piece-snippet = Pensa al ritaglio { $number }.

puzzle-tried-lead = Così il tuo vantaggio finale è al massimo { $reached }; è possibile { $best }.
puzzle-tried-win = Dopo questa mossa l’avversario può impedirti di vincere.
puzzle-tried-finish = Si può fare, ma servono { $reached } carte invece di { $best }.
puzzle-tried-never = Dopo questa mossa non puoi più finire la pila in questo turno.
puzzle-tried-join = Con quel ritaglio lì, non si possono più unire tutti gli altri.

puzzle-only-lead = Con qualsiasi altra mossa il tuo vantaggio finale è al massimo { $reached } invece di { $best }.
puzzle-only-win = Qualsiasi altra mossa si lascia sfuggire la vittoria.
puzzle-only-finish = Con qualsiasi altra carta ne servono almeno { $reached }.
puzzle-only-never = Dopo qualsiasi altra carta non puoi più finire la tua pila in questo turno.
