game-scalino = Scalino
game-demolition = Scalino, demolizione
about-scalino = Costruite insieme una piramide, livello per livello, e salila in lunghe file del tuo colore.
about-demolition = Smontate una piramide finita, blocco per blocco, e tenetevi quelli grandi.
option-scalino-gaps = Vuoti
option-scalino-gaps-bay = Nessuno
option-scalino-gaps-notch = Sono vietate solo le caselle singole
help-scalino-gaps = Senza alcun vuoto la piramide continua a crescere; vietare solo le caselle singole è più vicino al libretto, ma spesso ci si blocca.
option-scalino-bonus = Blocco bonus
option-scalino-bonus-same = Dello stesso colore
option-scalino-bonus-either = Di uno dei propri due colori (in due)
help-scalino-bonus = In due si può così scegliere quale dei propri due colori avrà il blocco in più.
option-demolition-pyramid = Piramide
option-demolition-pyramid-dealt = Costruita a sorte
help-demolition-pyramid = Si comincia con una piramide costruita a caso, o se ne smonta una costruita davvero.

refused-notation-space = «{ $text }» non è una casella; le caselle vanno da a1 a i9.
refused-notation-place = «{ $text }» non è una posizione; scrivi una casella (e5) o i due estremi di un blocco (d5-f5).
refused-notation-first = «{ $text }» non dice chi comincia; scrivi: first 0.
refused-notation-block = «{ $text }» non è un blocco; scrivi il colore ({ $colours }) e la posizione: Ge5.

refused-sc-1-outside = La casella { $space } non è sul tabellone.
refused-sc-2-first = Il posto { $got } non può cominciare a un tavolo da { $seats }.
refused-sc-2-draw-first = Prima di costruire si sorteggia chi comincia.
refused-sc-3-star = Il primo blocco della partita copre la stella, e5; { $place } non la copre.
refused-sc-4-straight = { $place } non è una linea retta.
refused-sc-4-size = { $place } è lungo { $size ->
    [one] { $size } casella
   *[other] { $size } caselle
  }; i blocchi ne hanno al massimo { $most }.
refused-sc-4-stock = Non c’è più nessun blocco { $colour ->
    [green] verde
    [pink] rosa
    [yellow] giallo
   *[blue] blu
} da { $size ->
    [one] una casella
   *[other] { $size } caselle
} per { $place }.
refused-sc-4-level = { $place } non è tutto dentro il livello { $level }, quello in costruzione.
refused-sc-4-taken = { $place } su questo livello è già coperto.
refused-sc-4-must-place = Un blocco ci sta, quindi va piazzato; si può rinunciare solo a un bonus di livello.
refused-sc-5-contact = { $place } non tocca nessun altro blocco del suo livello.
refused-sc-6-beside = { $place } toccherebbe un altro blocco { $colour ->
    [green] verde
    [pink] rosa
    [yellow] giallo
   *[blue] blu
} del suo livello.
refused-sc-6-above = { $place } starebbe sopra un blocco { $colour ->
    [green] verde
    [pink] rosa
    [yellow] giallo
   *[blue] blu
}; nessun blocco sta sopra il proprio colore.
refused-sc-7-gap = { $place } lascerebbe { $kind ->
    [notch] una casella vuota con blocchi su tre lati o più
   *[bay] un vuoto tra i blocchi della sua riga o colonna
}.
refused-sc-9-two-players = In { $seats } nessuno ha due colori; il colore del blocco bonus si sceglie solo in due.
refused-sc-9-which-colour = Vanno bene tutti e due i tuoi colori; scrivi quale: { $one } o { $other }.
refused-sc-9-no-choice = Qui non c’è un colore da scegliere; scrivi solo la posizione: { $place }.
refused-sc-9-not-yours = Il blocco bonus è uno dei tuoi: { $one } o { $other }.
refused-sc-11-colour = La casella { $space } ha il colore { $got }; i colori vanno da 0 a 3.
refused-sc-11-height = La casella { $space } ha l’altezza { $got }; le altezze vanno da 1 a { $most }.
refused-sc-11-too-many = { $got } caselle sono { $colour ->
    [green] verdi
    [pink] rosa
    [yellow] gialle
   *[blue] blu
}, ma il colore ha blocchi solo per { $most }.

refused-sd-1-pyramid-first = Prima ci vuole la piramide, poi la si smonta.
refused-sd-1-too-many = La piramide ha { $got } blocchi; ce ne sono solo { $most }.
refused-sd-1-complete-already = La piramide è già completa prima di { $place }.
refused-sd-1-incomplete = La piramide non è completa: il livello { $level } ha caselle vuote.
refused-sd-2-no-block = Nessun blocco sta esattamente in { $place }.
refused-sd-2-covered = Il blocco in { $place } ne ha un altro sopra.
refused-sd-2-no-free-side = Il blocco in { $place } è chiuso su tutti e quattro i lati.
refused-sd-2-must-take = Un blocco va preso; si può rinunciare solo a quello in più.
refused-sd-2-not-chance = Ora si possono solo prendere blocchi.

sequel-scalino-demolition = Smontala
cause-scalino-complete = La piramide è completa.
cause-scalino-stuck = Nessuno può più piazzare un blocco.
cause-demolition-cleared = L’ultimo blocco è stato preso.

# Sfida del giorno
daily-goal-scalino = Chiudi con più vantaggio che puoi. Giocando al meglio piazzi ancora { $moves } blocchi.
daily-score-scalino = { $score ->
    [one] { $score } punto di vantaggio
   *[other] { $score } punti di vantaggio
}
daily-goal-demolition = Vinci questo finale con più vantaggio che puoi.
daily-score-demolition = { $score ->
    [one] { $score } punto di vantaggio
   *[other] { $score } punti di vantaggio
}
