# Warum ein Zug gut ist
reason-only = Das ist der einzige erlaubte Zug.
reason-better = Von hundert simulierten Partien gewinnt man damit { $better } mehr als mit { $other }.
reason-best = In simulierten Partien ist kein anderer Zug so gut. Am nächsten kommt { $other }.
reason-close = In simulierten Partien ist { $other } fast genauso gut.
reason-points = Das führt zu etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}. Der nächstbeste Zug wäre { $other }.

# Eine Partie im Nachhinein
analysis-costliest = { $count ->
    [0] Keine teuren Fehler.
    [one] Der teuerste Fehler:
   *[other] Die { $count } teuersten Fehler:
}
analysis-better = Eintrag { $number }, Platz { $seat }: { $best } statt { $move } (Verlust: { $cost }).
analysis-seat-par = Platz { $seat } verglichen mit Par, nach jeder Runde und am Ende: { $figures }
analysis-best-ending = Bestes Ende, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }: { $moves }
