# Dlaczego ruch jest dobry
reason-only = To jedyny możliwy ruch.
reason-better = W symulowanych partiach wypada o { $better } na sto lepiej niż { $other }.
reason-best = W symulowanych partiach żaden inny ruch nie wypada tak dobrze; następny jest { $other }.
reason-close = W symulowanych partiach { $other } wypada prawie tak samo dobrze.
reason-points = Z nim partia zmierza do { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
   *[many] { $points } punktów
}; następny w kolejności byłby { $other }.

# Partia oglądana po czasie
analysis-costliest = { $count ->
    [0] Żaden ruch nie oddał wiele.
    [one] Ruch, który kosztował najwięcej:
    [few] { $count } ruchy, które kosztowały najwięcej:
   *[many] { $count } ruchów, które kosztowały najwięcej:
}
analysis-better = Wpis { $number }, miejsce { $seat }: { $best } zamiast { $move } (strata: { $cost }).
analysis-seat-par = Miejsce { $seat } a to, co się dało, po każdej rundzie i na końcu: { $figures }
analysis-best-ending = Najlepsze zakończenie, { $points } pkt: { $moves }
