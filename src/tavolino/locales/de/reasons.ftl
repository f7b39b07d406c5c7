# Warum ein Zug gut ist
reason-only = Es ist der einzige mögliche Zug.
reason-better = In simulierten Partien schneidet er um { $better } von hundert besser ab als { $other }.
reason-best = In simulierten Partien ist kein anderer Zug so gut; dann folgt { $other }.
reason-close = In simulierten Partien ist { $other } fast ebenso gut.
reason-points = Damit steuert die Partie auf { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} zu; der nächstbeste Zug wäre { $other }.
reason-scalino-level = Er vollendet die Ebene, und du darfst einen weiteren Stein setzen.
reason-scalino-steps = Seine Stufen bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
reason-scalino-covers = Er nimmt jemand anderem { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
reason-scalino-large = Er verbraucht einen Stein mit { $size } Feldern, der Punkte kostet, wenn er übrig bleibt.
reason-scalino-small = So bleiben die größeren Steine für Stellen, an die sie passen.
reason-scalino-decline = Ein weiterer Stein würde dir hier mehr schaden als nützen.
reason-demolition-level = Er räumt die Ebene ab, und du darfst einen weiteren Stein nehmen.
reason-demolition-largest = Kein Stein, den du jetzt nehmen kannst, ist größer: Er hat { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}.
reason-demolition-leaves = Danach bleibt kein Stein mit mehr als { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
} für die Nächsten.
reason-demolition-waits = Ein größerer Stein würde jetzt den anderen einen besseren freigeben.
reason-demolition-decline = Was du jetzt auch nimmst, es würde den anderen etwas Besseres freigeben.
reason-rope-pile = Du wirst eine Karte deines eigenen Stapels los; { $left ->
    [0] es war die letzte
    [one] eine bleibt
   *[other] { $left } bleiben
}.
reason-rope-way = Das macht Platz für die Karte deines eigenen Stapels.
reason-rope-closes = Es nimmt eine Stelle weg, an die eine fremde Stapelkarte passen würde.
reason-rope-supply = Das gibt in deinem Vorrat die Karte darunter frei.
reason-rope-last = Mit leerer Hand ziehst du neue Karten.
reason-rope-hand = Du wirst eine Karte los, ohne für eine fremde Stapelkarte Platz zu machen.
reason-rope-nothing = So, wie die Reihen liegen, kann niemand sonst vom Stapel spielen.
reason-rope-scissors = Deine Schere bleibt auf der Hand.
reason-rope-beside = Sie liegt neben ihrer Nachbarin, und beide lassen sich nacheinander spielen.
reason-rope-free = Das verdeckt keine Karte in deinem Vorrat.
reason-rope-missed = Diese Karte wird dir am wenigsten fehlen.
reason-cutit-corner = Von dieser Ecke aus geben die Würfel den besten ersten Schnipsel.
reason-cutit-both = Der Schnipsel bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, mehr als die Runde davor und mit einem einzigen Schnitt: Das füllt ein Kästchen beider Spalten.
reason-cutit-rise = Der Schnipsel bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, mehr als die Runde davor: Das füllt ein Kästchen +.
reason-cutit-straight = Der Schnipsel bringt mit einem einzigen Schnitt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: Das füllt ein Kästchen ✂.
reason-cutit-points = Der Schnipsel bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
reason-cutit-penalty = Diese Würfel bringen nichts, also spart der Schnitt das gute Papier für später.
reason-cutit-stars = { $stars ->
    [0] Die halben Sterne bleiben auf dem Bogen, wo spätere Schnipsel sie brauchen.
    [one] Der Schnipsel hat einen halben Stern zum Anlegen.
   *[other] Der Schnipsel hat { $stars } halbe Sterne zum Anlegen.
}
reason-cutit-place = Dort gehört er in dem Puzzle hin, das am wenigsten auslässt.
reason-cutit-lift = Er liegt einem besseren Puzzle im Weg.
reason-cutit-ready = Alle Schnipsel sind geschnitten, das Puzzle kann beginnen.
reason-cutit-done = Das Puzzle lässt sich nicht mehr verbessern.

# Eine Partie im Nachhinein
analysis-costliest = { $count ->
    [0] Kein Zug hat viel verschenkt.
    [one] Der Zug, der am meisten gekostet hat:
   *[other] Die { $count } Züge, die am meisten gekostet haben:
}
analysis-better = Eintrag { $number }, Platz { $seat }: { $best } statt { $move } (Verlust: { $cost }).
