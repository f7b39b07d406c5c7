# Cut the Rope nel browser

rope-own-cards = Le tue carte
rope-draw-pile = Mazzo
rope-discard-pile = Scarti
rope-in-pile = carte nella tua pila
rope-no-hand = Niente più carte in mano. Ne peschi sei alla fine del turno.
rope-pile = La tua pila
rope-hand = La tua mano
rope-supply = La tua riserva
rope-supply-ends = Mettila qui per finire il turno
rope-end-turn = Fine turno
rope-ending = Il tuo turno sta per finire. Invio lo finisce, Esc riprende la carta.
rope-take-back = Riprendi
rope-hand-count = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}

# Il tabellone a parole
rope-card = { $card ->
    [S] forbici
   *[other] { $card }
}
rope-scissors-as = forbici per { $number }
rope-forced = { $card ->
    [S] forbici forzate
   *[other] { $card } forzato
}
rope-no-cards = vuota
rope-up = salendo con { $numbers }
rope-down = scendendo con { $numbers }
rope-row = Fila { $row }{ $direction ->
    [up] {""}, sale
    [down] {""}, scende
   *[other] {""}
}: { $cards }. Continua { $next }, o forbici.
rope-row-free = La fila { $row } è libera. Comincia { $next }, o con forbici.
rope-supply-row = Fila di riserva { $row }: { $cards }.
rope-own-supply = Metti qui la carta e finisci il turno. { $row }
rope-own-card = { $card ->
    [S] Forbici
   *[other] { $card }
} { $from ->
    [pile] dalla tua pila
    [hand] dalla tua mano
   *[supply] dalla fila di riserva { $supply }
}{ $count ->
    [0] {""}
    [one] , va sulla fila { $rows }
   *[other] , va sulle file { $rows }
}
rope-player = { $name }: { $pile ->
    [0] pila finita
    [one] ancora una carta nella pila, scoperta: { $card ->
        [S] forbici
       *[other] { $card }
    }
   *[other] ancora { $pile } carte nella pila, scoperta: { $card ->
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
rope-log-deal = Le carte sono distribuite
rope-log-first = { $name } comincia
rope-log-shuffle = Gli scarti vengono mescolati e diventano il mazzo
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
rope-log-lay = mette { $what } nella fila di riserva { $supply } e finisce il turno
rope-log-end = finisce il turno senza carte in mano
rope-cut = La fila { $row } è completa e si taglia.
rope-turned-up = { $card ->
    [S] { $name } scopre forbici
   *[other] { $name } scopre { $card }
}; { $count ->
    [one] è l’ultima carta della pila.
   *[other] nella pila restano { $count } carte.
}
rope-score = ancora { $count }

# Che cosa si può fare
rope-task-play = Gioca carte sulle file. Per finire il turno metti una carta della mano nella riserva.
rope-task-lay = Nessuna carta va bene. Metti una carta della mano nella riserva per finire il turno.
rope-task-play-end = La tua mano è vuota: continua, o finisci il turno e pesca sei carte.
rope-task-end = La tua mano è vuota e niente va bene: finisci il turno e pesca sei carte.

# La fine
rope-piles-title = Le pile nel corso della partita
rope-piles-chart = Carte rimaste in ogni pila, turno per turno
rope-piles-turns = { $count ->
    [one] un turno
   *[other] { $count } turni
}
rope-piles-line = da { $from } a { $to }
rope-won-pile = { $names } ha finito tutta la pila { $turns ->
    [one] in un turno.
   *[other] al turno { $turns }.
}
rope-won-fewest = { $count ->
    [one] { $names } ha meno carte di tutti nella pila.
   *[other] { $names } hanno meno carte di tutti nella pila.
}
