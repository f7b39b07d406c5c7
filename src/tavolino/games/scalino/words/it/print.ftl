# Scalino su carta

print-scalino-board = Più spessa è la linea, più basso è il livello. Il numero dice quanti livelli coprono la casella.
print-scalino-blocks = { $colour ->
    [green] Verde
    [pink] Fucsia
    [yellow] Giallo
   *[blue] Blu
}: 12 blocchi
print-scalino-building = Costruzione
print-scalino-rows = Punti delle file
print-scalino-unused = Blocchi inutilizzati
print-scalino-row-points = Scalini in una fila e loro punti
print-scalino-demolition = Demolizione
print-scalino-taken = Segna ogni blocco che prendi.
print-scalino-block-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
