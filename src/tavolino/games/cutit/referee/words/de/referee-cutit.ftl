game-referee-cutit = Cut it mit Schere und Papier
about-referee-cutit = Für den echten Tisch: würfelt, wertet eure Schnitte oder nimmt eure Punkte an, startet die Sanduhr und rechnet alles zusammen.
option-referee-cutit-sheet = { option-cutit-sheet }
option-referee-cutit-sheet-standard = { option-cutit-sheet-standard }
option-referee-cutit-sheet-standard-b = { option-cutit-sheet-standard-b }
option-referee-cutit-sheet-sharp = { option-cutit-sheet-sharp }
help-referee-cutit-sheet = { help-cutit-sheet }
option-referee-cutit-stars = { option-cutit-stars }
option-referee-cutit-stars-normal = { option-cutit-stars-normal }
option-referee-cutit-stars-advanced = { option-cutit-stars-advanced }
option-referee-cutit-stars-strict = { option-cutit-stars-strict }
help-referee-cutit-stars = { help-cutit-stars }

refused-notation-referee-cutit = „{ $text }“ lässt sich nicht eintragen. Schreibe roll, eine Ecke (corner a1), einen Schnitt (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 oder outside 7.
refused-rc-1-phase = „{ $move }“ lässt sich jetzt nicht eintragen.
refused-rc-2-last = In Runde { $round } wird nicht geschnitten. Gewertet wird, was vom letzten Schnitt übrig ist.
refused-rc-2-by-points = Du hast schon einmal Punkte eingetragen, deshalb ist dein Bogen nicht mehr bekannt. Trage bitte wieder Punkte ein.
refused-rc-3-more = Der { $colour ->
    [G] grüne
    [P] pinke
    [Y] gelbe
   *[B] blaue
} Würfel bringt höchstens { $most }, nicht { $got }.
refused-rc-3-number = Der { $colour ->
    [G] grüne
    [P] pinke
    [Y] gelbe
   *[B] blaue
} Würfel bringt { $number } oder nichts, nicht { $got }.
refused-rc-3-none = Eine Runde ohne Punkte bringt Strafpunkte. Trage sie bitte so ein.
refused-rc-3-one-cut = In Runde { $round } wird nicht geschnitten, „Ein Schnitt“ zählt also nicht.
refused-rc-4-seat = { $seats ->
    [one] Hier spielt nur { $seats } Spieler mit.
   *[other] Hier spielen nur { $seats } Spieler mit.
}
refused-rc-4-finished = Dieser Spieler ist schon fertig.
refused-rc-4-glass = Alle haben dieselbe Sanduhr.
refused-rc-5-by-cuts = Deine Schnitte sind bekannt. Gib bitte an, welche Schnipsel übrig sind.
refused-rc-5-by-points = Deine Schnipsel sind nicht bekannt. Gib bitte an, wie viele Felder übrig sind.
refused-rc-5-spaces = Höchstens { $most } Felder können übrig sein: Ein Schnipsel liegt immer im Puzzle.
refused-rc-5-snippet = Es gibt keinen Schnipsel { $number }. Deine sind 1 bis { $last }.
refused-rc-5-all = Ein Schnipsel liegt immer im Puzzle. Es können nicht alle übrig sein.
refused-rc-5-nothing = Lege bitte zuerst mindestens einen Schnipsel.

cause-referee-cutit-done = Alle Puzzles sind fertig.
cause-referee-cutit-time = Die Zeit ist um.
