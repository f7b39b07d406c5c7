# Scalino na papierze

print-scalino-board = Im grubsza linia, tym niższy poziom. Liczba mówi, ile poziomów zakrywa pole.
print-scalino-blocks = { $colour ->
    [green] Zielony
    [pink] Różowy
    [yellow] Żółty
   *[blue] Niebieski
}: 12 klocków
print-scalino-building = Budowa
print-scalino-rows = Punkty za ciągi
print-scalino-unused = Niewykorzystane klocki
print-scalino-row-points = Stopnie w ciągu i punkty
print-scalino-demolition = Rozbiórka
print-scalino-taken = Zaznacz kreską każdy wzięty klocek.
print-scalino-block-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
