par = miejsce { $seat }: zdobyte bez żetonów { $scored }; można było mieć { $at_least }, a { $at_most } nie dało się przebić.
no-cutit = to nie jest skończona gra w Cut it
no-sheet = nie ma arkusza ani pliku „{ $got }”; arkusze: { $expected }
no-good-sheet = żaden arkusz z ziarna „{ $seed }” nie mieści się we wszystkich granicach; weź inne
sheet-out-of-bounds = { $level ->
    [easy] poza granicami łatwego arkusza
    [hard] poza granicami trudnego arkusza
   *[standard] poza granicami zwykłego arkusza
}
no-difficulty = arkusz może być { $expected }, nie „{ $got }”

# What a sheet was measured by
sheet-head = { $sheet }: granice { $level ->
    [easy] łatwego arkusza
    [hard] trudnego arkusza
   *[standard] zwykłego arkusza
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} z każdego rogu
sheet-figure = { $figure }: { $got } ({ $bounds })
sheet-progress = arkusz { $number }, partie
sheet-figure-spaces-g = zielone pola
sheet-figure-spaces-p = różowe pola
sheet-figure-spaces-y = żółte pola
sheet-figure-spaces-b = niebieskie pola
sheet-figure-spaces-k = czarne pola
sheet-figure-spaces-j = jokery
sheet-figure-stars = gwiazdy
sheet-figure-line-fewest = najmniej gwiazd na linii
sheet-figure-line-most = najwięcej gwiazd na linii
sheet-figure-space-most = najwięcej gwiazd przy polu
sheet-figure-equal-colours = gwiazdy między równymi kolorami, procent
sheet-figure-colour-spread = połówki gwiazd: różnica między kolorami
sheet-figure-quadrant-spread = gwiazdy: różnica między ćwiartkami
sheet-figure-joker-depth = pola od gwiazdy jokera do brzegu
sheet-figure-dark-neighbours = czarne pola i jokery obok siebie
sheet-figure-mean = średnia suma, dziesiąte punktu
sheet-figure-complete = pełne układanki, procent
sheet-figure-corner-spread = najlepszy róg minus najgorszy, dziesiąte punktu

# Solo games in the lab
solo-title = Cut it w pojedynkę na arkuszu { $sheet }, po { $games ->
    [one] { $games } partii
    [few] { $games } partie
   *[many] { $games } partii
}
solo-row = { $bot }: średnio { $mean } pkt, { $span }
solo-complete = { $percent } pełnych
