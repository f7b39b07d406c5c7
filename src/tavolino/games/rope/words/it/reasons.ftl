# Cut the Rope

reason-rope-pile = Giochi una carta della tua pila; { $left ->
    [0] era l’ultima
    [one] ne resta una
   *[other] ne restano { $left }
}.
reason-rope-way = Apre la strada alla carta in cima alla tua pila.
reason-rope-closes = Toglie a un altro la possibilità di giocare dalla sua pila.
reason-rope-supply = Libera la carta che sta sotto nella tua fila di riserva.
reason-rope-last = Con la mano vuota peschi carte nuove.
reason-rope-hand = Giochi una carta senza aiutare la pila di un altro.
reason-rope-nothing = Così nessun altro può giocare dalla sua pila.
reason-rope-scissors = Tieni le tue forbici.
reason-rope-beside = Segue la carta vicina: puoi giocarle una dopo l’altra.
reason-rope-free = Non seppellisce carte nelle tue file di riserva.
reason-rope-missed = È la carta che ti serve meno.
