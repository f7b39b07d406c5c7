# Cut it sur papier

print-cutit-cut-out = Découpez le carré le long des pointillés. La feuille de score reste devant vous.
print-cutit-sheet = Grille : { $sheet }
print-cutit-points = Points
print-cutit-rounds = Manches
print-cutit-bonus = Bonus
print-cutit-puzzle = Puzzle
print-cutit-more = plus qu’avant
print-cutit-one-cut = une coupe
print-cutit-open = Jouer cette grille dans l’appli
print-cutit-tokens = Jetons de rang
print-cutit-tokens-players = À trois, sans le 1 ; à deux, sans le 5 ni le 1.
