# Scalino

drawing-scalino-seen = { $game }, vue { $style ->
    [south] du sud
    [east] de l’est
    [north] du nord
    [west] de l’ouest
   *[above] d’en haut
}
drawing-scalino-lying = { $count ->
    [0] Il n’y a aucun bloc sur la table.
    [one] Il y a { $count } bloc sur la table.
   *[other] Il y a { $count } blocs sur la table.
}
drawing-scalino-turn = { $extra ->
    [yes] La place { $seat } peut poser encore un bloc { $colour }.
   *[no] La place { $seat } doit poser un bloc { $colour }.
}
drawing-scalino-tops = Vus d’en haut : { $blocks }.
drawing-scalino-top = { $colour } { $place } au niveau { $level }
drawing-scalino-star-free = L’étoile est découverte.
drawing-scalino-blocks-of = blocs de
drawing-scalino-key-block = { $colour }, au niveau { $level }
drawing-scalino-key-free = libre au niveau { $level }
drawing-scalino-key-star = l’étoile
drawing-scalino-key-takeable = on peut le prendre
drawing-scalino-worthless = { $place } 0 (ne tient qu’à l’étoile)
drawing-scalino-unused = blocs de reste { $points }
drawing-scalino-counted = { $colour } { $points } : { $parts }
drawing-scalino-nothing = rien
