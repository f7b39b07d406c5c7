# I tabelloni di Scalino e di Scalino demolizione nel browser

scalino-green = verde
scalino-pink = fucsia
scalino-yellow = giallo
scalino-blue = blu
scalino-nobody = neutro
scalino-either = { $one } o { $other }

# Il tavolo
scalino-board = La piramide
scalino-keys = Le frecce passano da una posizione all’altra, Invio piazza il blocco, N va alla prossima posizione permessa. 1, 2 e 3 scelgono un blocco, R lo gira, C cambia colore quando puoi scegliere. Q ed E girano il tavolo, V passa alla vista dall’alto.
scalino-keys-demolition = Le frecce passano da un blocco all’altro, Invio ne prende uno. Q ed E girano il tavolo, V passa alla vista dall’alto.
scalino-seen = La piramide, vista dal lato della { $side ->
    [south] riga 1
    [east] colonna i
    [north] riga 9
   *[west] colonna a
}
scalino-seen-above = La piramide, vista dall’alto
scalino-look = Vista
scalino-turn-left = Gira il tavolo a sinistra
scalino-turn-right = Gira il tavolo a destra
scalino-from-above = Vista dall’alto
scalino-from-side = Vista di lato

# Scegliere un blocco
scalino-size = Blocco
scalino-size-label = { $size ->
    [one] Blocco da uno spazio
   *[other] Blocco da { $size } spazi
}, rimasti: { $count } ({ $size })
scalino-blocks-of = { $size ->
    [one] Blocchi da uno spazio
   *[other] Blocchi da { $size } spazi
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
scalino-left = Blocchi rimasti al { $colour }: { $one } da uno spazio, { $two } da due, { $three } da tre.
scalino-show-rows = Mostra le file del { $colour }
scalino-card-left = { $spaces ->
    [one] { $spaces } rimasto
   *[other] { $spaces } rimasti
}
scalino-card-over = rimasti: { $sign }

# Che cosa si può fare in una posizione
scalino-places = { $count ->
    [one] C’è una posizione per questo blocco.
   *[other] Ci sono { $count } posizioni per questo blocco.
}
scalino-none-fits = { $size ->
    [one] Ora un blocco da uno spazio non ci sta da nessuna parte. Scegline un altro.
   *[other] Un blocco da { $size } spazi così non ci sta da nessuna parte. Giralo o scegline un altro.
}
scalino-not-allowed = Non puoi piazzarlo in { $place }.
scalino-put-pointer = Fai clic per piazzare il blocco in { $place }.
scalino-put-touch = Tocca ancora per piazzare il blocco in { $place }.
scalino-put-keys = Premi Invio per piazzare il blocco in { $place }.
scalino-gain-row = Fila { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } punto
   *[other] { $sign } punti
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] C’è un solo blocco che puoi prendere.
   *[other] Puoi scegliere tra { $count } blocchi.
}
scalino-not-free = Non puoi prendere il blocco in { $place }.
scalino-take-pointer = Fai clic per prendere { $place }: { $size ->
    [one] un punto
   *[other] { $size } punti
}.
scalino-take-touch = Tocca ancora per prendere { $place }: { $size ->
    [one] un punto
   *[other] { $size } punti
}.
scalino-take-keys = Premi Invio per prendere { $place }: { $size ->
    [one] un punto
   *[other] { $size } punti
}.

# Che cosa fare
scalino-task-star = Primo blocco: copri la stella con un blocco { $colour }.
scalino-task = Livello { $level }: piazza un blocco { $colour }.
scalino-task-neutral = Livello { $level }: tocca a te piazzare il blocco neutro ({ $colour }).
scalino-task-take = Prendi un blocco.

# Che cosa è successo
scalino-log-first = { $name } comincia
scalino-log-dealt = La piramide è pronta
scalino-log-decline = rinuncia a un altro blocco
scalino-log-put = piazza un blocco da { $size ->
    [one] uno spazio
   *[other] { $size } spazi
} in { $place }
scalino-log-put-colour = piazza un blocco { $colour } da { $size ->
    [one] uno spazio
   *[other] { $size } spazi
} in { $place }
scalino-log-take = prende { $place } per { $size ->
    [one] un punto
   *[other] { $size } punti
}
scalino-level-complete = Il livello { $level } è completo.
scalino-pyramid-complete = La piramide è completa.
scalino-bonus-you = Puoi piazzare un altro blocco { $colour }, sul livello { $level }.
scalino-bonus = { $name } può piazzare un altro blocco { $colour }, sul livello { $level }.
scalino-level-cleared = Il livello { $level } è stato svuotato.
scalino-extra-you = Puoi prendere un altro blocco.
scalino-extra = { $name } può prendere un altro blocco.

# Il tabellone a parole
scalino-level-now = Livello in costruzione: { $level } di 4.
scalino-level = Livello { $level }: { $blocks }.
scalino-empty = Sul tabellone non ci sono blocchi.
scalino-colour-line = Il { $colour } ({ $name }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $lengths ->
    [0] {""}
   *[other] , lunghezza delle file: { $lengths }
}.
scalino-not-dealt = La piramide non è ancora pronta.
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
    [one] Uno scalino singolo
   *[other] Una fila di { $count } scalini
}
scalino-worthless = { $count ->
    [one] Uno scalino connesso solo alla stella
   *[other] { $count } scalini connessi solo alla stella
}
scalino-unused = { $spaces ->
    [one] Un blocco inutilizzato da uno spazio
   *[other] Blocchi inutilizzati, { $spaces } spazi
}
scalino-total = Totale
scalino-taken-table = Blocchi presi
