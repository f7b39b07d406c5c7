# Perché una mossa è buona
reason-only = È l’unica mossa permessa.
reason-better = Nelle partite simulate vince { $better } volte su cento in più di { $other }.
reason-best = Nelle partite simulate nessun’altra mossa va così bene; la migliore delle altre è { $other }.
reason-close = Nelle partite simulate { $other } va quasi altrettanto bene.
reason-points = Porta a circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; la migliore delle altre sarebbe { $other }.

# Una partita riguardata
analysis-costliest = { $count ->
    [0] Nessun errore grave.
    [one] L’errore più grave:
   *[other] I { $count } errori più gravi:
}
analysis-better = Voce { $number }, posto { $seat }: { $best } invece di { $move } (costo: { $cost }).
analysis-seat-par = Posto { $seat } rispetto al massimo possibile, dopo ogni giro e alla fine: { $figures }
analysis-best-ending = Finale migliore, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: { $moves }
