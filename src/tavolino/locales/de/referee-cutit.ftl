game-referee-cutit = Cut it mit Schere und Papier
about-referee-cutit = Der Spielleiter für den echten Tisch: Er würfelt, zählt eure Schnitte oder nimmt eure Punkte entgegen, dreht die Sanduhr um und rechnet alles zusammen.
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

refused-notation-referee-cutit = „{ $text }“ lässt sich nicht eintragen; schreib roll, eine Ecke (corner a1), einen Schnitt (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 oder outside 7.
refused-rc-1-phase = „{ $move }“ lässt sich jetzt nicht eintragen.
refused-rc-2-last = In Runde { $round } wird nicht geschnitten: Gewertet wird, was der letzte Schnitt übrig ließ.
refused-rc-2-by-points = Du hast schon einmal Punkte eingetragen, dein Bogen ist also nicht mehr bekannt; trag bitte wieder Punkte ein.
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
refused-rc-3-none = Eine Runde ohne einen einzigen Punkt ist eine Strafe; trag sie bitte als Strafe ein.
refused-rc-3-one-cut = In Runde { $round } wird nicht geschnitten, also auch nicht mit einem Schnitt.
refused-rc-4-seat = Hier spielen nur { $seats }.
refused-rc-4-finished = Hier ist das Puzzle schon fertig.
refused-rc-4-glass = Es gibt nur eine Sanduhr für alle.
refused-rc-5-by-cuts = Deine Schnitte sind bekannt; sag bitte, welche Schnipsel draußen sind.
refused-rc-5-by-points = Deine Schnipsel sind nicht bekannt; sag bitte, wie viele Felder draußen sind.
refused-rc-5-spaces = Höchstens { $most } Felder können draußen sein: Ein Schnipsel ist immer im Puzzle.
refused-rc-5-snippet = Es gibt keinen Schnipsel { $number }; deine sind 1 bis { $last }.
refused-rc-5-all = Es können nicht alle Schnipsel draußen sein: Einer ist immer im Puzzle.
refused-rc-5-nothing = Leg bitte zuerst mindestens einen Schnipsel.

cause-referee-cutit-done = Alle Puzzles sind fertig.
cause-referee-cutit-time = Die Zeit war um.
