# Scalino

reason-scalino-level = Damit ist die Ebene fertig, und du darfst noch einen Stein legen.
reason-scalino-steps = Seine Stufen bringen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-scalino-covers = Das nimmt einem anderen Spieler { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-scalino-large = So wirst du einen Stein mit { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
  } los, der am Ende Punkte kosten würde.
reason-scalino-small = So sparst du größere Steine für Stellen auf, an die sie passen.
reason-scalino-decline = Ein Bonusstein würde dir hier mehr schaden als nützen.
