referee-rope-piles = Piles
referee-rope-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
referee-rope-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
referee-rope-turn = C’est à { $name } de jouer
referee-rope-left = Cartes restant dans la pile personnelle
referee-rope-less = Une carte de moins
referee-rope-more = Une carte de plus
referee-rope-over = Tour terminé
referee-rope-won = { $name } a gagné
referee-rope-still = Plus personne ne bouge
referee-rope-again = Redonner
referee-rope-finish = Assez pour aujourd’hui
referee-rope-timer = Temps restant pour ce tour
referee-rope-time-up = Le temps est écoulé
referee-rope-history = Parties jouées
referee-rope-winners = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
referee-rope-pile-of = { $count ->
    [one] { $name } a { $count } carte dans sa pile.
   *[other] { $name } a { $count } cartes dans sa pile.
}
referee-rope-task-turn = À la fin de votre tour, dites combien de cartes restent dans votre pile.
referee-rope-task-between = Redonnez, ou arrêtez-vous là.
referee-rope-log-left = { $count ->
    [0] a vidé sa pile
    [one] finit son tour avec { $count } carte dans la pile
   *[other] finit son tour avec { $count } cartes dans la pile
}
referee-rope-log-still = dit : plus personne ne bouge
referee-rope-log-again = redonne
referee-rope-log-finish = termine la séance
referee-rope-log-first = { $name } commence
