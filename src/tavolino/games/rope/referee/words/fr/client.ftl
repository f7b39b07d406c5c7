referee-rope-piles = Piles
referee-rope-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
referee-rope-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
referee-rope-turn = À { $name } de jouer
referee-rope-left = Cartes restantes dans votre pile
referee-rope-less = Une carte de moins
referee-rope-more = Une carte de plus
referee-rope-over = Terminer le tour
referee-rope-won = { $name } a gagné
referee-rope-still = Plus rien ne bouge
referee-rope-again = Redistribuer
referee-rope-finish = S’arrêter là
referee-rope-timer = Temps restant
referee-rope-time-up = Temps écoulé
referee-rope-history = Parties jouées
referee-rope-winners = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
referee-rope-pile-of = { $count ->
    [one] { $name } a { $count } carte dans sa pile.
   *[other] { $name } a { $count } cartes dans sa pile.
}
referee-rope-task-turn = À la fin de votre tour, indiquez combien de cartes il reste dans votre pile.
referee-rope-task-between = Redistribuez, ou arrêtez-vous là.
referee-rope-log-left = { $count ->
    [0] a vidé sa pile
    [one] termine son tour avec { $count } carte dans sa pile
   *[other] termine son tour avec { $count } cartes dans sa pile
}
referee-rope-log-still = signale que plus rien ne bouge
referee-rope-log-again = redistribue
referee-rope-log-finish = arrête de jouer
referee-rope-log-first = { $name } commence
referee-rope-margin = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
