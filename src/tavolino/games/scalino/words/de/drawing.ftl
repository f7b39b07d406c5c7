# Scalino

drawing-scalino-seen = { $game }, von { $style ->
    [south] Süden
    [east] Osten
    [north] Norden
    [west] Westen
   *[above] oben
} gesehen
drawing-scalino-lying = { $count ->
    [0] Auf dem Brett liegt kein Stein.
    [one] Auf dem Brett liegt ein Stein.
   *[other] Auf dem Brett liegen { $count } Steine.
}
drawing-scalino-turn = { $extra ->
    [yes] Platz { $seat } darf noch einen Stein in { $colour } legen.
   *[no] Platz { $seat } legt einen Stein in { $colour }.
}
drawing-scalino-tops = Von oben: { $blocks }.
drawing-scalino-top = { $colour } { $place } auf Ebene { $level }
drawing-scalino-star-free = Der Stern ist noch nicht bedeckt.
drawing-scalino-blocks-of = Steine mit
drawing-scalino-key-block = { $colour }, auf Ebene { $level }
drawing-scalino-key-free = frei auf Ebene { $level }
drawing-scalino-key-star = der Stern
drawing-scalino-key-takeable = kann genommen werden
drawing-scalino-worthless = { $place } 0 (nur neben dem Stern)
drawing-scalino-unused = übrige Steine { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nichts
