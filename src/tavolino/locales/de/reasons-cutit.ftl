# Cut it

reason-cutit-corner = Von dieser Ecke aus geben die Würfel den besten ersten Schnipsel.
reason-cutit-both = Der Schnipsel bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, mehr als die Runde davor und mit einem einzigen Schnitt: Das füllt ein Kästchen beider Spalten.
reason-cutit-rise = Der Schnipsel bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, mehr als die Runde davor: Das füllt ein Kästchen +.
reason-cutit-straight = Der Schnipsel bringt mit einem einzigen Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Das füllt ein Kästchen ✂.
reason-cutit-points = Der Schnipsel bringt { $points ->
    [one] { $points } Punkt
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
reason-cutit-keep = Dieser Teil lässt die wenigsten Felder draußen.
reason-cutit-fewer = Mit weniger Punkten ist es leichter, sich in der nächsten Runde zu steigern.
