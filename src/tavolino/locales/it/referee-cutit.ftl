game-referee-cutit = Cut it con forbici e carta
about-referee-cutit = L’arbitro per un tavolo vero: tira i dadi, conta i vostri tagli o segna i vostri punti, gira la clessidra e fa le somme.
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

refused-notation-referee-cutit = «{ $text }» non si può inserire; scrivi roll, un angolo (corner a1), un taglio (A3-E3-E0/a1), points 2,0,3,0, penalty, turn, finished 1, complete, out 3,5 o outside 7.
refused-rc-1-phase = «{ $move }» non si può inserire adesso.
refused-rc-2-last = Nel giro { $round } non si taglia: si conta ciò che l’ultimo taglio ha lasciato.
refused-rc-2-by-points = Hai già inserito dei punti, quindi il tuo foglio non è più noto; inserisci di nuovo i punti.
refused-rc-3-more = Il dado { $colour ->
    [G] verde
    [P] rosa
    [Y] giallo
   *[B] blu
} dà al massimo { $most }, non { $got }.
refused-rc-3-number = Il dado { $colour ->
    [G] verde
    [P] rosa
    [Y] giallo
   *[B] blu
} dà { $number } o niente, non { $got }.
refused-rc-3-none = Un giro senza nemmeno un punto è una penalità; inseriscilo come tale.
refused-rc-3-one-cut = Nel giro { $round } non si taglia niente, quindi nemmeno con un taglio solo.
refused-rc-4-seat = Qui i giocatori sono solo { $seats }.
refused-rc-4-finished = Questo giocatore ha già finito.
refused-rc-4-glass = C’è una sola clessidra per tutti.
refused-rc-5-by-cuts = I tuoi tagli sono noti; di’ quali ritagli sono fuori.
refused-rc-5-by-points = I tuoi ritagli non sono noti; di’ quante caselle sono fuori.
refused-rc-5-spaces = Possono essere fuori al massimo { $most } caselle: un ritaglio è sempre nel puzzle.
refused-rc-5-snippet = Non c’è nessun ritaglio { $number }; i tuoi vanno da 1 a { $last }.
refused-rc-5-all = Non tutti i ritagli possono essere fuori: uno è sempre nel puzzle.
refused-rc-5-nothing = Metti prima almeno un ritaglio.

cause-referee-cutit-done = Tutti i puzzle sono finiti.
cause-referee-cutit-time = Il tempo era scaduto.
