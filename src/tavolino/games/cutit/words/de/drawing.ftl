# Cut it

drawing-cutit-title = { $players ->
    [one] Cut it: { $players } Spieler, Bogen { $sheet }
   *[other] Cut it: { $players } Spieler, Bogen { $sheet }
}
drawing-cutit-sheet-title = Cut it, Bogen { $sheet }
drawing-cutit-sheet-story = Der Schnittbogen „{ $sheet }“, noch unzerschnitten.
drawing-cutit-first-player = Der Startspieler wird ausgelost.
drawing-cutit-dice-next = Als Nächstes wird für Runde { $round } von { $rounds } gewürfelt.
drawing-cutit-corners = Runde { $round } von { $rounds }: Platz { $seat } wählt eine Ecke.
drawing-cutit-cuts = Runde { $round } von { $rounds }. Noch am Schneiden: { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}.
drawing-cutit-ready = Als Nächstes kommt das Puzzle. Noch nicht bereit: { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}.
drawing-cutit-puzzle = Jetzt wird gepuzzelt. Noch nicht fertig: { $count ->
    [one] Platz { $seats }
   *[other] Plätze { $seats }
}.
drawing-cutit-keeping = Die Puzzles sind geprüft. { $count ->
    [one] Platz { $seats } wählt
   *[other] Die Plätze { $seats } wählen
} noch einen Teil.
drawing-cutit-hidden = Verdeckt, bis die Puzzles geprüft sind.
drawing-cutit-empty = Auf dem Tisch liegt noch nichts.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } Fehler;{" "}
   *[other] { $faults } Fehler;{" "}
}{ $count ->
    [0] nichts behalten
   *[other] behalten: { $kept }
}; { $cost ->
    [one] { $cost } Feld übrig
   *[other] { $cost } Felder übrig
}.
drawing-cutit-part = { $move }: { $count ->
    [one] Schnipsel { $snippets }
   *[other] Schnipsel { $snippets }
}, { $cost ->
    [one] { $cost } Feld übrig
   *[other] { $cost } Felder übrig
}
drawing-cutit-has-cut = hat geschnitten: { $cut }
drawing-cutit-corner = Ecke { $space }
drawing-cutit-cut-mark = geschnitten
drawing-cutit-key-colours = Farben
drawing-cutit-key-star = ein Stern
drawing-cutit-own-cut = dein Schnitt { $cut }
drawing-cutit-last-cut = letzter Schnitt { $cut }
drawing-cutit-fault = { $fault ->
    [no-points] keine Punkte
    [small] zu klein
    [several] mehrere Schnipsel
   *[no-cut] kein Schnitt
}
drawing-cutit-penalty = { $points }: { $faults }
drawing-cutit-sums = { $parts }: { $total }
drawing-cutit-penalties = Strafpunkte { $points }
drawing-cutit-column = Spalte „+“ { $points }
drawing-cutit-one-cut = ein Schnitt { $points }
drawing-cutit-one-cut-short = 1 Schnitt
drawing-cutit-token = Rangplättchen { $token }
drawing-cutit-no-token = kein Rangplättchen
drawing-cutit-outside = { $points } übrig
drawing-cutit-is-ready = bereit
drawing-cutit-done = fertig
drawing-cutit-legend = + mehr als in der Vorrunde, { $mark } ein Schnitt, * am Zug
drawing-cutit-sum-rounds = Runden und Strafpunkte
drawing-cutit-sum-columns = Spalten
