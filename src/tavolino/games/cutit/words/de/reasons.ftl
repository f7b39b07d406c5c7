# Cut it

reason-cutit-corner = An dieser Ecke bringt der erste Schnipsel mit diesen Würfeln am meisten.
reason-cutit-both = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, mehr als in der Vorrunde und mit nur einem Schnitt: ein Kästchen in beiden Spalten.
reason-cutit-rise = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, mehr als in der Vorrunde: ein Kästchen bei +.
reason-cutit-straight = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit nur einem Schnitt: ein Kästchen bei ✂.
reason-cutit-points = Das bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-cutit-penalty = Mit diesen Würfeln gibt es nichts zu holen. So bleibt gutes Papier für später.
reason-cutit-stars = { $stars ->
    [0] Die halben Sterne bleiben auf dem Bogen, wo spätere Schnipsel sie brauchen.
    [one] Der Schnipsel hat einen halben Stern zum Anlegen.
   *[other] Der Schnipsel hat { $stars } halbe Sterne zum Anlegen.
}
reason-cutit-place = Dort liegt er im besten Puzzle.
reason-cutit-lift = Er steht einem besseren Puzzle im Weg.
reason-cutit-ready = Alle Schnipsel sind geschnitten. Das Puzzle kann beginnen.
reason-cutit-done = Dein Puzzle kann nicht mehr besser werden.
reason-cutit-keep = Bei diesem Teil bleiben die wenigsten Felder übrig.
reason-cutit-fewer = Mit weniger Punkten wird das nächste + leichter.
