# Cut it

guide-cutit-welcome = To twój arkusz. W dziewięciu rundach potniesz go na dziesięć skrawków, a potem połączysz je z powrotem przeciętymi gwiazdkami.
guide-cutit-dice = Kości mówią, za które kolory są punkty. Dwa zielone pola dają 2, a trzy żółte 3. Znak zapytania daje 1 za każde różowe pole. Pusta ścianka nie daje nic za niebieskie.
guide-cutit-corner = Pierwszy skrawek musi zawierać róg arkusza. Wybierz taki, przy którym są punktowane kolory.
guide-cutit-cut = Odetnij skrawek z tym rogiem: przeciągnij wzdłuż linii od brzegu do brzegu albo stuknij w początek i koniec cięcia. Możesz dodać drugie cięcie pod kątem prostym. Potem wybierz część i tnij.
guide-cutit-points = { $points ->
    [one] Masz { $points } punkt
    [few] Masz { $points } punkty
   *[many] Masz { $points } punktów
}: widać to tu, na karcie wyników. Joker liczy się jako kolor, który daje najwięcej. Czarne pola nie dają nic.
guide-cutit-penalty = Ta runda kosztuje 5 punktów: skrawek był za mały albo nic nie dał. Podgląd pokazuje to przed cięciem.
guide-cutit-columns = Te dwie kolumny to premie: + za więcej punktów niż rundę wcześniej, ✂ za jedno cięcie. Odetnij następny skrawek.
guide-cutit-joker = Spójrz na nowe kości: zielona daje 4, ale dopiero za cztery zielone pola. Jednym z nich może być joker, więc szukaj zieleni obok jokera.
guide-cutit-size = Każdy skrawek musi mieć co najmniej cztery pola i dać punkt, inaczej runda kosztuje 5 punktów. Po małych skrawkach zostaje więcej papieru na później. Tnij dalej.
guide-cutit-stars = Patrz też na gwiazdki: gdy jedną przetniesz, po obu stronach zostanie połówka. Na połówkach trzyma się cała układanka, więc każdy skrawek potrzebuje kilku.
guide-cutit-all = { $count ->
    [one] Zostało jedno cięcie
    [few] Zostały { $count } cięcia
   *[many] Zostało { $count } cięć
}. Tnij dalej: ostatnie cięcie daje dwa skrawki naraz. „Podpowiedź” pokaże ci dobre cięcie.
guide-cutit-lay = Teraz układanka. Przeciągnij skrawek na matę pośrodku.
guide-cutit-join = Dołóż drugi, połówka gwiazdki do połówki w tym samym kolorze. Obrócisz go przyciskiem albo klawiszem R. Kółko oznacza, że są połączone.
guide-cutit-done = Połącz tak wszystkie skrawki i naciśnij „Gotowe”. W grze solo nie ma limitu czasu, z innymi masz trzy minuty. Każdy skrawek, który zostanie, kosztuje tyle punktów, ile ma pól.
