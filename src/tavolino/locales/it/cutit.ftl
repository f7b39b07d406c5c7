game-cutit = Cut it
about-cutit = Stacca ritagli da un foglio seguendo i dadi, poi riuniscili tutti con le loro stelle.
option-cutit-assist = Aiuto con il puzzle
option-cutit-assist-off = Gli errori sono solo segnati
option-cutit-assist-on = Gli errori non si possono fare
help-cutit-assist = Un ritaglio che farebbe un errore non si può posare, oppure viene solo segnato.
option-cutit-contact = Ritagli che si toccano
option-cutit-contact-free = Anche senza collegamento
option-cutit-contact-joined = Solo con un collegamento
help-cutit-contact = Due ritagli possono toccarsi anche senza una stella che li collega, oppure solo con una.
option-cutit-glass = Tempo per il puzzle
option-cutit-glass-together = Tre minuti per tutti insieme
option-cutit-glass-own = Tre minuti a testa, quando si è pronti
help-cutit-glass = I tre minuti cominciano per tutti insieme, oppure per ognuno quando è pronto, adatto a partite di più giorni o in più persone a uno schermo.
option-cutit-jokers = Jolly
option-cutit-jokers-best = Rendono sempre il massimo
option-cutit-jokers-choice = Puoi prendere meno punti
help-cutit-jokers = I jolly rendono sempre il massimo, oppure puoi prendere meno punti, per esempio per salire nel giro dopo.
option-cutit-scissors = Forbici
option-cutit-scissors-guarded = Un solo ritaglio alla volta
option-cutit-scissors-free = Due tagli dritti qualsiasi
help-cutit-scissors = Con due tagli dritti qualsiasi puoi staccare anche più ritagli in una volta: costa 5 punti, e vanno tutti nel tuo puzzle.
option-cutit-design = Foglio proprio
option-cutit-design-none = Nessuno
help-cutit-design = Gioca su un foglio generato e stampato, al posto di quello scelto qui sotto.
option-cutit-seed = Oppure un foglio nuovo, da parole a scelta
help-cutit-seed = Lascia vuoto per il foglio qui sopra. Le stesse parole danno sempre lo stesso foglio.
option-cutit-sheet = Foglio
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard, il retro
option-cutit-sheet-sharp = Affilato
help-cutit-sheet = Tutti tagliano lo stesso foglio; da un foglio all’altro cambia dove sono colori e stelle.
option-cutit-stars = Stelle
option-cutit-stars-normal = Normali
option-cutit-stars-advanced = Per esperti
option-cutit-stars-strict = Severe
help-cutit-stars = Per esperti: una mezza stella non tocca mai un lato senza stella; severe: non può nemmeno dare sul vuoto, e quasi nessun puzzle si completa.

refused-notation-cutit = «{ $text }» non è una mossa; scrivi un angolo (corner a1), un taglio (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) o, per il puzzle, 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = «{ $text }» non è una casella; le caselle vanno da a1 a j10.

refused-ci-1-code = Questo non è il codice di un foglio.
refused-ci-1-not-json = Questo non è il file di un foglio: un foglio è un solo oggetto JSON.
refused-ci-1-rows = A un foglio servono { $expected } righe di «{ $field }».
refused-ci-1-row = «{ $field }» alla riga { $rank } deve avere { $expected } segni.
refused-ci-1-character = «{ $field }» ha il carattere «{ $got }» in { $space }; può avere: { $expected }.
refused-ci-1-name = A un foglio serve «{ $field }», un testo da 1 a 60 lettere.
refused-ci-1-corner-colour = L’angolo { $space } è { $colour ->
    [J] un jolly
   *[K] nero
}; gli angoli sono verde, rosa, giallo e blu.
refused-ci-1-corner-twice = Gli angoli { $other } e { $space } sono entrambi { $colour ->
    [G] verdi
    [P] rosa
    [Y] gialli
   *[B] blu
}; ogni angolo ha un colore suo.
refused-ci-1-black-star = C’è una stella sulla casella nera { $space }; le caselle nere non ne hanno.
refused-ci-1-no-joker-star = Nessuna casella jolly ha una stella; esattamente una ce l’ha.
refused-ci-1-joker-stars = Una sola casella jolly ha una stella, e una sola; qui sono { $space } e { $other }.
refused-ci-2-dice = Al foglio mancano i dadi; servono sei facce per ciascuno di «{ $expected }».
refused-ci-2-faces = Il dado «{ $colour }» deve avere sei facce tra { $expected }.
refused-ci-2-face = Il dado non può mostrare { $got }; le sue facce sono { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Prima si sorteggia chi comincia
    [dice] Ora si tirano i dadi
    [corners] Ora si scelgono gli angoli
    [cuts] Ora si taglia
    [ready] Ora ci si prepara al puzzle
    [check] I puzzle sono controllati
   *[puzzle] Ora si compone il puzzle
}; «{ $move }» è per un altro momento.

