game-cutit = Cut it
about-cutit = Odcinaj skrawki arkusza tak, jak chcą kości, a potem połącz je wszystkie gwiazdami.
option-cutit-assist = Pomoc przy układance
option-cutit-assist-off = Błędy są tylko zaznaczane
option-cutit-assist-on = Błędów nie da się położyć
help-cutit-assist = Skrawka, który byłby błędem, nie da się położyć albo jest on tylko zaznaczany.
option-cutit-contact = Stykające się skrawki
option-cutit-contact-free = Także bez połączenia
option-cutit-contact-joined = Tylko z połączeniem
help-cutit-contact = Dwa skrawki mogą leżeć obok siebie także bez łączącej je gwiazdy albo tylko z nią.
option-cutit-glass = Czas na układankę
option-cutit-glass-together = Trzy minuty dla wszystkich naraz
option-cutit-glass-own = Trzy minuty dla każdego, od jego gotowości
help-cutit-glass = Trzy minuty biegną dla wszystkich naraz albo dla każdego od chwili, gdy jest gotów, co pasuje do gier na wiele dni i dla kilku osób przy jednym ekranie.
option-cutit-jokers = Jokery
option-cutit-jokers-best = Dają zawsze najwięcej
option-cutit-jokers-choice = Możesz wziąć mniej punktów
help-cutit-jokers = Jokery dają zawsze najwięcej, albo możesz wziąć mniej punktów, na przykład żeby następna runda była lepsza.
option-cutit-scissors = Nożyczki
option-cutit-scissors-guarded = Jeden skrawek naraz
option-cutit-scissors-free = Dowolne dwa proste cięcia
help-cutit-scissors = Dwoma dowolnymi prostymi cięciami można też odciąć kilka skrawków naraz: kosztuje to 5 punktów, a wszystkie należą do twojej układanki.
option-cutit-design = Własny arkusz
option-cutit-design-none = Brak
help-cutit-design = Gra na arkuszu, który wygenerowano i wydrukowano, zamiast na wybranym niżej.
option-cutit-seed = Albo nowy arkusz z dowolnych słów
help-cutit-seed = Zostaw puste, by wydrukować arkusz wybrany wyżej. Te same słowa dają zawsze ten sam arkusz.
option-cutit-sheet = Arkusz
option-cutit-sheet-standard = Standardowy
option-cutit-sheet-standard-b = Standardowy, druga strona
option-cutit-sheet-sharp = Ostry
help-cutit-sheet = Wszyscy tną taki sam arkusz; arkusze różnią się rozmieszczeniem kolorów i gwiazd.
option-cutit-stars = Gwiazdy
option-cutit-stars-normal = Zwykłe
option-cutit-stars-advanced = Dla zaawansowanych
option-cutit-stars-strict = Surowe
help-cutit-stars = Dla zaawansowanych: połówka gwiazdy nigdy nie leży przy pustym boku; surowe: nie może też wychodzić na puste miejsce i prawie żadnej układanki nie da się ukończyć.

refused-notation-cutit = „{ $text }” to nie ruch; napisz róg (corner a1), cięcie (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) albo w układance 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = „{ $text }” to nie pole; pola to a1 do j10.

refused-ci-1-code = To nie jest kod arkusza.
refused-ci-1-not-json = To nie jest plik arkusza: arkusz to jeden obiekt JSON.
refused-ci-1-rows = Arkusz musi mieć tyle wierszy „{ $field }”: { $expected }.
refused-ci-1-row = „{ $field }” w rzędzie { $rank } musi mieć tyle znaków: { $expected }.
refused-ci-1-character = „{ $field }” ma na { $space } znak „{ $got }”; możliwe: { $expected }.
refused-ci-1-name = Arkusz musi mieć „{ $field }”, tekst od 1 do 60 liter.
refused-ci-1-corner-colour = Róg { $space } jest { $colour ->
    [J] jokerem
   *[K] czarny
}; rogi są: zielony, różowy, żółty i niebieski.
refused-ci-1-corner-twice = Rogi { $other } i { $space } są oba { $colour ->
    [G] zielone
    [P] różowe
    [Y] żółte
   *[B] niebieskie
}; każdy róg ma własny kolor.
refused-ci-1-black-star = Na czarnym polu { $space } jest gwiazda; czarne pola ich nie mają.
refused-ci-1-no-joker-star = Żadne pole jokera nie ma gwiazdy; dokładnie jedno powinno ją mieć.
refused-ci-1-joker-stars = Tylko jedno pole jokera ma gwiazdę, i to jedną; tu są { $space } i { $other }.
refused-ci-2-dice = Arkusz nie ma kości; potrzeba po sześć ścianek dla każdej z „{ $expected }”.
refused-ci-2-faces = Kość „{ $colour }” musi mieć sześć ścianek spośród { $expected }.
refused-ci-2-face = Kość nie może pokazać { $got }; jej ścianki to { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Najpierw los wskazuje, kto zaczyna
    [dice] Teraz czas na kości
    [corners] Teraz wybiera się rogi
    [cuts] Teraz wszyscy tną
    [ready] Teraz wszyscy szykują się do układanki
    [check] Układanki są sprawdzone
   *[puzzle] Teraz układa się układankę
}; „{ $move }” to nie na teraz.

