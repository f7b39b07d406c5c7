game-referee-cutit = Cut it z nożyczkami i papierem
about-referee-cutit = Sędzia przy prawdziwym stole: rzuca kośćmi, liczy cięcia albo zapisuje punkty, odwraca klepsydrę i wszystko sumuje.
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

refused-notation-referee-cutit = „{ $text }” nie da się wpisać; napisz roll, róg (corner a1), cięcie (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 albo outside 7.
refused-rc-1-phase = „{ $move }” nie da się teraz wpisać.
refused-rc-2-last = W rundzie { $round } nic się nie tnie: liczy się to, co zostało po ostatnim cięciu.
refused-rc-2-by-points = Wcześniej wpisano tu punkty, więc arkusz nie jest już znany; wpisz znowu punkty.
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
refused-rc-3-none = Runda bez ani jednego punktu to kara; wpisz ją jako karę.
refused-rc-3-one-cut = W rundzie { $round } nic się nie tnie, więc nie było jednego cięcia.
refused-rc-4-seat = Liczba graczy przy tym stole: { $seats }.
refused-rc-4-finished = Ta układanka jest już skończona.
refused-rc-4-glass = Jest jedna klepsydra dla wszystkich.
refused-rc-5-by-cuts = Twoje cięcia są znane; powiedz, które skrawki są na zewnątrz.
refused-rc-5-by-points = Twoje skrawki nie są znane; powiedz, ile pól jest na zewnątrz.
refused-rc-5-spaces = Na zewnątrz może być do { $most } pól: jeden skrawek zawsze jest w układance.
refused-rc-5-snippet = Nie ma skrawka { $number }; twoje to 1 do { $last }.
refused-rc-5-all = Nie wszystkie skrawki mogą być na zewnątrz: jeden zawsze jest w układance.
refused-rc-5-nothing = Najpierw połóż choć jeden skrawek.

cause-referee-cutit-done = Wszystkie układanki są gotowe.
cause-referee-cutit-time = Czas minął.
