referee-rope-piles = Stapel
referee-rope-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
referee-rope-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
referee-rope-turn = { $name } ist dran
referee-rope-left = Karten in deinem Stapel
referee-rope-less = Eine Karte weniger
referee-rope-more = Eine Karte mehr
referee-rope-over = Zug beenden
referee-rope-won = { $name } hat gewonnen
referee-rope-still = Stillstand melden
referee-rope-again = Neu geben
referee-rope-finish = Aufhören
referee-rope-timer = Restzeit
referee-rope-time-up = Zeit ist um
referee-rope-history = Bisherige Partien
referee-rope-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
referee-rope-pile-of = { $count ->
    [one] { $name } hat 1 Karte im Stapel.
   *[other] { $name } hat { $count } Karten im Stapel.
}
referee-rope-task-turn = Gib am Ende deines Zuges an, wie viele Karten noch in deinem Stapel sind.
referee-rope-task-between = Gebt neu oder hört hier auf.
referee-rope-log-left = { $count ->
    [0] ist den Stapel los
    [one] beendet den Zug mit 1 Karte im Stapel
   *[other] beendet den Zug mit { $count } Karten im Stapel
}
referee-rope-log-still = meldet Stillstand
referee-rope-log-again = gibt neu
referee-rope-log-finish = hört auf
referee-rope-log-first = { $name } beginnt
referee-rope-margin = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siegen
}
