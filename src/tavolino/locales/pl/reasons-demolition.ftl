# Rozbiórka

reason-demolition-level = Opróżnia poziom, więc możesz wziąć jeszcze jeden klocek.
reason-demolition-largest = Żaden klocek, który możesz teraz wziąć, nie jest większy; ma { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}.
reason-demolition-leaves = Następnej osobie nie zostawia klocka większego niż { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}.
reason-demolition-waits = Większy klocek odsłoniłby teraz lepszy dla innych.
reason-demolition-decline = Cokolwiek teraz weźmiesz, odsłonisz innym coś lepszego.
