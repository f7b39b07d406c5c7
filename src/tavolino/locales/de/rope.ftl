game-rope = Cut the Rope
about-rope = Werde deinen Kartenstapel los, auf Reihen, die allen gehören; Scheren passen überall.
option-rope-pile = Karten im eigenen Stapel (0: wie in den Regeln)
help-rope-pile = Kleinere Stapel machen das Spiel kürzer, größere länger; bei 0 gilt die Zahl aus den Regeln.
option-rope-same = Gleiche Zahlen dürfen aufeinander folgen
option-rope-same-no = Nein
option-rope-same-yes = Ja
help-rope-same = Eine Karte darf auch die oberste Zahl wiederholen: Nach 1, 2, 3, 4 kommt eine 4 oder eine 5.
option-rope-supply = Vorratsreihen
option-rope-supply-any = Nehmen jede Karte
option-rope-supply-sequence = Der Reihe nach, wo es geht
help-rope-supply = Vorratsreihen nehmen Karten in beliebiger Ordnung oder nur auf- oder absteigend, solange eine deiner Karten passt.

refused-notation-rope = „{ $text }“ ist kein Zug; schreib h7>B (Hand auf Reihe), p>A (Stapel auf Reihe), s2>C (Vorrat auf Reihe), h4.s1 (Zug beenden: Hand auf Vorrat) oder end.
refused-notation-rope-chance = „{ $text }“ ist keine Ziehung; der Geber schreibt deal, first oder shuffle.

refused-cr-1-deal = Jetzt werden alle Karten ausgeteilt, jede genau einmal.
refused-cr-1-draw-first = Jetzt wird ausgelost, wer beginnt, einer von { $seats }.
refused-cr-1-first = Platz { $got } kann an einem Tisch für { $seats } nicht beginnen.
refused-cr-1-not-chance = Nur der Geber teilt aus, lost und mischt.
refused-cr-4-not-in-hand = Du hast keine { $card ->
    [S] Schere
   *[other] { $card }
} auf der Hand.
refused-cr-4-empty-supply = Deine Vorratsreihe { $supply } ist leer.
refused-cr-5-first-free = Eine neue Reihe beginnt am ersten freien Ort, { $free }, nicht an { $row }.
refused-cr-5-start = Eine gemeinsame Reihe beginnt mit 1, 10 oder Schere, nicht mit { $card }.
refused-cr-5-due = Auf Reihe { $row } passt jetzt { $expected } oder Schere, nicht { $card }.
refused-cr-8-must-lay = Du hast noch { $count ->
    [one] eine Handkarte; leg sie
   *[other] { $count } Handkarten; leg eine davon
} an eine Vorratsreihe, um deinen Zug zu beenden.
refused-cr-8-not-in-hand = Du hast keine { $card ->
    [S] Schere
   *[other] { $card }
} auf der Hand, die du ablegen könntest.
refused-cr-8-first-free = Vorratsreihe { $supply } ist leer, und eine davor auch; beginne die vordere.
refused-cr-9-sequence = { $card ->
    [S] Eine Schere setzt
   *[other] Die { $card } setzt
} Vorratsreihe { $supply } nicht der Reihe nach fort, und eine andere Karte oder Reihe würde passen.
refused-cr-11-shuffle = Jetzt wird der Ablagestapel gemischt, jede Karte genau einmal.
refused-cr-13-pile = Bei { $seats } Spielern hat ein eigener Stapel höchstens { $most } Karten, nicht { $got }.
refused-cr-14-due = Auf Reihe { $row } passt jetzt { $expected } oder Schere, nicht { $card }.

cause-rope-pile = Ein eigener Stapel ist weg.
cause-rope-still = Reihum hat niemand eine Karte bewegt.
cause-rope-endless = 500 Züge lang hat niemand eine Karte vom eigenen Stapel gespielt.

# Tagesaufgabe
daily-goal-rope = Leere deinen Stapel in so wenigen Zügen, wie du kannst. Die Karten sind für alle dieselben.
daily-score-rope = { $score ->
    [one] { $score } Zug
   *[other] { $score } Züge
}
