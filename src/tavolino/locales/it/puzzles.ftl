refused-puzzle-seats = { $count ->
    [0] In questa posizione nessuno può muovere.
    [one] In questa posizione può muovere un giocatore.
   *[other] In questa posizione possono muovere { $count } giocatori; in un problema deve essere uno solo.
}
refused-puzzle-oversized = Il file ha { $bytes } byte; il limite è { $most }.
refused-puzzle-cut-off = La riga { $line } è incompleta: manca il fine riga.
refused-puzzle-not-json = La riga { $line } non è JSON canonico.
refused-puzzle-field = Riga { $line }: il campo «{ $field }» manca o è sbagliato.
refused-puzzle-twice = La riga { $line } è lo stesso problema della riga { $other }.
refused-puzzle-unproved = La riga { $line } non si può dimostrare: il campo «{ $field }» è sbagliato.
refused-puzzle-no-maker = Non ci sono problemi per { $game }.
refused-puzzle-no-folder = La cartella { $folder } non esiste.
refused-puzzle-file = { $file } non è un file di problemi. «tavolino puzzles check» mostra che cosa non va.

puzzles-made = { $count ->
    [one] { $file }: un problema, dimostrato.
   *[other] { $file }: { $count } problemi, dimostrati.
}
puzzles-proved = { $count ->
    [one] { $file }: il problema ha una sola soluzione migliore.
   *[other] { $file }: tutti i { $count } problemi hanno una sola soluzione migliore.
}

refused-puzzle-unknown = Questo problema non esiste, o non l’hai iniziato.
refused-puzzle-theme = Non c’è un tema «{ $got }»; i temi sono { $expected }.
refused-puzzle-no-try = Lì questo ritaglio non si collega a niente, quindi non conta come tentativo.
refused-puzzle-none-left = Hai già visto tutti questi problemi. Scegli un altro tema o un altro gioco.
refused-puzzle-stale = Nel frattempo questo problema è andato avanti; ora è alla mossa { $made }.

puzzle-goal-lead = Trova le mosse che ti danno il vantaggio finale più grande.
puzzle-goal-win = Trova l’unico modo per vincere.
puzzle-goal-decisions = { $moves ->
    [one] Hai una decisione da prendere.
   *[other] Hai { $moves } decisioni da prendere.
}
puzzle-goal-finish = { $count ->
    [one] Svuota la tua pila in questo turno con una sola carta.
   *[other] Svuota la tua pila in questo turno con sole { $count } carte.
}
puzzle-goal-join = { $count ->
    [one] Unisci l’ultimo ritaglio. Gli altri restano dove sono.
   *[other] Unisci gli ultimi { $count } ritagli ({ $pieces }). Gli altri restano dove sono.
}

puzzle-theme-level = completare un livello
puzzle-theme-cover = coprire gli scalini avversari
puzzle-theme-sacrifice = sacrificare punti
puzzle-theme-small = un blocco più piccolo
puzzle-theme-decline = rinunciare al bonus
puzzle-theme-decisive = vincere o perdere
puzzle-theme-quiet = una mossa tranquilla
puzzle-theme-wait = lasciare il blocco più grande
puzzle-theme-leave = non lasciare niente di grande
puzzle-theme-largest = prendere il blocco più grande
puzzle-theme-scissors = forbici
puzzle-theme-supply = dalla riserva
puzzle-theme-complete = completare una fila
puzzle-theme-new-row = cominciare una fila
puzzle-theme-two-rows = due file
puzzle-theme-long = cinque carte o più
puzzle-theme-two = due ritagli
puzzle-theme-three = tre ritagli
puzzle-theme-four = quattro ritagli
puzzle-theme-turn = quarti di giro
puzzle-theme-chain = uno tira l’altro
puzzle-theme-bridge = un ponte tra due parti
puzzle-theme-joker = un jolly

puzzle-hint-theme = Tema: { $theme }.
puzzle-piece-decline = Valuta se rinunciare.
puzzle-piece-block = { $size ->
    [one] Pensa a un blocco da uno spazio.
   *[other] Pensa a un blocco da { $size } spazi.
}
puzzle-piece-pile = Pensa alla carta in cima alla tua pila.
puzzle-piece-supply = Pensa alla tua fila di riserva { $row }.
puzzle-piece-scissors = Pensa alle tue forbici.
puzzle-piece-card = Pensa a un { $card } della tua mano.
puzzle-piece-snippet = Pensa al ritaglio { $number }.

puzzle-tried-lead = Il tuo vantaggio finale sarebbe al massimo { $reached }; si può arrivare a { $best }.
puzzle-tried-win = Ora l’avversario può impedirti di vincere.
puzzle-tried-finish = Funziona anche così, ma servono più carte: { $reached } invece di { $best }.
puzzle-tried-never = Ora non puoi più svuotare la pila in questo turno.
puzzle-tried-join = Con quel ritaglio lì non puoi più unire tutti gli altri.

puzzle-only-lead = Con qualsiasi altra mossa il tuo vantaggio finale è al massimo { $reached } invece di { $best }.
puzzle-only-win = Qualsiasi altra mossa butta via la vittoria.
puzzle-only-finish = Con qualsiasi altra carta ne servono almeno { $reached }.
puzzle-only-never = Dopo qualsiasi altra carta non puoi più svuotare la pila in questo turno.
