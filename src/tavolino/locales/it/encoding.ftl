refused-action-unknown = { $action } non è un’azione; le azioni vanno da 0 a { $last }.
refused-action-none = La mossa { $move } non ha un numero d’azione.
refused-action-wait = Aspettare non è una mossa.
refused-action-no-space = { $game } non ha numeri d’azione; questi giochi li hanno: { $expected }.
refused-action-first-snippet = Il primo ritaglio va in 0,0; { $action } è altrove.
refused-action-in-turn = In { $game } si gioca a turno; non c’è un ambiente parallelo.
