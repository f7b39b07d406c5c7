puzzles-lead = Każda pozycja ma dokładnie jedno najlepsze rozwiązanie. Znajdź je.
puzzle-count = { $count ->
    [one] Jedno zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
puzzle-solved-count = Rozwiązane: { $solved } z { $tries }
puzzle-streak = { $count ->
    [one] Jedno z rzędu
   *[other] { $count } z rzędu
}
puzzle-own-rating = Twój ranking: { $rating }
puzzle-theme = Motyw
puzzle-any-theme = Dowolny
puzzle-start = Rozwiąż
puzzle-goal = Cel
puzzle-right = Dobrze! Co dalej?
puzzle-solved = Rozwiązane!
puzzle-failed = To nie jest najlepszy ruch.
puzzle-given-up = Oto rozwiązanie.
puzzle-give-up = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-rating = Ranking zadania
puzzle-your-rating = Twój ranking
puzzle-in-a-row = Seria
puzzle-solution = Rozwiązanie
puzzle-change = Twój ranking: { $change }
puzzle-unrated = Poza rankingiem.
puzzle-none = Nie znaleziono zadania.
puzzle-choose = Więcej zadań
puzzle-opponent = { $count ->
    [one] Przeciwnik
    [few] Przeciwnik { $number }
   *[many] Przeciwnik { $number }
}
