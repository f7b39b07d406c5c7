# Demolizione

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
