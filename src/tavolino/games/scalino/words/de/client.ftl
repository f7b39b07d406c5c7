# Die Bretter von Scalino und Scalino-Abbau im Browser

scalino-green = Grün
scalino-pink = Pink
scalino-yellow = Gelb
scalino-blue = Blau
scalino-nobody = neutral
scalino-either = { $one } oder { $other }

# Der Tisch
scalino-board = Die Pyramide
scalino-keys = Die Pfeiltasten wechseln die Stelle, Enter legt den Stein, N springt zur nächsten erlaubten Stelle. 1, 2 und 3 wählen einen Stein, R dreht ihn, C wechselt die Farbe, wenn du wählen darfst. Q und E drehen den Tisch, V wechselt zur Ansicht von oben.
scalino-keys-demolition = Die Pfeiltasten gehen von Stein zu Stein, Enter nimmt einen. Q und E drehen den Tisch, V wechselt zur Ansicht von oben.
scalino-seen = Die Pyramide von { $side ->
    [south] Zeile 1
    [east] Spalte i
    [north] Zeile 9
   *[west] Spalte a
} aus
scalino-seen-above = Die Pyramide von oben
scalino-look = Ansicht
scalino-turn-left = Tisch nach links drehen
scalino-turn-right = Tisch nach rechts drehen
scalino-from-above = Von oben
scalino-from-side = Von der Seite

# Einen Stein wählen
scalino-size = Stein
scalino-size-label = { $size ->
    [one] Stein mit einem Feld
   *[other] Stein mit { $size } Feldern
}, noch { $count } da ({ $size })
scalino-blocks-of = { $size ->
    [one] Steine mit einem Feld
   *[other] Steine mit { $size } Feldern
}
scalino-turn-block = { $direction ->
    [rank] Der Stein liegt in einer Zeile: drehen (R)
   *[file] Der Stein liegt in einer Spalte: drehen (R)
}
scalino-colour = Farbe
scalino-colour-label = Stein in { $colour } (C)
scalino-put = Hier hinlegen
scalino-take = Nehmen
scalino-decline = Verzichten
scalino-left = Übrige Steine in { $colour }: { $one } mit einem Feld, { $two } mit zwei und { $three } mit drei Feldern.
scalino-show-rows = Reihen von { $colour } zeigen
scalino-card-left = noch { $spaces }
scalino-card-over = übrig: { $sign }

# Was an einer Stelle geht
scalino-places = { $count ->
    [one] Dieser Stein passt an eine Stelle.
   *[other] Dieser Stein passt an { $count } Stellen.
}
scalino-none-fits = { $size ->
    [one] Ein Stein mit einem Feld passt jetzt nirgends. Wähle einen anderen.
   *[other] Ein Stein mit { $size } Feldern passt so nirgends. Drehe ihn oder wähle einen anderen.
}
scalino-not-allowed = Auf { $place } darfst du ihn nicht legen.
scalino-put-pointer = Klicke, um den Stein auf { $place } zu legen.
scalino-put-touch = Tippe noch einmal, um den Stein auf { $place } zu legen.
scalino-put-keys = Drücke Enter, um den Stein auf { $place } zu legen.
scalino-gain-row = Reihe { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } Punkt
   *[other] { $sign } Punkte
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Ein Stein steht zur Wahl.
   *[other] { $count } Steine stehen zur Wahl.
}
scalino-not-free = Den Stein auf { $place } kannst du nicht nehmen.
scalino-take-pointer = Klicke, um den Stein auf { $place } zu nehmen: { $size ->
    [one] ein Punkt
   *[other] { $size } Punkte
}.
scalino-take-touch = Tippe noch einmal, um den Stein auf { $place } zu nehmen: { $size ->
    [one] ein Punkt
   *[other] { $size } Punkte
}.
scalino-take-keys = Drücke Enter, um den Stein auf { $place } zu nehmen: { $size ->
    [one] ein Punkt
   *[other] { $size } Punkte
}.

# Was zu tun ist
scalino-task-star = Du beginnst: Lege einen Stein in { $colour } auf den Stern.
scalino-task = Lege einen Stein in { $colour } auf Ebene { $level }.
scalino-task-neutral = Diesmal legst du den neutralen Stein, in { $colour } auf Ebene { $level }.
scalino-task-take = Nimm einen Stein.

# Was geschah
scalino-log-first = { $name } beginnt
scalino-log-dealt = Die Pyramide steht
scalino-log-decline = verzichtet auf den Bonusstein
scalino-log-put = legt einen Stein mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
} auf { $place }
scalino-log-put-colour = legt einen Stein in { $colour } mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
} auf { $place }
scalino-log-take = nimmt den Stein auf { $place }: { $size ->
    [one] ein Punkt
   *[other] { $size } Punkte
}
scalino-level-complete = Ebene { $level } ist fertig.
scalino-pyramid-complete = Die Pyramide ist fertig.
scalino-bonus-you = Bonusstein: Du darfst noch einen Stein in { $colour } auf Ebene { $level } legen.
scalino-bonus = Bonusstein: { $name } darf noch einen Stein in { $colour } auf Ebene { $level } legen.
scalino-level-cleared = Ebene { $level } ist abgebaut.
scalino-extra-you = Bonusstein: Du darfst noch einen Stein nehmen.
scalino-extra = Bonusstein: { $name } darf noch einen Stein nehmen.

# Das Brett in Worten
scalino-level-now = Gebaut wird gerade an Ebene { $level } von 4.
scalino-level = Ebene { $level }: { $blocks }.
scalino-empty = Auf dem Brett liegt noch kein Stein.
scalino-colour-line = { $colour } ({ $name }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $lengths ->
    [0] {""}
   *[other] , Stufen je Reihe: { $lengths }
}.
scalino-not-dealt = Es gibt noch keine Pyramide.
scalino-standing = { $count ->
    [one] Noch ein Stein übrig.
   *[other] Noch { $count } Steine übrig.
}
scalino-taken = { $name } hat { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} genommen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# Das Ende, Punkt für Punkt
scalino-result-colour = Farbe
scalino-sum = Punkte für { $colour }
scalino-row = { $count ->
    [one] Einzelne Stufe
   *[other] Reihe mit { $count } Stufen
}
scalino-worthless = { $count ->
    [one] Eine Stufe, nur mit dem Stern verbunden
   *[other] { $count } Stufen, nur mit dem Stern verbunden
}
scalino-unused = { $spaces ->
    [one] Ein übriger Stein mit einem Feld
   *[other] Übrige Steine, { $spaces } Felder
}
scalino-total = Gesamt
scalino-taken-table = Genommene Steine
