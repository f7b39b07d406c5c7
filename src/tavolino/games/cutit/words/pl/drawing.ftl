# Cut it

drawing-cutit-title = { $players ->
    [one] Cut it: { $players } gracz, arkusz { $sheet }
   *[other] Cut it: { $players } graczy, arkusz { $sheet }
}
drawing-cutit-sheet-title = Cut it, arkusz { $sheet }
drawing-cutit-sheet-story = Arkusz „{ $sheet }”, niepocięty.
drawing-cutit-first-player = Losowanie pierwszego gracza.
drawing-cutit-dice-next = Teraz rzut kośćmi, runda { $round } z { $rounds }.
drawing-cutit-corners = Runda { $round } z { $rounds }: róg wybiera gracz z miejsca { $seat }.
drawing-cutit-cuts = Runda { $round } z { $rounds }: { $count ->
    [one] tnie gracz z miejsca { $seats }
   *[other] tną gracze z miejsc { $seats }
}.
drawing-cutit-ready = Teraz układanka; jeszcze niegotowe: { $count ->
    [one] miejsce { $seats }
   *[other] miejsca { $seats }
}.
drawing-cutit-puzzle = Trwa układanie; { $count ->
    [one] układa jeszcze gracz z miejsca { $seats }
   *[other] układają jeszcze gracze z miejsc { $seats }
}.
drawing-cutit-keeping = Układanki są sprawdzone; { $count ->
    [one] część wybiera jeszcze gracz z miejsca { $seats }
   *[other] część wybierają jeszcze gracze z miejsc { $seats }
}.
drawing-cutit-hidden = Ukryta, dopóki układanki nie zostaną sprawdzone.
drawing-cutit-empty = Na stole jeszcze nic nie ma.
drawing-cutit-check = { $faults ->
    [0] {""}
    [one] { $faults } błąd;{" "}
    [few] { $faults } błędy;{" "}
   *[many] { $faults } błędów;{" "}
}{ $count ->
    [0] nic nie zostaje
   *[other] zostają: { $kept }
}; { $cost ->
    [one] { $cost } pole poza układanką
    [few] { $cost } pola poza układanką
   *[many] { $cost } pól poza układanką
}.
drawing-cutit-part = { $move }: { $count ->
    [one] skrawek { $snippets }
   *[other] skrawki { $snippets }
}, { $cost ->
    [one] { $cost } pole poza układanką
    [few] { $cost } pola poza układanką
   *[many] { $cost } pól poza układanką
}
drawing-cutit-has-cut = cięcie: { $cut }
drawing-cutit-corner = róg { $space }
drawing-cutit-cut-mark = po cięciu
drawing-cutit-key-colours = kolory
drawing-cutit-key-star = gwiazdka
drawing-cutit-own-cut = twoje cięcie { $cut }
drawing-cutit-last-cut = ostatnie cięcie { $cut }
drawing-cutit-fault = { $fault ->
    [no-points] brak punktów
    [small] za mały
    [several] kilka skrawków
   *[no-cut] brak cięcia
}
drawing-cutit-penalty = { $points }: { $faults }
drawing-cutit-sums = { $parts }: { $total }
drawing-cutit-penalties = kary { $points }
drawing-cutit-column = kolumna + { $points }
drawing-cutit-one-cut = jedno cięcie { $points }
drawing-cutit-one-cut-short = 1 cięcie
drawing-cutit-token = żeton { $token }
drawing-cutit-no-token = bez żetonu
drawing-cutit-outside = { $points } poza układanką
drawing-cutit-is-ready = gotowe
drawing-cutit-done = gotowe
drawing-cutit-legend = + więcej niż rundę wcześniej, { $mark } jedno cięcie, * ma ruch
drawing-cutit-sum-rounds = Rundy i kary
drawing-cutit-sum-columns = Kolumny
