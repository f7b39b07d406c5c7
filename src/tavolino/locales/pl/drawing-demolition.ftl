# Rozbiórka

drawing-demolition-left = { $count ->
    [0] Nie został żaden klocek.
    [one] Został jeden klocek.
    [few] Zostały { $count } klocki.
   *[many] Zostało { $count } klocków.
}
drawing-demolition-turn = { $extra ->
    [yes] Miejsce { $seat } może wziąć jeszcze jeden klocek.
   *[no] Miejsce { $seat } bierze klocek.
}
drawing-demolition-takeable = { $points ->
    [one] Do wzięcia za { $points } punkt
    [few] Do wzięcia za { $points } punkty
   *[many] Do wzięcia za { $points } punktów
}: { $places }
