# Analiza zakończonej gry
analysis-title = Analiza
analysis-what = Porównuje każdy ruch z najlepszymi, na podstawie tego, co gracz wtedy wiedział.
analysis-start = Analizuj grę
analysis-go-on = Analizuj dalej
analysis-stop = Zatrzymaj
analysis-progress = Przeanalizowane ruchy: { $done } z { $all }
analysis-unit-chance = Szansa na wygraną
analysis-unit-points = Spodziewane punkty
analysis-unit-cards = Spodziewana przewaga w kartach
analysis-curve-line = { $name }: od { $first } do { $last }.
analysis-best = Najlepsze ruchy ({ $name })
analysis-show = Pokaż na planszy
analysis-played = zagrany
analysis-was-played = { $mark ->
    [none] Zagrany ruch: { $move } ({ $value })
   *[other] Zagrany ruch: { $move } { $mark } ({ $value })
}
analysis-no-choice = { $name } nie ma tu prawdziwego wyboru.
analysis-turning-points = Punkty zwrotne
analysis-no-mistakes = Nie znaleziono błędów.
analysis-cost = strata { $cost }; lepszy ruch: { $best }
analysis-play-on = Graj od tego miejsca
analysis-play-on-how = jako { $name }, przeciwko botom ({ $level })
analysis-play-on-alone = z tymi samymi kośćmi
analysis-goes-on = Analiza trwa, nawet gdy opuścisz tę stronę.
analysis-stopped = Nie udało się dokończyć analizy.
analysis-par = W porównaniu z normą
analysis-par-what = Punkty powyżej lub poniżej normy, bez żetonów
analysis-par-figures = Liczby
analysis-par-round = Runda
analysis-par-made = Punkty
analysis-par-best = Norma
analysis-par-end = Koniec
analysis-par-line = { $name }: { $made ->
    [one] { $made } punkt
    [few] { $made } punkty
   *[many] { $made } punktów
  }; norma to { $par }, a więcej niż { $most } zdobyć się nie da.
analysis-ending = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } punkt
    [few] { $made } punkty
   *[many] { $made } punktów
  }; dało się zdobyć { $best }.
   *[no] { $name }: { $made ->
    [one] { $made } punkt
    [few] { $made } punkty
   *[many] { $made } punktów
  }; najlepszy znaleziony wynik to { $best }.
}
analysis-ending-same = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } punkt
    [few] { $made } punkty
   *[many] { $made } punktów
  }; więcej się nie dało.
   *[no] { $name }: { $made ->
    [one] { $made } punkt
    [few] { $made } punkty
   *[many] { $made } punktów
  }; lepszego wyniku nie znaleziono.
}
analysis-ending-shown = Plansza pokazuje najlepsze znalezione rozwiązanie ({ $name }).
