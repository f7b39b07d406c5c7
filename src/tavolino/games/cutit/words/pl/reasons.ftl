# Cut it

reason-cutit-corner = Ten róg daje przy tych kościach najlepszy pierwszy skrawek.
reason-cutit-both = Skrawek daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż rundę wcześniej, i to jednym cięciem: zakreślasz kratkę w obu kolumnach.
reason-cutit-rise = Skrawek daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż rundę wcześniej: zakreślasz kratkę +.
reason-cutit-straight = Skrawek daje jednym cięciem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: zakreślasz kratkę ✂.
reason-cutit-points = Skrawek daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-cutit-penalty = Przy tych kościach nie ma punktów, więc oszczędzasz dobry papier na później.
reason-cutit-stars = { $stars ->
    [0] Połówki gwiazdek zostają na arkuszu, gdzie przydadzą się następnym skrawkom.
    [one] Skrawek ma jedną połówkę gwiazdki do łączenia.
    [few] Skrawek ma { $stars } połówki gwiazdek do łączenia.
   *[many] Skrawek ma { $stars } połówek gwiazdek do łączenia.
}
reason-cutit-place = Tu leży w najlepszej układance.
reason-cutit-lift = Przeszkadza w lepszej układance.
reason-cutit-ready = Wszystkie skrawki są wycięte, więc można zacząć układankę.
reason-cutit-done = Tej układanki nie da się już poprawić.
reason-cutit-keep = Ta część zostawia najmniej pól poza układanką.
reason-cutit-fewer = Mniej punktów teraz to łatwiejszy + w następnej rundzie.
