# Scalino

reason-scalino-level = Kończy poziom, więc możesz położyć jeszcze jeden klocek.
reason-scalino-steps = Jego stopnie przynoszą { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-scalino-covers = Zabiera komuś innemu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
reason-scalino-large = Zużywa klocek na tyle pól: { $size }; gdyby został, kosztowałby punkty.
reason-scalino-small = Zachowuje większe klocki na miejsca, w które pasują.
reason-scalino-decline = Dodatkowy klocek bardziej by ci tu zaszkodził, niż pomógł.
