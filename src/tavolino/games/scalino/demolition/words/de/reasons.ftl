# Abbau

reason-demolition-level = Damit ist die Ebene abgebaut, und du darfst noch einen Stein nehmen.
reason-demolition-largest = Kein Stein, den du nehmen kannst, ist größer: Dieser hat { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}.
reason-demolition-leaves = Der nächste Spieler bekommt keinen Stein mit mehr als { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
}.
reason-demolition-waits = Ein größerer Stein würde jetzt einen besseren für die anderen freilegen.
reason-demolition-decline = Alles, was du jetzt nimmst, würde einen besseren Stein für die anderen freilegen.
