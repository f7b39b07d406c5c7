referee-cutit-roll = Lancer les dés
referee-cutit-until-dice = Jusqu’aux prochains dés, la dernière saisie peut être annulée.
referee-cutit-how = Comment saisir la manche
referee-cutit-by-cut = Toucher la coupe
referee-cutit-by-points = Saisir les points
referee-cutit-points-note = Qui saisit des points continue avec des points : la grille à l’écran n’est alors plus la vôtre.
referee-cutit-less = Moins de points pour { $name }
referee-cutit-more = Plus de points pour { $name }
referee-cutit-one-cut = Détaché d’une seule coupe
referee-cutit-enter-points = { $count ->
    [one] Saisir { $count } point
   *[other] Saisir { $count } points
}
referee-cutit-penalty = Pénalité, −5
referee-cutit-puzzle = Le puzzle
referee-cutit-puzzle-how = Posez les ciseaux. Retournez le sablier quand tout le monde est prêt.
referee-cutit-turn = Retourner le sablier : trois minutes
referee-cutit-finished = { $name } a tout réuni
referee-cutit-has-finished = { $place }. { $name }
referee-cutit-stop = Personne ne continue
referee-cutit-outside = Le puzzle de { $name }
referee-cutit-tap-outside = Touchez les morceaux qui sont dehors.
referee-cutit-complete = Tout est réuni
referee-cutit-are-outside = { $count ->
    [one] { $count } morceau est dehors
   *[other] { $count } morceaux sont dehors
}
referee-cutit-lay = Poser le puzzle à l’écran
referee-cutit-do-not-lay = Dire plutôt ce qui est dehors
referee-cutit-spaces = Cases hors du puzzle
referee-cutit-spaces-outside = { $count ->
    [one] { $count } case est dehors
   *[other] { $count } cases sont dehors
}
referee-cutit-best = Le par et le meilleur puzzle
referee-cutit-best-join = { $cost ->
    [0] Tous ces morceaux peuvent être réunis :
    [one] Le meilleur puzzle trouvé laisse { $cost } case dehors :
   *[other] Le meilleur puzzle trouvé laisse { $cost } cases dehors :
}
referee-cutit-joined = Les morceaux réunis : { $join }
referee-cutit-task-roll = Lancez les dés quand tout le monde est prêt.
referee-cutit-task-enter = Saisissez la manche { $round } : touchez votre coupe ou saisissez vos points.
referee-cutit-task-glass = Retournez le sablier quand tout le monde est prêt.
referee-cutit-task-puzzle = Touchez le nom de qui a tout réuni.
referee-cutit-task-outside = Dites ce qui est hors de votre puzzle.
referee-cutit-log-roll = demande les dés
referee-cutit-log-points = { $count ->
    [one] saisit { $count } point ({ $how })
   *[other] saisit { $count } points ({ $how })
}
referee-cutit-log-penalty = saisit une pénalité
referee-cutit-log-turn = retourne le sablier
referee-cutit-log-finished = dit : { $name } a tout réuni
referee-cutit-log-stop = dit : personne ne continue
referee-cutit-log-complete = a tout réuni
referee-cutit-log-out = a des morceaux dehors : { $numbers }
referee-cutit-log-spaces = { $count ->
    [one] a { $count } case dehors
   *[other] a { $count } cases dehors
}
