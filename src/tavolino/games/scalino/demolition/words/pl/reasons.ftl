# Rozbiórka

reason-demolition-level = Kończy poziom, więc możesz wziąć dodatkowy klocek.
reason-demolition-largest = Większego klocka nie możesz teraz wziąć: ten ma { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}.
reason-demolition-leaves = Następny gracz nie dostanie klocka większego niż na { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}.
reason-demolition-waits = Większy klocek odsłoniłby teraz innym jeszcze lepszy.
reason-demolition-decline = Cokolwiek teraz weźmiesz, odsłoni innym lepszy klocek.
