# Rozbiórka

drawing-demolition-left = { $count ->
    [0] Nie został żaden klocek.
    [one] Został jeden klocek.
    [few] Zostały { $count } klocki.
   *[many] Zostało { $count } klocków.
}
drawing-demolition-turn = { $extra ->
    [yes] Miejsce { $seat } może zabrać jeszcze jeden klocek.
   *[no] Miejsce { $seat } zabiera klocek.
}
drawing-demolition-takeable = { $points ->
    [one] Do zabrania za { $points } punkt
    [few] Do zabrania za { $points } punkty
   *[many] Do zabrania za { $points } punktów
}: { $places }
