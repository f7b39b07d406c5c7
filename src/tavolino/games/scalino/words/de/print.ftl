# Scalino auf Papier

print-scalino-board = Je dicker die Linie, desto tiefer die Ebene. Die Zahl zeigt, wie hoch auf einem Feld gebaut wird.
print-scalino-blocks = { $colour ->
    [green] Grün
    [pink] Pink
    [yellow] Gelb
   *[blue] Blau
}: 12 Steine
print-scalino-building = Bauen
print-scalino-rows = Punkte der Reihen
print-scalino-unused = Übrige Steine
print-scalino-row-points = Stufen in einer Reihe und ihre Punkte
print-scalino-demolition = Abbau
print-scalino-taken = Ein Strich für jeden Stein, den du nimmst.
print-scalino-block-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
