# Cut it

reason-cutit-corner = Depuis ce coin, les dés donnent le meilleur premier morceau.
reason-cutit-both = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus que la manche d’avant et d’une seule coupe : cela remplit une case des deux colonnes.
reason-cutit-rise = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus que la manche d’avant : cela remplit une case +.
reason-cutit-straight = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’une seule coupe : cela remplit une case ✂.
reason-cutit-points = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-cutit-penalty = Ces dés ne donnent rien, alors la coupe garde le bon papier pour plus tard.
reason-cutit-stars = { $stars ->
    [0] Les demi-étoiles restent sur la grille, où d’autres morceaux en auront besoin.
    [one] Le morceau a { $stars } demi-étoile pour être joint.
   *[other] Le morceau a { $stars } demi-étoiles pour être joint.
}
reason-cutit-place = C’est là sa place dans le puzzle qui laisse le moins de côté.
reason-cutit-lift = Il gêne un meilleur puzzle.
reason-cutit-ready = Tous les morceaux sont coupés : le puzzle peut commencer.
reason-cutit-done = Le puzzle ne peut pas devenir meilleur.
reason-cutit-keep = C’est la partie qui laisse le moins de cases dehors.
reason-cutit-fewer = Compter moins de points aide à monter à la manche suivante.
