# Cut it

drawing-cutit-title = { $players ->
    [one] Cut it : { $players } joueur, grille { $sheet }
   *[other] Cut it : { $players } joueurs, grille { $sheet }
}
drawing-cutit-sheet-title = Cut it, grille { $sheet }
drawing-cutit-sheet-story = La grille de découpe « { $sheet } », entière.
drawing-cutit-first-player = Le premier joueur est tiré au sort.
drawing-cutit-dice-next = Ensuite : les dés du tour { $round } sur { $rounds }.
drawing-cutit-corners = Tour { $round } sur { $rounds } : la place { $seat } choisit un coin.
drawing-cutit-cuts = Tour { $round } sur { $rounds } : { $count ->
    [one] la place { $seats } coupe
   *[other] les places { $seats } coupent
}.
drawing-cutit-ready = Ensuite vient le puzzle ; pas encore prêt : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-puzzle = Le puzzle est en cours ; pas encore terminé : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-keeping = On vérifie les puzzles ; doit choisir une partie à garder : { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}.
drawing-cutit-hidden = Caché jusqu’à la vérification des puzzles.
drawing-cutit-empty = Rien sur la table pour l’instant.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } erreur ;{" "}
   *[other] { $faults } erreurs ;{" "}
}{ $count ->
    [0] rien de gardé
   *[other] gardés : { $kept }
} ; { $cost ->
    [one] { $cost } case hors du puzzle
   *[other] { $cost } cases hors du puzzle
}.
drawing-cutit-part = { $move } : { $count ->
    [one] morceau { $snippets }
   *[other] morceaux { $snippets }
}, { $cost ->
    [one] { $cost } case hors du puzzle
   *[other] { $cost } cases hors du puzzle
}
drawing-cutit-has-cut = a coupé { $cut }
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
drawing-cutit-penalties = malus { $points }
drawing-cutit-column = colonne + { $points }
drawing-cutit-one-cut = une coupe { $points }
drawing-cutit-one-cut-short = 1 coupe
drawing-cutit-token = jeton Récompense { $token }
drawing-cutit-no-token = pas de jeton Récompense
drawing-cutit-outside = { $points } hors du puzzle
drawing-cutit-is-ready = prêt
drawing-cutit-done = terminé
drawing-cutit-legend = + plus qu’au tour précédent, { $mark } une coupe, * doit jouer
drawing-cutit-sum-rounds = Tours et malus
drawing-cutit-sum-columns = Colonnes
