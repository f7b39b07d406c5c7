refused-puzzle-seats = { $count ->
    [0] In dieser Stellung kann niemand ziehen.
    [one] In dieser Stellung kann eine Person ziehen.
   *[other] In dieser Stellung können { $count } Personen ziehen; eine Aufgabe braucht genau eine.
}
refused-puzzle-oversized = Die Datei hat { $bytes } Bytes; höchstens { $most } werden gelesen.
refused-puzzle-cut-off = Zeile { $line } ist abgeschnitten: Ihr Zeilenende fehlt.
refused-puzzle-not-json = Zeile { $line } ist kein kanonisches JSON.
refused-puzzle-field = Zeile { $line }: Das Feld „{ $field }“ fehlt oder ist falsch.
refused-puzzle-twice = Zeile { $line } ist dieselbe Aufgabe wie Zeile { $other }.
refused-puzzle-unproved = Zeile { $line } lässt sich nicht beweisen: Das Feld „{ $field }“ ist falsch.
refused-puzzle-no-maker = Für { $game } gibt es keine Aufgaben.
refused-puzzle-no-folder = Den Ordner { $folder } gibt es nicht.
refused-puzzle-file = { $file } ist keine Aufgabendatei; „tavolino puzzles check“ sagt, was nicht stimmt.

puzzles-made = { $count ->
    [one] { $file }: eine Aufgabe, bewiesen.
   *[other] { $file }: { $count } Aufgaben, bewiesen.
}
puzzles-proved = { $count ->
    [one] { $file }: Die Aufgabe hat genau eine beste Zugfolge.
   *[other] { $file }: Alle { $count } Aufgaben haben genau eine beste Zugfolge.
}

refused-puzzle-unknown = Diese Aufgabe gibt es nicht, oder du hast sie nicht begonnen.
refused-puzzle-theme = Das Thema „{ $got }“ gibt es nicht; es gibt { $expected }.
refused-puzzle-no-try = Dort verbindet sich der Schnipsel mit nichts; der Zug zählt nicht.
refused-puzzle-none-left = Du kennst alle diese Aufgaben schon. Wähle ein anderes Thema oder Spiel.
refused-puzzle-stale = Diese Aufgabe hat sich inzwischen geändert; sie steht jetzt bei { $made } Zügen.

puzzle-goal-lead = Finde die Zugfolge mit dem größten Vorsprung am Ende.
puzzle-goal-win = Finde den einzigen Weg zum Sieg.
puzzle-goal-decisions = { $moves ->
    [one] Du hast eine Entscheidung zu treffen.
   *[other] Du hast { $moves } Entscheidungen zu treffen.
}
puzzle-goal-finish = { $count ->
    [one] Spiele die letzte Karte deines Stapels mit einer einzigen Karte.
   *[other] Spiele die letzte Karte deines Stapels in diesem Zug, mit nur { $count } Karten.
}
puzzle-goal-join = { $count ->
    [one] Füge den letzten Schnipsel an. Was liegt, bleibt liegen.
   *[other] Füge die letzten { $count } Schnipsel ({ $pieces }) an. Was liegt, bleibt liegen.
}

puzzle-theme-level = eine Ebene abschließen
puzzle-theme-cover = fremde Stufen überbauen
puzzle-theme-sacrifice = erst Punkte opfern
puzzle-theme-small = ein kleinerer Stein
puzzle-theme-decline = auf den Bonus verzichten
puzzle-theme-decisive = Sieg oder Niederlage
puzzle-theme-quiet = ein ruhiger Zug
puzzle-theme-wait = den größten Stein liegen lassen
puzzle-theme-leave = nichts Großes übrig lassen
puzzle-theme-largest = den größten Stein nehmen
puzzle-theme-scissors = Scheren
puzzle-theme-supply = aus dem Vorrat
puzzle-theme-complete = eine Reihe abschließen
puzzle-theme-new-row = eine Reihe beginnen
puzzle-theme-two-rows = zwei Reihen
puzzle-theme-long = fünf Karten und mehr
puzzle-theme-two = zwei Schnipsel
puzzle-theme-three = drei Schnipsel
puzzle-theme-four = vier Schnipsel
puzzle-theme-turn = Vierteldrehungen
puzzle-theme-chain = einer hängt am anderen
puzzle-theme-bridge = eine Brücke zwischen Teilen
puzzle-theme-joker = ein Joker

puzzle-hint-theme = Thema: { $theme }.
puzzle-piece-decline = Denk daran, dass du verzichten kannst.
puzzle-piece-block = { $size ->
    [one] Denk an einen Stein mit einem Feld.
   *[other] Denk an einen Stein mit { $size } Feldern.
}
puzzle-piece-pile = Denk an die Karte deines Stapels.
puzzle-piece-supply = Denk an deine Vorratsreihe { $row }.
puzzle-piece-scissors = Denk an deine Scheren.
puzzle-piece-card = Denk an die { $card } auf deiner Hand.
puzzle-piece-snippet = Denk an Schnipsel { $number }.

puzzle-tried-lead = Damit ist dein Vorsprung am Ende höchstens { $reached }; möglich ist { $best }.
puzzle-tried-win = Danach kann dein Gegenüber deinen Sieg verhindern.
puzzle-tried-finish = Das geht auch, braucht aber { $reached } statt { $best } Karten.
puzzle-tried-never = Danach wirst du deinen Stapel in diesem Zug nicht mehr los.
puzzle-tried-join = Liegt dieser Schnipsel dort, lassen sich nicht alle anderen anfügen.

puzzle-only-lead = Mit jedem anderen Zug ist dein Vorsprung am Ende höchstens { $reached } statt { $best }.
puzzle-only-win = Jeder andere Zug verschenkt den Sieg.
puzzle-only-finish = Mit jeder anderen Karte brauchst du mindestens { $reached } Karten.
puzzle-only-never = Nach jeder anderen Karte wird dein Stapel in diesem Zug nicht mehr leer.
