# Analiza zakończonej partii
analysis-title = Analiza
analysis-what = Porównuje każdy ruch z najlepszymi – według tego, co było wtedy wiadomo.
analysis-start = Analizuj partię
analysis-go-on = Analizuj dalej
analysis-stop = Zatrzymaj
analysis-progress = Przeanalizowane ruchy: { $done } z { $all }
analysis-unit-chance = Szansa na wygraną
analysis-unit-points = Oczekiwane punkty
analysis-unit-cards = Oczekiwana przewaga w kartach
analysis-curve-line = { $name }: od { $first } do { $last }.
analysis-best = Najlepsze ruchy ({ $name })
analysis-show = Pokaż na planszy
analysis-played = zagrany
analysis-was-played = { $mark ->
    [none] Zagrany ruch: { $move } ({ $value })
   *[other] Zagrany ruch: { $move } { $mark } ({ $value })
}
analysis-no-choice = { $name } nie ma tu wyboru albo nie da się go ocenić.
analysis-turning-points = Punkty zwrotne
analysis-no-mistakes = Nie znaleziono błędów.
analysis-cost = koszt: { $cost }; lepiej: { $best }
analysis-play-on = Graj dalej od tego miejsca
analysis-play-on-how = jako { $name }, przeciw botom ({ $level })
analysis-play-on-alone = z tymi samymi rzutami
analysis-goes-on = Trwa dalej, gdy opuścisz tę stronę.
analysis-stopped = Analizy nie udało się teraz dokończyć.
analysis-par = Ile było do zdobycia
analysis-par-what = Punkty ponad to, co się dało, lub poniżej, bez żetonu
analysis-par-figures = Liczby
analysis-par-round = Runda
analysis-par-made = Punkty
analysis-par-best = Możliwe
analysis-par-end = Koniec
analysis-par-line = { $name }: { $made } pkt; znaleziono { $par }, a więcej niż { $most } nie da się zdobyć.
analysis-ending = { $proved ->
    [yes] { $name }: { $made } pkt; można było mieć { $best }.
   *[no] { $name }: { $made } pkt; znaleziono { $best }.
}
analysis-ending-same = { $proved ->
    [yes] { $name }: { $made } pkt; więcej się nie dało.
   *[no] { $name }: { $made } pkt; nic lepszego nie znaleziono.
}
analysis-ending-shown = Plansza pokazuje najlepsze znalezione rozwiązanie ({ $name }).
