# Zeichnungen: was neben den Brettern steht, als SVG und im Terminal. Plätze zählen ab 1.
# Die Namen von Farben, Spielen und Plätzen sind die aus den Katalogen des Browsers.

drawing-over = Das Spiel ist vorbei.
drawing-first-player = Das Los sagt, wer beginnt.
drawing-best = Am besten: Platz { $seats }.
drawing-to-act = Am Zug: Platz { $seats }.
drawing-points-now = Punkte bisher: { $points }.
drawing-points-of-seat = { $points } für Platz { $seat }
drawing-points = Punkte
drawing-seat = Platz
