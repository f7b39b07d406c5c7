# Miejsca
seat = { $seat ->
    [chance] rozdający
    [clock] zegar
    [spectator] widz
   *[other] miejsce { $seat }
}

# Czego nie dopuszcza sam stół
refused-turn-not-due = { $seat ->
    [chance] Rozdający nie ma teraz nic do losowania
    [clock] Zegar nie ma teraz nic do powiedzenia
    [spectator] Widz nie wykonuje ruchów
   *[other] To nie jest tura miejsca { $seat }
}; teraz kolej na: { $due ->
    [chance] rozdający
   *[other] { $due }
}.
refused-over-game = Gra jest skończona.
refused-seats-count = W tę grę gra od { $low } do { $high } graczy, nie { $got }.
refused-option-unknown = Nie ma opcji „{ $option }”; są: { $expected }.
refused-option-value = Opcja „{ $option }” ({ $by }) nie może mieć wartości „{ $got }”; możliwe: { $expected }.
refused-undo-seat = Ruchy cofają tylko gracze, a nie { seat }.
refused-undo-entry = Nie ma wpisu { NUMBER($entry, useGrouping: 0) }, który można by cofnąć.
refused-undo-reveal = Wpis { NUMBER($entry, useGrouping: 0) } odsłonił coś ukrytego; dalej niż do niego nic się nie cofa.
refused-resign-seat = Poddać się mogą tylko gracze, a nie { seat }.
refused-resign-twice = Miejsce { $seat } już się poddało.
refused-clock-time = „{ $got }” to nie czas; czasy to całe milisekundy od 0.
refused-clock-not-running = Żaden zegar nie chodzi.
refused-clock-backwards = Czas nie może się cofać, z { $last } na { $at } ms.
refused-clock-early = Zegar odzywa się przy { $deadline } ms, nie przy { $at }.
refused-clock-late = Czas minął przy { $deadline } ms; to przyszło przy { $at }.
refused-record-open-secrets = Trwająca gra { $game } wciąż coś ukrywa; zapis może powstać dopiero po jej zakończeniu.
refused-record-field = Pola „{ $field }” tego zapisu nie dałoby się odczytać.
refused-perft-chance = Po { $ply } { $ply ->
    [one] ruchu
   *[other] ruchach
} kolej na los; ciągi ruchów liczy się tylko bez niego.
refused-perft-endless = Po { $ply } { $ply ->
    [one] ruchu
   *[other] ruchach
} możliwych ruchów jest nieskończenie wiele i nie da się ich policzyć.
refused-bot-unknown = Dla tej gry nie ma bota „{ $got }”; są: { $expected }.
refused-bot-extra = Boty o nazwach „{ $scheme }:…” wymagają pakietu { $missing }; jest w tavolino[fast].
refused-bot-net-file = „{ $file }” nie jest wytrenowaną siecią.
refused-bot-net-game = Sieć w pliku „{ $file }” jest do innej gry: { $game }.
refused-bot-net-setup = Sieci nie wytrenowano dla tej liczby graczy i tych opcji.
refused-game-unknown = Nie ma gry „{ $got }”; są: { $expected }.
refused-at-range = Zapis ma { $most } { $most ->
    [one] wpis
    [few] wpisy
   *[many] wpisów
}; nie można go pokazać przy wpisie { $got }.
refused-style-unknown = Nie ma rysunku „{ $got }”; są: { $expected }.

# Co może być nie tak z zapisem
record-line = wiersz { NUMBER($line, useGrouping: 0) }: { $sentence }
record-oversized = Zapis ma { $bytes } { $bytes ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}; odczytuje się najwyżej { $most }.
record-oversized-line = Wiersz ma { $bytes } { $bytes ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}; odczytuje się najwyżej { $most }.
record-oversized-lines = Zapis ma więcej wierszy niż { $most }.
record-empty = Zapis jest pusty.
record-cut-off = Ostatni wiersz urywa się w środku.
record-no-end = Zapis kończy się bez wiersza końcowego, więc brakuje wierszy.
record-not-json = Wiersz nie jest JSON-em z liczb całkowitych i tekstów.
record-not-object = Wiersz nie jest obiektem JSON.
record-spelling = Wiersz nie ma postaci kanonicznej (klucze po kolei, bez odstępów).
record-seal = Wiersz został zmieniony albo brakuje jakiegoś przed nim: jego pieczęć to { $stated }, a z treści wychodzi { $computed }.
record-no-header = Zapis nie zaczyna się od wiersza nagłówka.
record-format = Zapis ma format { NUMBER($got, useGrouping: 0) }; ten program czyta format { $expected }.
record-game = Nie ma gry „{ $got }”; są: { $expected }.
record-version = Zapis pochodzi z { $game } w wersji { NUMBER($got, useGrouping: 0) }; ten program gra w wersję { $expected }.
record-field = Pole „{ $field }” ma niedozwoloną wartość.
record-missing = Brakuje pola „{ $field }”.
record-unknown = W takim wierszu nie ma pola „{ $field }”.
record-number = Wpis ma numer { NUMBER($got, useGrouping: 0) }, a następny powinien być { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = Ruch „{ $got }” zapisuje się „{ $expected }”.
record-result = Wynik podaje { $field } = { $got }, a ruchy prowadzą do { $expected }.
record-secret-form = Sekret rozdającego to nie 64 cyfry szesnastkowe.
record-no-commitment = Na końcu jest sekret, ale na początku nie ma skrótu, do którego mógłby pasować.
record-commitment = Sekret rozdającego nie pasuje do skrótu z początku: { $hash }, a z sekretu wychodzi { $computed }.
record-draw = Losowanie { $draw } dało „{ $got }”, a z sekretu rozdającego wychodzi „{ $expected }”.
