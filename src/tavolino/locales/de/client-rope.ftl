# Cut the Rope im Browser

rope-own-cards = Deine Karten
rope-draw-pile = Ziehen
rope-discard-pile = Ablage
rope-in-pile = Karten in deinem Stapel
rope-no-hand = Keine Handkarten mehr. Am Ende deines Zugs ziehst du sechs.
rope-pile = Dein Stapel
rope-hand = Deine Hand
rope-supply = Dein Vorrat
rope-supply-ends = Hier ablegen beendet deinen Zug
rope-end-turn = Zug beenden
rope-ending = Dein Zug endet gleich. Enter beendet ihn, Esc nimmt die Karte zurück.
rope-take-back = Zurück
rope-hand-count = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}

# Das Brett in Worten
rope-card = { $card ->
    [S] Schere
   *[other] { $card }
}
rope-scissors-as = Schere als { $number }
rope-forced = { $card ->
    [S] Schere, erzwungen
   *[other] { $card }, erzwungen
}
rope-no-cards = leer
rope-up = aufwärts mit { $numbers }
rope-down = abwärts mit { $numbers }
rope-row = Reihe { $row }{ $direction ->
    [up] {""}, aufwärts
    [down] {""}, abwärts
   *[other] {""}
}: { $cards }. Weiter geht es { $next } oder Schere.
rope-row-free = Reihe { $row } ist frei. Sie beginnt { $next } oder mit Schere.
rope-supply-row = Vorratsreihe { $row }: { $cards }.
rope-own-supply = Leg die Karte hier ab und beende deinen Zug. { $row }
rope-own-card = { $card ->
    [S] Schere
   *[other] { $card }
} { $from ->
    [pile] vom Stapel
    [hand] aus der Hand
   *[supply] von Vorratsreihe { $supply }
}{ $count ->
    [0] {""}
    [one] , passt auf Reihe { $rows }
   *[other] , passt auf die Reihen { $rows }
}
rope-player = { $name }: { $pile ->
    [0] kein Stapel mehr
    [one] noch eine Karte im Stapel, offen { $card ->
        [S] Schere
       *[other] { $card }
    }
   *[other] noch { $pile } Karten im Stapel, offen { $card ->
        [S] Schere
       *[other] { $card }
    }
}, { $hand ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $hand } Handkarten
}.
rope-your-hand = Deine Hand: { $cards }.
rope-stock = { $draw ->
    [0] Der Nachziehstapel ist leer
    [one] Zum Ziehen ist noch eine Karte da
   *[other] Zum Ziehen sind noch { $draw } Karten da
}, { $discard ->
    [one] eine Karte ist abgelegt.
   *[other] { $discard } Karten sind abgelegt.
}

# Was geschieht
rope-log-deal = Die Karten sind verteilt
rope-log-first = { $name } beginnt
rope-log-shuffle = Die Ablage wird zum neuen Nachziehstapel gemischt
rope-one-card = { $card ->
    [1] eine 1
    [2] eine 2
    [3] eine 3
    [4] eine 4
    [5] eine 5
    [6] eine 6
    [7] eine 7
    [8] eine 8
    [9] eine 9
    [10] eine 10
   *[S] eine Schere
}
rope-log-hand = spielt { $what } auf Reihe { $row }
rope-log-pile = spielt vom Stapel auf Reihe { $row }
rope-log-pile-card = spielt { $what } vom Stapel auf Reihe { $row }
rope-log-supply = spielt aus Vorratsreihe { $supply } auf Reihe { $row }
rope-log-supply-card = spielt { $what } aus Vorratsreihe { $supply } auf Reihe { $row }
rope-log-lay = legt { $what } in Vorratsreihe { $supply } und beendet den Zug
rope-log-end = beendet den Zug mit leerer Hand
rope-cut = Reihe { $row } ist vollständig und wird abgeschnitten.
rope-turned-up = { $card ->
    [S] { $name } deckt Schere auf
   *[other] { $name } deckt { $card } auf
}; { $count ->
    [one] es ist die letzte Karte des Stapels.
   *[other] im Stapel sind noch { $count } Karten.
}
rope-score = noch { $count }

# Was zu tun ist
rope-task-play = Spiel Karten auf die Reihen. Zum Beenden leg eine Handkarte in deinen Vorrat.
rope-task-lay = Keine Karte passt. Leg eine Handkarte in deinen Vorrat, um deinen Zug zu beenden.
rope-task-play-end = Deine Hand ist leer: Spiel weiter, oder beende den Zug und zieh sechs.
rope-task-end = Deine Hand ist leer, und nichts passt: Beende den Zug und zieh sechs.

# Das Ende
rope-piles-title = Die Stapel im Lauf des Spiels
rope-piles-chart = Karten in jedem Stapel, Zug um Zug
rope-piles-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
rope-piles-line = von { $from } auf { $to }
rope-won-pile = { $names } ist den ganzen Stapel los, { $turns ->
    [one] nach einem Zug.
   *[other] im Zug { $turns }.
}
rope-won-fewest = { $count ->
    [one] { $names } hat die wenigsten Karten im Stapel.
   *[other] { $names } haben die wenigsten Karten im Stapel.
}
