# Cut the Rope

guide-rope-welcome = To twój stos: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}. Odkryta jest tylko wierzchnia. Wygrywa gracz, który pierwszy pozbędzie się swojego stosu.
guide-rope-rows = Do tych trzech rzędów grają wszyscy: od 1 w górę albo od 10 w dół. Ramka na końcu pokazuje, co teraz pasuje.
guide-rope-play = Pasuje karta z twojej ręki albo ze stosu. Stuknij w nią, a potem w podświetlony rząd, albo ją tam przeciągnij.
guide-rope-none = Żadna z twoich kart teraz nie pasuje. Wyłóż po prostu jedną do rzędu uzupełniającego i licz na lepsze karty.
guide-rope-pile = Wierzchnia karta twojego stosu pasuje. Zagraj ją: odkryjesz następną, a stos będzie o kartę mniejszy.
guide-rope-scissors = Nożyczki zastępują każdą potrzebną liczbę. Zachowaj je na moment, gdy pomogą ci zagrać ze stosu.
guide-rope-lay = Jeśli coś jeszcze pasuje, graj dalej. Żeby zakończyć turę, wyłóż kartę z ręki do rzędu uzupełniającego, tutaj.
guide-rope-draw = Na koniec tury dobierasz, aż znów masz sześć kart. Teraz gra bot.
guide-rope-supply = Ostatnią kartę rzędu uzupełniającego też możesz zagrać, więc wykładaj tam to, co zaraz się przyda. Graj dalej i zakończ jeszcze jedną turę.
guide-rope-complete = Dziesięć kart kończy rząd i robi miejsce na nowy. Zanim zagrasz, spójrz na wierzchnią kartę stosu bota: nie pomagaj mu.
