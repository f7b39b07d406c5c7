cutit-round = Tour { $round } sur { $rounds }
cutit-round-word = Tour
cutit-round-name = Tour { $round }
cutit-look-back = Revoir le tour { $round }
cutit-dice-word = Dés
cutit-dice-text = Dés : { $dice }.
cutit-die = { $colour ->
    [G] vert
    [P] rose
    [Y] jaune
   *[B] bleu
  } { $kind ->
    [blank] vierge
    [question] point d’interrogation
   *[number] { $face }
  }
cutit-colour = { $colour ->
    [G] vert
    [P] rose
    [Y] jaune
    [B] bleu
    [K] noir
   *[J] joker
  }

# Couper

cutit-sheet-label = La grille
cutit-how = Glissez le long d’une ligne pour couper ; changez de direction pour une deuxième coupe. Ou touchez les points un par un.
cutit-keys = Touches : flèches et Entrée choisissent les points, S échange les parties, C coupe, Échap recommence.
cutit-which = { $count ->
    [one] Votre morceau
   *[other] Quelle partie devient votre morceau ?
  }
cutit-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
cutit-half-stars = { $count ->
    [0] aucune demi-étoile
    [one] { $count } demi-étoile
   *[other] { $count } demi-étoiles
  }
cutit-part-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cutit-part-text = Morceau : { $spaces }, { $stars }, { $worth }.
cutit-points-word = { $count ->
    [one] point
   *[other] points
  }
