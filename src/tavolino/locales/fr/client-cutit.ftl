cutit-round = Manche { $round } sur { $rounds }
cutit-round-word = Manche
cutit-round-name = Manche { $round }
cutit-look-back = Revoir la manche { $round }
cutit-dice-word = Dés
cutit-dice-text = Dés : { $dice }.
cutit-die = { $colour ->
    [G] vert
    [P] rose
    [Y] jaune
   *[B] bleu
  } { $kind ->
    [blank] vide
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
cutit-how = Glissez le long d’une ligne de la grille pour y couper ; tournez en chemin pour une deuxième coupe. Ou touchez les points l’un après l’autre.
cutit-keys = Touches : les flèches et Entrée nomment des points, S échange les parties, C coupe, Échap recommence.
cutit-which = { $count ->
    [one] Votre morceau
   *[other] Quelle partie est le morceau ?
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
cutit-fewer = Compter moins
cutit-fewer-why = Avec moins de points, le + de la manche suivante est plus facile.
cutit-fewer-chosen = { $points } au lieu de { $most } : un + sera plus facile à la manche suivante.
cutit-fewer-lost = { $points } au lieu de { $most } : un + sera plus facile à la manche suivante, mais celle-ci n’en donne pas.
cutit-second = Deuxième coupe
cutit-second-why = Après une coupe droite, vous pouvez en ajouter une deuxième, et plusieurs morceaux se détachent. Le prix s’affiche avant que vous coupiez.
cutit-second-how = Tracez la deuxième coupe : à côté de la première, en travers ou jusqu’à elle.
cutit-keys-second = 2 ajoute une deuxième coupe à une coupe droite.
cutit-which-stays = Quelle partie reste votre grille ?
cutit-price = { $count ->
    [one] { $count } morceau, { $spaces }, rejoint vos morceaux et doit servir dans le puzzle.
   *[other] { $count } morceaux, { $spaces } en tout, rejoignent vos morceaux et doivent servir dans le puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Votre grille garde { $spaces }, avec { $space }.
cutit-part-with = avec { $space }
cutit-stays-last = La partie qui reste est votre dernier morceau et compte avec les prochains dés.
cutit-rest = L’autre partie reste votre grille : { $spaces }.
cutit-rest-last = L’autre partie est votre dernier morceau et compte avec les prochains dés.
cutit-cut = Couper
cutit-again = Recommencer
cutit-have-cut = Vous avez coupé. Les autres coupent encore
cutit-pick-corner = Choisir le coin { $space }
cutit-own-corner = Votre coin est { $space }.
cutit-fault-no-points = Aucun point : pénalité
cutit-fault-small = Moins de quatre cases : pénalité
cutit-fault-several = Plusieurs morceaux : pénalité
cutit-fault-no-cut = Plus rien à couper : pénalité
cutit-fault-reported = Pénalité saisie
cutit-gone = coupé
cutit-rank = Ligne { $rank } : { $spaces }.
cutit-stars = Étoiles : { $stars }.
cutit-star-right = à droite de { $file }
cutit-star-below = sous { $file }

# La feuille de score

cutit-score-sheet = Feuille de score
cutit-score-of = Feuille de score de { $name }
cutit-score-text = { $name } : manches { $rounds } ; { $total } en tout.
cutit-rose = Plus qu’à la manche précédente
cutit-column-rise = Plus qu’à la manche précédente
cutit-column-one-cut = Une coupe
cutit-column-text = { $column } : cases entourées { $circles }, valeur { $pays }
cutit-sum-rounds = Manches
cutit-sum-penalties = Pénalités
cutit-sum-rises = Colonne +
cutit-sum-one-cuts = Colonne une coupe
cutit-sum-token = Jeton
cutit-sum-outside = Hors du puzzle
cutit-sum-total = Total

# Les autres

cutit-others = Les grilles de tous
cutit-has-cut = a coupé
cutit-is-cutting = coupe
cutit-is-picking = choisit
cutit-is-joining = assemble
cutit-is-keeping = choisit une partie
cutit-is-done = a fini, rang { $place }
cutit-is-done-in = a fini en { $time }
cutit-is-ready = est prêt
cutit-is-not-ready = pas encore prêt
cutit-is-out-of-time = temps écoulé

# Le puzzle

cutit-ready = Je suis prêt
cutit-not-ready = Attendez, pas encore
cutit-ready-together = Dès que tout le monde est prêt, on retourne le sablier : trois minutes pour assembler vos morceaux.
cutit-ready-own = Vos trois minutes commencent dès que vous dites que vous êtes prêt. Qui met le moins de temps prend le plus haut jeton.
cutit-ready-waiting = Pas encore prêt : { $names }
cutit-table-label = La table avec votre puzzle
cutit-begin = Assemblez vos morceaux par leurs étoiles : moitié contre moitié, couleur contre couleur.
cutit-complete = Le puzzle est complet.
cutit-check = { $kept ->
    [one] { $kept } morceau sur { $all } tient ensemble
   *[other] { $kept } morceaux sur { $all } tiennent ensemble
}{ $faults ->
    [0] {""}
    [one] {""}, { $faults } faute
   *[other] {""}, { $faults } fautes
  } ; dehors : { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
cutit-hidden = Ce puzzle reste caché jusqu’à ce que tous soient vérifiés.
cutit-puzzle-keys = Glissez les morceaux l’un contre l’autre par leurs demi-étoiles ; toucher, molette ou R en tourne un. Touches : Entrée prend et pose, les flèches déplacent, M va à la prochaine étoile qui convient, Suppr retire, Ctrl+Z annule.
cutit-loose = Morceaux libres
cutit-mat = Assemblez-les ici
cutit-mat-how = Glissez un morceau ; touchez-le pour le tourner
cutit-keys-title = Comment bouger les morceaux
cutit-tools = Outils du puzzle
cutit-snippet = Morceau { $number } : { $spaces }, { $stars }
cutit-snippet-lies = Le morceau { $number } est en { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , tourné { $turns } fois
   *[other] , tourné { $turns } fois
  }.
cutit-joined = Les morceaux { $one } et { $other } sont raccordés.
cutit-lies = Morceau { $number } en { $x }, { $y } : { $good ->
    [0] aucune étoile ne convient
    [one] { $good } étoile convient
   *[other] { $good } étoiles conviennent
  }{ $bad ->
    [0] {""}
    [one] , { $bad } non
   *[other] , { $bad } non
  }.
cutit-lifted = Le morceau { $number } est de nouveau libre.
cutit-aside = Le morceau { $number } est mis de côté.
cutit-no-room = Il n’y a pas de place ici.
cutit-no-turn = Il n’y a pas la place de tourner le morceau { $number } ici.
cutit-no-match = Aucune étoile de ce morceau ne va avec une du puzzle.
cutit-turn = { $number ->
    [0] Tourner un morceau
   *[other] Tourner le morceau { $number }
  }
cutit-lift = { $number ->
    [0] Retirer un morceau
   *[other] Retirer le morceau { $number } du puzzle
  }
cutit-undo = Annuler
cutit-undone = Annulé.
cutit-closer = Plus près
cutit-farther = Plus loin
cutit-all = Tout montrer
cutit-timer = Temps restant
cutit-time-left = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
cutit-done = J’ai fini
cutit-done-title = Votre puzzle est-il fini ?
cutit-done-loose = { $loose ->
    [one] { $loose } morceau est encore libre
   *[other] { $loose } morceaux sont encore libres
  }{ $seats ->
    [one] .
   *[other] , vous n’aurez donc pas de jeton.
  }
cutit-done-faulty = Le puzzle ne tient pas sans faute.
cutit-done-cost = Tel quel, ce qui est dehors vous coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }.
cutit-keep-question = Votre puzzle ne tient pas sans faute. Quelle partie gardez-vous ?
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
cutit-keep-waiting = Choix de la partie à garder : { $names }
cutit-hint-lay = Y poser le morceau { $number }
cutit-wrong-overlap = Les morceaux { $one } et { $other } se recouvrent.
cutit-wrong-colours = Des demi-étoiles de couleurs différentes se rencontrent entre les morceaux { $one } et { $other }.
cutit-wrong-plain = Une demi-étoile du morceau { $one } touche un côté nu du morceau { $other }.
cutit-wrong-open = Une demi-étoile du morceau { $one } ne fait face à rien.
cutit-wrong-unjoined = Les morceaux { $one } et { $other } se touchent sans raccord entre eux.

# Ce qu’on peut faire maintenant

cutit-task-corner = Choisissez un coin : votre premier morceau doit le contenir.
cutit-task-first-cut = Coupez votre premier morceau ; il doit contenir votre coin { $corner }.
cutit-task-cut = Manche { $round } : coupez un morceau pour ces dés.
cutit-task-ready = Dites quand vous êtes prêt pour le puzzle.
cutit-task-puzzle = Assemblez ce que vous pouvez, puis appuyez sur « J’ai fini ».
cutit-task-keep = Choisissez la partie de votre puzzle que vous gardez.

# Le journal

cutit-log-first = { $name } commence
cutit-log-dice = Dés : { $dice }
cutit-log-secret-cut = a coupé
cutit-log-secret-puzzle = continue le puzzle
cutit-log-ready = est prêt pour le puzzle
cutit-log-not-ready = n’est finalement pas prêt
cutit-log-done = a fini
cutit-log-time-up = annonce que le temps de { $name } est écoulé
cutit-log-corner = choisit le coin { $space }
cutit-log-cut = coupe de { $from } à { $to }
cutit-log-two-cuts = coupe de { $from } à { $to } en passant par { $corner }
cutit-log-several = coupe le long de { $path } et détache plusieurs morceaux
cutit-log-claim = { $cut } et compte { $points }
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
cutit-earned-rise = plus qu’avant
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Manche { $round } : { $earned }.
cutit-remark-puzzle = Toutes les grilles sont découpées. Place au puzzle.
cutit-remark-glass = Le sablier est retourné : trois minutes.
cutit-remark-check = Les puzzles sont vérifiés.

# La fin

cutit-grade-1 = Un à zéro pour le papier. (Jusqu’à 60 points.)
cutit-grade-2 = Encore un peu décousu, mais ça tient. (De 61 à 70 points.)
cutit-grade-3 = Coupe nette : le balai peut rester au placard. (De 71 à 80 points.)
cutit-grade-4 = Du sur-mesure, et sans patron. (De 81 à 99 points.)
cutit-grade-5 = À encadrer : il n’y a rien qui dépasse. (100 points et plus.)
cutit-par = { $least ->
    [0] On ne sait pas ce qui était possible.
   *[other] Avec ces dés, jeton à part, on pouvait faire au moins { $least } et au plus { $most } points. Vous avez { $points }.
  }
cutit-best-join = Le meilleur assemblage
cutit-found-complete = Le puzzle est complet, tenu par { $joins ->
    [one] { $joins } raccord
   *[other] { $joins } raccords
  }.
cutit-found-part = { $kept ->
    [one] { $kept } morceau sur { $all } tient ensemble
   *[other] { $kept } morceaux sur { $all } tiennent ensemble
} ; { $joins ->
    [one] { $joins } raccord
   *[other] { $joins } raccords
  } en tout.
cutit-found-token = Jeton : { $token }.
cutit-found-outside = Dehors : { $count ->
    [one] morceau { $numbers }
   *[other] morceaux { $numbers }
  }, { $cost ->
    [one] −{ $cost } point
   *[other] −{ $cost } points
  }.
