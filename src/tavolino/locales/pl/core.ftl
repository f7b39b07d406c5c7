# Miejsca
seat = { $seat ->
    [chance] los
    [clock] zegar
    [spectator] widz
   *[other] miejsce { $seat }
}

# Czego nie dopuszcza sam stół
refused-turn-not-due = { $seat ->
    [chance] Teraz nie ma nic do losowania
    [clock] Zegar nie ma teraz nic do zrobienia
    [spectator] Widzowie nie mogą wykonywać ruchów
   *[other] To nie jest tura gracza z miejsca { $seat }
}; teraz kolej na: { $due ->
    [chance] los
   *[other] { $due }
}.
refused-over-game = Gra już się skończyła.
refused-seats-count = W tę grę gra od { $low } do { $high } graczy, a nie { $got }.
refused-option-unknown = Nie ma opcji „{ $option }”; dostępne: { $expected }.
refused-option-value = Opcja „{ $option }” ({ $by }) nie może mieć wartości „{ $got }”; dozwolone: { $expected }.
refused-undo-seat = Cofać ruchy mogą tylko gracze, a nie { seat }.
refused-undo-entry = Nie ma ruchu { NUMBER($entry, useGrouping: 0) }, który można by cofnąć.
refused-undo-reveal = Ruch { NUMBER($entry, useGrouping: 0) } odsłonił coś ukrytego, więc nie można cofnąć się przed niego.
refused-resign-seat = Poddać się mogą tylko gracze, a nie { seat }.
refused-resign-twice = Gracz z miejsca { $seat } już się poddał.
refused-clock-time = „{ $got }” to nie czas. Czas podaje się w całych milisekundach, od 0.
refused-clock-not-running = Żaden zegar nie chodzi.
refused-clock-backwards = Czas nie może się cofać, z { $last } na { $at } ms.
refused-clock-early = Czas mija dopiero przy { $deadline } ms, a nie przy { $at }.
refused-clock-late = Czas minął przy { $deadline } ms, a to nadeszło przy { $at }.
refused-record-open-secrets = W tej grze ({ $game }) są jeszcze ukryte karty albo cięcia. Zapis pobierzesz, gdy się skończy.
refused-record-field = Nie udało się odczytać pola { $field } w zapisie gry.
refused-perft-chance = Po { $ply } { $ply ->
    [one] ruchu
   *[other] ruchach
} jest losowanie; ciągi ruchów można policzyć tylko bez losowań.
refused-perft-endless = Po { $ply } { $ply ->
    [one] ruchu
   *[other] ruchach
} możliwości jest nieskończenie wiele, więc nie da się ich policzyć.
refused-bot-unknown = Dla tej gry nie ma bota „{ $got }”; dostępne: { $expected }.
refused-game-unknown = Nie ma gry „{ $got }”; dostępne: { $expected }.
refused-bot-extra = Boty o nazwach „{ $scheme }:…” wymagają pakietu { $missing }; jest w tavolino[fast].
refused-bot-net-file = „{ $file }” nie jest wytrenowaną siecią.
refused-bot-net-game = Sieć w pliku „{ $file }” jest do innej gry: { $game }.
refused-bot-net-setup = Sieci nie wytrenowano dla tej liczby graczy i tych opcji.
refused-at-range = Zapis ma { $most } { $most ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}; nie można pokazać wpisu { $got }.
refused-style-unknown = Nie ma rysunku „{ $got }”; dostępne: { $expected }.

# Co może być nie tak z zapisem
record-line = wiersz { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = Plik ma { $bytes } { $bytes ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}; limit to { $most }.
record-oversized-line = Wiersz ma { $bytes } { $bytes ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}; limit to { $most }.
record-oversized-lines = Plik ma za dużo wierszy; limit to { $most }.
record-empty = Plik jest pusty.
record-cut-off = Ostatni wiersz jest niepełny.
record-no-end = W pliku nie ma wiersza końcowego, więc brakuje wierszy.
record-not-json = Wiersz nie jest JSON-em z liczb całkowitych i tekstów.
record-not-object = Wiersz nie jest obiektem JSON.
record-spelling = Wiersz nie jest kanonicznym JSON-em (klucze posortowane, bez spacji).
record-seal = Wiersz został zmieniony albo brakuje któregoś przed nim: jego pieczęć to { $stated }, a z treści wychodzi { $computed }.
record-no-header = Plik nie zaczyna się od wiersza nagłówka.
record-format = Plik ma format { NUMBER($got, useGrouping: 0) }; ten program czyta format { $expected }.
record-game = Nie ma gry „{ $got }”; dostępne: { $expected }.
record-version = Plik dotyczy gry { $game } w wersji { NUMBER($got, useGrouping: 0) }; ten program zna wersję { $expected }.
record-field = Pole „{ $field }” ma niedozwoloną wartość.
record-missing = Brakuje pola „{ $field }”.
record-unknown = Ten wiersz nie może mieć pola „{ $field }”.
record-number = Wpis ma numer { NUMBER($got, useGrouping: 0) }, a powinien mieć { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = Ruch „{ $got }” zapisuje się jako „{ $expected }”.
record-result = Wynik podaje { $field } = { $got }, a z ruchów wychodzi { $expected }.
record-secret-form = Tajne ziarno to nie 64 cyfry szesnastkowe.
record-no-commitment = Na końcu pliku jest tajne ziarno, ale na początku nie ma jego skrótu.
record-commitment = Tajne ziarno nie pasuje do skrótu z początku: jest { $hash }, a z ziarna wychodzi { $computed }.
record-draw = Losowanie { $draw } dało „{ $got }”, a z tajnego ziarna wychodzi „{ $expected }”.
