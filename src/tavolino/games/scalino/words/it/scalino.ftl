game-scalino = Scalino
game-demolition = Scalino: demolizione
about-scalino = Costruite insieme una piramide, livello dopo livello, e scalatela con lunghe file del vostro colore.
about-demolition = Smontate una piramide completa, blocco dopo blocco, e prendete i più grandi.
option-scalino-gaps = Vuoti
option-scalino-gaps-bay = Vieta tutti i vuoti
option-scalino-gaps-notch = Vieta solo i buchi da una casella
help-scalino-gaps = Senza vuoti la piramide continua a crescere. Vietare solo i buchi da una casella è più fedele al regolamento, ma spesso la partita si blocca.
option-scalino-bonus = Blocco bonus
option-scalino-bonus-same = Stesso colore
option-scalino-bonus-either = Uno dei tuoi due colori (in due)
help-scalino-bonus = In due il blocco bonus è dello stesso colore del precedente, oppure a scelta tra i tuoi due.
option-demolition-pyramid = Piramide
option-demolition-pyramid-dealt = A caso
expected-pyramid = «dealt» o i blocchi di una piramide completa
help-demolition-pyramid = Parti da una piramide a caso, o smontane una costruita in una partita.

refused-notation-space = «{ $text }» non è una casella. Le caselle vanno da a1 a i9.
refused-notation-place = «{ $text }» non è una posizione. Scrivi una casella (e5) o i due estremi di un blocco (d5-f5).
refused-notation-first = «{ $text }» non indica il primo giocatore. Scrivi: first 0.
refused-notation-block = «{ $text }» non è un blocco. Scrivi il colore ({ $colours }) e la posizione: Ge5.

refused-sc-1-outside = La casella { $space } non è sul tabellone.
refused-sc-2-first = Il posto { $got } non può cominciare a un tavolo da { $seats }.
refused-sc-2-draw-first = Prima di piazzare blocchi bisogna sapere chi comincia.
refused-sc-3-star = Il primo blocco della partita deve coprire la stella, e5; { $place } non la copre.
refused-sc-4-straight = { $place } non è una linea retta.
refused-sc-4-size = { $place } è lungo { $size ->
    [one] { $size } casella
   *[other] { $size } caselle
  }; i blocchi hanno al massimo { $most } spazi.
refused-sc-4-stock = Non restano blocchi { $colour ->
    [green] verdi
    [pink] fucsia
    [yellow] gialli
   *[blue] blu
} da { $size ->
    [one] uno spazio
   *[other] { $size } spazi
} per { $place }.
refused-sc-4-level = { $place } non sta tutto sul livello { $level }, quello in costruzione.
refused-sc-4-taken = { $place } è già coperto su questo livello.
refused-sc-4-must-place = C’è posto per un blocco, quindi devi piazzarlo. Puoi rinunciare solo a un blocco bonus.
refused-sc-5-contact = { $place } non tocca nessun altro blocco del suo livello.
refused-sc-6-beside = { $place } toccherebbe un altro blocco { $colour ->
    [green] verde
    [pink] fucsia
    [yellow] giallo
   *[blue] blu
} del suo livello.
refused-sc-6-above = { $place } starebbe sopra un blocco { $colour ->
    [green] verde
    [pink] fucsia
    [yellow] giallo
   *[blue] blu
}. Nessun blocco può stare sopra il suo colore.
refused-sc-7-gap = { $place } lascerebbe { $kind ->
    [notch] una casella vuota con blocchi su tre lati o più
   *[bay] un vuoto tra i blocchi della sua riga o colonna
}.
refused-sc-9-two-players = Il colore del blocco bonus si sceglie solo in due, non in { $seats }.
refused-sc-9-which-colour = Vanno bene tutti e due i tuoi colori. Scrivi quale: { $one } o { $other }.
refused-sc-9-no-choice = Ora non puoi scegliere il colore. Scrivi solo la posizione: { $place }.
refused-sc-9-not-yours = Il blocco bonus deve essere di uno dei tuoi colori: { $one } o { $other }.
refused-sc-11-colour = La casella { $space } ha il colore { $got }; i colori vanno da 0 a 3.
refused-sc-11-height = La casella { $space } ha l’altezza { $got }; le altezze vanno da 1 a { $most }.
refused-sc-11-too-many = { $got } caselle sono { $colour ->
    [green] verdi
    [pink] fucsia
    [yellow] gialle
   *[blue] blu
}, ma il colore ha blocchi solo per { $most }.

refused-sd-1-pyramid-first = Prima di prendere un blocco ci vuole una piramide.
refused-sd-1-too-many = La piramide ha { $got } blocchi, ma ce ne sono solo { $most }.
refused-sd-1-complete-already = La piramide è già completa prima di { $place }.
refused-sd-1-incomplete = La piramide non è completa: il livello { $level } ha caselle vuote.
refused-sd-2-no-block = Non c’è nessun blocco esattamente in { $place }.
refused-sd-2-covered = Sopra { $place } c’è un altro blocco.
refused-sd-2-no-free-side = Il blocco in { $place } non ha lati liberi.
refused-sd-2-must-take = Devi prendere un blocco. Puoi rinunciare solo a quello extra.
refused-sd-2-not-chance = Ora puoi solo prendere blocchi.

sequel-scalino-demolition = Smontala
cause-scalino-complete = La piramide è completa.
cause-scalino-stuck = Nessuno può più piazzare un blocco.
cause-demolition-cleared = L’ultimo blocco è stato preso.

# Sfida del giorno
daily-goal-scalino = Chiudi con il vantaggio più grande che puoi. Giocando al meglio piazzi ancora { $moves ->
    [one] { $moves } blocco
   *[other] { $moves } blocchi
  }.
daily-score-scalino = { $score ->
    [one] { $score } punto di vantaggio
   *[other] { $score } punti di vantaggio
}
daily-goal-demolition = Vinci questo finale con il vantaggio più grande che puoi.
daily-score-demolition = { $score ->
    [one] { $score } punto di vantaggio
   *[other] { $score } punti di vantaggio
}
