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
