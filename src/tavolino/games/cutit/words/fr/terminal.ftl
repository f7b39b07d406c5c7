par = la place { $seat } a marqué { $scored } sans jeton Récompense ; l’objectif est de { $at_least }, et aucun résultat ne peut dépasser { $at_most }.
no-cutit = ce n’est pas une partie terminée de Cut it
no-sheet = il n’y a ni grille ni fichier « { $got } » ; grilles : { $expected }
no-good-sheet = aucune grille de la graine « { $seed } » ne respecte toutes les limites ; essayez-en une autre
sheet-out-of-bounds = { $level ->
    [easy] hors des limites d’une grille facile
    [hard] hors des limites d’une grille difficile
   *[standard] hors des limites d’une grille normale
}
no-difficulty = une grille est { $expected }, pas « { $got } »

# What a sheet was measured by
sheet-head = { $sheet } : limites { $level ->
    [easy] d’une grille facile
    [hard] d’une grille difficile
   *[standard] d’une grille normale
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} depuis chaque coin
sheet-figure = { $figure } : { $got } ({ $bounds })
sheet-progress = grille { $number }, parties
sheet-figure-spaces-g = cases vertes
sheet-figure-spaces-p = cases roses
sheet-figure-spaces-y = cases jaunes
sheet-figure-spaces-b = cases bleues
sheet-figure-spaces-k = cases noires
sheet-figure-spaces-j = jokers
sheet-figure-stars = étoiles
sheet-figure-line-fewest = le moins d’étoiles sur une ligne
sheet-figure-line-most = le plus d’étoiles sur une ligne
sheet-figure-space-most = le plus d’étoiles autour d’une case
sheet-figure-equal-colours = étoiles entre cases de même couleur, pour cent
sheet-figure-colour-spread = demi-étoiles : écart entre les couleurs
sheet-figure-quadrant-spread = étoiles : écart entre les quarts
sheet-figure-joker-depth = cases de l’étoile du joker jusqu’au bord
sheet-figure-dark-neighbours = cases noires et jokers côte à côte
sheet-figure-mean = total moyen, dixièmes
sheet-figure-complete = puzzles complets, pour cent
sheet-figure-corner-spread = écart entre le meilleur et le pire coin, dixièmes

# Solo games in the lab
solo-title = Cut it en solo sur la grille { $sheet }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par bot
solo-row = { $bot } : { $mean } points en moyenne, { $span }
solo-complete = { $percent } complets
