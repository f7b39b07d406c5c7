# Scalino

reason-scalino-level = Il termine le niveau : vous pouvez poser un bloc de plus.
reason-scalino-steps = Ses marches rapportent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-scalino-covers = Il prend { $points ->
    [one] { $points } point
   *[other] { $points } points
} à un autre joueur.
reason-scalino-large = Il utilise un bloc de { $size ->
    [one] { $size } case
   *[other] { $size } cases
  }, qui coûte des points s’il vous reste.
reason-scalino-small = Il garde les grands blocs pour les endroits où ils tiennent.
reason-scalino-decline = Un bloc de plus vous ferait ici plus de mal que de bien.
