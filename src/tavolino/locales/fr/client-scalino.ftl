# Les plateaux de Scalino et de Scalino démolition dans le navigateur

scalino-green = vert
scalino-pink = rose
scalino-yellow = jaune
scalino-blue = bleu
scalino-nobody = neutre
scalino-either = { $one } ou { $other }

# La table
scalino-board = La pyramide
scalino-keys = Les flèches parcourent les emplacements, Entrée pose le bloc, N trouve le prochain emplacement permis. 1, 2 et 3 choisissent le bloc, R le tourne, C change sa couleur quand on peut la choisir. Q et E tournent la table, V regarde d’en haut.
scalino-keys-demolition = Les flèches vont de bloc en bloc, Entrée en prend un. Q et E tournent la table, V regarde d’en haut.
scalino-seen = La pyramide, vue du côté de la { $side ->
    [south] ligne 1
    [east] colonne i
    [north] ligne 9
   *[west] colonne a
}
scalino-seen-above = La pyramide, vue d’en haut
scalino-look = Comment la regarder
scalino-turn-left = Tourner la table à gauche
scalino-turn-right = Tourner la table à droite
scalino-from-above = Vue d’en haut
scalino-from-side = Vue de côté

# Choisir un bloc
scalino-size = Bloc
scalino-size-label = { $size ->
    [one] Bloc de { $size } case
   *[other] Bloc de { $size } cases
}, reste { $count } ({ $size })
scalino-blocks-of = { $size ->
    [one] Blocs de { $size } case
   *[other] Blocs de { $size } cases
}
scalino-turn-block = { $direction ->
    [rank] Le bloc suit une ligne ; le tourner (R)
   *[file] Le bloc suit une colonne ; le tourner (R)
}
scalino-colour = Couleur
scalino-colour-label = Un bloc { $colour } (C)
scalino-put = Poser ici
scalino-take = Prendre
scalino-decline = Non merci
scalino-left = Il reste en { $colour } : { $one } de 1 case, { $two } de 2, { $three } de 3.
scalino-show-rows = Montrer les suites du { $colour }
scalino-card-left = reste { $spaces }
scalino-card-over = { $sign } de reste

# Ce qu’on peut faire à un emplacement
scalino-places = { $count ->
    [one] { $count } emplacement pour ce bloc.
   *[other] { $count } emplacements pour ce bloc.
}
scalino-none-fits = { $size ->
    [one] Un bloc de { $size } case ne va nulle part ; choisissez-en un autre.
   *[other] Un bloc de { $size } cases ne va nulle part dans ce sens ; tournez-le ou choisissez-en un autre.
}
scalino-not-allowed = { $place } n’est pas permis.
scalino-put-pointer = Cliquez pour poser le bloc en { $place }.
scalino-put-touch = Touchez encore une fois pour poser le bloc en { $place }.
scalino-put-keys = { $place } est permis ; Entrée y pose le bloc.
scalino-gain-row = Suite { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } point
   *[other] { $sign } points
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] On peut prendre { $count } bloc.
   *[other] On peut prendre { $count } blocs.
}
scalino-not-free = On ne peut pas prendre le bloc en { $place }.
scalino-take-pointer = Cliquez pour prendre { $place } : { $size ->
    [one] { $size } point
   *[other] { $size } points
}.
scalino-take-touch = Touchez encore une fois pour prendre { $place } : { $size ->
    [one] { $size } point
   *[other] { $size } points
}.
scalino-take-keys = On peut prendre { $place } pour { $size ->
    [one] { $size } point
   *[other] { $size } points
} ; appuyez sur Entrée.

# Ce qu’il faut faire
scalino-task-star = Commencez : couvrez l’étoile d’un bloc { $colour }.
scalino-task = Posez un bloc { $colour } au niveau { $level }.
scalino-task-neutral = Posez un bloc { $colour }, neutre, au niveau { $level } : cette fois, c’est à vous de le faire.
scalino-task-take = Prenez un bloc.

# Ce qui s’est passé
scalino-log-first = { $name } commence
scalino-log-dealt = La pyramide est prête
scalino-log-decline = renonce au bloc supplémentaire
scalino-log-put = pose un bloc de { $size ->
    [one] { $size } case
   *[other] { $size } cases
} en { $place }
scalino-log-put-colour = pose un bloc { $colour } de { $size ->
    [one] { $size } case
   *[other] { $size } cases
} en { $place }
scalino-log-take = prend { $place } pour { $size ->
    [one] { $size } point
   *[other] { $size } points
}
scalino-level-complete = Le niveau { $level } est complet.
scalino-pyramid-complete = La pyramide est complète.
scalino-bonus-you = Vous pouvez poser encore un bloc { $colour }, au niveau { $level }.
scalino-bonus = { $name } peut poser encore un bloc { $colour }, au niveau { $level }.
scalino-level-cleared = Le niveau { $level } est démoli.
scalino-extra-you = Vous pouvez prendre encore un bloc.
scalino-extra = { $name } peut prendre encore un bloc.

# Le plateau en mots
scalino-level-now = On construit le niveau { $level } sur 4.
scalino-level = Niveau { $level } : { $blocks }.
scalino-empty = Il n’y a aucun bloc sur le plateau.
scalino-colour-line = { $colour } ({ $name }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lengths ->
    [0] {""}
   *[other] , avec des suites de { $lengths } marches
}.
scalino-not-dealt = La pyramide n’est pas encore construite.
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
scalino-sum = Les points en { $colour }
scalino-row = { $count ->
    [one] { $count } marche seule
   *[other] Une suite de { $count } marches
}
scalino-worthless = { $count ->
    [one] { $count } marche qui ne tient qu’à l’étoile
   *[other] { $count } marches qui ne tiennent qu’à l’étoile
}
scalino-unused = { $spaces ->
    [one] Un bloc de reste, { $spaces } case
   *[other] Blocs de reste, { $spaces } cases
}
scalino-total = En tout
scalino-taken-table = Ce que chacun a pris
