# Scalino

reason-scalino-level = Er vollendet die Ebene, und du darfst einen weiteren Stein setzen.
reason-scalino-steps = Seine Stufen bringen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-scalino-covers = Er nimmt jemand anderem { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-scalino-large = Er verbraucht einen Stein mit { $size } Feldern, der Punkte kostet, wenn er übrig bleibt.
reason-scalino-small = So bleiben die größeren Steine für Stellen, an die sie passen.
reason-scalino-decline = Ein weiterer Stein würde dir hier mehr schaden als nützen.
