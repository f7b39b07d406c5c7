referee-cutit-roll = Rzuć kośćmi
referee-cutit-until-dice = Do rzutu kośćmi możesz cofnąć ostatni wpis.
referee-cutit-how = Jak wpisać tę rundę
referee-cutit-by-cut = Zaznacz cięcie
referee-cutit-by-points = Wpisz punkty
referee-cutit-points-note = Jeśli wpiszesz punkty, wpisuj je już do końca: arkusz na ekranie przestanie zgadzać się z twoim.
referee-cutit-less = Mniej punktów: { $name }
referee-cutit-more = Więcej punktów: { $name }
referee-cutit-one-cut = Jednym cięciem
referee-cutit-enter-points = { $count ->
    [one] Wpisz { $count } punkt
    [few] Wpisz { $count } punkty
   *[many] Wpisz { $count } punktów
}
referee-cutit-penalty = Kara, −5
referee-cutit-puzzle = Układanka
referee-cutit-puzzle-how = Odłóżcie nożyczki. Gdy wszyscy będą gotowi, uruchomcie klepsydrę.
referee-cutit-turn = Uruchom klepsydrę: trzy minuty
referee-cutit-finished = { $name }: gotowe
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Zakończ układanie
referee-cutit-outside = Układanka: { $name }
referee-cutit-tap-outside = Stuknij w skrawki, które zostały poza układanką.
referee-cutit-complete = Wszystko połączone
referee-cutit-are-outside = { $count ->
    [one] { $count } skrawek poza układanką
    [few] { $count } skrawki poza układanką
   *[many] { $count } skrawków poza układanką
}
referee-cutit-lay = Ułóż na ekranie
referee-cutit-do-not-lay = Podaj tylko, co zostało
referee-cutit-spaces = Pola poza układanką
referee-cutit-spaces-outside = { $count ->
    [one] { $count } pole poza układanką
    [few] { $count } pola poza układanką
   *[many] { $count } pól poza układanką
}
referee-cutit-best = Norma i najlepsze rozwiązanie
referee-cutit-best-join = { $cost ->
    [0] Wszystkie te skrawki da się połączyć:
    [one] W najlepszym znalezionym rozwiązaniu zostaje { $cost } pole:
    [few] W najlepszym znalezionym rozwiązaniu zostają { $cost } pola:
   *[many] W najlepszym znalezionym rozwiązaniu zostaje { $cost } pól:
}
referee-cutit-joined = Połączone skrawki: { $join }
referee-cutit-task-roll = Gdy wszyscy będą gotowi, rzuć kośćmi.
referee-cutit-task-enter = Wpisz rundę { $round }: zaznacz cięcie albo podaj punkty.
referee-cutit-task-glass = Gdy wszyscy będą gotowi, uruchom klepsydrę.
referee-cutit-task-puzzle = Gotowe? Stuknij w swoje imię.
referee-cutit-task-outside = Wpisz, co zostało poza twoją układanką.
referee-cutit-log-roll = prosi o rzut
referee-cutit-log-points = { $count ->
    [one] wpisuje { $count } punkt ({ $how })
    [few] wpisuje { $count } punkty ({ $how })
   *[many] wpisuje { $count } punktów ({ $how })
}
referee-cutit-log-penalty = wpisuje karę
referee-cutit-log-turn = uruchamia klepsydrę
referee-cutit-log-finished = { $name }: gotowe
referee-cutit-log-stop = kończy układanie
referee-cutit-log-complete = ma wszystko połączone
referee-cutit-log-out = ma poza układanką skrawki: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] ma { $count } pole poza układanką
    [few] ma { $count } pola poza układanką
   *[many] ma { $count } pól poza układanką
}
