# Abbau

drawing-demolition-left = { $count ->
    [0] Es liegt kein Stein mehr da.
    [one] Ein Stein liegt noch da.
   *[other] { $count } Steine liegen noch da.
}
drawing-demolition-turn = { $extra ->
    [yes] Platz { $seat } darf noch einen Stein nehmen.
   *[no] Platz { $seat } nimmt einen Stein.
}
drawing-demolition-takeable = { $points ->
    [one] Zu haben für { $points } Punkt
   *[other] Zu haben für { $points } Punkte
}: { $places }
