# Cut it su carta

print-cutit-cut-out = Ritaglia il quadrato lungo la linea tratteggiata. Il foglio dei punteggi resta davanti a te.
print-cutit-sheet = Foglio: { $sheet }
print-cutit-points = Punti
print-cutit-rounds = Giri
print-cutit-bonus = Bonus
print-cutit-puzzle = Puzzle
print-cutit-more = più di prima
print-cutit-one-cut = un taglio
print-cutit-open = Gioca questo foglio nell’app
print-cutit-tokens = Dischetti
print-cutit-tokens-players = In tre senza l’1, in due senza il 5 e l’1.
