refused-action-unknown = { $action } ist keine Aktion; Aktionen sind 0 bis { $last }.
refused-action-none = Der Zug { $move } hat keine Aktionsnummer.
refused-action-wait = Warten ist kein Zug.
refused-action-no-space = { $game } hat keine Aktionsnummern; diese Spiele haben welche: { $expected }.
refused-action-first-snippet = Der erste Schnipsel liegt bei 0,0; { $action } ist woanders.
refused-action-in-turn = In { $game } wird reihum gezogen; eine parallele Umgebung gibt es nicht.
