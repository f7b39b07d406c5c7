referee-cutit-roll = Lancer les dés
referee-cutit-until-dice = Vous pouvez annuler la dernière saisie jusqu’au prochain lancer.
referee-cutit-how = Comment saisir ce tour
referee-cutit-by-cut = Tracer la coupe
referee-cutit-by-points = Saisir les points
referee-cutit-points-note = Si vous saisissez des points, continuez ainsi jusqu’au bout : la grille à l’écran ne correspond plus à la vôtre.
referee-cutit-less = Moins de points pour { $name }
referee-cutit-more = Plus de points pour { $name }
referee-cutit-one-cut = D’une seule coupe
referee-cutit-enter-points = { $count ->
    [one] Valider { $count } point
   *[other] Valider { $count } points
}
referee-cutit-penalty = Malus, −5
referee-cutit-puzzle = Le puzzle
referee-cutit-puzzle-how = Rangez les ciseaux. Lancez le sablier quand tout le monde est prêt.
referee-cutit-turn = Lancer le sablier : trois minutes
referee-cutit-finished = { $name } a terminé
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = S’arrêter là
referee-cutit-outside = Puzzle : { $name }
referee-cutit-tap-outside = Touchez les morceaux hors du puzzle.
referee-cutit-complete = Tout est assemblé
referee-cutit-are-outside = { $count ->
    [one] { $count } morceau hors du puzzle
   *[other] { $count } morceaux hors du puzzle
}
referee-cutit-lay = Reproduire le puzzle à l’écran
referee-cutit-do-not-lay = Indiquer seulement ce qui reste
referee-cutit-spaces = Cases hors du puzzle
referee-cutit-spaces-outside = { $count ->
    [one] { $count } case hors du puzzle
   *[other] { $count } cases hors du puzzle
}
referee-cutit-best = Objectif et meilleure solution
referee-cutit-best-join = { $cost ->
    [0] Tous ces morceaux peuvent être assemblés :
    [one] La meilleure solution trouvée laisse { $cost } case de côté :
   *[other] La meilleure solution trouvée laisse { $cost } cases de côté :
}
referee-cutit-joined = Les morceaux assemblés : { $join }
referee-cutit-task-roll = Lancez les dés quand tout le monde est prêt.
referee-cutit-task-enter = Saisissez le tour { $round } : tracez votre coupe ou saisissez vos points.
referee-cutit-task-glass = Lancez le sablier quand tout le monde est prêt.
referee-cutit-task-puzzle = Terminé ? Appuyez sur votre nom.
referee-cutit-task-outside = Indiquez ce qui est hors de votre puzzle.
referee-cutit-log-roll = lance les dés
referee-cutit-log-points = { $count ->
    [one] saisit { $count } point ({ $how })
   *[other] saisit { $count } points ({ $how })
}
referee-cutit-log-penalty = saisit un malus
referee-cutit-log-turn = lance le sablier
referee-cutit-log-finished = { $name } a terminé
referee-cutit-log-stop = arrête le puzzle
referee-cutit-log-complete = a tout assemblé
referee-cutit-log-out = a des morceaux hors du puzzle : { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] a { $count } case hors du puzzle
   *[other] a { $count } cases hors du puzzle
}
