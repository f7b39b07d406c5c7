# Cut it auf Papier

print-cutit-cut-out = Schneide das Quadrat an der gestrichelten Linie aus. Das Wertungsblatt bleibt vor dir liegen.
print-cutit-sheet = Bogen: { $sheet }
print-cutit-points = Punkte
print-cutit-rounds = Runden
print-cutit-bonus = Bonus
print-cutit-puzzle = Puzzle
print-cutit-more = mehr als Vorrunde
print-cutit-one-cut = ein Schnitt
print-cutit-open = Diesen Bogen in der App spielen
print-cutit-tokens = Rangplättchen
print-cutit-tokens-players = Zu dritt ohne die 1, zu zweit ohne die 5 und die 1.
