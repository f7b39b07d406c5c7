# L’analyse d’une partie terminée
analysis-title = Analyse
analysis-what = Chaque coup est comparé aux meilleurs, d’après ce que le joueur savait à ce moment-là.
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
analysis-no-choice = { $name } n’a pas vraiment le choix ici.
analysis-turning-points = Tournants de la partie
analysis-no-mistakes = Aucune erreur trouvée.
analysis-cost = a coûté { $cost } ; mieux : { $best }
analysis-play-on = Reprendre à partir d’ici
analysis-play-on-how = pour { $name }, contre des bots ({ $level })
analysis-play-on-alone = avec les mêmes dés
analysis-goes-on = L’analyse continue si vous quittez cette page.
analysis-stopped = L’analyse n’a pas pu être terminée.
analysis-par = Par rapport à l’objectif
analysis-par-what = Points au-dessus ou au-dessous de l’objectif, sans jeton Récompense
analysis-par-figures = Chiffres
analysis-par-round = Tour
analysis-par-made = Points
analysis-par-best = Objectif
analysis-par-end = Fin
analysis-par-line = { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; objectif : { $par } ; maximum théorique : { $most }.
analysis-ending = { $proved ->
    [yes] { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; maximum possible : { $best }.
   *[no] { $name } : { $made ->
    [one] { $made } point
   *[other] { $made } points
  } ; meilleur résultat trouvé : { $best }.
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
