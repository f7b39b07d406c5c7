# Rozbiórka

drawing-demolition-left = { $count ->
    [0] Nie został żaden klocek.
    [one] Został jeden klocek.
    [few] Zostały { $count } klocki.
   *[many] Zostało { $count } klocków.
}
drawing-demolition-turn = { $extra ->
    [yes] Gracz z miejsca { $seat } może wziąć jeszcze jeden klocek.
   *[no] Gracz z miejsca { $seat } bierze klocek.
}
drawing-demolition-takeable = { $points ->
    [one] Do wzięcia za { $points } punkt
    [few] Do wzięcia za { $points } punkty
   *[many] Do wzięcia za { $points } punktów
}: { $places }
