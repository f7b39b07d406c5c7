# Demolizione

drawing-demolition-left = { $count ->
    [0] Non resta nessun blocco.
    [one] Resta un blocco.
   *[other] Restano { $count } blocchi.
}
drawing-demolition-turn = { $extra ->
    [yes] Il posto { $seat } può prendere un altro blocco.
   *[no] Il posto { $seat } deve prendere un blocco.
}
drawing-demolition-takeable = { $points ->
    [one] Da prendere per { $points } punto
   *[other] Da prendere per { $points } punti
}: { $places }
