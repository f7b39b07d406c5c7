refused-puzzle-seats = { $count ->
    [0] In dieser Stellung kann niemand ziehen.
    [one] In dieser Stellung kann ein Spieler ziehen.
   *[other] In dieser Stellung können { $count } Spieler ziehen. Eine Aufgabe braucht genau einen.
}
refused-puzzle-oversized = Die Datei hat { $bytes } Bytes. Erlaubt sind höchstens { $most }.
refused-puzzle-cut-off = Zeile { $line } ist unvollständig: Das Zeilenende fehlt.
refused-puzzle-not-json = Zeile { $line } ist kein kanonisches JSON.
refused-puzzle-field = Zeile { $line }: Das Feld „{ $field }“ fehlt oder ist falsch.
refused-puzzle-twice = Zeile { $line } ist dieselbe Aufgabe wie Zeile { $other }.
refused-puzzle-unproved = Zeile { $line } lässt sich nicht beweisen: Das Feld „{ $field }“ ist falsch.
refused-puzzle-no-maker = Für { $game } gibt es keine Aufgaben.
refused-puzzle-no-folder = Den Ordner { $folder } gibt es nicht.
refused-puzzle-file = { $file } ist keine Aufgabendatei. „tavolino puzzles check“ zeigt, was nicht stimmt.

puzzles-made = { $count ->
    [one] { $file }: eine Aufgabe, bewiesen.
   *[other] { $file }: { $count } Aufgaben, bewiesen.
}
puzzles-proved = { $count ->
    [one] { $file }: Die Aufgabe hat genau eine beste Zugfolge.
   *[other] { $file }: Alle { $count } Aufgaben haben genau eine beste Zugfolge.
}

refused-puzzle-unknown = Diese Aufgabe gibt es nicht, oder du hast sie nicht begonnen.
refused-puzzle-theme = Das Thema „{ $got }“ gibt es nicht. Zur Wahl stehen: { $expected }.
refused-puzzle-no-try = Dort ist der Schnipsel mit nichts verbunden. Das zählt nicht als Versuch.
refused-puzzle-none-left = Du kennst alle diese Aufgaben schon. Wähle ein anderes Thema oder Spiel.
refused-puzzle-stale = Diese Aufgabe ist inzwischen weiter, bei Zug { $made }.

puzzle-goal-lead = Finde die Züge, mit denen dein Vorsprung am Ende am größten ist.
puzzle-goal-win = Finde den einzigen Weg zum Sieg.
puzzle-goal-decisions = { $moves ->
    [one] Es kommt auf eine einzige Entscheidung an.
   *[other] Es kommt auf { $moves } Entscheidungen an.
}
puzzle-goal-finish = { $count ->
    [one] Werde deinen Stapel mit einer einzigen Karte los.
   *[other] Werde deinen Stapel in diesem Zug mit nur { $count } Karten los.
}
puzzle-goal-join = { $count ->
    [one] Verbinde den letzten Schnipsel. Die anderen bleiben liegen.
   *[other] Verbinde die letzten { $count } Schnipsel ({ $pieces }). Die anderen bleiben liegen.
}

puzzle-theme-level = eine Ebene fertig bauen
puzzle-theme-cover = gegnerische Stufen überbauen
puzzle-theme-sacrifice = erst Punkte opfern
puzzle-theme-small = ein kleinerer Stein
puzzle-theme-decline = auf den Bonusstein verzichten
puzzle-theme-decisive = Sieg oder Niederlage
puzzle-theme-quiet = ein ruhiger Zug
puzzle-theme-wait = den größten Stein liegen lassen
puzzle-theme-leave = nichts Großes übrig lassen
puzzle-theme-largest = den größten Stein nehmen
puzzle-theme-scissors = Scheren
puzzle-theme-supply = aus dem Vorrat
puzzle-theme-complete = eine Reihe vollständig machen
puzzle-theme-new-row = eine Reihe beginnen
puzzle-theme-two-rows = zwei Reihen
puzzle-theme-long = fünf oder mehr Karten
puzzle-theme-two = zwei Schnipsel
puzzle-theme-three = drei Schnipsel
puzzle-theme-four = vier Schnipsel
puzzle-theme-turn = Vierteldrehungen
puzzle-theme-chain = einer hängt am anderen
puzzle-theme-bridge = eine Brücke zwischen Teilen
puzzle-theme-joker = ein Joker-Feld

puzzle-hint-theme = Thema: { $theme }.
puzzle-piece-decline = Denke daran: Du kannst auch verzichten.
puzzle-piece-block = { $size ->
    [one] Denke an einen Stein mit einem Feld.
   *[other] Denke an einen Stein mit { $size } Feldern.
}
puzzle-piece-pile = Denke an die oberste Karte deines Stapels.
puzzle-piece-supply = Denke an deine Vorratsreihe { $row }.
puzzle-piece-scissors = Denke an deine Scheren.
puzzle-piece-card = Denke an die { $card } auf deiner Hand.
puzzle-piece-snippet = Denke an Schnipsel { $number }.

puzzle-tried-lead = Damit ist dein Vorsprung am Ende höchstens { $reached }. Möglich ist { $best }.
puzzle-tried-win = Jetzt kann dein Gegner deinen Sieg noch verhindern.
puzzle-tried-finish = Das geht auch, braucht aber mehr Karten: { $reached } statt { $best }.
puzzle-tried-never = So wirst du deinen Stapel in diesem Zug nicht mehr los.
puzzle-tried-join = Wenn dieser Schnipsel hier liegt, lassen sich nicht alle anderen verbinden.

puzzle-only-lead = Mit jedem anderen Zug ist dein Vorsprung am Ende höchstens { $reached } statt { $best }.
puzzle-only-win = Jeder andere Zug verschenkt den Sieg.
puzzle-only-finish = Mit jeder anderen Karte brauchst du mehr: mindestens { $reached }.
puzzle-only-never = Mit jeder anderen Karte wirst du deinen Stapel in diesem Zug nicht mehr los.
