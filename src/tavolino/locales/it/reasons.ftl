# Perché una mossa è buona
reason-only = È l’unica mossa possibile.
reason-better = Nelle partite simulate fa meglio di { $other } per { $better } su cento.
reason-best = Nelle partite simulate nessun’altra mossa va altrettanto bene; poi viene { $other }.
reason-close = Nelle partite simulate { $other } va quasi altrettanto bene.
reason-points = Con questa la partita punta a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; la seconda scelta sarebbe { $other }.

# Una partita riguardata
analysis-costliest = { $count ->
    [0] Nessuna mossa ha regalato molto.
    [one] La mossa che è costata di più:
   *[other] Le { $count } mosse che sono costate di più:
}
analysis-better = Voce { $number }, posto { $seat }: { $best } invece di { $move } (perdita: { $cost }).
analysis-seat-par = Posto { $seat } rispetto al massimo possibile, dopo ogni giro e alla fine: { $figures }
analysis-best-ending = Finale migliore, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: { $moves }
