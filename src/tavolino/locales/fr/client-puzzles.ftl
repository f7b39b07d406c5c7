puzzles-lead = Des positions qui n’ont qu’une meilleure suite. Trouvez-la.
puzzle-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle-solved-count = { $solved } sur { $tries } résolus
puzzle-streak = { $count ->
    [one] { $count } d’affilée
   *[other] { $count } d’affilée
}
puzzle-own-rating = Votre classement : { $rating }
puzzle-theme = Thème
puzzle-any-theme = Tous les thèmes
puzzle-start = Résoudre
puzzle-goal = But
puzzle-right = Juste. Continuez.
puzzle-solved = Résolu !
puzzle-failed = Pas le meilleur coup.
puzzle-given-up = Voici la solution.
puzzle-give-up = Abandonner
puzzle-next = Problème suivant
puzzle-rating = Problème
puzzle-your-rating = Vous
puzzle-in-a-row = D’affilée
puzzle-solution = Solution
puzzle-change = Votre classement : { $change }
puzzle-unrated = Sans classement.
puzzle-none = Aucun problème n’est arrivé.
puzzle-choose = Autres problèmes
puzzle-opponent = Adversaire { $number }
