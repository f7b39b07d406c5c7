# Cut it

reason-cutit-corner = Avec ces dés, ce coin donne le meilleur premier morceau.
reason-cutit-both = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus qu’au tour précédent et d’une seule coupe : vous entourez une case dans chaque colonne.
reason-cutit-rise = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus qu’au tour précédent : vous entourez une case +.
reason-cutit-straight = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’une seule coupe : vous entourez une case ✂.
reason-cutit-points = Le morceau rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-cutit-penalty = Ces dés ne rapportent rien : la coupe garde le bon papier pour plus tard.
reason-cutit-stars = { $stars ->
    [0] Les demi-étoiles restent sur la grille, où les morceaux suivants en auront besoin.
    [one] Le morceau a { $stars } demi-étoile pour être relié.
   *[other] Le morceau a { $stars } demi-étoiles pour être relié.
}
reason-cutit-place = C’est sa place dans le meilleur puzzle.
reason-cutit-lift = Il gêne un meilleur puzzle.
reason-cutit-ready = Tous les morceaux sont découpés : le puzzle peut commencer.
reason-cutit-done = Votre puzzle ne peut pas être meilleur.
reason-cutit-keep = C’est la partie qui laisse le moins de cases de côté.
reason-cutit-fewer = Marquer moins maintenant facilite le prochain +.
