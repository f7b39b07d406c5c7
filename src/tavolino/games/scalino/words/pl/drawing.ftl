# Scalino

drawing-scalino-seen = { $game }, widok { $style ->
    [south] od południa
    [east] od wschodu
    [north] od północy
    [west] od zachodu
   *[above] z góry
}
drawing-scalino-lying = { $count ->
    [0] Na planszy nie ma klocków.
    [one] Na planszy leży jeden klocek.
    [few] Na planszy leżą { $count } klocki.
   *[many] Na planszy leży { $count } klocków.
}
drawing-scalino-turn = { $extra ->
    [yes] Gracz z miejsca { $seat } może położyć jeszcze jeden { $colour } klocek.
   *[no] Gracz z miejsca { $seat } kładzie { $colour } klocek.
}
drawing-scalino-tops = Z góry: { $blocks }.
drawing-scalino-top = { $colour } { $place } na poziomie { $level }
drawing-scalino-star-free = Gwiazda jest odkryta.
drawing-scalino-blocks-of = klocki na
drawing-scalino-key-block = { $colour }, na poziomie { $level }
drawing-scalino-key-free = wolne na poziomie { $level }
drawing-scalino-key-star = gwiazda
drawing-scalino-key-takeable = można wziąć
drawing-scalino-worthless = { $place } 0 (tylko przy gwieździe)
drawing-scalino-unused = niewykorzystane klocki { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nic
