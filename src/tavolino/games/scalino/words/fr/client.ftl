# Les plateaux de Scalino et de Scalino démolition dans le navigateur

scalino-green = vert
scalino-pink = rose
scalino-yellow = jaune
scalino-blue = bleu
scalino-nobody = neutre
scalino-either = { $one } ou { $other }

# La table
scalino-board = La pyramide
scalino-keys = Flèches : se déplacer. Entrée : poser le bloc. N : prochain emplacement permis. 1, 2 et 3 : choisir un bloc. R : le tourner. C : changer de couleur si possible. Q et E : tourner la table. V : vue d’en haut.
scalino-keys-demolition = Flèches : aller de bloc en bloc. Entrée : prendre le bloc. Q et E : tourner la table. V : vue d’en haut.
scalino-seen = La pyramide, vue du côté de la { $side ->
    [south] ligne 1
    [east] colonne i
    [north] ligne 9
   *[west] colonne a
}
scalino-seen-above = La pyramide, vue d’en haut
scalino-look = Vue
scalino-turn-left = Tourner la table à gauche
scalino-turn-right = Tourner la table à droite
scalino-from-above = Vue d’en haut
scalino-from-side = Vue de côté

# Choisir un bloc
scalino-size = Bloc
scalino-size-label = { $size ->
    [one] Bloc de { $size } case
   *[other] Bloc de { $size } cases
}, il en reste { $count } ({ $size })
scalino-blocks-of = { $size ->
    [one] Blocs de { $size } case
   *[other] Blocs de { $size } cases
}
scalino-turn-block = { $direction ->
    [rank] Le bloc suit une ligne ; tournez-le (R)
   *[file] Le bloc suit une colonne ; tournez-le (R)
}
scalino-colour = Couleur
scalino-colour-label = Un bloc { $colour } (C)
scalino-put = Poser ici
scalino-take = Prendre
scalino-decline = Non merci
scalino-left = Blocs restants pour le { $colour } : { $one } de 1 case, { $two } de 2, { $three } de 3.
scalino-show-rows = Afficher les suites du { $colour }
scalino-card-left = reste { $spaces }
scalino-card-over = restant : { $sign }

# Ce qu’on peut faire à un emplacement
scalino-places = { $count ->
    [one] { $count } emplacement possible pour ce bloc.
   *[other] { $count } emplacements possibles pour ce bloc.
}
scalino-none-fits = { $size ->
    [one] Aucun emplacement possible pour un bloc de { $size } case. Choisissez un autre bloc.
   *[other] Aucun emplacement possible pour un bloc de { $size } cases dans ce sens. Tournez-le ou changez de bloc.
}
scalino-not-allowed = Vous ne pouvez pas le poser en { $place }.
scalino-put-pointer = Cliquez pour poser le bloc en { $place }.
scalino-put-touch = Touchez encore pour poser le bloc en { $place }.
scalino-put-keys = Appuyez sur Entrée pour poser le bloc en { $place }.
scalino-gain-row = Suite { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } point
   *[other] { $sign } points
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Vous pouvez prendre { $count } bloc.
   *[other] Vous pouvez prendre { $count } blocs.
}
scalino-not-free = Vous ne pouvez pas prendre le bloc en { $place }.
scalino-take-pointer = Cliquez pour prendre { $place } : { $size ->
    [one] { $size } point
   *[other] { $size } points
}.
scalino-take-touch = Touchez encore pour prendre { $place } : { $size ->
    [one] { $size } point
   *[other] { $size } points
}.
scalino-take-keys = Appuyez sur Entrée pour prendre { $place } : { $size ->
    [one] { $size } point
   *[other] { $size } points
}.

# Ce qu’il faut faire
scalino-task-star = Premier bloc : couvrez l’étoile avec un bloc { $colour }.
scalino-task = Posez un bloc { $colour } au niveau { $level }.
scalino-task-neutral = À vous de poser le bloc neutre ({ $colour }), au niveau { $level }.
scalino-task-take = Prenez un bloc.

# Ce qui s’est passé
scalino-log-first = { $name } commence
scalino-log-dealt = La pyramide est prête
scalino-log-decline = renonce au bloc supplémentaire
scalino-log-put = pose un bloc de { $size ->
    [one] { $size } case
   *[other] { $size } cases
} en { $place }
scalino-log-put-colour = pose un bloc { $colour } de { $size ->
    [one] { $size } case
   *[other] { $size } cases
} en { $place }
scalino-log-take = prend { $place } ({ $size ->
    [one] { $size } point
   *[other] { $size } points
})
scalino-level-complete = Le niveau { $level } est complet.
scalino-pyramid-complete = La pyramide est complète.
scalino-bonus-you = Vous pouvez poser un bloc { $colour } de plus, au niveau { $level }.
scalino-bonus = { $name } peut poser un bloc { $colour } de plus, au niveau { $level }.
scalino-level-cleared = Le niveau { $level } est vide.
scalino-extra-you = Vous pouvez prendre un bloc de plus.
scalino-extra = { $name } peut prendre un bloc de plus.

# Le plateau en mots
scalino-level-now = Niveau { $level } sur 4 en construction.
scalino-level = Niveau { $level } : { $blocks }.
scalino-empty = Il n’y a aucun bloc sur le plateau.
scalino-colour-line = Le { $colour } ({ $name }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lengths ->
    [0] {""}
   *[other] , longueur des suites : { $lengths }
}.
scalino-not-dealt = Il n’y a pas encore de pyramide.
scalino-standing = { $count ->
    [one] Il reste { $count } bloc.
   *[other] Il reste { $count } blocs.
}
scalino-taken = { $name } a pris { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# La fin, point par point
scalino-result-colour = Couleur
scalino-sum = Points du { $colour }
scalino-row = { $count ->
    [one] { $count } marche isolée
   *[other] Une suite de { $count } marches
}
scalino-worthless = { $count ->
    [one] { $count } marche reliée seulement à l’étoile
   *[other] { $count } marches reliées seulement à l’étoile
}
scalino-unused = { $spaces ->
    [one] Blocs restants, { $spaces } case
   *[other] Blocs restants, { $spaces } cases
}
scalino-total = Total
scalino-taken-table = Blocs pris
