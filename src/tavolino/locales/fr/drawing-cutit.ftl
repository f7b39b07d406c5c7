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
drawing-cutit-ready = Le puzzle va commencer ; pas encore prêt : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-puzzle = Le puzzle est en cours ; pas encore fini : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-keeping = Les puzzles sont vérifiés ; choix de la partie à garder : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-hidden = Caché jusqu’à la vérification des puzzles.
drawing-cutit-empty = Il n’y a encore rien sur la table.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } faute ;{" "}
   *[other] { $faults } fautes ;{" "}
}{ $count ->
    [0] rien de gardé
   *[other] gardés : { $kept }
} ; { $cost ->
    [one] { $cost } case dehors
   *[other] { $cost } cases dehors
}.
drawing-cutit-part = { $move } : { $count ->
    [one] morceau { $snippets }
   *[other] morceaux { $snippets }
}, { $cost ->
    [one] { $cost } case dehors
   *[other] { $cost } cases dehors
}
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
