# Pierwsze gry z przewodnikiem

guide-step = Krok { $at } z { $count }
guide-over = Koniec przewodnika
guide-leave = Zamknij przewodnik
guide-next = Dalej
guide-pass = Pomiń ten krok
guide-praise = Dobrze.
guide-end = Teraz znasz już tę grę.
guide-stay = Graj dalej
guide-again = Nowa gra
guide-rules = Przeczytaj reguły

# Scalino
guide-scalino-welcome = Razem z botem budujesz jedną piramidę. Zielony ▲ i żółty ■ są twoje, różowy ● i niebieski ◆ bota, a cztery kolory grają po kolei.
guide-scalino-open = Pierwszy klocek zakrywa gwiazdę pośrodku. Wybierz klocek pod planszą, a potem połóż go w jednym z podświetlonych miejsc.
guide-scalino-contact = Klocek musi stykać się bokiem z innym na swoim poziomie. Kolej na żółty: połóż klocek obok pozostałych.
guide-scalino-apart = Klocki jednego koloru nigdy nie stykają się bokami; rogami mogą. Połóż klocek, a jeśli chcesz, najpierw spróbuj w złym miejscu: stół powie, dlaczego nie można.
guide-scalino-gaps = Bez luk: w każdym rzędzie i w każdej kolumnie klocki leżą bez przerw. Połóż jeszcze jeden klocek.
guide-scalino-levels = Gdy poziom 1 jest pełny, zaczyna się na nim następny, mniejszy o jeden pierścień. Kto kończy poziom, może od razu położyć jeszcze jeden klocek.
guide-scalino-look = Tymi przyciskami obracasz piramidę albo widzisz ją z góry, jak na końcu: każde widoczne pole jest wtedy stopniem w kolorze klocka na wierzchu.
guide-scalino-rows = Stopnie twojego koloru, które prowadzą w górę lub w dół jeden do drugiego, tworzą ciąg. Ciągi z 1, 2, 3, 4 stopni są warte 1, 3, 6, 10 punktów: jeden długi jest lepszy niż wiele krótkich.
guide-scalino-left = Te karty pokazują, jakie klocki ma jeszcze każdy kolor, i jego punkty na teraz. Każdy niepołożony klocek kosztuje tyle punktów, ile ma pól, więc duże kładź wcześnie.

# Rozbiórka
guide-demolition-welcome = Tę piramidę rozbieracie klocek po klocku, na zmianę ty i bot. Klocek jest wart tyle punktów, ile ma pól: 1, 2 albo 3.
guide-demolition-take = Możesz zabrać każdy klocek, na którym nic nie leży i który ma co najmniej jeden wolny bok. Wskaż klocek: jeśli się uniesie, można go zabrać.
guide-demolition-give = To, co leżało pod twoim klockiem albo za nim, jest teraz wolne dla bota. Zobacz, co odsłania klocek, a potem zabierz następny.
guide-demolition-look = Stąd nie widać wszystkich klocków. Tymi przyciskami obracasz piramidę albo widzisz ją z góry.
guide-demolition-level = Kto zabiera ostatni klocek poziomu, może zabrać jeszcze jeden. { $count ->
    [one] Na najwyższym poziomie został jeden klocek
    [few] Na najwyższym poziomie zostały { $count } klocki
   *[many] Na najwyższym poziomie zostało { $count } klocków
}: graj, aż będzie pusty.
guide-demolition-bonus = Najwyższy poziom jest pusty. Licz więc klocki, które zostały na poziomie: z ostatnim dostajesz dwa pod rząd.
guide-demolition-points = Te karty pokazują, kto co zabrał. Gra kończy się z ostatnim klockiem i wygrywa, kto ma najwięcej punktów.

