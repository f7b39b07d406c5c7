# Rysunki: co stoi obok plansz, w SVG i w terminalu. Miejsca liczy się od 1.
# Nazwy kolorów, gier i miejsc są te same co w katalogach przeglądarki.

drawing-over = Gra jest skończona.
drawing-first-player = Losowanie: kto zaczyna.
drawing-best = Najlepszy wynik: miejsce { $seats }.
drawing-to-act = Kolej: miejsce { $seats }.
drawing-points-now = Punkty do tej pory: { $points }.
drawing-points-of-seat = miejsce { $seat } – { $points }
drawing-points = pkt
drawing-seat = miejsce

# Scalino i rozbiórka
drawing-scalino-seen = { $game }, widok { $style ->
    [south] od południa
    [east] od wschodu
    [north] od północy
    [west] od zachodu
   *[above] z góry
}
drawing-scalino-lying = { $count ->
    [0] Na stole nie ma żadnego klocka.
    [one] Na stole leży jeden klocek.
    [few] Na stole leżą { $count } klocki.
   *[many] Na stole leży { $count } klocków.
}
drawing-scalino-turn = { $extra ->
    [yes] Miejsce { $seat } może położyć jeszcze jeden { $colour } klocek.
   *[no] Miejsce { $seat } kładzie { $colour } klocek.
}
drawing-scalino-tops = Z góry widać: { $blocks }.
drawing-scalino-top = { $colour } { $place } na poziomie { $level }
drawing-scalino-star-free = Gwiazda jest odkryta.
drawing-scalino-blocks-of = klocki na
drawing-scalino-key-block = { $colour }, na poziomie { $level }
drawing-scalino-key-free = wolne na poziomie { $level }
drawing-scalino-key-star = gwiazda
drawing-scalino-key-takeable = można zabrać
drawing-scalino-worthless = { $place } 0 (trzyma się tylko gwiazdy)
drawing-scalino-unused = pozostałe klocki { $points }
drawing-scalino-counted = { $colour } { $points }: { $parts }
drawing-scalino-nothing = nic
drawing-demolition-left = { $count ->
    [0] Nie został żaden klocek.
    [one] Został jeden klocek.
    [few] Zostały { $count } klocki.
   *[many] Zostało { $count } klocków.
}
drawing-demolition-turn = { $extra ->
    [yes] Miejsce { $seat } może zabrać jeszcze jeden klocek.
   *[no] Miejsce { $seat } zabiera klocek.
}
drawing-demolition-takeable = { $points ->
    [one] Do zabrania za { $points } punkt
    [few] Do zabrania za { $points } punkty
   *[many] Do zabrania za { $points } punktów
}: { $places }

# Cut the Rope
drawing-rope-piles = stos dobierania { $draw }, stos kart odrzuconych { $discard }
drawing-rope-pile = stos
drawing-rope-hand = ręka

# Cut it
drawing-cutit-title = { $players ->
    [one] Cut it: { $players } gracz, arkusz { $sheet }
   *[other] Cut it: { $players } graczy, arkusz { $sheet }
}
drawing-cutit-sheet-title = Cut it, arkusz { $sheet }
drawing-cutit-sheet-story = Cały arkusz „{ $sheet }”.
drawing-cutit-first-player = Losowanie: kto pierwszy wybiera róg.
drawing-cutit-dice-next = Czas na rzut kośćmi, runda { $round } z { $rounds }.
drawing-cutit-corners = Runda { $round } z { $rounds }: miejsce { $seat } wybiera róg.
drawing-cutit-cuts = Runda { $round } z { $rounds }: { $count ->
    [one] tnie miejsce { $seats }
   *[other] tną miejsca { $seats }
}.
drawing-cutit-ready = Za chwilę układanka; brak gotowości: { $count ->
    [one] miejsce { $seats }
   *[other] miejsca { $seats }
}.
drawing-cutit-puzzle = Trwa układanka; jeszcze niegotowe: { $count ->
    [one] miejsce { $seats }
   *[other] miejsca { $seats }
}.
drawing-cutit-hidden = Ukryta do sprawdzenia układanek.
drawing-cutit-empty = Na stole nic jeszcze nie leży.
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
drawing-cutit-has-cut = już po cięciu: { $cut }
drawing-cutit-corner = róg { $space }
drawing-cutit-cut-mark = po cięciu
drawing-cutit-key-colours = kolory
drawing-cutit-key-star = gwiazda
drawing-cutit-own-cut = twoje cięcie { $cut }
drawing-cutit-last-cut = ostatnie cięcie { $cut }
drawing-cutit-fault = { $fault ->
    [no-points] bez punktów
    [small] za mały
    [several] kilka skrawków
   *[no-cut] bez cięcia
}
drawing-cutit-penalty = { $points }: { $faults }
drawing-cutit-sums = { $parts }: { $total }
drawing-cutit-penalties = kary { $points }
drawing-cutit-column = kolumna „+” { $points }
drawing-cutit-one-cut = jedno cięcie { $points }
drawing-cutit-one-cut-short = 1 cięcie
drawing-cutit-token = żeton { $token }
drawing-cutit-no-token = bez żetonu
drawing-cutit-outside = { $points } poza układanką
drawing-cutit-is-ready = gotowość
drawing-cutit-done = gotowe
drawing-cutit-legend = + więcej niż w poprzedniej rundzie, { $mark } jedno cięcie, * ma ruch
drawing-cutit-sum-rounds = Rundy i kary
drawing-cutit-sum-columns = Kolumny
