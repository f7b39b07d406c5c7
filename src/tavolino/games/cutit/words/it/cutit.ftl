game-cutit = Cut it
about-cutit = Taglia il foglio seguendo i dadi, poi unisci i ritagli facendo combaciare le stelle.
option-cutit-assist = Aiuto con il puzzle
option-cutit-assist-off = Segnala gli errori
option-cutit-assist-on = Impedisci gli errori
help-cutit-assist = Gli errori vengono segnalati, oppure non puoi piazzare un ritaglio dove sarebbe sbagliato.
option-cutit-contact = Ritagli a contatto
option-cutit-contact-free = Anche se non collegati
option-cutit-contact-joined = Solo se collegati
help-cutit-contact = Due ritagli possono stare fianco a fianco anche senza una stella che li collega, oppure solo con una stella.
option-cutit-glass = Tempo per il puzzle
option-cutit-glass-together = 3 minuti per tutti insieme
option-cutit-glass-own = 3 minuti a testa, da quando si è pronti
help-cutit-glass = I tre minuti partono per tutti insieme, oppure per ciascuno quando è pronto: comodo se giocate per corrispondenza o condividete lo schermo.
option-cutit-jokers = Jolly
option-cutit-jokers-best = Sempre il massimo dei punti
option-cutit-jokers-choice = Puoi segnare meno punti
help-cutit-jokers = I jolly rendono sempre il massimo, oppure puoi segnare meno punti, per esempio per farne di più nel giro dopo.
option-cutit-scissors = Forbici
option-cutit-scissors-guarded = Un ritaglio alla volta
option-cutit-scissors-free = Due tagli diritti qualsiasi
help-cutit-scissors = Con due tagli diritti qualsiasi puoi anche staccare più ritagli insieme. Costa 5 punti, e tutti finiscono nel tuo puzzle.
option-cutit-design = Foglio personale
option-cutit-design-none = Nessuno
help-cutit-design = Gioca su un foglio che hai creato e stampato. Sostituisce quello scelto sotto.
option-cutit-seed = O un foglio nuovo da un testo a piacere
help-cutit-seed = Lascia vuoto per usare il foglio qui sopra. Lo stesso testo dà sempre lo stesso foglio.
option-cutit-sheet = Foglio
option-cutit-sheet-standard = Standard
option-cutit-sheet-standard-b = Standard B
option-cutit-sheet-sharp = Affilato
help-cutit-sheet = Tutti tagliano lo stesso foglio. Da un foglio all’altro cambia la posizione di colori e stelle.
option-cutit-stars = Stelle
option-cutit-stars-normal = Normali
option-cutit-stars-advanced = Per esperti
option-cutit-stars-strict = Severe
expected-design = «none» o il codice di un foglio
help-cutit-stars = Per esperti: una mezza stella non può finire contro un lato senza stella. Severe: non può nemmeno restare scoperta, e quasi nessun puzzle si può completare.

refused-notation-cutit = «{ $text }» non è una mossa. Scrivi un angolo (corner a1), un taglio (A3-K3/a1, A3-E3-E0/a1, A3-K3/a1=4) o, per il puzzle, 5@3,-2r1, lift 5, keep 5, ready, done.
refused-notation-cutit-space = «{ $text }» non è una casella. Le caselle vanno da a1 a j10.

refused-ci-1-code = Questo non è il codice di un foglio.
refused-ci-1-not-json = Questo non è il file di un foglio: un foglio è un solo oggetto JSON.
refused-ci-1-rows = A un foglio servono { $expected } righe di «{ $field }».
refused-ci-1-row = «{ $field }» alla riga { $rank } deve avere { $expected } caratteri.
refused-ci-1-character = In { $space } «{ $field }» ha il carattere «{ $got }»; sono ammessi: { $expected }.
refused-ci-1-name = A un foglio serve «{ $field }», un testo da 1 a 60 caratteri.
refused-ci-1-corner-colour = L’angolo { $space } è { $colour ->
    [J] un jolly
   *[K] nero
}; gli angoli sono verde, fucsia, giallo e blu.
refused-ci-1-corner-twice = Gli angoli { $other } e { $space } sono entrambi { $colour ->
    [G] verdi
    [P] fucsia
    [Y] gialli
   *[B] blu
}; ogni angolo ha un colore suo.
refused-ci-1-black-star = C’è una stella sulla casella nera { $space }. Le caselle nere non possono averne.
refused-ci-1-no-joker-star = Nessuna casella jolly ha una stella. Deve averla esattamente una.
refused-ci-1-joker-stars = Solo una casella jolly può avere una stella, e una sola. Qui: { $space } e { $other }.
refused-ci-2-dice = Al foglio mancano i dadi: servono sei facce per ciascuno di «{ $expected }».
refused-ci-2-faces = Il dado «{ $colour }» deve avere sei facce tra { $expected }.
refused-ci-2-face = Il dado non può mostrare { $got }; le sue facce sono { $expected }.

