# Drawings: what they say beside the boards, as SVG and in a terminal. Seats are counted from 1.
# Names of colours, games and seats are those of the client's catalogues.

drawing-over = The game is over.
drawing-first-player = The first player is chosen at random.
drawing-best = Leading: { $seats }.
drawing-to-act = To play: { $seats }.
drawing-points-now = Points so far: { $points }.
drawing-points-of-seat = { $points } for seat { $seat }
drawing-points = points
drawing-seat = seat
