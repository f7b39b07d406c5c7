# L’analyse d’une partie terminée
analysis-title = Analyse
analysis-what = Compare chaque coup aux meilleurs, d’après ce que l’on pouvait savoir à ce moment-là.
analysis-start = Analyser la partie
analysis-go-on = Continuer l’analyse
analysis-stop = Arrêter
analysis-progress = { $done ->
    [one] { $done } coup analysé
   *[other] { $done } coups analysés
  } sur { $all }
analysis-unit-chance = Chances de gagner
analysis-unit-points = Points attendus
analysis-unit-cards = Avance attendue en cartes
analysis-curve-line = { $name } : de { $first } à { $last }.
analysis-best = Meilleurs coups pour { $name }
analysis-show = Montrer sur le plateau
analysis-played = joué
analysis-was-played = { $mark ->
    [none] Joué : { $move } ({ $value })
   *[other] Joué : { $move } { $mark } ({ $value })
}
analysis-no-choice = { $name } n’a pas de choix ici, ou aucun que l’on puisse évaluer.
analysis-turning-points = Tournants de la partie
analysis-no-mistakes = Aucune erreur trouvée.
analysis-cost = coûte { $cost } ; mieux : { $best }
analysis-play-on = Continuer à partir d’ici
analysis-play-on-how = à la place de { $name }, contre des bots ({ $level })
analysis-play-on-alone = avec les mêmes dés
analysis-goes-on = Elle continue si vous quittez cette page.
analysis-stopped = L’analyse n’a pas pu être terminée pour l’instant.
analysis-par = Face au meilleur jeu possible
analysis-par-what = Points au-dessus ou au-dessous du meilleur jeu possible, jeton à part
analysis-par-figures = Chiffres
analysis-par-round = Manche
analysis-par-made = Points
analysis-par-best = Meilleur
analysis-par-end = Fin
analysis-par-line = { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; le meilleur jeu trouvé en fait { $par }, et plus de { $most } est impossible.
analysis-ending = { $proved ->
    [yes] { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; { $best } étaient possibles.
   *[no] { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; { $best } ont été trouvés.
}
analysis-ending-same = { $proved ->
    [yes] { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; mieux était impossible.
   *[no] { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; rien de mieux n’a été trouvé.
}
analysis-ending-shown = Le plateau montre la meilleure solution trouvée pour { $name }.
