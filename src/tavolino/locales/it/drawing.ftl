# Disegni: che cosa c’è scritto accanto ai tabelloni, in SVG e nel terminale. I posti si contano da 1.
# I nomi di colori, giochi e posti sono quelli dei cataloghi del browser.

drawing-over = La partita è finita.
drawing-first-player = Il primo giocatore viene scelto a caso.
drawing-best = In testa: { $seats }.
drawing-to-act = Tocca a: { $seats }.
drawing-points-now = Punti finora: { $points }.
drawing-points-of-seat = { $points } per il posto { $seat }
drawing-points = punti
drawing-seat = posto
