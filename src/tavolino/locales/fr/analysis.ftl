# L’analyse d’une partie terminée
analysis-title = Analyse
analysis-what = Compare chaque coup aux meilleurs, d’après ce que l’on pouvait savoir à ce moment-là.
analysis-start = Analyser la partie
analysis-go-on = Continuer l’analyse
analysis-stop = Arrêter
analysis-progress = { $done } coups analysés sur { $all }
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
analysis-cost = coûte { $cost } ; mieux : { $best }
analysis-play-on = Continuer à partir d’ici
analysis-play-on-how = à la place de { $name }, contre des bots ({ $level })
analysis-play-on-alone = avec les mêmes dés
