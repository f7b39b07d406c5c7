# Abbau

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
