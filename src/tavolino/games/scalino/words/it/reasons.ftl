# Scalino

reason-scalino-level = Completa il livello: puoi piazzare un altro blocco.
reason-scalino-steps = I suoi scalini danno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-scalino-covers = Toglie { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a un altro giocatore.
reason-scalino-large = Usa un blocco da { $size ->
    [one] uno spazio
   *[other] { $size } spazi
  }, che costa punti se resta inutilizzato.
reason-scalino-small = Tiene i blocchi più grandi per le posizioni in cui ci stanno.
reason-scalino-decline = Qui un altro blocco ti farebbe più male che bene.
