refused-puzzle-seats = { $count ->
    [0] W tej pozycji nikt nie może wykonać ruchu.
    [one] W tej pozycji ruch może wykonać jedna osoba.
    [few] W tej pozycji ruch mogą wykonać { $count } osoby; w zadaniu musi to być dokładnie jedna.
   *[many] W tej pozycji ruch może wykonać { $count } osób; w zadaniu musi to być dokładnie jedna.
}
refused-puzzle-oversized = Plik ma { $bytes } bajtów; czytanych jest najwyżej { $most }.
refused-puzzle-cut-off = Wiersz { $line } jest ucięty: brakuje jego końca.
refused-puzzle-not-json = Wiersz { $line } nie jest kanonicznym JSON-em.
refused-puzzle-field = Wiersz { $line }: brakuje pola „{ $field }” albo jest błędne.
refused-puzzle-twice = Wiersz { $line } to to samo zadanie co wiersz { $other }.
refused-puzzle-unproved = Wiersza { $line } nie da się udowodnić: pole „{ $field }” jest błędne.
refused-puzzle-no-maker = Dla gry { $game } nie ma zadań.
refused-puzzle-no-folder = Nie ma folderu { $folder }.
refused-puzzle-file = { $file } nie jest plikiem z zadaniami; „tavolino puzzles check” powie, co jest nie tak.

puzzles-made = { $count ->
    [one] { $file }: jedno zadanie, udowodnione.
    [few] { $file }: { $count } zadania, udowodnione.
   *[many] { $file }: { $count } zadań, udowodnionych.
}
puzzles-proved = { $count ->
    [one] { $file }: zadanie ma dokładnie jeden najlepszy ciąg ruchów.
    [few] { $file }: wszystkie { $count } zadania mają dokładnie jeden najlepszy ciąg ruchów.
   *[many] { $file }: wszystkie { $count } zadań ma dokładnie jeden najlepszy ciąg ruchów.
}

refused-puzzle-unknown = Nie ma takiego zadania albo nie zostało przez ciebie zaczęte.
refused-puzzle-theme = Nie ma tematu „{ $got }”; tematy to { $expected }.
refused-puzzle-no-try = W tym miejscu skrawek z niczym się nie łączy; ruch się nie liczy.
refused-puzzle-none-left = Znasz już wszystkie te zadania. Wybierz inny temat lub inną grę.
refused-puzzle-stale = To zadanie zmieniło się w międzyczasie; liczba ruchów to teraz { $made }.

puzzle-goal-lead = Znajdź ciąg ruchów, który daje ci największą przewagę na końcu.
puzzle-goal-win = Znajdź jedyną drogę do wygranej.
puzzle-goal-decisions = { $moves ->
    [one] Masz do podjęcia jedną decyzję.
    [few] Masz do podjęcia { $moves } decyzje.
   *[many] Masz do podjęcia { $moves } decyzji.
}
puzzle-goal-finish = { $count ->
    [one] Zagraj ostatnią kartę swojego stosu jedną kartą.
    [few] Zagraj ostatnią kartę swojego stosu w tej turze, używając tylko { $count } kart.
   *[many] Zagraj ostatnią kartę swojego stosu w tej turze, używając tylko { $count } kart.
}
puzzle-goal-join = { $count ->
    [one] Dołącz ostatni skrawek. Te na stole zostają na miejscu.
    [few] Dołącz ostatnie { $count } skrawki ({ $pieces }). Te na stole zostają na miejscu.
   *[many] Dołącz ostatnie { $count } skrawków ({ $pieces }). Te na stole zostają na miejscu.
}

puzzle-theme-level = ukończyć poziom
puzzle-theme-cover = zakryć stopnie przeciwnika
puzzle-theme-sacrifice = najpierw oddać punkty
puzzle-theme-small = mniejszy klocek
puzzle-theme-decline = zrezygnować z premii
puzzle-theme-decisive = wygrana albo przegrana
puzzle-theme-quiet = cichy ruch
puzzle-theme-wait = zostawić największy klocek
puzzle-theme-leave = nie zostawić nic dużego
puzzle-theme-largest = zabrać największy klocek
puzzle-theme-scissors = nożyczki
puzzle-theme-supply = z zapasu
puzzle-theme-complete = ukończyć rząd
puzzle-theme-new-row = zacząć rząd
puzzle-theme-two-rows = dwa rzędy
puzzle-theme-long = pięć kart i więcej
puzzle-theme-two = dwa skrawki
puzzle-theme-three = trzy skrawki
puzzle-theme-four = cztery skrawki
puzzle-theme-turn = ćwierćobroty
puzzle-theme-chain = jeden trzyma się drugiego
puzzle-theme-bridge = most między częściami
puzzle-theme-joker = joker

puzzle-hint-theme = Temat: { $theme }.
puzzle-piece-decline = Pomyśl o rezygnacji z premii.
puzzle-piece-block = { $size ->
    [one] Pomyśl o klocku z jednym polem.
    [few] Pomyśl o klocku z { $size } polami.
   *[many] Pomyśl o klocku z { $size } polami.
}
puzzle-piece-pile = Pomyśl o karcie ze swojego stosu.
puzzle-piece-supply = Pomyśl o swoim rzędzie zapasowym { $row }.
puzzle-piece-scissors = Pomyśl o swoich nożyczkach.
puzzle-piece-card = Pomyśl o karcie { $card } w ręce.
puzzle-piece-snippet = Pomyśl o skrawku { $number }.

puzzle-tried-lead = Po tym ruchu twoja przewaga na końcu to najwyżej { $reached }; możliwa jest { $best }.
puzzle-tried-win = Po tym ruchu przeciwnik może nie dopuścić do twojej wygranej.
puzzle-tried-finish = Tak też można, ale liczba kart to wtedy { $reached } zamiast { $best }.
puzzle-tried-never = Po tym ruchu nie da się już skończyć stosu w tej turze.
puzzle-tried-join = Gdy ten skrawek leży tam, nie da się dołączyć wszystkich innych.

puzzle-only-lead = Po każdym innym ruchu twoja przewaga na końcu to najwyżej { $reached } zamiast { $best }.
puzzle-only-win = Każdy inny ruch wypuszcza wygraną z rąk.
puzzle-only-finish = Z każdą inną kartą liczba kart to co najmniej { $reached }.
puzzle-only-never = Po każdej innej karcie nie skończysz już stosu w tej turze.
