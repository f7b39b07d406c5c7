# Démolition

drawing-demolition-left = { $count ->
    [0] Il ne reste aucun bloc.
    [one] Il reste { $count } bloc.
   *[other] Il reste { $count } blocs.
}
drawing-demolition-turn = { $extra ->
    [yes] La place { $seat } peut prendre un bloc de plus.
   *[no] La place { $seat } prend un bloc.
}
drawing-demolition-takeable = { $points ->
    [one] À prendre pour { $points } point
   *[other] À prendre pour { $points } points
} : { $places }
