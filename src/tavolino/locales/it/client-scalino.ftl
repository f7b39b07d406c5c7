# I tabelloni di Scalino e di Scalino demolizione nel browser

scalino-green = verde
scalino-pink = rosa
scalino-yellow = giallo
scalino-blue = blu
scalino-nobody = neutro
scalino-either = { $one } o { $other }

# Il tavolo
scalino-board = La piramide
scalino-keys = Le frecce vanno da una posizione all’altra, Invio piazza il blocco, N trova la prossima posizione permessa. 1, 2 e 3 scelgono il blocco, R lo gira, C ne cambia il colore quando si può scegliere. Q ed E girano il tavolo, V guarda dall’alto.
scalino-keys-demolition = Le frecce vanno da un blocco all’altro, Invio ne prende uno. Q ed E girano il tavolo, V guarda dall’alto.
scalino-seen = La piramide, vista dal lato della { $side ->
    [south] riga 1
    [east] colonna i
    [north] riga 9
   *[west] colonna a
}
scalino-seen-above = La piramide, vista dall’alto
scalino-look = Come la guardi
scalino-turn-left = Gira il tavolo a sinistra
scalino-turn-right = Gira il tavolo a destra
scalino-from-above = Guarda dall’alto
scalino-from-side = Guarda di lato

# Scegliere un blocco
scalino-size = Blocco
scalino-size-label = { $size ->
    [one] Blocco da una casella
   *[other] Blocco da { $size } caselle
}, ne restano { $count } ({ $size })
scalino-blocks-of = { $size ->
    [one] Blocchi da una casella
   *[other] Blocchi da { $size } caselle
}
scalino-turn-block = { $direction ->
    [rank] Il blocco segue una riga; giralo (R)
   *[file] Il blocco segue una colonna; giralo (R)
}
scalino-colour = Colore
scalino-colour-label = Un blocco { $colour } (C)
scalino-put = Piazza qui
scalino-take = Prendi
scalino-decline = No, grazie
scalino-left = Blocchi rimasti, colore { $colour }: { $one } da una casella, { $two } da due, { $three } da tre.
scalino-show-rows = Mostra le file del { $colour }
scalino-card-left = ancora { $spaces }
scalino-card-over = { $sign } avanzati

# Che cosa si può fare in una posizione
scalino-places = { $count ->
    [one] Una posizione per questo blocco.
   *[other] { $count } posizioni per questo blocco.
}
scalino-none-fits = { $size ->
    [one] Un blocco da una casella ora non ci sta da nessuna parte; scegline un altro.
   *[other] Un blocco da { $size } caselle così non ci sta da nessuna parte; giralo o scegline un altro.
}
scalino-not-allowed = { $place } non è permesso.
scalino-put-pointer = Fai clic per piazzare il blocco in { $place }.
scalino-put-touch = Tocca ancora per piazzare il blocco in { $place }.
scalino-put-keys = { $place } è permesso; Invio piazza lì il blocco.
scalino-gain-row = Fila { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } punto
   *[other] { $sign } punti
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Si può prendere un blocco.
   *[other] Si possono prendere { $count } blocchi.
}
scalino-not-free = Il blocco in { $place } non si può prendere.
scalino-take-pointer = Fai clic per prendere { $place }: { $size ->
    [one] un punto
   *[other] { $size } punti
}.
scalino-take-touch = Tocca ancora per prendere { $place }: { $size ->
    [one] un punto
   *[other] { $size } punti
}.
scalino-take-keys = { $place } si può prendere per { $size ->
    [one] un punto
   *[other] { $size } punti
}; premi Invio.

# Che cosa fare
scalino-task-star = Comincia: copri la stella con un blocco { $colour }.
scalino-task = Piazza un blocco { $colour } sul livello { $level }.
scalino-task-neutral = Piazza un blocco neutro, { $colour }, sul livello { $level }: stavolta tocca a te.
scalino-task-take = Prendi un blocco.

# Che cosa è successo
scalino-log-first = { $name } comincia
scalino-log-dealt = La piramide è pronta
scalino-log-decline = rinuncia al blocco in più
scalino-log-put = piazza un blocco da { $size ->
    [one] una casella
   *[other] { $size } caselle
} in { $place }
scalino-log-put-colour = piazza un blocco { $colour } da { $size ->
    [one] una casella
   *[other] { $size } caselle
} in { $place }
scalino-log-take = prende { $place } per { $size ->
    [one] un punto
   *[other] { $size } punti
}
scalino-level-complete = Il livello { $level } è completo.
scalino-pyramid-complete = La piramide è completa.
scalino-bonus-you = Puoi piazzare un altro blocco { $colour }, sul livello { $level }.
scalino-bonus = { $name } può piazzare un altro blocco { $colour }, sul livello { $level }.
scalino-level-cleared = Il livello { $level } è smontato.
scalino-extra-you = Puoi prendere un altro blocco.
scalino-extra = { $name } può prendere un altro blocco.

# Il tabellone a parole
scalino-level-now = Si costruisce il livello { $level } di 4.
scalino-level = Livello { $level }: { $blocks }.
scalino-empty = Sul tabellone non c’è nessun blocco.
scalino-colour-line = { $colour } ({ $name }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $lengths ->
    [0] {""}
   *[other] , con file di { $lengths } scalini
}.
scalino-not-dealt = La piramide non è ancora costruita.
scalino-standing = { $count ->
    [one] Resta un blocco.
   *[other] Restano { $count } blocchi.
}
scalino-taken = { $name } ha preso { $count ->
    [one] un blocco
   *[other] { $count } blocchi
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

# La fine, punto per punto
scalino-result-colour = Colore
scalino-sum = I punti del { $colour }
scalino-row = { $count ->
    [one] Uno scalino da solo
   *[other] Una fila di { $count } scalini
}
scalino-worthless = { $count ->
    [one] Uno scalino attaccato solo alla stella
   *[other] { $count } scalini attaccati solo alla stella
}
scalino-unused = { $spaces ->
    [one] Un blocco avanzato, da una casella
   *[other] Blocchi avanzati, { $spaces } caselle
}
scalino-total = In tutto
scalino-taken-table = Che cosa hanno preso tutti
