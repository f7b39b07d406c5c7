game-rope = Cut the Rope
about-rope = Pozbądź się swojego stosu kart we wspólnych rzędach; nożyczki pasują wszędzie.
option-rope-pile = Karty w każdym własnym stosie (0: według reguł)
help-rope-pile = Mniejsze stosy skracają grę, większe ją wydłużają; 0 oznacza liczbę z reguł.
option-rope-same = Liczba może się powtórzyć
option-rope-same-no = Nie
option-rope-same-yes = Tak
help-rope-same = Karta może też powtórzyć ostatnią liczbę: po 1, 2, 3, 4 następuje 4 albo 5.
option-rope-supply = Rzędy zapasowe
option-rope-supply-any = Przyjmują każdą kartę
option-rope-supply-sequence = Po kolei, gdy się da
help-rope-supply = Rzędy zapasowe przyjmują karty w dowolnej kolejności albo tylko po kolei, dopóki któraś z twoich kart pasuje.

refused-notation-rope = „{ $text }” to nie ruch; napisz h7>B (z ręki do rzędu), p>A (ze stosu do rzędu), s2>C (z zapasu do rzędu), h4.s1 (koniec tury: z ręki do zapasu) albo end.
refused-notation-rope-chance = „{ $text }” to nie losowanie; rozdający pisze deal, first albo shuffle.

refused-cr-1-deal = Teraz rozdaje się całą talię, każdą kartę raz.
refused-cr-1-draw-first = Teraz losuje się, kto zaczyna; graczy jest { $seats }.
refused-cr-1-first = Miejsce { $got } nie może zaczynać przy stole na { $seats }.
refused-cr-1-not-chance = Tylko rozdający rozdaje, losuje i tasuje.
refused-cr-4-not-in-hand = Na ręce nie masz { $card ->
    [S] nożyczek
   *[other] karty { $card }
}.
refused-cr-4-empty-supply = Twój rząd zapasowy { $supply } jest pusty.
refused-cr-5-first-free = Nowy rząd zaczyna się w pierwszym wolnym miejscu, { $free }, nie w { $row }.
refused-cr-5-start = Wspólny rząd zaczyna się od 1, 10 albo nożyczek, nie od { $card }.
refused-cr-5-due = Do rzędu { $row } pasuje teraz { $expected } albo nożyczki, nie { $card }.
refused-cr-8-must-lay = Masz jeszcze { $count ->
    [one] kartę na ręce, więc połóż ją
    [few] { $count } karty na ręce, więc połóż jedną z nich
   *[many] { $count } kart na ręce, więc połóż jedną z nich
} w rzędzie zapasowym, aby zakończyć turę.
refused-cr-8-not-in-hand = Na ręce nie masz { $card ->
    [S] nożyczek
   *[other] karty { $card }
} do odłożenia.
refused-cr-8-first-free = Rząd zapasowy { $supply } jest pusty i któryś przed nim też; zacznij tamten.
refused-cr-9-sequence = { $card ->
    [S] Nożyczki nie pasują
   *[other] Karta { $card } nie pasuje
} po kolei do rzędu zapasowego { $supply }, a inna karta lub inny rząd by pasowały.
refused-cr-11-shuffle = Teraz tasuje się stos kart odrzuconych, każdą kartę raz.
refused-cr-13-pile = Przy liczbie graczy { $seats } własny stos ma najwyżej { $most } { $most ->
    [one] kartę
    [few] karty
   *[many] kart
}, nie { $got }.
refused-cr-14-due = Do rzędu { $row } pasuje teraz { $expected } albo nożyczki, nie { $card }.

cause-rope-pile = Czyjś własny stos się skończył.
cause-rope-still = Przez całą kolejkę nikt nie ruszył żadnej karty.
cause-rope-endless = Przez 500 tur nikt nie zagrał karty z własnego stosu.

# Wyzwanie dnia
daily-goal-rope = Opróżnij swój stos w jak najmniejszej liczbie tur. Karty są takie same dla wszystkich.
daily-score-rope = { $score ->
    [one] { $score } tura
    [few] { $score } tury
   *[many] { $score } tur
}
