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
