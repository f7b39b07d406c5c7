# Scalino sur papier

print-scalino-board = Plus le trait est épais, plus le niveau est bas. Le chiffre indique combien de niveaux couvrent la case.
print-scalino-blocks = { $colour ->
    [green] Vert
    [pink] Rose
    [yellow] Jaune
   *[blue] Bleu
} : 12 blocs
print-scalino-building = Construction
print-scalino-rows = Points des suites
print-scalino-unused = Blocs restants
print-scalino-row-points = Marches d’une suite et leurs points
print-scalino-demolition = Démolition
print-scalino-taken = Cochez chaque bloc que vous prenez.
print-scalino-block-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
