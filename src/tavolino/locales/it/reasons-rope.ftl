# Cut the Rope

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
