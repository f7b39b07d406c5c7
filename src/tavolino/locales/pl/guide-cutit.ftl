# Cut it

guide-cutit-welcome = To twój arkusz. Dziewięcioma cięciami robisz z niego dziesięć skrawków, a potem łączysz je z powrotem przeciętymi gwiazdami.
guide-cutit-dice = Kości mówią, które kolory płacą. Dwa zielone pola dają 2, trzy żółte 3, znak zapytania płaci 1 za każde różowe pole, a pusta ścianka nie płaci nic za niebieskie.
guide-cutit-corner = Pierwszy skrawek zaczyna się w rogu. Wybierz róg, przy którym leżą kolory, za które kości płacą.
guide-cutit-cut = Odetnij skrawek z tym rogiem: przeciągnij wzdłuż linii od brzegu do brzegu albo dotknij początku i końca cięcia. Drugie cięcie może odejść pod kątem prostym; potem wybierz część i tnij.
guide-cutit-points = { $points ->
    [one] To { $points } punkt
    [few] To { $points } punkty
   *[many] To { $points } punktów
}, zapisane tutaj na karcie wyników. Wielobarwny joker liczy się jako kolor, który płaci najwięcej, a czarny nigdy nie płaci.
guide-cutit-penalty = Ta runda kosztuje 5 punktów: skrawek był za mały albo nic nie dał. Podgląd pokazuje to przed cięciem.
guide-cutit-columns = Dwie kolumny dają premię: + za rundę, która daje więcej niż poprzednia, ✂ za skrawek odcięty jednym cięciem. Odetnij następny.
guide-cutit-joker = Spójrz na nowe kości: zielona płaci 4, ale dopiero za cztery zielone pola. Wielobarwny joker liczy się jako brakujące pole, więc szukaj zielonych obok jokera.
guide-cutit-size = Każdy skrawek potrzebuje co najmniej czterech pól i jednego punktu, inaczej runda kosztuje 5 punktów. Małe skrawki zostawiają więcej na później: tnij jeszcze raz.
guide-cutit-stars = Patrz też na gwiazdy: cięcie przez gwiazdę zostawia po obu stronach jej połówki. Połówki utrzymają twoją układankę, więc każdy skrawek potrzebuje kilku.
guide-cutit-all = { $count ->
    [one] Zostało jedno cięcie
    [few] Zostały { $count } cięcia
   *[many] Zostało { $count } cięć
}. Tnij dalej; ostatnie daje dwa skrawki naraz, a „Podpowiedź” pokazuje dobre cięcie.
guide-cutit-lay = Teraz składamy z powrotem. Przeciągnij skrawek na matę pośrodku.
guide-cutit-join = Połóż obok drugi, połówka gwiazdy przy połówce tego samego koloru. Obróć go przyciskiem albo klawiszem R; pierścień pokazuje, że są połączone.
guide-cutit-done = Połącz tak wszystkie, a potem powiedz, że to już koniec. W pojedynkę masz tyle czasu, ile chcesz, z innymi trzy minuty, odkąd wszyscy są gotowi; każdy skrawek, który zostanie, kosztuje tyle punktów, ile ma pól.
