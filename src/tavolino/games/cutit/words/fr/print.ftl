# Cut it sur papier

print-cutit-cut-out = Découpez le carré le long des pointillés. Gardez la feuille de score devant vous.
print-cutit-sheet = Grille : { $sheet }
print-cutit-points = Points
print-cutit-rounds = Tours
print-cutit-bonus = Bonus
print-cutit-puzzle = Puzzle
print-cutit-more = plus qu’avant
print-cutit-one-cut = une coupe
print-cutit-open = Jouer sur cette grille dans l’appli
print-cutit-tokens = Jetons Récompense
print-cutit-tokens-players = À trois joueurs : sans le 1. À deux : sans le 5 ni le 1.
