par = il posto { $seat } ha fatto { $scored } senza dischetti; il massimo trovato è { $at_least }, e nessun risultato può superare { $at_most }.
no-cutit = non è una partita finita di Cut it
no-sheet = non esiste un foglio o un file «{ $got }»; fogli: { $expected }
no-good-sheet = nessun foglio dal seme «{ $seed }» rispetta tutti i limiti; prova un altro seme
sheet-out-of-bounds = { $level ->
    [easy] fuori dai limiti di un foglio facile
    [hard] fuori dai limiti di un foglio difficile
   *[standard] fuori dai limiti di un foglio standard
}
no-difficulty = un foglio è { $expected }, non «{ $got }»

# What a sheet was measured by
sheet-head = { $sheet }: limiti { $level ->
    [easy] di un foglio facile
    [hard] di un foglio difficile
   *[standard] di un foglio standard
}, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} da ogni angolo
sheet-figure = { $figure }: { $got } ({ $bounds })
sheet-progress = foglio { $number }, partite
sheet-figure-spaces-g = caselle verdi
sheet-figure-spaces-p = caselle fucsia
sheet-figure-spaces-y = caselle gialle
sheet-figure-spaces-b = caselle blu
sheet-figure-spaces-k = caselle nere
sheet-figure-spaces-j = jolly
sheet-figure-stars = stelle
sheet-figure-line-fewest = minimo di stelle su una linea
sheet-figure-line-most = massimo di stelle su una linea
sheet-figure-space-most = massimo di stelle su una casella
sheet-figure-equal-colours = stelle tra colori uguali, per cento
sheet-figure-colour-spread = mezze stelle: divario tra i colori
sheet-figure-quadrant-spread = stelle: divario tra i quarti
sheet-figure-joker-depth = caselle dalla stella del jolly al bordo
sheet-figure-dark-neighbours = caselle nere e jolly affiancati
sheet-figure-mean = totale medio, decimi
sheet-figure-complete = puzzle completi, per cento
sheet-figure-corner-spread = angolo migliore meno peggiore, decimi

# Solo games in the lab
solo-title = Cut it in solitario sul foglio { $sheet }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} per bot
solo-row = { $bot }: { $mean } punti in media, { $span }
solo-complete = { $percent } completi
