referee-rope-piles = Stapel
referee-rope-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
referee-rope-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
referee-rope-turn = { $name } ist am Zug
referee-rope-left = Karten im eigenen Stapel
referee-rope-less = Eine Karte weniger
referee-rope-more = Eine Karte mehr
referee-rope-over = Zug beendet
referee-rope-won = { $name } hat gewonnen
referee-rope-still = Niemand bewegt mehr etwas
referee-rope-again = Neu geben
referee-rope-finish = Genug für heute
referee-rope-timer = Restzeit für diesen Zug
referee-rope-time-up = Die Zeit ist um
referee-rope-history = Bisherige Spiele
referee-rope-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
referee-rope-pile-of = { $count ->
    [one] { $name } hat 1 Karte im Stapel.
   *[other] { $name } hat { $count } Karten im Stapel.
}
referee-rope-task-turn = Sag am Ende deines Zuges, wie viele Karten noch in deinem Stapel sind.
referee-rope-task-between = Gebt neu oder hört hier auf.
referee-rope-log-left = { $count ->
    [0] hat den Stapel geleert
    [one] beendet den Zug mit 1 Karte im Stapel
   *[other] beendet den Zug mit { $count } Karten im Stapel
}
referee-rope-log-still = sagt: Niemand bewegt mehr etwas
referee-rope-log-again = gibt neu
referee-rope-log-finish = beendet die Sitzung
referee-rope-log-first = { $name } beginnt
