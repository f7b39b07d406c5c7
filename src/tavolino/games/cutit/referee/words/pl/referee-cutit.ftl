game-referee-cutit = Cut it na papierze
about-referee-cutit = Sędzia przy prawdziwym stole: rzuca kośćmi, liczy punkty za cięcia albo przyjmuje wasze, uruchamia klepsydrę i wszystko podlicza.
option-referee-cutit-sheet = { option-cutit-sheet }
option-referee-cutit-sheet-standard = { option-cutit-sheet-standard }
option-referee-cutit-sheet-standard-b = { option-cutit-sheet-standard-b }
option-referee-cutit-sheet-sharp = { option-cutit-sheet-sharp }
help-referee-cutit-sheet = { help-cutit-sheet }
option-referee-cutit-stars = { option-cutit-stars }
option-referee-cutit-stars-normal = { option-cutit-stars-normal }
option-referee-cutit-stars-advanced = { option-cutit-stars-advanced }
option-referee-cutit-stars-strict = { option-cutit-stars-strict }
help-referee-cutit-stars = { help-cutit-stars }

refused-notation-referee-cutit = „{ $text }” nie da się wpisać. Wpisz roll, róg (corner a1), cięcie (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 albo outside 7.
refused-rc-1-phase = „{ $move }” nie da się teraz wpisać.
refused-rc-2-last = W rundzie { $round } nie ma cięcia: punkty daje to, co zostało po ostatnim.
refused-rc-2-by-points = Wcześniej były tu wpisane punkty, więc arkusz nie jest znany. Wpisz znów punkty.
refused-rc-3-more = { $colour ->
    [G] Zielona
    [P] Różowa
    [Y] Żółta
   *[B] Niebieska
} kość daje najwyżej { $most }, a nie { $got }.
refused-rc-3-number = { $colour ->
    [G] Zielona
    [P] Różowa
    [Y] Żółta
   *[B] Niebieska
} kość daje { $number } albo nic, a nie { $got }.
refused-rc-3-none = Runda bez punktów to kara. Wpisz ją jako karę.
refused-rc-3-one-cut = W rundzie { $round } nie ma cięcia, więc „Jedno cięcie” się nie liczy.
refused-rc-4-seat = Nie ma tu tylu graczy; jest ich { $seats }.
refused-rc-4-finished = Ten gracz już skończył.
refused-rc-4-glass = Klepsydra jest jedna dla wszystkich.
refused-rc-5-by-cuts = Twoje cięcia są znane. Podaj, które skrawki zostały poza układanką.
refused-rc-5-by-points = Twoje skrawki nie są znane. Podaj, ile pól zostało poza układanką.
refused-rc-5-spaces = Poza układanką może zostać do { $most } pól: jeden skrawek zawsze do niej należy.
refused-rc-5-snippet = Nie ma skrawka { $number }; masz skrawki od 1 do { $last }.
refused-rc-5-all = Nie wszystkie skrawki mogą zostać poza układanką: jeden zawsze do niej należy.
refused-rc-5-nothing = Najpierw połóż co najmniej jeden skrawek.

cause-referee-cutit-done = Wszystkie układanki są gotowe.
cause-referee-cutit-time = Czas minął.
