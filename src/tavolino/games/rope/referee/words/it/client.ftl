referee-rope-piles = Pile
referee-rope-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
referee-rope-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
referee-rope-turn = Turno di { $name }
referee-rope-left = Carte rimaste nella tua pila
referee-rope-less = Una carta in meno
referee-rope-more = Una carta in più
referee-rope-over = Fine turno
referee-rope-won = { $name } ha vinto
referee-rope-still = Nessuno può muovere
referee-rope-again = Ridai le carte
referee-rope-finish = Smetti di giocare
referee-rope-timer = Tempo rimasto
referee-rope-time-up = Tempo scaduto
referee-rope-history = Partite giocate
referee-rope-winners = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } si dividono la vittoria
}
referee-rope-pile-of = { $count ->
    [one] { $name } ha 1 carta nella pila.
   *[other] { $name } ha { $count } carte nella pila.
}
referee-rope-task-turn = Alla fine del turno inserisci le carte rimaste nella tua pila.
referee-rope-task-between = Ridate le carte, o fermatevi qui.
referee-rope-log-left = { $count ->
    [0] ha svuotato la pila
    [one] chiude il turno con 1 carta rimasta
   *[other] chiude il turno con { $count } carte rimaste
}
referee-rope-log-still = segnala che nessuno può muovere
referee-rope-log-again = ridà le carte
referee-rope-log-finish = smette di giocare
referee-rope-log-first = { $name } comincia
referee-rope-margin = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
