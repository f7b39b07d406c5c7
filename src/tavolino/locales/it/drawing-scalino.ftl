# Scalino

drawing-scalino-seen = { $game }, vista { $style ->
    [south] da sud
    [east] da est
    [north] da nord
    [west] da ovest
   *[above] dall’alto
}
drawing-scalino-lying = { $count ->
    [0] Sul tavolo non c’è nessun blocco.
    [one] Sul tavolo c’è un blocco.
   *[other] Sul tavolo ci sono { $count } blocchi.
}
drawing-scalino-turn = { $extra ->
    [yes] Il posto { $seat } può piazzare un altro blocco { $colour }.
   *[no] Il posto { $seat } deve piazzare un blocco { $colour }.
}
drawing-scalino-tops = Dall’alto: { $blocks }.
drawing-scalino-top = { $colour } { $place } sul livello { $level }
drawing-scalino-star-free = La stella è scoperta.
drawing-scalino-blocks-of = blocchi da
drawing-scalino-key-block = { $colour }, sul livello { $level }
drawing-scalino-key-free = libera sul livello { $level }
drawing-scalino-key-star = la stella
drawing-scalino-key-takeable = si può prendere
drawing-scalino-worthless = { $place } 0 (attaccato solo alla stella)
drawing-scalino-unused = blocchi avanzati { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = niente
