# Perché una mossa è buona
reason-only = È l’unica mossa possibile.
reason-better = Nelle partite simulate fa meglio di { $other } per { $better } su cento.
reason-best = Nelle partite simulate nessun’altra mossa va altrettanto bene; poi viene { $other }.
reason-close = Nelle partite simulate { $other } va quasi altrettanto bene.
reason-points = Con questa la partita punta a { $points ->
    [one] un punto
   *[other] { $points } punti
}; la seconda scelta sarebbe { $other }.
reason-scalino-level = Completa il livello, e puoi posare un blocco in più.
reason-scalino-steps = I suoi scalini portano { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reason-scalino-covers = Toglie { $points ->
    [one] un punto
   *[other] { $points } punti
} a qualcun altro.
reason-scalino-large = Usa un blocco da { $size } caselle, che costa punti se avanza.
reason-scalino-small = Tiene i blocchi più grandi per i posti in cui entrano.
reason-scalino-decline = Un blocco in più qui ti farebbe più male che bene.
reason-demolition-level = Svuota il livello, e puoi prendere un blocco in più.
reason-demolition-largest = Nessun blocco che puoi prendere ora è più grande: ha { $size ->
    [one] una casella
   *[other] { $size } caselle
}.
reason-demolition-leaves = A chi segue non lascia blocchi con più di { $size ->
    [one] una casella
   *[other] { $size } caselle
}.
reason-demolition-waits = Un blocco più grande ora ne libererebbe uno migliore per gli altri.
reason-demolition-decline = Qualunque cosa tu prenda ora, libererebbe di meglio per gli altri.
reason-rope-pile = Ti liberi di una carta della tua pila; { $left ->
    [0] era l’ultima
    [one] ne resta una
   *[other] ne restano { $left }
}.
reason-rope-way = Fa posto alla carta della tua pila.
reason-rope-closes = Toglie un posto in cui entrerebbe la carta della pila di un altro.
reason-rope-supply = Libera la carta che sta sotto nella tua riserva.
reason-rope-last = Con la mano vuota pescherai carte nuove.
reason-rope-hand = Ti liberi di una carta senza fare posto alla pila di un altro.
reason-rope-nothing = Per come stanno le file, nessun altro può giocare dalla propria pila.
reason-rope-scissors = Le tue forbici restano in mano.
reason-rope-beside = Sta accanto alla sua vicina, e le due si possono giocare una dopo l’altra.
reason-rope-free = Non copre nessuna carta della tua riserva.
reason-rope-missed = È la carta di cui sentirai meno la mancanza.
reason-cutit-corner = Da questo angolo i dadi danno il migliore primo ritaglio.
reason-cutit-both = Il ritaglio porta { $points ->
    [one] un punto
   *[other] { $points } punti
}, più del giro prima e con un solo taglio: riempie una casella di entrambe le colonne.
reason-cutit-rise = Il ritaglio porta { $points ->
    [one] un punto
   *[other] { $points } punti
}, più del giro prima: riempie una casella +.
reason-cutit-straight = Il ritaglio porta { $points ->
    [one] un punto
   *[other] { $points } punti
} con un solo taglio: riempie una casella ✂.
reason-cutit-points = Il ritaglio porta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
reason-cutit-penalty = Questi dadi non portano nulla, perciò il taglio risparmia la carta buona per dopo.
reason-cutit-stars = { $stars ->
    [0] Le mezze stelle restano sul foglio, dove serviranno ad altri ritagli.
    [one] Il ritaglio ha una mezza stella per essere unito.
   *[other] Il ritaglio ha { $stars } mezze stelle per essere unito.
}
reason-cutit-place = Quello è il suo posto nel puzzle che lascia fuori di meno.
reason-cutit-lift = Intralcia un puzzle migliore.
reason-cutit-ready = Tutti i ritagli sono fatti: il puzzle può cominciare.
reason-cutit-done = Il puzzle non si può migliorare.

# Una partita riguardata
analysis-costliest = { $count ->
    [0] Nessuna mossa ha regalato molto.
    [one] La mossa che è costata di più:
   *[other] Le { $count } mosse che sono costate di più:
}
analysis-better = Voce { $number }, posto { $seat }: { $best } invece di { $move } (perdita: { $cost }).
