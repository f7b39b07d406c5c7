# Scalino

reason-scalino-level = Kończy poziom, więc możesz położyć dodatkowy klocek.
reason-scalino-steps = Jego stopnie dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-scalino-covers = Zabiera innemu graczowi { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-scalino-large = Zużywa klocek na { $size } { $size ->
    [one] pole
    [few] pola
   *[many] pól
}, który na koniec kosztowałby punkty.
reason-scalino-small = Oszczędza większe klocki na miejsca, w które pasują.
reason-scalino-decline = Dodatkowy klocek bardziej by tu zaszkodził, niż pomógł.
