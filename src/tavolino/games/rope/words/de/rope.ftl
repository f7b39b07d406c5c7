game-rope = Cut the Rope
about-rope = Alle spielen auf dieselben Reihen. Werde als Erster deinen Stapel los! Scheren passen immer.
option-rope-pile = Karten im Spielerstapel (0 = Standard)
help-rope-pile = Mit kleineren Stapeln wird die Partie kürzer, mit größeren länger. Bei 0 gilt die Zahl aus der Anleitung.
option-rope-same = Gleiche Zahlen hintereinander
option-rope-same-no = Nein
option-rope-same-yes = Ja
help-rope-same = Eine Karte darf auch die Zahl davor wiederholen: Nach 1, 2, 3, 4 passt eine 4 oder eine 5.
option-rope-supply = Vorratsreihen
option-rope-supply-any = Beliebige Reihenfolge
option-rope-supply-sequence = Möglichst der Reihe nach
help-rope-supply = An Vorratsreihen legst du beliebige Karten an oder, solange du eine passende hast, nur auf- oder absteigend.

refused-notation-rope = „{ $text }“ ist kein Zug. Schreibe h7>B (Hand auf Reihe), p>A (Stapel auf Reihe), s2>C (Vorrat auf Reihe), h4.s1 (Hand in den Vorrat, Zug beenden) oder end.
refused-notation-rope-chance = „{ $text }“ ist keine Ziehung. Schreibe deal, first oder shuffle.

refused-cr-1-deal = Jetzt müssen alle Karten ausgeteilt werden, jede genau einmal.
refused-cr-1-draw-first = Jetzt wird der Startspieler ausgelost, einer von { $seats }.
refused-cr-1-first = Platz { $got } kann nicht beginnen: An diesem Tisch gibt es { $seats } Plätze.
refused-cr-1-not-chance = Spieler können nicht selbst austeilen, auslosen oder mischen.
refused-cr-4-not-in-hand = Du hast keine { $card ->
    [S] Schere
   *[other] { $card }
} auf der Hand.
refused-cr-4-empty-supply = Deine Vorratsreihe { $supply } ist leer.
refused-cr-5-first-free = Beginne eine neue Reihe auf dem ersten freien Platz, { $free }, nicht auf { $row }.
refused-cr-5-start = Eine gemeinsame Reihe beginnt mit 1, 10 oder einer Schere, nicht mit { $card }.
refused-cr-5-due = Reihe { $row } braucht { $expected } oder eine Schere, nicht { $card }.
refused-cr-8-must-lay = Du hast noch { $count ->
    [one] eine Handkarte. Lege sie
   *[other] { $count } Handkarten. Lege eine davon
} an eine Vorratsreihe, um deinen Zug zu beenden.
refused-cr-8-not-in-hand = Du hast keine { $card ->
    [S] Schere
   *[other] { $card }
} auf der Hand.
refused-cr-8-first-free = Vorratsreihe { $supply } ist leer, und eine davor auch. Beginne zuerst die vordere.
refused-cr-9-sequence = { $card ->
    [S] Eine Schere setzt
   *[other] Die { $card } setzt
} Vorratsreihe { $supply } nicht der Reihe nach fort, und eine andere Karte oder Reihe würde passen.
refused-cr-11-shuffle = Jetzt muss der Ablagestapel gemischt werden, jede Karte genau einmal.
refused-cr-13-pile = Bei { $seats } Spielern hat ein Spielerstapel höchstens { $most } Karten, nicht { $got }.
refused-cr-14-due = Reihe { $row } braucht { $expected } oder eine Schere, nicht { $card }.

cause-rope-pile = Ein Spieler ist seinen Stapel los.
cause-rope-still = Eine ganze Runde lang hat niemand eine Karte bewegt.
cause-rope-endless = 500 Züge lang hat niemand eine Karte von seinem Stapel gespielt.

# Tagesaufgabe
daily-goal-rope = Werde deinen Stapel in möglichst wenigen Zügen los. Alle haben die gleichen Karten.
daily-score-rope = { $score ->
    [one] { $score } Zug
   *[other] { $score } Züge
}
