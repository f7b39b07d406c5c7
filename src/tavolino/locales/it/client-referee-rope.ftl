referee-rope-piles = Pile
referee-rope-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
referee-rope-wins = { $count ->
    [one] 1 vittoria
   *[other] { $count } vittorie
}
referee-rope-turn = Tocca a { $name }
referee-rope-left = Carte rimaste nella pila personale
referee-rope-less = Una carta in meno
referee-rope-more = Una carta in più
referee-rope-over = Turno finito
referee-rope-won = { $name } ha vinto
referee-rope-still = Nessuno muove più
referee-rope-again = Ridai le carte
referee-rope-finish = Basta per oggi
referee-rope-timer = Tempo rimasto per questo turno
referee-rope-time-up = Il tempo è scaduto
referee-rope-history = Partite giocate
referee-rope-winners = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } condividono la vittoria
}
referee-rope-pile-of = { $count ->
    [one] { $name } ha 1 carta nella pila.
   *[other] { $name } ha { $count } carte nella pila.
}
referee-rope-task-turn = Alla fine del turno di’ quante carte restano nella tua pila.
referee-rope-task-between = Ridate le carte, o fermatevi qui.
referee-rope-log-left = { $count ->
    [0] ha finito la pila
    [one] finisce il turno con 1 carta nella pila
   *[other] finisce il turno con { $count } carte nella pila
}
referee-rope-log-still = dice: nessuno muove più
referee-rope-log-again = ridà le carte
referee-rope-log-finish = chiude la seduta
referee-rope-log-first = { $name } comincia
