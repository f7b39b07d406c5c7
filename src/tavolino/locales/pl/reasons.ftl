# Dlaczego ruch jest dobry
reason-only = To jedyny dozwolony ruch.
reason-better = W symulacjach wygrywa na sto gier o { $better } więcej niż { $other }.
reason-best = W symulacjach żaden inny ruch nie wypada tak dobrze; następny jest { $other }.
reason-close = W symulacjach { $other } wypada prawie tak samo dobrze.
reason-points = Daje na koniec około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}; drugi najlepszy ruch to { $other }.

# Gra oglądana po czasie
analysis-costliest = { $count ->
    [0] Nie było kosztownych błędów.
    [one] Najkosztowniejszy błąd:
    [few] { $count } najkosztowniejsze błędy:
   *[many] { $count } najkosztowniejszych błędów:
}
analysis-better = Wpis { $number }, miejsce { $seat }: { $best } zamiast { $move } (strata: { $cost }).
analysis-seat-par = Miejsce { $seat } w porównaniu z normą, po każdej rundzie i na koniec: { $figures }
analysis-best-ending = Najlepsze zakończenie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: { $moves }
