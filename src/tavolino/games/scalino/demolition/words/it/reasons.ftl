# Demolizione

reason-demolition-level = Svuota il livello: puoi prendere un blocco extra.
reason-demolition-largest = È il blocco più grande che puoi prendere adesso: ha { $size ->
    [one] uno spazio
   *[other] { $size } spazi
}.
reason-demolition-leaves = Al prossimo giocatore non lascia blocchi da più di { $size ->
    [one] uno spazio
   *[other] { $size } spazi
}.
reason-demolition-waits = Un blocco più grande adesso ne libererebbe uno migliore per gli altri.
reason-demolition-decline = Qualunque blocco tu prenda adesso, ne libereresti uno migliore per gli altri.
