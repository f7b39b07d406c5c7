# Cut the Rope im Browser

rope-own-cards = Deine Karten
rope-draw-pile = Ziehen
rope-discard-pile = Ablage
rope-in-pile = { $count ->
    [one] { $count } Karte in deinem Stapel
   *[other] { $count } Karten in deinem Stapel
}
rope-no-hand = Deine Hand ist leer. Am Ende deines Zuges ziehst du sechs Karten.
rope-pile = Dein Stapel
rope-hand = Deine Hand
rope-supply = Dein Vorrat
rope-supply-ends = Karte hier anlegen und Zug beenden
rope-end-turn = Zug beenden
rope-ending = Dein Zug endet gleich. Enter bestätigt, Esc bricht ab.
rope-take-back = Zurücknehmen
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
}: { $cards }. Weiter geht es { $next } oder einer Schere.
rope-row-free = Reihe { $row } ist frei. Sie beginnt { $next } oder einer Schere.
rope-supply-row = Vorratsreihe { $row }: { $cards }.
rope-own-supply = Lege die Karte hier an und beende deinen Zug. { $row }
rope-own-card = { $card ->
    [S] Schere
   *[other] { $card }
} { $from ->
    [pile] vom Stapel
    [hand] aus der Hand
   *[supply] aus Vorratsreihe { $supply }
}{ $count ->
    [0] {""}
    [one] , passt auf Reihe { $rows }
   *[other] , passt auf die Reihen { $rows }
}
rope-player = { $name }: { $pile ->
    [0] kein Stapel mehr
    [one] noch eine Karte im Stapel, offen liegt { $card ->
        [S] eine Schere
       *[other] { $card }
    }
   *[other] noch { $pile } Karten im Stapel, offen liegt { $card ->
        [S] eine Schere
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
    [one] Im Nachziehstapel ist noch eine Karte
   *[other] Im Nachziehstapel sind noch { $draw } Karten
}, { $discard ->
    [one] eine Karte ist abgelegt.
   *[other] { $discard } Karten sind abgelegt.
}

# Was geschieht
rope-log-deal = Die Karten sind ausgeteilt
rope-log-first = { $name } beginnt
rope-log-shuffle = Der Ablagestapel wird zum neuen Nachziehstapel gemischt
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
rope-log-hand = spielt { $what } auf Reihe { $row }
rope-log-pile = spielt vom Stapel auf Reihe { $row }
rope-log-pile-card = spielt { $what } vom Stapel auf Reihe { $row }
rope-log-supply = spielt aus Vorratsreihe { $supply } auf Reihe { $row }
rope-log-supply-card = spielt { $what } aus Vorratsreihe { $supply } auf Reihe { $row }
rope-log-lay = legt { $what } an Vorratsreihe { $supply } und beendet den Zug
rope-log-end = beendet den Zug mit leerer Hand
rope-cut = Reihe { $row } ist vollständig und wird abgelegt.
rope-turned-up = { $card ->
    [S] { $name } deckt eine Schere auf
   *[other] { $name } deckt eine { $card } auf
}: { $count ->
    [one] die letzte Karte des Stapels.
   *[other] noch { $count } Karten im Stapel.
}
rope-score = noch { $count }

# Was zu tun ist
rope-task-play = Spiele Karten auf die Reihen. Legst du eine in deinen Vorrat, endet dein Zug.
rope-task-lay = Nichts passt. Lege eine Handkarte in deinen Vorrat, um deinen Zug zu beenden.
rope-task-play-end = Deine Hand ist leer: Spiele weiter oder beende deinen Zug und ziehe sechs Karten.
rope-task-end = Nichts passt: Beende deinen Zug und ziehe sechs Karten.

# Das Ende
rope-piles-title = Die Stapel im Verlauf der Partie
rope-piles-chart = Karten in jedem Stapel, Zug für Zug
rope-piles-turns = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
rope-piles-line = (von { $from } auf { $to })
rope-won-pile = { $names } ist den Stapel { $turns ->
    [one] schon nach einem Zug los.
   *[other] in Zug { $turns } los.
}
rope-won-fewest = { $count ->
    [one] { $names } hat die wenigsten Karten im Stapel.
   *[other] { $names } haben die wenigsten Karten im Stapel.
}
rope-margin = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
