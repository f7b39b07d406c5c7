# Abbau

drawing-demolition-left = { $count ->
    [0] Kein Stein mehr übrig.
    [one] Noch ein Stein übrig.
   *[other] Noch { $count } Steine übrig.
}
drawing-demolition-turn = { $extra ->
    [yes] Platz { $seat } darf noch einen Stein nehmen.
   *[no] Platz { $seat } nimmt einen Stein.
}
drawing-demolition-takeable = { $points ->
    [one] Zur Wahl ({ $points } Punkt)
   *[other] Zur Wahl ({ $points } Punkte)
}: { $places }
