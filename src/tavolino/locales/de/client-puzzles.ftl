puzzles-lead = Jede Stellung hat genau eine beste Lösung. Finde sie!
puzzle-count = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-solved-count = { $solved } von { $tries } gelöst
puzzle-streak = { $count ->
    [one] Serie: { $count }
   *[other] Serie: { $count }
}
puzzle-own-rating = Deine Wertung: { $rating }
puzzle-theme = Thema
puzzle-any-theme = Alle Themen
puzzle-start = Lösen
puzzle-goal = Ziel
puzzle-right = Richtig! Weiter so.
puzzle-solved = Gelöst!
puzzle-failed = Das ist nicht der beste Zug.
puzzle-given-up = Hier ist die Lösung.
puzzle-give-up = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-rating = Aufgabe
puzzle-your-rating = Du
puzzle-in-a-row = Serie
puzzle-solution = Lösung
puzzle-change = Deine Wertung: { $change }
puzzle-unrated = Nicht gewertet.
puzzle-none = Keine Aufgabe gefunden.
puzzle-choose = Mehr Aufgaben
puzzle-opponent = { $count ->
    [one] Gegner
   *[other] Gegner { $number }
}
