# Pourquoi un coup est bon
reason-only = C’est le seul coup possible.
reason-better = Dans les parties simulées, il fait mieux de { $better } sur cent que { $other }.
reason-best = Dans les parties simulées, aucun autre coup ne fait aussi bien ; vient ensuite { $other }.
reason-close = Dans les parties simulées, { $other } fait presque aussi bien.
reason-points = Avec lui, la partie se dirige vers { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le meilleur coup suivant serait { $other }.

# Une partie regardée après coup
analysis-costliest = { $count ->
    [0] Aucun coup n’a beaucoup coûté.
    [one] Le coup qui a coûté le plus :
   *[other] Les { $count } coups qui ont coûté le plus :
}
analysis-better = Entrée { $number }, place { $seat } : { $best } au lieu de { $move } (perte : { $cost }).
analysis-seat-par = Place { $seat } face au meilleur jeu possible, après chaque manche et à la fin : { $figures }
analysis-best-ending = Meilleure fin, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $moves }
