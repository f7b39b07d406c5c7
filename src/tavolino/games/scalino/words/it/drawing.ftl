# Scalino

drawing-scalino-seen = { $game }, vista { $style ->
    [south] da sud
    [east] da est
    [north] da nord
    [west] da ovest
   *[above] dall’alto
}
drawing-scalino-lying = { $count ->
    [0] Sul tabellone non ci sono blocchi.
    [one] Sul tabellone c’è un blocco.
   *[other] Sul tabellone ci sono { $count } blocchi.
}
drawing-scalino-turn = { $extra ->
    [yes] Il posto { $seat } può piazzare un altro blocco { $colour }.
   *[no] Il posto { $seat } piazza un blocco { $colour }.
}
drawing-scalino-tops = Dall’alto: { $blocks }.
drawing-scalino-top = { $colour } { $place } sul livello { $level }
drawing-scalino-star-free = La stella è scoperta.
drawing-scalino-blocks-of = blocchi da
drawing-scalino-key-block = { $colour }, sul livello { $level }
drawing-scalino-key-free = libera sul livello { $level }
drawing-scalino-key-star = la stella
drawing-scalino-key-takeable = si può prendere
drawing-scalino-worthless = { $place } 0 (connesso solo alla stella)
drawing-scalino-unused = blocchi inutilizzati { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = niente
