puzzles-lead = Dans chaque position, une solution est meilleure que toutes les autres. À vous de la trouver !
puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-solved-count = Résolus : { $solved } sur { $tries }
puzzle-streak = { $count ->
    [one] { $count } d’affilée
   *[other] { $count } d’affilée
}
puzzle-own-rating = Votre cote : { $rating }
puzzle-theme = Thème
puzzle-any-theme = Tous les thèmes
puzzle-start = Résoudre
puzzle-goal = But
puzzle-right = Bien vu ! Continuez.
puzzle-solved = Résolu !
puzzle-failed = Ce n’est pas le meilleur coup.
puzzle-given-up = Voici la solution.
puzzle-give-up = Voir la solution
puzzle-next = Problème suivant
puzzle-rating = Cote du problème
puzzle-your-rating = Votre cote
puzzle-in-a-row = Série
puzzle-solution = Solution
puzzle-change = Votre cote : { $change }
puzzle-unrated = Non classé.
puzzle-none = Aucun problème trouvé.
puzzle-choose = Autres problèmes
puzzle-opponent = { $count ->
    [one] Adversaire
   *[other] Adversaire { $number }
}
