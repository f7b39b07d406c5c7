game-referee-cutit = Cut it con carta e forbici
about-referee-cutit = Per giocare dal vivo: tira i dadi, calcola i punti dei tagli o segna i vostri, fa partire la clessidra e fa le somme.
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

refused-notation-referee-cutit = «{ $text }» non si può inserire. Scrivi roll, un angolo (corner a1), un taglio (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 o outside 7.
refused-rc-1-phase = Ora non si può inserire «{ $move }».
refused-rc-2-last = Nel giro { $round } non si taglia: conta quello che ha lasciato l’ultimo taglio.
refused-rc-2-by-points = Hai già inserito dei punti, quindi il foglio sullo schermo non è più uguale al tuo. Continua con i punti.
refused-rc-3-more = Il dado { $colour ->
    [G] verde
    [P] fucsia
    [Y] giallo
   *[B] blu
} dà al massimo { $most }, non { $got }.
refused-rc-3-number = Il dado { $colour ->
    [G] verde
    [P] fucsia
    [Y] giallo
   *[B] blu
} dà { $number } o niente, non { $got }.
refused-rc-3-none = Un giro senza punti è una penalità. Inseriscilo come penalità.
refused-rc-3-one-cut = Nel giro { $round } non si taglia, quindi «Un taglio» non conta.
refused-rc-4-seat = { $seats ->
    [one] Qui c’è solo { $seats } giocatore.
   *[other] Qui ci sono solo { $seats } giocatori.
}
refused-rc-4-finished = Questo giocatore ha già finito.
refused-rc-4-glass = La clessidra è una sola, per tutti.
refused-rc-5-by-cuts = Hai inserito i tuoi tagli: indica quali ritagli sono avanzati.
refused-rc-5-by-points = Hai inserito i punti: indica quante caselle sono avanzate.
refused-rc-5-spaces = Possono avanzare al massimo { $most } caselle: almeno un ritaglio è sempre nel puzzle.
refused-rc-5-snippet = Il ritaglio { $number } non esiste; i tuoi vanno da 1 a { $last }.
refused-rc-5-all = Almeno un ritaglio è sempre nel puzzle: non possono avanzare tutti.
refused-rc-5-nothing = Prima piazza almeno un ritaglio.

cause-referee-cutit-done = Tutti i puzzle sono finiti.
cause-referee-cutit-time = Il tempo è scaduto.
