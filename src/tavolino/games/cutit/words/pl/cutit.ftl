game-cutit = Cut it
about-cutit = Tnij arkusz pod dyktando kości, a potem połącz skrawki gwiazdkami.
option-cutit-assist = Pomoc przy układance
option-cutit-assist-off = Zaznaczaj błędy
option-cutit-assist-on = Blokuj błędne ruchy
help-cutit-assist = Błędy są tylko zaznaczane albo nie da się położyć skrawka tam, gdzie powstałby błąd.
option-cutit-contact = Stykanie się skrawków
option-cutit-contact-free = Także bez połączenia
option-cutit-contact-joined = Tylko z połączeniem
help-cutit-contact = Skrawki mogą leżeć obok siebie także wtedy, gdy nie łączy ich gwiazdka, albo tylko z gwiazdką.
option-cutit-glass = Czas na układankę
option-cutit-glass-together = 3 minuty, wszyscy naraz
option-cutit-glass-own = Po 3 minuty, każdy startuje osobno
help-cutit-glass = Trzy minuty biegną dla wszystkich naraz albo każdy zaczyna, kiedy zechce. To drugie jest dobre w grze na kilka dni i przy wspólnym ekranie.
option-cutit-jokers = Jokery
option-cutit-jokers-best = Zawsze dają najwięcej
option-cutit-jokers-choice = Można wziąć mniej punktów
help-cutit-jokers = Jokery dają tyle, ile się da, albo możesz wziąć mniej punktów, na przykład po to, żeby w następnej rundzie mieć więcej.
option-cutit-scissors = Nożyczki
option-cutit-scissors-guarded = Po jednym skrawku
option-cutit-scissors-free = Dowolne dwa proste cięcia
help-cutit-scissors = Dwoma dowolnymi prostymi cięciami możesz też odciąć kilka skrawków naraz. Kosztuje to 5 punktów, a wszystkie trafiają do twojej układanki.
option-cutit-design = Własny arkusz
option-cutit-design-none = Brak
help-cutit-design = Zagraj na arkuszu z własnego wydruku. Zastępuje arkusz wybrany niżej.
option-cutit-seed = Albo nowy arkusz z dowolnych słów
help-cutit-seed = Zostaw puste, żeby użyć arkusza wybranego wyżej. Te same słowa dają zawsze ten sam arkusz.
option-cutit-sheet = Arkusz
option-cutit-sheet-standard = Standardowy
option-cutit-sheet-standard-b = Standardowy B
option-cutit-sheet-sharp = Ostry
help-cutit-sheet = Wszyscy tną taki sam arkusz. Arkusze różnią się układem kolorów i gwiazdek.
option-cutit-stars = Zasady gwiazdek
option-cutit-stars-normal = Zwykłe
option-cutit-stars-advanced = Dla zaawansowanych
option-cutit-stars-strict = Surowe
expected-design = „none” albo kod arkusza
help-cutit-stars = Dla zaawansowanych: połówka gwiazdki nie może stykać się z pustym bokiem. Surowe: każda musi stykać się z pasującą i prawie żadnej układanki nie da się ukończyć.

refused-notation-cutit = „{ $text }” to nie ruch. Wpisz róg (corner a1), cięcie (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) albo w układance: 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = „{ $text }” to nie pole. Pola są od a1 do j10.

refused-ci-1-code = To nie jest kod arkusza.
refused-ci-1-not-json = To nie jest plik arkusza: arkusz to jeden obiekt JSON.
refused-ci-1-rows = Liczba wierszy „{ $field }” w arkuszu musi wynosić { $expected }.
refused-ci-1-row = Liczba znaków „{ $field }” w rzędzie { $rank } musi wynosić { $expected }.
refused-ci-1-character = „{ $field }” ma na { $space } znak „{ $got }”; możliwe znaki: { $expected }.
refused-ci-1-name = Arkusz musi mieć „{ $field }”: tekst o długości od 1 do 60 liter.
refused-ci-1-corner-colour = Róg { $space } jest { $colour ->
    [J] jokerem
   *[K] czarny
}; rogi muszą być: zielony, różowy, żółty i niebieski.
refused-ci-1-corner-twice = Rogi { $other } i { $space } są { $colour ->
    [G] zielone
    [P] różowe
    [Y] żółte
   *[B] niebieskie
}; każdy róg musi mieć inny kolor.
refused-ci-1-black-star = Na czarnym polu { $space } jest gwiazdka. Czarne pola nie mogą mieć gwiazdek.
refused-ci-1-no-joker-star = Żaden joker nie ma gwiazdki. Dokładnie jeden musi ją mieć.
refused-ci-1-joker-stars = Gwiazdkę może mieć tylko jeden joker, i to jedną. Tutaj: { $space } i { $other }.
refused-ci-2-dice = Arkusz nie ma kości; potrzeba sześciu ścianek dla każdej z „{ $expected }”.
refused-ci-2-faces = Kość „{ $colour }” musi mieć sześć ścianek spośród: { $expected }.
refused-ci-2-face = Kość nie może pokazać { $got }; jej ścianki to { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Najpierw trzeba wylosować pierwszego gracza
    [dice] Teraz czas na rzut kośćmi
    [corners] Gracze wybierają rogi
    [cuts] Gracze tną
    [ready] Gracze szykują się do układanki
    [check] Układanki są sprawdzane
   *[puzzle] Trwa układanie
}; „{ $move }” nie jest teraz możliwe.

