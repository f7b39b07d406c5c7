par = miejsce { $seat }: wynik bez żetonów { $scored }; norma to { $at_least }, a więcej niż { $at_most } zdobyć się nie da.
no-cutit = to nie jest zakończona gra w Cut it
no-sheet = nie ma arkusza ani pliku „{ $got }”; arkusze: { $expected }
no-good-sheet = żaden arkusz z ziarna „{ $seed }” nie mieści się we wszystkich granicach; spróbuj innego
sheet-out-of-bounds = { $level ->
    [easy] poza granicami łatwego arkusza
    [hard] poza granicami trudnego arkusza
   *[standard] poza granicami standardowego arkusza
}
no-difficulty = arkusz może być { $expected }, a nie „{ $got }”

# Czym mierzy się arkusz
sheet-head = { $sheet }: granice { $level ->
    [easy] łatwego arkusza
    [hard] trudnego arkusza
   *[standard] standardowego arkusza
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} z każdego rogu
sheet-figure = { $figure }: { $got } ({ $bounds })
sheet-progress = arkusz { $number }, gry
sheet-figure-spaces-g = zielone pola
sheet-figure-spaces-p = różowe pola
sheet-figure-spaces-y = żółte pola
sheet-figure-spaces-b = niebieskie pola
sheet-figure-spaces-k = czarne pola
sheet-figure-spaces-j = jokery
sheet-figure-stars = gwiazdki
sheet-figure-line-fewest = najmniej gwiazdek na linii
sheet-figure-line-most = najwięcej gwiazdek na linii
sheet-figure-space-most = najwięcej gwiazdek przy polu
sheet-figure-equal-colours = gwiazdki między polami tego samego koloru, procent
sheet-figure-colour-spread = połówki gwiazdek: różnica między kolorami
sheet-figure-quadrant-spread = gwiazdki: różnica między ćwiartkami
sheet-figure-joker-depth = pola od gwiazdki jokera do brzegu
sheet-figure-dark-neighbours = czarne pola i jokery obok siebie
sheet-figure-mean = średni wynik, dziesiąte części punktu
sheet-figure-complete = pełne układanki, procent
sheet-figure-corner-spread = najlepszy róg minus najgorszy, dziesiąte części punktu

# Gry solo w laboratorium
solo-title = Cut it solo na arkuszu { $sheet }, po { $games ->
    [one] { $games } grze
    [few] { $games } gry
   *[many] { $games } gier
}
solo-row = { $bot }: średnio { $mean } pkt, { $span }
solo-complete = { $percent } pełnych
