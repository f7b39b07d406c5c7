# Dessins : ce qui est écrit à côté des plateaux, en SVG et dans un terminal. Les places se comptent à partir de 1.
# Les noms des couleurs, des jeux et des places sont ceux des catalogues du navigateur.

drawing-over = La partie est terminée.
drawing-first-player = Le sort désigne qui commence.
drawing-best = En tête : place { $seats }.
drawing-to-act = À jouer : place { $seats }.
drawing-points-now = Points pour l’instant : { $points }.
drawing-points-of-seat = { $points } pour la place { $seat }
drawing-points = points
drawing-seat = place

# Scalino et la démolition
drawing-scalino-seen = { $game }, vue { $style ->
    [south] du sud
    [east] de l’est
    [north] du nord
    [west] de l’ouest
   *[above] d’en haut
}
drawing-scalino-lying = { $count ->
    [0] Il n’y a aucun bloc sur la table.
    [one] Il y a { $count } bloc sur la table.
   *[other] Il y a { $count } blocs sur la table.
}
drawing-scalino-turn = { $extra ->
    [yes] La place { $seat } peut poser encore un bloc { $colour }.
   *[no] La place { $seat } doit poser un bloc { $colour }.
}
drawing-scalino-tops = Vus d’en haut : { $blocks }.
drawing-scalino-top = { $colour } { $place } au niveau { $level }
drawing-scalino-star-free = L’étoile est découverte.
drawing-scalino-blocks-of = blocs de
drawing-scalino-key-block = { $colour }, au niveau { $level }
drawing-scalino-key-free = libre au niveau { $level }
drawing-scalino-key-star = l’étoile
drawing-scalino-key-takeable = on peut le prendre
drawing-scalino-worthless = { $place } 0 (ne tient qu’à l’étoile)
drawing-scalino-unused = blocs de reste { $points }
drawing-scalino-counted = { $colour } { $points } : { $parts }
drawing-scalino-nothing = rien
drawing-demolition-left = { $count ->
    [0] Il ne reste aucun bloc.
    [one] Il reste { $count } bloc.
   *[other] Il reste { $count } blocs.
}
drawing-demolition-turn = { $extra ->
    [yes] La place { $seat } peut prendre encore un bloc.
   *[no] La place { $seat } doit prendre un bloc.
}
drawing-demolition-takeable = { $points ->
    [one] À prendre pour { $points } point
   *[other] À prendre pour { $points } points
} : { $places }

# Cut the Rope
drawing-rope-piles = pioche { $draw }, défausse { $discard }
drawing-rope-pile = pile
drawing-rope-hand = main

# Cut it
drawing-cutit-title = { $players ->
    [one] Cut it : { $players } joueur, grille { $sheet }
   *[other] Cut it : { $players } joueurs, grille { $sheet }
}
drawing-cutit-sheet-title = Cut it, grille { $sheet }
drawing-cutit-sheet-story = La grille « { $sheet } », entière.
drawing-cutit-first-player = Le sort désigne qui choisit un coin en premier.
drawing-cutit-dice-next = Les dés de la manche { $round } sur { $rounds } vont être lancés.
drawing-cutit-corners = Manche { $round } sur { $rounds } : la place { $seat } choisit un coin.
drawing-cutit-cuts = Manche { $round } sur { $rounds } : { $count ->
    [one] la place { $seats } doit couper
   *[other] les places { $seats } doivent couper
}.
drawing-cutit-ready = Le puzzle va commencer ; pas encore prêt : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-puzzle = Le puzzle est en cours ; pas encore fini : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-hidden = Caché jusqu’à la vérification des puzzles.
drawing-cutit-empty = Il n’y a encore rien sur la table.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } faute ;{" "}
   *[other] { $faults } fautes ;{" "}
}{ $count ->
    [0] rien de gardé
   *[other] gardés : { $kept }
} ; { $cost ->
    [one] { $cost } case dehors
   *[other] { $cost } cases dehors
}.
drawing-cutit-has-cut = a coupé : { $cut }
drawing-cutit-corner = coin { $space }
drawing-cutit-cut-mark = a coupé
drawing-cutit-key-colours = couleurs
drawing-cutit-key-star = une étoile
drawing-cutit-own-cut = votre coupe { $cut }
drawing-cutit-last-cut = dernière coupe { $cut }
drawing-cutit-fault = { $fault ->
    [no-points] aucun point
    [small] trop petit
    [several] plusieurs morceaux
   *[no-cut] aucune coupe
}
drawing-cutit-penalty = { $points } : { $faults }
drawing-cutit-sums = { $parts } : { $total }
drawing-cutit-penalties = pénalités { $points }
drawing-cutit-column = colonne « + » { $points }
drawing-cutit-one-cut = une coupe { $points }
drawing-cutit-one-cut-short = 1 coupe
drawing-cutit-token = jeton { $token }
drawing-cutit-no-token = pas de jeton
drawing-cutit-outside = { $points } dehors
drawing-cutit-is-ready = prêt
drawing-cutit-done = a fini
drawing-cutit-legend = + plus qu’à la manche précédente, { $mark } une coupe, * doit jouer
drawing-cutit-sum-rounds = Manches et pénalités
drawing-cutit-sum-columns = Colonnes
