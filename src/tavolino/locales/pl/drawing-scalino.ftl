# Scalino

drawing-scalino-seen = { $game }, widok { $style ->
    [south] od południa
    [east] od wschodu
    [north] od północy
    [west] od zachodu
   *[above] z góry
}
drawing-scalino-lying = { $count ->
    [0] Na stole nie ma żadnego klocka.
    [one] Na stole leży jeden klocek.
    [few] Na stole leżą { $count } klocki.
   *[many] Na stole leży { $count } klocków.
}
drawing-scalino-turn = { $extra ->
    [yes] Miejsce { $seat } może położyć jeszcze jeden { $colour } klocek.
   *[no] Miejsce { $seat } kładzie { $colour } klocek.
}
drawing-scalino-tops = Z góry widać: { $blocks }.
drawing-scalino-top = { $colour } { $place } na poziomie { $level }
drawing-scalino-star-free = Gwiazda jest odkryta.
drawing-scalino-blocks-of = klocki na
drawing-scalino-key-block = { $colour }, na poziomie { $level }
drawing-scalino-key-free = wolne na poziomie { $level }
drawing-scalino-key-star = gwiazda
drawing-scalino-key-takeable = można zabrać
drawing-scalino-worthless = { $place } 0 (trzyma się tylko gwiazdy)
drawing-scalino-unused = pozostałe klocki { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nic
