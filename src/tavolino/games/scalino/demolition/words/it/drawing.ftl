# Demolizione

drawing-demolition-left = { $count ->
    [0] Non resta nessun blocco.
    [one] Resta un blocco.
   *[other] Restano { $count } blocchi.
}
drawing-demolition-turn = { $extra ->
    [yes] Il posto { $seat } può prendere un altro blocco.
   *[no] Il posto { $seat } prende un blocco.
}
drawing-demolition-takeable = { $points ->
    [one] Si può prendere, { $points } punto
   *[other] Si può prendere, { $points } punti
}: { $places }
