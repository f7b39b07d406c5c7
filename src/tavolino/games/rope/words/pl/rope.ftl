game-rope = Cut the Rope
about-rope = Pozbądź się swojego stosu, zagrywając karty do wspólnych rzędów. Nożyczki pasują wszędzie.
option-rope-pile = Karty w stosie gracza (0 = standardowo)
help-rope-pile = Mniejsze stosy skracają grę, większe ją wydłużają. 0 oznacza liczbę z instrukcji.
option-rope-same = Powtarzanie liczb
option-rope-same-no = Nie
option-rope-same-yes = Tak
help-rope-same = Karta może też powtórzyć poprzednią liczbę: po 1, 2, 3, 4 można zagrać 4 albo 5.
option-rope-supply = Rzędy uzupełniające
option-rope-supply-any = W dowolnej kolejności
option-rope-supply-sequence = Po kolei, jeśli się da
help-rope-supply = Do rzędów uzupełniających wykładasz karty w dowolnej kolejności albo tylko rosnąco lub malejąco, dopóki masz pasującą.

refused-notation-rope = „{ $text }” to nie ruch. Wpisz h7>B (z ręki do rzędu), p>A (ze stosu do rzędu), s2>C (z rzędu uzupełniającego do wspólnego), h4.s1 (z ręki do rzędu uzupełniającego, koniec tury) albo end.
refused-notation-rope-chance = „{ $text }” to nie losowanie. Wpisz deal, first albo shuffle.

refused-cr-1-deal = Teraz trzeba rozdać całą talię, każdą kartę raz.
refused-cr-1-draw-first = Teraz trzeba wylosować pierwszego gracza; graczy jest { $seats }.
refused-cr-1-first = Miejsce { $got } nie może zaczynać; miejsc jest { $seats }.
refused-cr-1-not-chance = Gracze nie mogą rozdawać, losować ani tasować.
refused-cr-4-not-in-hand = Nie masz na ręce { $card ->
    [S] nożyczek
   *[other] karty { $card }
}.
refused-cr-4-empty-supply = Twój rząd uzupełniający { $supply } jest pusty.
refused-cr-5-first-free = Nowy rząd zacznij na pierwszym wolnym miejscu, { $free }, a nie w { $row }.
refused-cr-5-start = Rząd wspólny zaczyna się od 1, od 10 albo od nożyczek, a nie od { $card }.
refused-cr-5-due = Do rzędu { $row } pasuje teraz { $expected } albo nożyczki, a nie { $card }.
refused-cr-8-must-lay = Masz jeszcze { $count ->
    [one] kartę na ręce. Żeby zakończyć turę, wyłóż ją
    [few] { $count } karty na ręce. Żeby zakończyć turę, wyłóż jedną
   *[many] { $count } kart na ręce. Żeby zakończyć turę, wyłóż jedną
} do rzędu uzupełniającego.
refused-cr-8-not-in-hand = Nie masz na ręce { $card ->
    [S] nożyczek
   *[other] karty { $card }
}.
refused-cr-8-first-free = Rząd uzupełniający { $supply } jest pusty, a wcześniejszy też. Zacznij od tamtego.
refused-cr-9-sequence = { $card ->
    [S] Nożyczki nie pasują
   *[other] { $card } nie pasuje
} do kolejności w rzędzie uzupełniającym { $supply }; pasuje inna karta albo inny rząd.
refused-cr-11-shuffle = Teraz trzeba potasować stos kart odrzuconych, każdą kartę raz.
refused-cr-13-pile = Gdy graczy jest { $seats }, stos gracza może mieć najwyżej { $most } { $most ->
    [one] kartę
    [few] karty
   *[many] kart
}, a nie { $got }.
refused-cr-14-due = Do rzędu { $row } pasuje teraz { $expected } albo nożyczki, a nie { $card }.

cause-rope-pile = Gracz pozbył się swojego stosu.
cause-rope-still = Przez całą rundę nikt nie zagrał ani nie wyłożył karty.
cause-rope-endless = Przez 500 tur nikt nie zagrał karty ze swojego stosu.

# Wyzwanie dnia
daily-goal-rope = Pozbądź się swojego stosu w jak najmniejszej liczbie tur. Wszyscy dostają te same karty.
daily-score-rope = { $score ->
    [one] { $score } tura
    [few] { $score } tury
   *[many] { $score } tur
}
