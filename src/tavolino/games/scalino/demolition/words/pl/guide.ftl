# Rozbiórka

guide-demolition-welcome = Rozbierasz tę piramidę na zmianę z botem, klocek po klocku. Klocek jest wart tyle punktów, ile ma pól: 1, 2 albo 3.
guide-demolition-take = Możesz wziąć każdy klocek, na którym nic nie leży i który ma co najmniej jeden wolny bok. Wskaż klocek: jeśli się uniesie, możesz go wziąć.
guide-demolition-give = To, co leżało pod twoim klockiem albo za nim, może teraz wziąć bot. Sprawdź, co odsłaniasz, i weź następny.
guide-demolition-look = Stąd nie widać wszystkich klocków. Tymi przyciskami obrócisz piramidę albo zobaczysz ją z góry.
guide-demolition-level = Jeśli weźmiesz ostatni klocek poziomu, możesz wziąć jeszcze jeden. { $count ->
    [one] Na najwyższym poziomie został jeden klocek
    [few] Na najwyższym poziomie zostały { $count } klocki
   *[many] Na najwyższym poziomie zostało { $count } klocków
}: graj, aż nie będzie żadnego.
guide-demolition-bonus = Najwyższy poziom zniknął. Licz, ile klocków zostało na poziomie: kto weźmie ostatni, ma dwa z rzędu.
guide-demolition-points = Tutaj widać, kto co wziął. Gra kończy się z ostatnim klockiem. Wygrywa gracz z największą liczbą punktów.
