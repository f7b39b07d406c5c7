# Dlaczego ruch jest dobry
reason-only = To jedyny możliwy ruch.
reason-better = W symulowanych partiach wypada o { $better } na sto lepiej niż { $other }.
reason-best = W symulowanych partiach żaden inny ruch nie wypada tak dobrze; następny jest { $other }.
reason-close = W symulowanych partiach { $other } wypada prawie tak samo dobrze.
reason-points = Z nim partia zmierza do { $points ->
    [one] jednego punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}; następny w kolejności byłby { $other }.
reason-scalino-level = Kończy poziom, więc możesz położyć jeszcze jeden klocek.
reason-scalino-steps = Jego stopnie przynoszą { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-scalino-covers = Zabiera komuś innemu { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-scalino-large = Zużywa klocek na tyle pól: { $size }; gdyby został, kosztowałby punkty.
reason-scalino-small = Zachowuje większe klocki na miejsca, w które pasują.
reason-scalino-decline = Dodatkowy klocek bardziej by ci tu zaszkodził, niż pomógł.
reason-demolition-level = Opróżnia poziom, więc możesz wziąć jeszcze jeden klocek.
reason-demolition-largest = Żaden klocek, który możesz teraz wziąć, nie jest większy; ma { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}.
reason-demolition-leaves = Następnej osobie nie zostawia klocka większego niż { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}.
reason-demolition-waits = Większy klocek odsłoniłby teraz lepszy dla innych.
reason-demolition-decline = Cokolwiek teraz weźmiesz, odsłonisz innym coś lepszego.
reason-rope-pile = Pozbywasz się karty z własnego stosu; { $left ->
    [0] to była ostatnia
    [one] została jedna
    [few] zostały { $left }
   *[many] zostało { $left }
}.
reason-rope-way = Robi miejsce dla karty z twojego stosu.
reason-rope-closes = Odbiera miejsce, w które pasowałaby karta z cudzego stosu.
reason-rope-supply = Odsłania kartę leżącą pod nią w twoim zapasie.
reason-rope-last = Z pustą ręką dobierzesz nowe karty.
reason-rope-hand = Pozbywasz się karty, nie robiąc miejsca dla cudzego stosu.
reason-rope-nothing = Przy takich rzędach nikt inny nie zagra ze swojego stosu.
reason-rope-scissors = Twoje nożyczki zostają na ręce.
reason-rope-beside = Leży obok swojej sąsiadki i obie da się zagrać jedna po drugiej.
reason-rope-free = Nie zakrywa żadnej karty twojego zapasu.
reason-rope-missed = Tej karty będzie ci brakować najmniej.
reason-cutit-corner = Z tego rogu kości dają najlepszy pierwszy skrawek.
reason-cutit-both = Skrawek przynosi { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż poprzednia runda, i to jednym cięciem: wypełnia pole w obu kolumnach.
reason-cutit-rise = Skrawek przynosi { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż poprzednia runda: wypełnia pole +.
reason-cutit-straight = Skrawek przynosi jednym cięciem { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: wypełnia pole ✂.
reason-cutit-points = Skrawek przynosi { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-cutit-penalty = Te kości nic nie dają, więc cięcie oszczędza dobry papier na później.
reason-cutit-stars = { $stars ->
    [0] Połówki gwiazd zostają na arkuszu, gdzie przydadzą się innym skrawkom.
    [one] Skrawek ma jedną połówkę gwiazdy do łączenia.
    [few] Skrawek ma { $stars } połówki gwiazd do łączenia.
   *[many] Skrawek ma { $stars } połówek gwiazd do łączenia.
}
reason-cutit-place = Tam jest jego miejsce w układance, która pomija najmniej.
reason-cutit-lift = Leży na drodze lepszej układanki.
reason-cutit-ready = Wszystkie skrawki są wycięte, układanka może się zacząć.
reason-cutit-done = Układanki nie da się już poprawić.

# Partia oglądana po czasie
analysis-costliest = { $count ->
    [0] Żaden ruch nie oddał wiele.
    [one] Ruch, który kosztował najwięcej:
    [few] { $count } ruchy, które kosztowały najwięcej:
   *[many] { $count } ruchów, które kosztowały najwięcej:
}
analysis-better = Wpis { $number }, miejsce { $seat }: { $best } zamiast { $move } (strata: { $cost }).
