game-referee-rope = Cut the Rope mit echten Karten
about-referee-rope = Für den echten Tisch: merkt sich, wer dran ist, die Zeit, die Karten in jedem Stapel und die Siege.
option-referee-rope-pile = { option-rope-pile }
help-referee-rope-pile = { help-rope-pile }
option-referee-rope-timer = Sekunden pro Zug (0 = ohne Uhr)
help-referee-rope-timer = Ist die Zeit um, hört ihr einen Ton. Mehr passiert nicht.

refused-notation-referee-rope = „{ $text }“ lässt sich nicht eintragen. Schreibe left 12, still, again oder finish.
refused-rr-1-phase = „{ $move }“ lässt sich jetzt nicht eintragen.
refused-rr-2-more = Dein Stapel hatte vor diesem Zug { $before ->
    [one] eine Karte
   *[other] { $before } Karten
}. Jetzt können es nicht { $got } sein.

cause-referee-rope-finished = Ihr habt aufgehört.
