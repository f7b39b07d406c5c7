game-scalino = Scalino
game-demolition = Scalino: rozbiórka
about-scalino = Budujcie razem piramidę, poziom po poziomie, i twórzcie długie ciągi stopni w swoim kolorze.
about-demolition = Rozbierajcie gotową piramidę klocek po klocku i zgarniajcie największe.
option-scalino-gaps = Luki
option-scalino-gaps-bay = Wszystkie zabronione
option-scalino-gaps-notch = Zabronione tylko dziury na jedno pole
help-scalino-gaps = Bez luk piramida rośnie bez przeszkód. Zakaz samych dziur na jedno pole jest bliższy instrukcji, ale gra często wtedy utyka.
option-scalino-bonus = Dodatkowy klocek
option-scalino-bonus-same = Tego samego koloru
option-scalino-bonus-either = Dowolnego z twoich kolorów (2 graczy)
help-scalino-bonus = W grze dwuosobowej dodatkowy klocek może być w dowolnym z twoich dwóch kolorów.
option-demolition-pyramid = Piramida
option-demolition-pyramid-dealt = Losowa
expected-pyramid = „dealt” albo klocki pełnej piramidy
help-demolition-pyramid = Zacznijcie od losowej piramidy albo rozbierzcie taką, która powstała w grze.

refused-notation-space = „{ $text }” to nie pole. Pola są od a1 do i9.
refused-notation-place = „{ $text }” to nie miejsce dla klocka. Wpisz jedno pole (e5) albo oba końce klocka (d5-f5).
refused-notation-first = „{ $text }” nie wskazuje pierwszego gracza. Wpisz: first 0.
refused-notation-block = „{ $text }” to nie klocek. Wpisz kolor ({ $colours }) i miejsce: Ge5.

refused-sc-1-outside = Pola { $space } nie ma na planszy.
refused-sc-2-first = Miejsce { $got } nie może zaczynać; miejsc jest { $seats }.
refused-sc-2-draw-first = Najpierw trzeba wylosować pierwszego gracza.
refused-sc-3-star = Pierwszy klocek w grze musi zakryć gwiazdę, e5; { $place } jej nie zakrywa.
refused-sc-4-straight = { $place } to nie linia prosta.
refused-sc-4-size = { $place } ma długość { $size } { $size ->
    [one] pola
   *[other] pól
}; klocki mają najwyżej { $most }.
refused-sc-4-stock = Nie ma już { $colour ->
    [green] zielonego
    [pink] różowego
    [yellow] żółtego
   *[blue] niebieskiego
} klocka na { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}, który można by położyć na { $place }.
refused-sc-4-level = { $place } nie mieści się w całości na budowanym poziomie { $level }.
refused-sc-4-taken = { $place } jest już na tym poziomie zajęte.
refused-sc-4-must-place = Któryś klocek pasuje, więc musisz go położyć. Zrezygnować możesz tylko z dodatkowego.
refused-sc-5-contact = { $place } nie styka się z żadnym klockiem na swoim poziomie.
refused-sc-6-beside = { $place } stykałoby się z innym { $colour ->
    [green] zielonym
    [pink] różowym
    [yellow] żółtym
   *[blue] niebieskim
} klockiem na tym samym poziomie.
refused-sc-6-above = { $place } leżałoby na { $colour ->
    [green] zielonym
    [pink] różowym
    [yellow] żółtym
   *[blue] niebieskim
} klocku. Klocek nie może leżeć na swoim kolorze.
refused-sc-7-gap = { $place } zostawiłoby { $kind ->
    [notch] puste pole z klockami z co najmniej trzech stron
   *[bay] lukę między klockami w rzędzie lub kolumnie
}.
refused-sc-9-two-players = Kolor dodatkowego klocka można wybierać tylko w grze dwuosobowej, a graczy jest { $seats }.
refused-sc-9-which-colour = Pasują oba twoje kolory. Wpisz, który ma być: { $one } czy { $other }.
refused-sc-9-no-choice = Nie możesz teraz wybrać koloru. Wpisz samo miejsce: { $place }.
refused-sc-9-not-yours = Dodatkowy klocek musi być w jednym z twoich kolorów: { $one } albo { $other }.
refused-sc-11-colour = Pole { $space } ma kolor { $got }; kolory są od 0 do 3.
refused-sc-11-height = Pole { $space } ma wysokość { $got }; wysokości są od 1 do { $most }.
refused-sc-11-too-many = Liczba { $colour ->
    [green] zielonych
    [pink] różowych
    [yellow] żółtych
   *[blue] niebieskich
} pól to { $got }, a klocków tego koloru wystarcza na { $most }.

refused-sd-1-pyramid-first = Zanim weźmiesz klocek, musi stać piramida.
refused-sd-1-too-many = Liczba klocków w piramidzie to { $got }, a wszystkich jest { $most }.
refused-sd-1-complete-already = Piramida jest gotowa już przed { $place }.
refused-sd-1-incomplete = Piramida nie jest gotowa: na poziomie { $level } są puste pola.
refused-sd-2-no-block = Dokładnie na { $place } nie ma żadnego klocka.
refused-sd-2-covered = Na klocku { $place } leży inny klocek.
refused-sd-2-no-free-side = Klocek { $place } nie ma wolnego boku.
refused-sd-2-must-take = Musisz wziąć klocek. Zrezygnować możesz tylko z dodatkowego.
refused-sd-2-not-chance = Teraz można tylko brać klocki.

sequel-scalino-demolition = Rozbierzcie piramidę
cause-scalino-complete = Piramida jest gotowa.
cause-scalino-stuck = Nikt nie może już położyć klocka.
cause-demolition-cleared = Nie ma już żadnych klocków.

# Wyzwanie dnia
daily-goal-scalino = Wygraj z jak największą przewagą. Przy najlepszej grze położysz jeszcze { $moves } { $moves ->
    [one] klocek
    [few] klocki
   *[many] klocków
}.
daily-score-scalino = { $score ->
    [one] { $score } punkt przewagi
    [few] { $score } punkty przewagi
   *[many] { $score } punktów przewagi
}
daily-goal-demolition = Wygraj tę końcówkę z jak największą przewagą.
daily-score-demolition = { $score ->
    [one] { $score } punkt przewagi
    [few] { $score } punkty przewagi
   *[many] { $score } punktów przewagi
}
