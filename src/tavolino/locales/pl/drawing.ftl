# Rysunki: co stoi obok plansz, w SVG i w terminalu. Miejsca liczą się od 1.
# Nazwy kolorów, gier i miejsc są te same co w katalogach przeglądarki.

drawing-over = Gra jest skończona.
drawing-first-player = Losowanie pierwszego gracza.
drawing-best = Prowadzi: { $seats }.
drawing-to-act = Ruch: { $seats }.
drawing-points-now = Punkty do tej pory: { $points }.
drawing-points-of-seat = miejsce { $seat } – { $points }
drawing-points = pkt
drawing-seat = miejsce