refused-ci-4-slanted = Da { $start } a { $end } non è un taglio dritto lungo una linea della griglia.
refused-ci-4-no-angle = I due tagli devono incontrarsi ad angolo retto; in { $point } non succede.
refused-ci-4-space = La casella { $space } non è più sul tuo foglio.
refused-ci-4-first-space = La parte prende il nome dalla sua prima casella, { $expected }, non da { $space }.
refused-ci-4-no-paper = Lungo { $path } non c’è carta.
refused-ci-4-ends = { $path } non va da bordo a bordo; lì il taglio è { $expected }.
refused-ci-4-meeting = { $point } non è all’interno della carta; due tagli si incontrano in un punto interno.
refused-ci-4-arm = Un taglio finisce dove incontra per la prima volta il bordo: in { $expected }, non in { $point }.

refused-ci-5-first = Il posto { $got } non può cominciare a un tavolo da { $seats }.
refused-ci-5-no-corner = { $space } non è un angolo del foglio; gli angoli sono a1, j1, j10 e a10.
refused-ci-5-taken = L’angolo { $space } è già stato scelto dal posto { $seat }.
refused-ci-5-without-corner = Il tuo primo ritaglio deve contenere il tuo angolo { $corner }; { $cut } lo lascia sul foglio.

refused-ci-7-best = A questo tavolo i jolly rendono sempre il massimo; non puoi prendere { $claim }.
refused-ci-7-penalty = Questo giro è una penalità; non si possono prendere punti.
refused-ci-7-impossible = { $count ->
    [0] Con questi dadi il ritaglio non dà punti; non puoi prendere { $claim }.
    [one] Comunque si usino i jolly, il ritaglio dà { $possible }; non puoi prendere { $claim }.
   *[other] Non puoi prendere { $claim }; a seconda di come si usano i jolly, il ritaglio dà { $possible }.
}
refused-ci-7-most = { $claim } è il massimo che il ritaglio dà; vale senza chiederlo.

refused-ci-9-same = I due tagli sono entrambi { $path }.

refused-ci-11-snippet = Non c’è nessun ritaglio { $number }; i tuoi vanno da 1 a { $last }.
refused-ci-11-not-on-table = Il ritaglio { $number } non è sul tavolo.
refused-ci-11-table = Il tavolo finisce a { $most } caselle dal centro.
refused-ci-11-overlap = Il ritaglio { $number } coprirebbe il ritaglio { $other } in { $x },{ $y }.
refused-ci-11-unjoined = I ritagli { $number } e { $other } si toccherebbero in { $x },{ $y } senza un proprio collegamento.
refused-ci-11-ready = Hai già detto che sei pronto.
refused-ci-11-not-ready = Non sei ancora pronto; di’ prima «ready».
refused-ci-11-waiting = La clessidra non è ancora girata; non tutti sono pronti.
refused-ci-11-running = La clessidra scorre; non si può più fermare.
refused-ci-11-alone = Da soli non c’è clessidra, e niente per cui dirsi pronti.
refused-ci-11-glass = «{ $got }» non è ciò che l’orologio dice adesso; è «{ $expected }».
refused-ci-12-colours = Tra i ritagli { $number } e { $other } si incontrerebbero in { $x },{ $y } mezze stelle di colori diversi.
refused-ci-14-part = Nessuna parte prende il nome dal ritaglio { $number }; la indicano questi ritagli: { $names }.
refused-ci-16-plain = Tra i ritagli { $number } e { $other } una mezza stella toccherebbe in { $x },{ $y } un lato senza stella.

cause-cutit-done = Tutti i puzzle sono finiti.
cause-cutit-time = Il tempo è scaduto.

# Sfida del giorno
daily-goal-cutit = Fai più punti che puoi, in solitario su un foglio che nessuno ha ancora visto.
daily-score-cutit = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
