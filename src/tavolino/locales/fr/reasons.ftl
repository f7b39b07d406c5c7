# Pourquoi un coup est bon
reason-only = C’est le seul coup permis.
reason-better = Dans les parties simulées, il gagne { $better } fois de plus sur cent que le coup { $other }.
reason-best = Dans les parties simulées, aucun autre coup ne fait aussi bien ; vient ensuite { $other }.
reason-close = Dans les parties simulées, { $other } fait presque aussi bien.
reason-points = Il mène à environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; vient ensuite { $other }.

# Une partie regardée après coup
analysis-costliest = { $count ->
    [0] Aucune erreur coûteuse.
    [one] L’erreur la plus coûteuse :
   *[other] Les { $count } erreurs les plus coûteuses :
}
analysis-better = Coup { $number }, place { $seat }, { $move } ; mieux : { $best } (coût : { $cost }).
analysis-seat-par = Place { $seat } par rapport à l’objectif, après chaque tour et à la fin : { $figures }
analysis-best-ending = Meilleure fin, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $moves }
