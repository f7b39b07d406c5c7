par = Platz { $seat } hat ohne Rangplättchen { $scored } geholt. Par ist { $at_least }, mehr als { $at_most } sind unmöglich.
no-cutit = keine beendete Partie Cut it
no-sheet = es gibt weder einen Bogen noch eine Datei „{ $got }“; Bögen: { $expected }
no-good-sheet = kein Bogen zum Startwert „{ $seed }“ hält alle Grenzen ein; nimm einen anderen
sheet-out-of-bounds = { $level ->
    [easy] nicht in allen Grenzen eines leichten Bogens
    [hard] nicht in allen Grenzen eines schweren Bogens
   *[standard] nicht in allen Grenzen eines normalen Bogens
}
no-difficulty = ein Bogen ist { $expected }, nicht „{ $got }“

# What a sheet was measured by
sheet-head = { $sheet }: Grenzen { $level ->
    [easy] für leichte Bögen
    [hard] für schwere Bögen
   *[standard] für normale Bögen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} aus jeder Ecke
sheet-figure = { $figure }: { $got } ({ $bounds })
sheet-progress = Bogen { $number }, Partien
sheet-figure-spaces-g = grüne Felder
sheet-figure-spaces-p = pinke Felder
sheet-figure-spaces-y = gelbe Felder
sheet-figure-spaces-b = blaue Felder
sheet-figure-spaces-k = schwarze Felder
sheet-figure-spaces-j = Joker-Felder
sheet-figure-stars = Sterne
sheet-figure-line-fewest = wenigste Sterne auf einer Linie
sheet-figure-line-most = meiste Sterne auf einer Linie
sheet-figure-space-most = meiste Sterne an einem Feld
sheet-figure-equal-colours = Sterne zwischen gleichen Farben, Prozent
sheet-figure-colour-spread = halbe Sterne: häufigste minus seltenste Farbe
sheet-figure-quadrant-spread = Sterne: vollstes minus leerstes Viertel
sheet-figure-joker-depth = Felder vom Stern des Joker-Felds zum Rand
sheet-figure-dark-neighbours = Schwarz und Joker nebeneinander
sheet-figure-mean = Punkte im Schnitt, Zehntel
sheet-figure-complete = vollständige Puzzles, Prozent
sheet-figure-corner-spread = beste minus schlechteste Ecke, Zehntel

# Solo games in the lab
solo-title = Cut it solo auf Bogen { $sheet }, je { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
solo-row = { $bot }: im Schnitt { $mean } Punkte, { $span }
solo-complete = { $percent } vollständig
