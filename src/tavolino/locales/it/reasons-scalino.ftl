# Scalino

reason-scalino-level = Completa il livello, e puoi posare un blocco in più.
reason-scalino-steps = I suoi scalini portano { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-scalino-covers = Toglie { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a qualcun altro.
reason-scalino-large = Usa un blocco da { $size ->
    [one] { $size } casella
   *[other] { $size } caselle
  }, che costa punti se avanza.
reason-scalino-small = Tiene i blocchi più grandi per i posti in cui entrano.
reason-scalino-decline = Un blocco in più qui ti farebbe più male che bene.