refused-ci-3-phase = { $phase ->
    [first-player] Prima si sceglie il primo giocatore
    [dice] Ora si tirano i dadi
    [corners] Ora si scelgono gli angoli
    [cuts] Ora si taglia
    [ready] Ora ci si prepara al puzzle
    [check] Ora si controllano i puzzle
   *[puzzle] Ora si compone il puzzle
}: «{ $move }» adesso non è possibile.

refused-ci-4-slanted = Da { $start } a { $end } non è un taglio diritto lungo una linea della griglia.
refused-ci-4-no-angle = I due tagli devono incontrarsi ad angolo retto, ma in { $point } non lo fanno.
refused-ci-4-space = La casella { $space } non è più sul tuo foglio.
refused-ci-4-first-space = La parte si indica con la sua prima casella, { $expected }, non con { $space }.
refused-ci-4-no-paper = Lungo { $path } non c’è carta.
refused-ci-4-ends = { $path } non va da bordo a bordo; lì il taglio è { $expected }.
refused-ci-4-meeting = { $point } non è dentro la carta. Due tagli devono incontrarsi in un punto interno.
refused-ci-4-arm = Un taglio finisce al primo bordo che incontra: in { $expected }, non in { $point }.

refused-ci-5-first = Il posto { $got } non può cominciare a un tavolo da { $seats }.
refused-ci-5-no-corner = { $space } non è un angolo del foglio. Gli angoli sono a1, j1, j10 e a10.
refused-ci-5-taken = Il posto { $seat } ha già scelto l’angolo { $space }.
refused-ci-5-without-corner = Il tuo primo ritaglio deve contenere il tuo angolo { $corner }; { $cut } lo lascia sul foglio.

refused-ci-7-best = A questo tavolo i jolly danno sempre il massimo. Non puoi segnare { $claim }.
refused-ci-7-penalty = Questo giro è una penalità. Non puoi segnare punti.
refused-ci-7-impossible = { $count ->
    [0] Con questi dadi il ritaglio non dà punti, quindi non puoi segnare { $claim }.
    [one] Comunque si usino i jolly, il ritaglio dà { $possible }: non puoi segnare { $claim }.
   *[other] Non puoi segnare { $claim }: secondo come si usano i jolly, il ritaglio dà { $possible }.
}
refused-ci-7-most = { $claim } è il massimo per questo ritaglio. Non serve scriverlo.

refused-ci-9-same = I due tagli sono uguali: { $path }.

refused-ci-11-snippet = Il ritaglio { $number } non esiste; i tuoi vanno da 1 a { $last }.
refused-ci-11-not-on-table = Il ritaglio { $number } non è sul tavolo.
refused-ci-11-table = Puoi piazzare i ritagli fino a { $most } caselle dal centro.
refused-ci-11-overlap = Il ritaglio { $number } si sovrapporrebbe al ritaglio { $other } in { $x },{ $y }.
refused-ci-11-unjoined = I ritagli { $number } e { $other } si toccherebbero in { $x },{ $y } senza collegamento.
refused-ci-11-ready = Hai già detto che si può partire.
refused-ci-11-not-ready = Non hai ancora detto che si può partire.
refused-ci-11-waiting = La clessidra non è ancora partita: manca qualcuno.
refused-ci-11-running = La clessidra è già partita.
refused-ci-11-alone = In solitario non c’è clessidra.
refused-ci-11-glass = La clessidra ora dice «{ $expected }», non «{ $got }».
refused-ci-12-colours = Tra i ritagli { $number } e { $other }, in { $x },{ $y }, si incontrerebbero mezze stelle di colori diversi.
refused-ci-14-part = Il ritaglio { $number } non indica nessuna parte. Scegli tra: { $names }.
refused-ci-16-plain = Tra i ritagli { $number } e { $other }, in { $x },{ $y }, una mezza stella finirebbe contro un lato senza stella.

cause-cutit-done = Tutti i puzzle sono finiti.
cause-cutit-time = Il tempo è scaduto.

# Sfida del giorno
daily-goal-cutit = Fai più punti che puoi, in solitario su un foglio nuovo di zecca.
daily-score-cutit = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
