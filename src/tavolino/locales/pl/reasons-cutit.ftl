# Cut it

reason-cutit-corner = Z tego rogu kości dają najlepszy pierwszy skrawek.
reason-cutit-both = Skrawek przynosi { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż poprzednia runda, i to jednym cięciem: wypełnia pole w obu kolumnach.
reason-cutit-rise = Skrawek przynosi { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż poprzednia runda: wypełnia pole +.
reason-cutit-straight = Skrawek przynosi jednym cięciem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: wypełnia pole ✂.
reason-cutit-points = Skrawek przynosi { $points ->
    [one] { $points } punkt
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
reason-cutit-keep = Ta część zostawia najmniej pól poza układanką.
reason-cutit-fewer = Z mniejszą liczbą punktów łatwiej o wzrost w następnej rundzie.
