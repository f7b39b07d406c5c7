referee-title = Arbitro per un tavolo vero
referee-lead = Il vostro tabellone, le vostre carte, le vostre forbici: un telefono accanto tira i dadi, misura il tempo e conta. Senza account e, su questo dispositivo, anche senza rete.
referee-game = Quale gioco è sul tavolo?
referee-players = Chi gioca?
referee-remove = Togli { $name }
referee-add = Ancora un giocatore
referee-start = Si comincia