refused-ci-4-slanted = Od { $start } do { $end } nie da się ciąć prosto wzdłuż linii siatki.
refused-ci-4-no-angle = Dwa cięcia muszą spotkać się pod kątem prostym; w { $point } tak nie jest.
refused-ci-4-space = Pola { $space } nie ma już na twoim arkuszu.
refused-ci-4-first-space = Część oznacza się jej pierwszym polem, { $expected }, a nie { $space }.
refused-ci-4-no-paper = Wzdłuż { $path } nie ma papieru.
refused-ci-4-ends = { $path } nie biegnie od brzegu do brzegu; w tym miejscu cięcie to { $expected }.
refused-ci-4-meeting = { $point } nie leży wewnątrz papieru. Dwa cięcia muszą spotkać się w środku.
refused-ci-4-arm = Cięcie kończy się na pierwszym brzegu, na który trafi: w { $expected }, a nie w { $point }.

refused-ci-5-first = Miejsce { $got } nie może zaczynać; miejsc jest { $seats }.
refused-ci-5-no-corner = { $space } to nie róg arkusza. Rogi to a1, j1, j10 i a10.
refused-ci-5-taken = Róg { $space } jest już zajęty (miejsce { $seat }).
refused-ci-5-without-corner = Twój pierwszy skrawek musi zawierać twój róg { $corner }; { $cut } zostawia go na arkuszu.

refused-ci-7-best = Przy tym stole jokery zawsze dają najwięcej. Nie możesz wziąć { $claim }.
refused-ci-7-penalty = Ta runda to kara. Nie możesz wziąć za nią punktów.
refused-ci-7-impossible = { $count ->
    [0] Przy tych kościach skrawek nie daje punktów, więc nie możesz wziąć { $claim }.
    [one] Skrawek daje { $possible } niezależnie od jokerów, więc nie możesz wziąć { $claim }.
   *[other] Nie możesz wziąć { $claim }; zależnie od jokerów skrawek daje { $possible }.
}
refused-ci-7-most = { $claim } to najwięcej, ile daje ten skrawek. Nie trzeba tego podawać.

refused-ci-9-same = Oba cięcia to { $path }.

refused-ci-11-snippet = Nie ma skrawka { $number }; masz skrawki od 1 do { $last }.
refused-ci-11-not-on-table = Skrawek { $number } nie leży na stole.
refused-ci-11-table = Skrawki możesz kłaść najwyżej { $most } { $most ->
    [one] pole
    [few] pola
   *[many] pól
} od środka.
refused-ci-11-overlap = Skrawek { $number } leżałby na skrawku { $other } w { $x },{ $y }.
refused-ci-11-unjoined = Skrawki { $number } i { $other } stykałyby się w { $x },{ $y } bez połączenia.
refused-ci-11-ready = Czekasz już na start układanki.
refused-ci-11-not-ready = Najpierw potwierdź, że możesz zaczynać układankę.
refused-ci-11-waiting = Klepsydra jeszcze nie ruszyła. Nie wszyscy są gotowi.
refused-ci-11-running = Klepsydra już ruszyła.
refused-ci-11-alone = W grze solo nie ma klepsydry.
refused-ci-11-glass = Klepsydra podaje teraz „{ $expected }”, a nie „{ $got }”.
refused-ci-12-colours = Między skrawkami { $number } i { $other } zetknęłyby się w { $x },{ $y } połówki gwiazdek w różnych kolorach.
refused-ci-14-part = Skrawek { $number } nie oznacza żadnej części. Wybierz jeden z nich: { $names }.
refused-ci-16-plain = Między skrawkami { $number } i { $other } połówka gwiazdki zetknęłaby się w { $x },{ $y } z pustym bokiem.

cause-cutit-done = Wszystkie układanki są gotowe.
cause-cutit-time = Czas minął.

# Wyzwanie dnia
daily-goal-cutit = Zagraj solo na zupełnie nowym arkuszu i zdobądź jak najwięcej punktów.
daily-score-cutit = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
