# Dessins : ce qui est écrit à côté des plateaux, en SVG et dans un terminal. Les places se comptent à partir de 1.
# Les noms des couleurs, des jeux et des places sont ceux des catalogues du navigateur.

drawing-over = La partie est terminée.
drawing-first-player = Le premier joueur est tiré au sort.
drawing-best = En tête : { $seats }.
drawing-to-act = Doit jouer : { $seats }.
drawing-points-now = Points actuels : { $points }.
drawing-points-of-seat = { $points } pour la place { $seat }
drawing-points = points
drawing-seat = place
