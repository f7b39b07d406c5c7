puzzles-lead = Pozycje, które mają dokładnie jeden najlepszy ciąg ruchów. Znajdź go.
puzzle-count = { $count ->
    [one] Jedno zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
puzzle-solved-count = Rozwiązane: { $solved } z { $tries }
puzzle-streak = { $count ->
    [one] Jedno z rzędu
    [few] { $count } z rzędu
   *[many] { $count } z rzędu
}
puzzle-own-rating = Twój ranking: { $rating }
puzzle-theme = Temat
puzzle-any-theme = Wszystkie tematy
puzzle-start = Rozwiązuj
puzzle-goal = Cel
puzzle-right = Dobrze. Dalej.
puzzle-solved = Rozwiązane!
puzzle-failed = To nie jest najlepszy ruch.
puzzle-given-up = Oto rozwiązanie.
puzzle-give-up = Poddaję się
puzzle-next = Następne zadanie
puzzle-rating = Zadanie
puzzle-your-rating = Ty
puzzle-in-a-row = Z rzędu
puzzle-solution = Rozwiązanie
puzzle-change = Twój ranking: { $change }
puzzle-unrated = Bez rankingu.
puzzle-none = Nie przyszło żadne zadanie.
puzzle-choose = Inne zadania
puzzle-opponent = Przeciwnik { $number }
