# Pourquoi un coup est bon
reason-only = C’est le seul coup possible.
reason-better = Dans les parties simulées, il fait mieux de { $better } sur cent que { $other }.
reason-best = Dans les parties simulées, aucun autre coup ne fait aussi bien ; vient ensuite { $other }.
reason-close = Dans les parties simulées, { $other } fait presque aussi bien.
reason-points = Avec lui, la partie se dirige vers { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le meilleur coup suivant serait { $other }.
reason-scalino-level = Il achève le niveau, et vous pouvez poser un bloc de plus.
reason-scalino-steps = Ses marches rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-scalino-covers = Il prend { $points ->
    [one] { $points } point
   *[other] { $points } points
} à quelqu’un d’autre.
reason-scalino-large = Il emploie un bloc de { $size } cases, qui coûte des points s’il vous reste.
reason-scalino-small = Il garde les grands blocs pour les endroits où ils entrent.
reason-scalino-decline = Un bloc de plus vous ferait ici plus de mal que de bien.
reason-demolition-level = Il vide le niveau, et vous pouvez prendre un bloc de plus.
reason-demolition-largest = Aucun bloc que vous pouvez prendre n’est plus grand : il a { $size ->
    [one] { $size } case
   *[other] { $size } cases
}.
reason-demolition-leaves = Il ne laisse à la personne suivante aucun bloc de plus de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}.
reason-demolition-waits = Un bloc plus grand en libérerait maintenant un meilleur pour les autres.
reason-demolition-decline = Quoi que vous preniez, cela libérerait mieux pour les autres.
reason-rope-pile = Vous vous défaites d’une carte de votre pile ; { $left ->
    [0] c’était la dernière
    [one] il en reste une
   *[other] il en reste { $left }
}.
reason-rope-way = Cela fait de la place pour la carte de votre pile.
reason-rope-closes = Cela retire une place où entrerait la carte de pile d’un autre.
reason-rope-supply = Cela libère la carte qui est dessous dans votre réserve.
reason-rope-last = La main vide, vous piocherez de nouvelles cartes.
reason-rope-hand = Vous vous défaites d’une carte sans faire de place à la pile d’un autre.
reason-rope-nothing = Telles que sont les rangées, personne d’autre ne peut jouer de sa pile.
reason-rope-scissors = Vos ciseaux restent en main.
reason-rope-beside = Elle se pose près de sa voisine, et les deux pourront se jouer à la suite.
reason-rope-free = Elle ne recouvre aucune carte de votre réserve.
reason-rope-missed = C’est la carte qui vous manquera le moins.
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

# Une partie regardée après coup
analysis-costliest = { $count ->
    [0] Aucun coup n’a beaucoup coûté.
    [one] Le coup qui a coûté le plus :
   *[other] Les { $count } coups qui ont coûté le plus :
}
analysis-better = Entrée { $number }, place { $seat } : { $best } au lieu de { $move } (perte : { $cost }).
