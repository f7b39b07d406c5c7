# Cut the Rope nel browser

rope-own-cards = Le tue carte
rope-draw-pile = Mazzo
rope-discard-pile = Scarti
rope-in-pile = { $count ->
    [one] { $count } carta nella tua pila
   *[other] { $count } carte nella tua pila
}
rope-no-hand = La tua mano è vuota. Alla fine del turno peschi sei carte.
rope-pile = La tua pila
rope-hand = La tua mano
rope-supply = La tua riserva
rope-supply-ends = Metti qui una carta per chiudere il turno
rope-end-turn = Fine turno
rope-ending = Il turno sta per finire. Premi Invio per confermare, Esc per tornare indietro.
rope-take-back = Annulla
rope-hand-count = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}

# Il tabellone a parole
rope-card = { $card ->
    [S] forbici
   *[other] { $card }
}
rope-scissors-as = forbici come { $number }
rope-forced = { $card ->
    [S] forbici forzate
   *[other] { $card } forzato
}
rope-no-cards = vuota
rope-up = { $numbers } per salire
rope-down = { $numbers } per scendere
rope-row = Fila { $row }{ $direction ->
    [up] {""}, sale
    [down] {""}, scende
   *[other] {""}
}: { $cards }. Può seguire: { $next }; oppure forbici.
rope-row-free = La fila { $row } è vuota. Si comincia con: { $next }; oppure forbici.
rope-supply-row = Fila di riserva { $row }: { $cards }.
rope-own-supply = Metti qui la carta e chiudi il turno. { $row }
rope-own-card = { $card ->
    [S] Forbici
   *[other] { $card }
} { $from ->
    [pile] dalla tua pila
    [hand] dalla tua mano
   *[supply] dalla fila di riserva { $supply }
}{ $count ->
    [0] {""}
    [one] , va bene sulla fila { $rows }
   *[other] , va bene sulle file { $rows }
}
rope-player = { $name }: { $pile ->
    [0] pila vuota
    [one] una carta nella pila, in cima { $card ->
        [S] forbici
       *[other] { $card }
    }
   *[other] { $pile } carte nella pila, in cima { $card ->
        [S] forbici
       *[other] { $card }
    }
}, { $hand ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $hand } carte in mano
}.
rope-your-hand = La tua mano: { $cards }.
rope-stock = { $draw ->
    [0] Il mazzo è vuoto
    [one] Resta una carta da pescare
   *[other] Restano { $draw } carte da pescare
}, { $discard ->
    [one] una carta negli scarti.
   *[other] { $discard } carte negli scarti.
}

# Che cosa succede
rope-log-deal = Le carte sono state distribuite
rope-log-first = { $name } comincia
rope-log-shuffle = Gli scarti vengono mescolati e formano il nuovo mazzo
rope-one-card = { $card ->
    [1] un 1
    [2] un 2
    [3] un 3
    [4] un 4
    [5] un 5
    [6] un 6
    [7] un 7
    [8] un 8
    [9] un 9
    [10] un 10
   *[S] le forbici
}
rope-log-hand = gioca { $what } sulla fila { $row }
rope-log-pile = gioca dalla pila sulla fila { $row }
rope-log-pile-card = gioca { $what } dalla pila sulla fila { $row }
rope-log-supply = gioca dalla fila di riserva { $supply } sulla fila { $row }
rope-log-supply-card = gioca { $what } dalla fila di riserva { $supply } sulla fila { $row }
rope-log-lay = mette { $what } sulla fila di riserva { $supply } e chiude il turno
rope-log-end = chiude il turno con la mano vuota
rope-cut = La fila { $row } è completa e va negli scarti.
rope-turned-up = { $card ->
    [S] { $name } scopre le forbici
   *[other] { $name } scopre un { $card }
}; { $count ->
    [one] è l’ultima carta della pila.
   *[other] restano { $count } carte nella pila.
}
rope-score = { $count } in pila

# Che cosa si può fare
rope-task-play = Gioca sulle file. Per chiudere il turno, metti una carta su una fila di riserva.
rope-task-lay = Nessuna carta va bene. Metti una carta su una fila di riserva per chiudere il turno.
rope-task-play-end = La tua mano è vuota: continua a giocare, o chiudi il turno e pesca sei carte.
rope-task-end = Niente va bene: chiudi il turno e pesca sei carte.

# La fine
rope-piles-title = Le pile durante la partita
rope-piles-chart = Carte rimaste in ogni pila, turno per turno
rope-piles-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
rope-piles-line = da { $from } a { $to }
rope-won-pile = { $names } ha svuotato la pila { $turns ->
    [one] in un turno.
   *[other] al turno { $turns }.
}
rope-won-fewest = { $count ->
    [one] { $names } ha meno carte di tutti nella pila.
   *[other] { $names } hanno meno carte degli altri nelle loro pile.
}
rope-margin = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
