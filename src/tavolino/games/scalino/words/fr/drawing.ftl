# Scalino

drawing-scalino-seen = { $game }, vue { $style ->
    [south] du sud
    [east] de l’est
    [north] du nord
    [west] de l’ouest
   *[above] d’en haut
}
drawing-scalino-lying = { $count ->
    [0] Il n’y a aucun bloc sur le plateau.
    [one] Il y a { $count } bloc sur le plateau.
   *[other] Il y a { $count } blocs sur le plateau.
}
drawing-scalino-turn = { $extra ->
    [yes] La place { $seat } peut poser un bloc { $colour } de plus.
   *[no] La place { $seat } pose un bloc { $colour }.
}
drawing-scalino-tops = Vu d’en haut : { $blocks }.
drawing-scalino-top = { $colour } { $place } au niveau { $level }
drawing-scalino-star-free = L’étoile n’est pas couverte.
drawing-scalino-blocks-of = blocs de
drawing-scalino-key-block = { $colour }, au niveau { $level }
drawing-scalino-key-free = libre au niveau { $level }
drawing-scalino-key-star = l’étoile
drawing-scalino-key-takeable = peut être pris
drawing-scalino-worthless = { $place } 0 (seulement à côté de l’étoile)
drawing-scalino-unused = blocs restants { $points }
drawing-scalino-counted = { $colour } { $points } : { $parts }
drawing-scalino-nothing = rien
