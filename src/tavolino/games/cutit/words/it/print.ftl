# Cut it su carta

print-cutit-cut-out = Ritaglia il quadrato lungo la linea tratteggiata. Tieni davanti a te il foglio dei punteggi.
print-cutit-sheet = Foglio: { $sheet }
print-cutit-points = Punti
print-cutit-rounds = Giri
print-cutit-bonus = Bonus
print-cutit-puzzle = Puzzle
print-cutit-more = più del giro prima
print-cutit-one-cut = un taglio
print-cutit-open = Gioca questo foglio nell’app
print-cutit-tokens = Dischetti classifica
print-cutit-tokens-players = In tre: togliete l’1. In due: togliete il 5 e l’1.
