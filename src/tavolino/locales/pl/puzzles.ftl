refused-puzzle-seats = { $count ->
    [0] W tej pozycji nikt nie może wykonać ruchu.
    [one] W tej pozycji ruch może wykonać jeden gracz.
   *[other] W tej pozycji ruch może wykonać { $count } graczy; w zadaniu musi to być dokładnie jeden.
}
refused-puzzle-oversized = Plik ma { $bytes } { $bytes ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}; limit to { $most }.
refused-puzzle-cut-off = Wiersz { $line } jest niepełny: brakuje jego końca.
refused-puzzle-not-json = Wiersz { $line } nie jest kanonicznym JSON-em.
refused-puzzle-field = Wiersz { $line }: brakuje pola „{ $field }” albo jest ono błędne.
refused-puzzle-twice = Wiersz { $line } to to samo zadanie co wiersz { $other }.
refused-puzzle-unproved = Wiersza { $line } nie da się udowodnić: pole „{ $field }” jest błędne.
refused-puzzle-no-maker = Dla gry { $game } nie ma zadań.
refused-puzzle-no-folder = Nie ma folderu { $folder }.
refused-puzzle-file = { $file } nie jest plikiem z zadaniami. „tavolino puzzles check” pokaże, co jest nie tak.

puzzles-made = { $count ->
    [one] { $file }: jedno udowodnione zadanie.
    [few] { $file }: { $count } udowodnione zadania.
   *[many] { $file }: { $count } udowodnionych zadań.
}
puzzles-proved = { $count ->
    [one] { $file }: zadanie ma dokładnie jedno najlepsze rozwiązanie.
    [few] { $file }: wszystkie { $count } zadania mają dokładnie jedno najlepsze rozwiązanie.
   *[many] { $file }: każde z { $count } zadań ma dokładnie jedno najlepsze rozwiązanie.
}

refused-puzzle-unknown = Nie ma takiego zadania albo nie jest jeszcze rozpoczęte.
refused-puzzle-theme = Nie ma motywu „{ $got }”; dostępne: { $expected }.
refused-puzzle-no-try = Ten skrawek z niczym się tu nie łączy, więc to nie liczy się jako próba.
refused-puzzle-none-left = Znasz już wszystkie te zadania. Wybierz inny motyw albo inną grę.
refused-puzzle-stale = To zadanie jest już dalej, przy ruchu { $made }.

puzzle-goal-lead = Znajdź ruchy, które dają ci na koniec największą przewagę.
puzzle-goal-win = Znajdź jedyną drogę do wygranej.
puzzle-goal-decisions = { $moves ->
    [one] Masz do podjęcia jedną decyzję.
    [few] Masz do podjęcia { $moves } decyzje.
   *[many] Masz do podjęcia { $moves } decyzji.
}
puzzle-goal-finish = { $count ->
    [one] Pozbądź się stosu jedną kartą.
    [few] Pozbądź się stosu w tej turze, zagrywając tylko { $count } karty.
   *[many] Pozbądź się stosu w tej turze, zagrywając tylko { $count } kart.
}
puzzle-goal-join = { $count ->
    [one] Dołącz ostatni skrawek. Pozostałe zostają na miejscu.
    [few] Dołącz ostatnie { $count } skrawki ({ $pieces }). Pozostałe zostają na miejscu.
   *[many] Dołącz ostatnich { $count } skrawków ({ $pieces }). Pozostałe zostają na miejscu.
}

puzzle-theme-level = ukończenie poziomu
puzzle-theme-cover = zakrycie stopni przeciwnika
puzzle-theme-sacrifice = poświęcenie punktów
puzzle-theme-small = mniejszy klocek
puzzle-theme-decline = rezygnacja z dodatkowego klocka
puzzle-theme-decisive = wygrana albo przegrana
puzzle-theme-quiet = cichy ruch
puzzle-theme-wait = zostawienie największego klocka
puzzle-theme-leave = nic dużego dla przeciwnika
puzzle-theme-largest = największy klocek
puzzle-theme-scissors = nożyczki
puzzle-theme-supply = rząd uzupełniający
puzzle-theme-complete = ukończenie rzędu
puzzle-theme-new-row = nowy rząd
puzzle-theme-two-rows = dwa rzędy
puzzle-theme-long = pięć kart i więcej
puzzle-theme-two = dwa skrawki
puzzle-theme-three = trzy skrawki
puzzle-theme-four = cztery skrawki
puzzle-theme-turn = obracanie
puzzle-theme-chain = łańcuch
puzzle-theme-bridge = most między częściami
puzzle-theme-joker = joker

puzzle-hint-theme = Motyw: { $theme }.
puzzle-piece-decline = Może lepiej zrezygnować?
puzzle-piece-block = { $size ->
    [one] Pomyśl o klocku na jedno pole.
    [few] Pomyśl o klocku na { $size } pola.
   *[many] Pomyśl o klocku na { $size } pól.
}
puzzle-piece-pile = Pomyśl o wierzchniej karcie stosu.
puzzle-piece-supply = Pomyśl o rzędzie uzupełniającym { $row }.
puzzle-piece-scissors = Pomyśl o nożyczkach.
puzzle-piece-card = Pomyśl o karcie { $card } z ręki.
puzzle-piece-snippet = Pomyśl o skrawku { $number }.

puzzle-tried-lead = Po tym ruchu twoja przewaga na koniec to najwyżej { $reached }, a może być { $best }.
puzzle-tried-win = Teraz przeciwnik może odebrać ci wygraną.
puzzle-tried-finish = Tak też się da, ale potrzeba na to więcej kart: { $reached } zamiast { $best }.
puzzle-tried-never = W tej turze nie pozbędziesz się już stosu.
puzzle-tried-join = Gdy ten skrawek tu leży, nie da się dołączyć pozostałych.

puzzle-only-lead = Po każdym innym ruchu twoja przewaga na koniec to najwyżej { $reached } zamiast { $best }.
puzzle-only-win = Każdy inny ruch wypuszcza wygraną z rąk.
puzzle-only-finish = Po każdej innej karcie potrzeba ich co najmniej { $reached }.
puzzle-only-never = Po każdej innej karcie nie pozbędziesz się stosu w tej turze.
