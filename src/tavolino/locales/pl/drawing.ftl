# Rysunki: co stoi obok plansz, w SVG i w terminalu. Miejsca liczy się od 1.
# Nazwy kolorów, gier i miejsc są te same co w katalogach przeglądarki.

drawing-over = Gra jest skończona.
drawing-first-player = Losowanie: kto zaczyna.
drawing-best = Najlepszy wynik: miejsce { $seats }.
drawing-to-act = Kolej: miejsce { $seats }.
drawing-points-now = Punkty do tej pory: { $points }.
drawing-points-of-seat = miejsce { $seat } – { $points }
drawing-points = pkt
drawing-seat = miejsce