refused-ci-4-slanted = { $start } do { $end } to nie proste cięcie wzdłuż linii siatki.
refused-ci-4-no-angle = Dwa cięcia muszą się spotkać pod kątem prostym; w { $point } tak nie jest.
refused-ci-4-space = Pola { $space } nie ma już na twoim arkuszu.
refused-ci-4-first-space = Część nazywa się od jej pierwszego pola, { $expected }, nie od { $space }.
refused-ci-4-no-paper = Wzdłuż { $path } nie ma papieru.
refused-ci-4-ends = { $path } nie biegnie od brzegu do brzegu; cięcie w tym miejscu to { $expected }.
refused-ci-4-meeting = { $point } nie leży wewnątrz papieru; dwa cięcia spotykają się w punkcie wewnętrznym.
refused-ci-4-arm = Cięcie kończy się tam, gdzie pierwszy raz trafia na brzeg: w { $expected }, nie w { $point }.

refused-ci-5-first = Miejsce { $got } nie może zaczynać przy stole na { $seats }.
refused-ci-5-no-corner = { $space } to nie róg arkusza; rogi to a1, j1, j10 i a10.
refused-ci-5-taken = Róg { $space } ma już miejsce { $seat }.
refused-ci-5-without-corner = Twój pierwszy skrawek musi zawierać twój róg { $corner }; { $cut } zostawia go na arkuszu.

refused-ci-7-best = Przy tym stole jokery dają zawsze najwięcej; nie możesz wziąć { $claim }.
refused-ci-7-penalty = Ta runda to kara; nie ma w niej punktów do wzięcia.
refused-ci-7-impossible = { $count ->
    [0] Przy tych kościach skrawek nie daje punktów; nie możesz wziąć { $claim }.
    [one] Jakkolwiek użyć jokerów, skrawek daje { $possible }; nie możesz wziąć { $claim }.
    [few] Nie możesz wziąć { $claim }; zależnie od użycia jokerów skrawek daje { $possible }.
   *[many] Nie możesz wziąć { $claim }; zależnie od użycia jokerów skrawek daje { $possible }.
}
refused-ci-7-most = { $claim } to najwięcej, ile daje skrawek; tyle liczy się i tak.

refused-ci-9-same = Oba cięcia to { $path }.

refused-ci-11-snippet = Nie ma skrawka { $number }; twoje to 1 do { $last }.
refused-ci-11-not-on-table = Skrawek { $number } nie leży na stole.
refused-ci-11-table = Stół kończy się { $most } { $most ->
    [one] pole
    [few] pola
   *[many] pól
} od środka.
refused-ci-11-overlap = Skrawek { $number } leżałby na skrawku { $other } w { $x },{ $y }.
refused-ci-11-unjoined = Skrawki { $number } i { $other } stykałyby się w { $x },{ $y } bez własnego połączenia.
refused-ci-11-ready = Gotowość jest już zgłoszona.
refused-ci-11-not-ready = Najpierw zgłoś gotowość: „ready”.
refused-ci-11-waiting = Klepsydra jeszcze nie jest odwrócona; nie wszyscy są gotowi.
refused-ci-11-running = Klepsydra już biegnie; nie da się jej zatrzymać.
refused-ci-11-alone = W grze solo nie ma klepsydry ani zgłaszania gotowości.
refused-ci-11-glass = „{ $got }” to nie to, co teraz mówi zegar; mówi „{ $expected }”.
refused-ci-12-colours = Między skrawkami { $number } i { $other } spotkałyby się w { $x },{ $y } połówki gwiazd różnych kolorów.
refused-ci-14-part = Skrawek { $number } nie wskazuje żadnej części; wskazują ją te skrawki: { $names }.
refused-ci-16-plain = Między skrawkami { $number } i { $other } połówka gwiazdy leżałaby w { $x },{ $y } przy pustym boku.

cause-cutit-done = Wszystkie układanki są gotowe.
cause-cutit-time = Czas minął.

# Wyzwanie dnia
daily-goal-cutit = Zdobądź jak najwięcej punktów, samodzielnie na arkuszu, którego nikt jeszcze nie widział.
daily-score-cutit = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