cutit-one-cut = Une coupe
cutit-fewer = Marquer moins
cutit-fewer-why = Avec moins de points maintenant, le prochain + sera plus facile.
cutit-fewer-chosen = { $points } au lieu de { $most } : le prochain + sera plus facile.
cutit-fewer-lost = { $points } au lieu de { $most } : le prochain + sera plus facile, mais vous perdez le + de ce tour.
cutit-second = Deuxième coupe
cutit-second-why = Après une coupe droite, vous pouvez en ajouter une autre pour détacher plusieurs morceaux. Vous voyez ce que cela coûte avant de couper.
cutit-second-how = Tracez la deuxième coupe : à côté de la première, en travers, ou jusqu’à elle.
cutit-keys-second = 2 ajoute une deuxième coupe.
cutit-which-stays = Quelle partie gardez-vous comme grille ?
cutit-price = { $count ->
    [one] { $count } morceau, { $spaces }, va sur votre pile et fait partie de votre puzzle.
   *[other] { $count } morceaux, { $spaces } en tout, vont sur votre pile et font partie de votre puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Votre grille garde { $spaces }, avec { $space }.
cutit-part-with = avec { $space }
cutit-stays-last = La partie qui reste est votre dernier morceau et compte avec les prochains dés.
cutit-rest = L’autre partie reste votre grille : { $spaces }.
cutit-rest-last = L’autre partie est votre dernier morceau et compte avec les prochains dés.
cutit-cut = Couper
cutit-again = Recommencer
cutit-have-cut = C’est coupé ! On attend les autres…
cutit-pick-corner = Choisir le coin { $space }
cutit-own-corner = Votre coin est { $space }.
cutit-fault-no-points = Aucun point : malus
cutit-fault-small = Moins de quatre cases : malus
cutit-fault-several = Plusieurs morceaux : malus
cutit-fault-no-cut = Plus rien à couper : malus
cutit-fault-reported = Malus (saisi)
cutit-gone = découpée
cutit-rank = Ligne { $rank } : { $spaces }.
cutit-stars = Étoiles : { $stars }.
cutit-star-right = à droite de { $file }
cutit-star-below = sous { $file }

# La feuille de score

cutit-score-sheet = Feuille de score
cutit-score-of = Feuille de score : { $name }
cutit-score-text = { $name } : tours { $rounds } ; total { $total }.
cutit-rose = Plus qu’au tour précédent
cutit-column-rise = Plus qu’au tour précédent
cutit-column-one-cut = Une coupe
cutit-column-text = { $column } – cases entourées : { $circles }, valeur : { $pays }
cutit-sum-rounds = Tours
cutit-sum-penalties = Malus
cutit-sum-rises = Colonne +
cutit-sum-one-cuts = Colonne « Une coupe »
cutit-sum-token = Jeton Récompense
cutit-sum-outside = Hors du puzzle
cutit-sum-total = Total

# Les autres

cutit-others = Toutes les grilles
cutit-has-cut = a coupé
cutit-is-cutting = coupe
cutit-is-picking = choisit un coin
cutit-is-joining = assemble
cutit-is-keeping = choisit une partie
cutit-is-done = a terminé { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
cutit-is-done-in = a terminé en { $time }
cutit-is-ready = prêt
cutit-is-not-ready = pas encore prêt
cutit-is-out-of-time = temps écoulé

# Le puzzle

cutit-ready = Je suis prêt
cutit-not-ready = Je ne suis plus prêt
cutit-ready-together = Quand tout le monde est prêt, le sablier démarre : trois minutes pour assembler vos morceaux.
cutit-ready-own = Vos trois minutes démarrent quand vous appuyez sur « Je suis prêt ». Le plus rapide prend le plus haut jeton Récompense.
cutit-ready-waiting = On attend : { $names }
cutit-table-label = Votre puzzle
cutit-begin = Reliez vos morceaux par leurs étoiles : moitié contre moitié, même couleur.
cutit-complete = Puzzle complet.
cutit-check = { $kept ->
    [one] { $kept } sur { $all } assemblé
   *[other] { $kept } sur { $all } assemblés
}{ $faults ->
    [0] {""}
    [one] {""}, { $faults } erreur
   *[other] {""}, { $faults } erreurs
  } ; hors du puzzle : { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
cutit-hidden = Ce puzzle reste caché jusqu’à la vérification.
cutit-puzzle-keys = Faites glisser les morceaux pour relier leurs demi-étoiles. Pour en faire pivoter un, touchez-le, tournez la molette ou appuyez sur R. Touches : Entrée prend et pose, les flèches déplacent, M va à la prochaine étoile compatible, Suppr retire, Ctrl+Z annule.
cutit-loose = Morceaux libres
cutit-mat = Assemblez ici
cutit-mat-how = Faites glisser un morceau ; touchez-le pour le faire pivoter
cutit-keys-title = Comment déplacer les morceaux
cutit-tools = Outils du puzzle
cutit-snippet = Morceau { $number } : { $spaces }, { $stars }
cutit-snippet-lies = Le morceau { $number } est en { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , pivoté { $turns } fois
   *[other] , pivoté { $turns } fois
  }.
cutit-joined = Les morceaux { $one } et { $other } sont reliés.
cutit-lies = Morceau { $number } en { $x }, { $y } : { $good ->
    [0] aucune étoile ne correspond
    [one] { $good } étoile correspond
   *[other] { $good } étoiles correspondent
  }{ $bad ->
    [0] {""}
    [one] , { $bad } erreur
   *[other] , { $bad } erreurs
  }.
cutit-lifted = Le morceau { $number } est de nouveau libre.
cutit-aside = Morceau { $number } mis de côté.
cutit-no-room = Pas de place ici.
cutit-no-turn = Pas assez de place ici pour faire pivoter le morceau { $number }.
cutit-no-match = Aucune étoile du puzzle ne correspond à ce morceau.
cutit-turn = { $number ->
    [0] Faire pivoter un morceau
   *[other] Faire pivoter le morceau { $number }
  }
cutit-lift = { $number ->
    [0] Retirer un morceau
   *[other] Retirer le morceau { $number } du puzzle
  }
cutit-undo = Annuler
cutit-undone = Annulé.
cutit-closer = Zoom avant
cutit-farther = Zoom arrière
cutit-all = Tout afficher
cutit-timer = Temps restant
cutit-time-left = { $seconds ->
    [one] Il reste { $seconds } seconde.
   *[other] Il reste { $seconds } secondes.
  }
cutit-done = J’ai terminé
cutit-done-title = Terminer votre puzzle ?
cutit-done-loose = { $loose ->
    [one] { $loose } morceau est encore libre
   *[other] { $loose } morceaux sont encore libres
  }{ $seats ->
    [one] .
   *[other] , donc pas de jeton Récompense.
  }
cutit-done-faulty = Votre puzzle comporte encore des erreurs.
cutit-done-cost = Pour l’instant, les morceaux hors du puzzle vous coûtent { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }.
cutit-keep-question = Votre puzzle comporte des erreurs. Quelle partie voulez-vous garder ?
cutit-keep-part = { $count ->
    [one] Morceau { $numbers }
   *[other] Morceaux { $numbers }
  }
cutit-keep-cost = { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }
cutit-keep-best = la meilleure
cutit-keep-this = Garder cette partie
cutit-keep-waiting = On attend : { $names }
cutit-hint-lay = Poser le morceau { $number } là
cutit-wrong-overlap = Les morceaux { $one } et { $other } se chevauchent.
cutit-wrong-colours = Deux demi-étoiles de couleurs différentes se rencontrent entre les morceaux { $one } et { $other }.
cutit-wrong-plain = Une demi-étoile du morceau { $one } touche un côté nu du morceau { $other }.
cutit-wrong-open = Morceau { $one } : une demi-étoile donne sur le vide.
cutit-wrong-unjoined = Les morceaux { $one } et { $other } se touchent sans être reliés.

# Ce qu’on peut faire maintenant

cutit-task-corner = Choisissez un coin. Votre premier morceau doit le contenir.
cutit-task-first-cut = Découpez votre premier morceau. Il doit contenir votre coin { $corner }.
cutit-task-cut = Tour { $round } : découpez un morceau en fonction des dés.
cutit-task-ready = Appuyez sur « Je suis prêt » pour commencer le puzzle.
cutit-task-puzzle = Assemblez un maximum de morceaux, puis appuyez sur « J’ai terminé ».
cutit-task-keep = Choisissez la partie de votre puzzle à garder.

# Le journal

cutit-log-first = { $name } commence
cutit-log-dice = Dés : { $dice }
cutit-log-secret-cut = a coupé
cutit-log-secret-puzzle = assemble son puzzle
cutit-log-ready = est prêt pour le puzzle
cutit-log-not-ready = n’est plus prêt
cutit-log-done = a terminé
cutit-log-time-up = temps écoulé pour { $name }
cutit-log-corner = choisit le coin { $space }
cutit-log-cut = coupe de { $from } à { $to }
cutit-log-two-cuts = coupe de { $from } à { $to } en passant par { $corner }
cutit-log-several = coupe le long de { $path } et détache plusieurs morceaux
cutit-log-claim = { $cut } et annonce { $points }
cutit-log-lay = pose le morceau { $number }
cutit-log-lift = retire le morceau { $number } du puzzle
cutit-log-keep = garde la partie avec le morceau { $number }
cutit-earned = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $parts ->
    [0] {""}
   *[other] {" "}({ $how })
  }
cutit-earned-one-cut = une coupe
cutit-earned-rise = plus qu’au tour précédent
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Tour { $round } : { $earned }.
cutit-remark-puzzle = Toutes les grilles sont découpées. Place au puzzle !
cutit-remark-glass = Le sablier démarre : trois minutes.
cutit-remark-check = Les puzzles sont vérifiés.

# La fin

cutit-grade-1 = Papier 1, ciseaux 0. (Jusqu’à 60 points.)
cutit-grade-2 = Encore un peu décousu, mais ça tient. (De 61 à 70 points.)
cutit-grade-3 = Du travail propre : le balai reste au placard. (De 71 à 80 points.)
cutit-grade-4 = Du sur-mesure, et sans patron. (De 81 à 99 points.)
cutit-grade-5 = À encadrer : rien ne dépasse. (100 points et plus.)
cutit-par = { $least ->
    [0] L’objectif est inconnu.
   *[other] Objectif avec ces dés, sans jeton Récompense : entre { $least } et { $most } points. Vous en avez { $points }.
  }
cutit-best-join = Meilleure solution
cutit-found-complete = Puzzle complet, avec { $joins ->
    [one] { $joins } connexion
   *[other] { $joins } connexions
  }.
cutit-found-part = { $kept ->
    [one] { $kept } morceau sur { $all } assemblé
   *[other] { $kept } morceaux sur { $all } assemblés
}, avec { $joins ->
    [one] { $joins } connexion
   *[other] { $joins } connexions
  }.
cutit-found-token = Jeton Récompense : { $token }.
cutit-found-outside = Hors du puzzle : { $count ->
    [one] morceau { $numbers }
   *[other] morceaux { $numbers }
  }, { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
