game-scalino = Scalino
game-demolition = Scalino, rozbiórka
about-scalino = Budujcie razem piramidę, poziom po poziomie, i wspinaj się długimi ciągami swojego koloru.
about-demolition = Rozbierajcie gotową piramidę klocek po klocku i zabierajcie te duże.
option-scalino-gaps = Luki
option-scalino-gaps-bay = Żadnych
option-scalino-gaps-notch = Zakazane są tylko pojedyncze pola
help-scalino-gaps = Bez żadnych luk piramida rośnie dalej; zakaz tylko pojedynczych pól jest bliższy instrukcji, ale gra często utyka.
option-scalino-bonus = Klocek premiowy
option-scalino-bonus-same = Tego samego koloru
option-scalino-bonus-either = Dowolnego ze swoich dwóch kolorów (dla dwojga)
help-scalino-bonus = W grze dwuosobowej można wtedy wybrać, w którym ze swoich dwóch kolorów będzie dodatkowy klocek.
option-demolition-pyramid = Piramida
option-demolition-pyramid-dealt = Zbudowana losowo
help-demolition-pyramid = Zaczynacie od piramidy zbudowanej losowo albo rozbieracie taką, którą ktoś naprawdę zbudował.

refused-notation-space = „{ $text }” to nie pole; pola to a1 do i9.
refused-notation-place = „{ $text }” to nie położenie; napisz jedno pole (e5) albo dwa końce klocka (d5-f5).
refused-notation-first = „{ $text }” nie mówi, kto zaczyna; napisz: first 0.
refused-notation-block = „{ $text }” to nie klocek; napisz kolor ({ $colours }) i położenie: Ge5.

refused-sc-1-outside = Pola { $space } nie ma na planszy.
refused-sc-2-first = Miejsce { $got } nie może zaczynać przy stole na { $seats }.
refused-sc-2-draw-first = Zanim się coś położy, trzeba wylosować, kto zaczyna.
refused-sc-3-star = Pierwszy klocek gry zakrywa gwiazdę, e5; { $place } jej nie zakrywa.
refused-sc-4-straight = { $place } to nie linia prosta.
refused-sc-4-size = { $place } ma długość { $size } { $size ->
    [one] pola
   *[other] pól
}; klocki mają najwyżej { $most }.
refused-sc-4-stock = Na { $place } nie ma już { $colour ->
    [green] zielonego
    [pink] różowego
    [yellow] żółtego
   *[blue] niebieskiego
} klocka o długości { $size ->
    [one] jednego pola
   *[other] { $size } pól
}.
refused-sc-4-level = { $place } nie mieści się w całości na poziomie { $level }, który się teraz buduje.
refused-sc-4-taken = { $place } jest już na tym poziomie zakryte.
refused-sc-4-must-place = Jakiś klocek pasuje, więc trzeba go położyć; zrezygnować można tylko z premii za poziom.
refused-sc-5-contact = { $place } nie styka się z żadnym klockiem swojego poziomu.
refused-sc-6-beside = { $place } stykałoby się na swoim poziomie z innym { $colour ->
    [green] zielonym
    [pink] różowym
    [yellow] żółtym
   *[blue] niebieskim
} klockiem.
refused-sc-6-above = { $place } leżałoby na { $colour ->
    [green] zielonym
    [pink] różowym
    [yellow] żółtym
   *[blue] niebieskim
} klocku; żaden klocek nie leży na własnym kolorze.
refused-sc-7-gap = { $place } zostawiłoby { $kind ->
    [notch] puste pole z klockami z trzech lub więcej stron
   *[bay] lukę między klockami w swoim rzędzie lub kolumnie
}.
refused-sc-9-two-players = Przy { $seats } graczach nikt nie ma dwóch kolorów; kolor klocka premiowego wybiera się tylko we dwoje.
refused-sc-9-which-colour = Pasują oba twoje kolory; napisz, który ma być: { $one } albo { $other }.
refused-sc-9-no-choice = Tu nie ma koloru do wyboru; napisz samo położenie: { $place }.
refused-sc-9-not-yours = Klocek premiowy jest jednym z twoich: { $one } albo { $other }.
refused-sc-11-colour = Pole { $space } ma kolor { $got }; kolory to 0 do 3.
refused-sc-11-height = Pole { $space } ma wysokość { $got }; wysokości to 1 do { $most }.
refused-sc-11-too-many = Liczba { $colour ->
    [green] zielonych
    [pink] różowych
    [yellow] żółtych
   *[blue] niebieskich
} pól to { $got }, a klocków tego koloru wystarcza na { $most }.

refused-sd-1-pyramid-first = Najpierw musi stać piramida, potem można z niej brać.
refused-sd-1-too-many = Liczba klocków piramidy to { $got }; wszystkich jest { $most }.
refused-sd-1-complete-already = Piramida jest gotowa już przed { $place }.
refused-sd-1-incomplete = Piramida nie jest gotowa: poziom { $level } ma puste pola.
refused-sd-2-no-block = Dokładnie na { $place } nie leży żaden klocek.
refused-sd-2-covered = Na klocku { $place } leży inny.
refused-sd-2-no-free-side = Klocek { $place } jest zamknięty ze wszystkich czterech stron.
refused-sd-2-must-take = Trzeba wziąć klocek; zrezygnować można tylko z dodatkowego.
refused-sd-2-not-chance = Teraz można tylko brać klocki.

sequel-scalino-demolition = Rozbierzcie ją
cause-scalino-complete = Piramida jest gotowa.
cause-scalino-stuck = Nikt nie może już położyć klocka.
cause-demolition-cleared = Ostatni klocek jest zabrany.

# Wyzwanie dnia
daily-goal-scalino = Wypracuj jak największą przewagę. Przy najlepszej grze kładziesz jeszcze klocków: { $moves }.
daily-score-scalino = { $score ->
    [one] { $score } punkt przewagi
    [few] { $score } punkty przewagi
   *[many] { $score } punktów przewagi
}
daily-goal-demolition = Wygraj tę końcówkę, z jak największą przewagą.
daily-score-demolition = { $score ->
    [one] { $score } punkt przewagi
    [few] { $score } punkty przewagi
   *[many] { $score } punktów przewagi
}
