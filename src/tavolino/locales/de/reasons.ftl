# Warum ein Zug gut ist
reason-only = Es ist der einzige mögliche Zug.
reason-better = In simulierten Partien schneidet er um { $better } von hundert besser ab als { $other }.
reason-best = In simulierten Partien ist kein anderer Zug so gut; dann folgt { $other }.
reason-close = In simulierten Partien ist { $other } fast ebenso gut.
reason-points = Damit steuert die Partie auf { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zu; der nächstbeste Zug wäre { $other }.

# Eine Partie im Nachhinein
analysis-costliest = { $count ->
    [0] Kein Zug hat viel verschenkt.
    [one] Der Zug, der am meisten gekostet hat:
   *[other] Die { $count } Züge, die am meisten gekostet haben:
}
analysis-better = Eintrag { $number }, Platz { $seat }: { $best } statt { $move } (Verlust: { $cost }).
analysis-seat-par = Platz { $seat } gegen das Bestmögliche, nach jeder Runde und am Ende: { $figures }
analysis-best-ending = Bestes Ende, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }: { $moves }
