puzzles-lead = Stellungen mit genau einer besten Zugfolge. Finde sie.
puzzle-count = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-solved-count = { $solved } von { $tries } gelöst
puzzle-streak = { $count ->
    [one] Eine hintereinander
   *[other] { $count } hintereinander
}
puzzle-own-rating = Deine Wertung: { $rating }
puzzle-theme = Thema
puzzle-any-theme = Alle Themen
puzzle-start = Lösen
puzzle-goal = Ziel
puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-failed = Nicht der beste Zug.
puzzle-given-up = Das ist die Lösung.
puzzle-give-up = Aufgeben
puzzle-next = Nächste Aufgabe
puzzle-rating = Aufgabe
puzzle-your-rating = Du
puzzle-in-a-row = Hintereinander
puzzle-solution = Lösung
puzzle-change = Deine Wertung: { $change }
puzzle-unrated = Ohne Wertung.
puzzle-none = Es kam keine Aufgabe.
puzzle-choose = Andere Aufgaben
puzzle-opponent = Gegenüber { $number }
