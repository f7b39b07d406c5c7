referee-cutit-roll = Rzuć kośćmi
referee-cutit-until-dice = Do rzutu kośćmi ostatni wpis można cofnąć.
referee-cutit-how = Jak wpisać rundę
referee-cutit-by-cut = Wskaż cięcie
referee-cutit-by-points = Wpisz punkty
referee-cutit-points-note = Kto wpisze punkty, dalej wpisuje punkty: arkusz na ekranie nie jest już wtedy twoim arkuszem.
referee-cutit-less = Mniej punktów: { $name }
referee-cutit-more = Więcej punktów: { $name }
referee-cutit-one-cut = Odcięty jednym cięciem
referee-cutit-enter-points = { $count ->
    [one] Wpisz { $count } punkt
    [few] Wpisz { $count } punkty
   *[many] Wpisz { $count } punktów
}
referee-cutit-penalty = Kara, −5
referee-cutit-puzzle = Układanka
referee-cutit-puzzle-how = Odłóżcie nożyczki. Odwróćcie klepsydrę, gdy wszyscy są gotowi.
referee-cutit-turn = Odwróć klepsydrę: trzy minuty
referee-cutit-finished = { $name }: wszystko połączone
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Nikt już nie układa
referee-cutit-outside = Układanka: { $name }
referee-cutit-tap-outside = Wskaż skrawki, które są na zewnątrz.
referee-cutit-complete = Wszystko jest połączone
referee-cutit-are-outside = { $count ->
    [one] Na zewnątrz jest { $count } skrawek
    [few] Na zewnątrz są { $count } skrawki
   *[many] Na zewnątrz jest { $count } skrawków
}
referee-cutit-lay = Ułóż układankę na ekranie
referee-cutit-do-not-lay = Lepiej powiedzieć, co jest na zewnątrz
referee-cutit-spaces = Pola poza układanką
referee-cutit-spaces-outside = { $count ->
    [one] Na zewnątrz jest { $count } pole
    [few] Na zewnątrz są { $count } pola
   *[many] Na zewnątrz jest { $count } pól
}
referee-cutit-best = Par i najlepsza układanka
referee-cutit-best-join = { $cost ->
    [0] Wszystkie te skrawki da się połączyć:
    [one] Najlepsza znaleziona układanka zostawia na zewnątrz { $cost } pole:
    [few] Najlepsza znaleziona układanka zostawia na zewnątrz { $cost } pola:
   *[many] Najlepsza znaleziona układanka zostawia na zewnątrz { $cost } pól:
}
referee-cutit-joined = Połączone skrawki: { $join }
referee-cutit-task-roll = Rzuć kośćmi, gdy wszyscy są gotowi.
referee-cutit-task-enter = Wpisz rundę { $round }: wskaż swoje cięcie albo wpisz punkty.
referee-cutit-task-glass = Odwróć klepsydrę, gdy wszyscy są gotowi.
referee-cutit-task-puzzle = Naciśnij imię gracza, który połączył wszystko.
referee-cutit-task-outside = Powiedz, co jest poza twoją układanką.
referee-cutit-log-roll = prosi o kości
referee-cutit-log-points = { $count ->
    [one] wpisuje { $count } punkt ({ $how })
    [few] wpisuje { $count } punkty ({ $how })
   *[many] wpisuje { $count } punktów ({ $how })
}
referee-cutit-log-penalty = wpisuje karę
referee-cutit-log-turn = odwraca klepsydrę
referee-cutit-log-finished = zgłasza: { $name } ma wszystko połączone
referee-cutit-log-stop = zgłasza: nikt już nie układa
referee-cutit-log-complete = ma wszystko połączone
referee-cutit-log-out = ma na zewnątrz skrawki: { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] ma na zewnątrz { $count } pole
    [few] ma na zewnątrz { $count } pola
   *[many] ma na zewnątrz { $count } pól
}
