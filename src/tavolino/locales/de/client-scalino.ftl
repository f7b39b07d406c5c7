# Die Bretter von Scalino und Scalino-Abbau im Browser

scalino-green = Grün
scalino-pink = Pink
scalino-yellow = Gelb
scalino-blue = Blau
scalino-nobody = neutral
scalino-either = { $one } oder { $other }

# Der Tisch
scalino-board = Die Pyramide
scalino-keys = Die Pfeiltasten gehen über die Stellen, Enter legt den Stein dort ab, N findet die nächste erlaubte Stelle. 1, 2 und 3 wählen den Stein, R dreht ihn, C wechselt die Farbe, wenn du sie wählen darfst. Q und E drehen den Tisch, V schaut von oben.
scalino-keys-demolition = Die Pfeiltasten gehen von Stein zu Stein, Enter nimmt einen. Q und E drehen den Tisch, V schaut von oben.
scalino-seen = Die Pyramide, gesehen von der Seite der { $side ->
    [south] Zeile 1
    [east] Spalte i
    [north] Zeile 9
   *[west] Spalte a
}
scalino-seen-above = Die Pyramide, von oben gesehen
scalino-look = Wie du sie siehst
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
    [rank] Der Stein liegt längs einer Zeile; drehen (R)
   *[file] Der Stein liegt längs einer Spalte; drehen (R)
}
scalino-colour = Farbe
scalino-colour-label = Stein in { $colour } (C)
scalino-put = Hier ablegen
scalino-take = Nehmen
scalino-decline = Nein, danke
scalino-left = { $colour } hat noch: { $one } mit einem Feld, { $two } mit zwei, { $three } mit drei.
scalino-show-rows = Die Reihen von { $colour } zeigen
scalino-card-left = noch { $spaces }
scalino-card-over = { $sign } übrig

# Was an einer Stelle geht
scalino-places = { $count ->
    [one] Eine Stelle für diesen Stein.
   *[other] { $count } Stellen für diesen Stein.
}
scalino-none-fits = { $size ->
    [one] Ein Stein mit einem Feld passt jetzt nirgends; wähl einen anderen.
   *[other] Ein Stein mit { $size } Feldern passt so nirgends; dreh ihn oder wähl einen anderen.
}
scalino-not-allowed = { $place } ist nicht erlaubt.
scalino-put-pointer = Klick, um den Stein auf { $place } zu legen.
scalino-put-touch = Tipp noch einmal, um den Stein auf { $place } zu legen.
scalino-put-keys = { $place } ist erlaubt; Enter legt den Stein dort ab.
scalino-gain-row = Reihe { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } Punkt
   *[other] { $sign } Punkte
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Ein Stein ist zu haben.
   *[other] { $count } Steine sind zu haben.
}
scalino-not-free = Der Stein auf { $place } ist nicht zu haben.
scalino-take-pointer = Klick, um { $place } zu nehmen: { $size ->
    [one] ein Punkt
   *[other] { $size } Punkte
}.
scalino-take-touch = Tipp noch einmal, um { $place } zu nehmen: { $size ->
    [one] ein Punkt
   *[other] { $size } Punkte
}.
scalino-take-keys = { $place } ist zu haben, für { $size ->
    [one] einen Punkt
   *[other] { $size } Punkte
}; drück Enter.

# Was zu tun ist
scalino-task-star = Du beginnst: Leg einen Stein in { $colour } auf den Stern.
scalino-task = Leg einen Stein in { $colour } auf Ebene { $level }.
scalino-task-neutral = Leg einen neutralen Stein in { $colour } auf Ebene { $level }: Diesmal ist das deine Sache.
scalino-task-take = Nimm einen Stein.

# Was geschah
scalino-log-first = { $name } beginnt
scalino-log-dealt = Die Pyramide steht
scalino-log-decline = verzichtet auf den zusätzlichen Stein
scalino-log-put = legt einen Stein mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
} auf { $place }
scalino-log-put-colour = legt einen Stein in { $colour } mit { $size ->
    [one] einem Feld
   *[other] { $size } Feldern
} auf { $place }
scalino-log-take = nimmt { $place } für { $size ->
    [one] einen Punkt
   *[other] { $size } Punkte
}
scalino-level-complete = Ebene { $level } ist vollständig.
scalino-pyramid-complete = Die Pyramide ist vollständig.
scalino-bonus-you = Du darfst noch einen Stein in { $colour } legen, auf Ebene { $level }.
scalino-bonus = { $name } darf noch einen Stein in { $colour } legen, auf Ebene { $level }.
scalino-level-cleared = Ebene { $level } ist abgebaut.
scalino-extra-you = Du darfst noch einen Stein nehmen.
scalino-extra = { $name } darf noch einen Stein nehmen.

# Das Brett in Worten
scalino-level-now = Gebaut wird an Ebene { $level } von 4.
scalino-level = Ebene { $level }: { $blocks }.
scalino-empty = Auf dem Brett liegt kein Stein.
scalino-colour-line = { $colour } ({ $name }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $lengths ->
    [0] {""}
   *[other] , mit Reihen aus { $lengths } Stufen
}.
scalino-not-dealt = Die Pyramide ist noch nicht gebaut.
scalino-standing = { $count ->
    [one] Ein Stein liegt noch da.
   *[other] { $count } Steine liegen noch da.
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
scalino-sum = Die Punkte von { $colour }
scalino-row = { $count ->
    [one] Eine einzelne Stufe
   *[other] Eine Reihe aus { $count } Stufen
}
scalino-worthless = { $count ->
    [one] Eine Stufe, die nur am Stern hängt
   *[other] { $count } Stufen, die nur am Stern hängen
}
scalino-unused = { $spaces ->
    [one] Ein übriger Stein mit einem Feld
   *[other] Übrige Steine, { $spaces } Felder
}
scalino-total = Zusammen
scalino-taken-table = Was alle genommen haben
