# Cut it on paper

print-cutit-cut-out = Cut out the square along the dashed line. Keep the score sheet in front of you.
print-cutit-sheet = Sheet: { $sheet }
print-cutit-points = Points
print-cutit-rounds = Rounds
print-cutit-bonus = Bonus
print-cutit-puzzle = Puzzle
print-cutit-more = more than last round
print-cutit-one-cut = one cut
print-cutit-open = Play this sheet in the app
print-cutit-tokens = Rank tokens
print-cutit-tokens-players = Three players: leave out the 1. Two players: leave out the 5 and the 1.
