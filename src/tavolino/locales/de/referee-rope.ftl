game-referee-rope = Cut the Rope mit echten Karten
about-referee-rope = Der Spielleiter für den echten Tisch: wer am Zug ist, die Zeit, die Karten in jedem Stapel, und wer wie oft gewonnen hat.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Sekunden je Zug (0: ohne Uhr)
help-referee-rope-timer = Ein Ton sagt, wann die Zeit eines Zuges um ist; sonst geschieht nichts.

refused-notation-referee-rope = „{ $text }“ lässt sich nicht eintragen; schreib left 12, still, again oder finish.
refused-rr-1-phase = „{ $move }“ lässt sich jetzt nicht eintragen.
refused-rr-2-more = Dein Stapel hatte vor diesem Zug { $before ->
    [one] eine Karte
   *[other] { $before } Karten
}; jetzt können es nicht { $got } sein.

cause-referee-rope-finished = Für heute habt ihr genug gespielt.