# Cut the Rope
guide-rope-welcome = To twój stos, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}, z których widać tylko wierzchnią. Wygrywa, kto pierwszy zagra wszystkie karty własnego stosu.
guide-rope-rows = Do tych trzech rzędów grają wszyscy. Rosną od 1 albo maleją od 10, a ramka na końcu każdego mówi, co teraz pasuje.
guide-rope-play = Pasuje karta z twojej ręki albo ze stosu. Dotknij jej, a potem rzędu, który się podświetli, albo ją tam przeciągnij.
guide-rope-none = Teraz żadna z twoich kart nie pasuje. Tak bywa: wtedy tylko kładziesz jedną kartę i liczysz na lepsze.
guide-rope-pile = Karta na twoim stosie pasuje. Zagraj ją: odkryje się następna, a stos będzie o kartę mniejszy.
guide-rope-scissors = Nożyczki zastępują liczbę, na którą jest kolej. Zachowaj je na chwilę, gdy pomogą zagrać kartę z twojego stosu.
guide-rope-lay = Możesz zagrać więcej kart, jeśli jakieś pasują. Aby zakończyć turę, połóż kartę z ręki w rzędzie zapasowym, tutaj.
guide-rope-draw = Po turze dobierasz, aż znów masz sześć kart. W tym czasie gra bot.
guide-rope-supply = Ostatnią kartę każdego rzędu zapasowego też można zagrać, więc kładź tam to, co wkrótce się przyda. Zagraj, co chcesz, i zakończ jeszcze jedną turę.
guide-rope-complete = Rząd z dziesięciu kart jest pełny i robi miejsce nowemu. Nie pomagaj botowi: zanim zagrasz, spójrz na wierzchnią kartę jego stosu.

# Cut it
guide-cutit-welcome = To twój arkusz. Dziewięcioma cięciami robisz z niego dziesięć skrawków, a potem łączysz je z powrotem przeciętymi gwiazdami.
guide-cutit-dice = Kości mówią, które kolory płacą. Liczba płaci samą siebie, jeśli skrawek ma co najmniej tyle pól koloru, znak zapytania 1 za każde pole, pusta ścianka nic.
guide-cutit-corner = Pierwszy skrawek zaczyna się w rogu. Wybierz róg, przy którym leżą kolory, za które kości płacą.
guide-cutit-cut = Odetnij skrawek z tym rogiem: przeciągnij wzdłuż linii od brzegu do brzegu albo dotknij początku i końca cięcia. Drugie cięcie może odejść pod kątem prostym; potem wybierz część i tnij.
guide-cutit-points = { $points ->
    [one] To jeden punkt
    [few] To { $points } punkty
   *[many] To { $points } punktów
}, zapisane tutaj na karcie wyników. Wielobarwny joker liczy się jako kolor, który płaci najwięcej, a czarny nigdy nie płaci.
guide-cutit-penalty = Ta runda kosztuje 5 punktów: skrawek był za mały albo nic nie dał. Podgląd pokazuje to przed cięciem.
guide-cutit-columns = Dwie kolumny dają premię: + za rundę, która daje więcej niż poprzednia, ✂ za skrawek odcięty jednym cięciem. Odetnij następny.
guide-cutit-size = Każdy skrawek potrzebuje co najmniej czterech pól i jednego punktu, inaczej runda kosztuje 5 punktów. Małe skrawki zostawiają więcej na później: tnij jeszcze raz.
guide-cutit-stars = Patrz też na gwiazdy: cięcie przez gwiazdę zostawia po obu stronach jej połówki. Połówki utrzymają twoją układankę, więc każdy skrawek potrzebuje kilku.
guide-cutit-all = { $count ->
    [one] Zostało jedno cięcie
    [few] Zostały { $count } cięcia
   *[many] Zostało { $count } cięć
}. Tnij dalej; ostatnie daje dwa skrawki naraz, a „Podpowiedź” pokazuje dobre cięcie.
guide-cutit-lay = Teraz składamy z powrotem. Przeciągnij skrawek na stół; może leżeć gdziekolwiek.
guide-cutit-join = Połóż obok drugi, połówka gwiazdy przy połówce tego samego koloru. Obróć go przyciskiem albo klawiszem R; pierścień pokazuje, że są połączone.
guide-cutit-done = Połącz tak wszystkie, a potem powiedz, że to już koniec. W pojedynkę masz tyle czasu, ile chcesz, z innymi trzy minuty, odkąd wszyscy są gotowi; każdy skrawek, który zostanie, kosztuje tyle punktów, ile ma pól.
