refused-action-unknown = { $action } ist keine Aktion. Aktionen sind 0 bis { $last }.
refused-action-none = Der Zug { $move } hat keine Aktionsnummer.
refused-action-wait = Warten ist kein Zug.
refused-action-no-space = { $game } hat keinen Aktionsraum. Diese Spiele haben einen: { $expected }.
refused-action-first-snippet = Der erste Schnipsel liegt immer bei 0,0. { $action } liegt woanders.
refused-action-in-turn = In { $game } wird reihum gezogen. Eine parallele Umgebung gibt es nicht.
