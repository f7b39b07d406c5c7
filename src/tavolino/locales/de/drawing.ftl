# Zeichnungen: was neben den Brettern steht, als SVG und im Terminal. Plätze zählen ab 1.
# Die Namen von Farben, Spielen und Plätzen sind die aus den Katalogen des Browsers.

drawing-over = Die Partie ist vorbei.
drawing-first-player = Der Startspieler wird ausgelost.
drawing-best = In Führung: { $seats }.
drawing-to-act = Am Zug: { $seats }.
drawing-points-now = Bisherige Punkte: { $points }.
drawing-points-of-seat = { $points } für Platz { $seat }
drawing-points = Punkte
drawing-seat = Platz
