cutit-round = Giro { $round } di { $rounds }
cutit-round-word = Giro
cutit-round-name = Giro { $round }
cutit-look-back = Rivedi il giro { $round }
cutit-dice-word = Dadi
cutit-dice-text = Dadi: { $dice }.
cutit-die = { $colour ->
    [G] verde
    [P] rosa
    [Y] giallo
   *[B] blu
  } { $kind ->
    [blank] vuoto
    [question] punto interrogativo
   *[number] { $face }
  }
cutit-colour = { $colour ->
    [G] verde
    [P] rosa
    [Y] giallo
    [B] blu
    [K] nero
   *[J] jolly
  }

# Tagliare

cutit-sheet-label = Il foglio
cutit-how = Trascina lungo una linea della griglia per tagliare lì; svolta per strada per un secondo taglio. Oppure tocca i punti uno dopo l’altro.
cutit-keys = Tasti: frecce e Invio indicano i punti, S scambia le parti, C taglia, Esc ricomincia.
cutit-which = { $count ->
    [one] Il tuo ritaglio
   *[other] Quale parte è il ritaglio?
  }
cutit-spaces = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
  }
cutit-half-stars = { $count ->
    [0] nessuna mezza stella
    [one] { $count } mezza stella
   *[other] { $count } mezze stelle
  }
cutit-part-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
cutit-part-text = Ritaglio: { $spaces }, { $stars }, { $worth }.
cutit-points-word = { $count ->
    [one] punto
   *[other] punti
  }
cutit-one-cut = Un taglio
cutit-fewer = Conta meno
cutit-fewer-why = Con meno punti il + del prossimo giro è più facile.
cutit-fewer-chosen = { $points } invece di { $most }: nel prossimo giro un + è più facile.
cutit-fewer-lost = { $points } invece di { $most }: nel prossimo giro un + è più facile, ma questo non ne dà.
cutit-second = Secondo taglio
cutit-second-why = Dopo un taglio dritto puoi aggiungerne un secondo, così si staccano più ritagli. Quanto costa si vede prima di tagliare.
cutit-second-how = Traccia il secondo taglio: accanto al primo, attraverso il primo o fino a toccarlo.
cutit-keys-second = 2 aggiunge un secondo taglio a uno dritto.
cutit-which-stays = Quale parte resta il tuo foglio?
cutit-price = { $count ->
    [one] { $count } ritaglio, { $spaces }, si aggiunge ai tuoi e va usato nel puzzle.
   *[other] { $count } ritagli, { $spaces } in tutto, si aggiungono ai tuoi e vanno usati nel puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Al tuo foglio restano { $spaces }, con { $space }.
cutit-part-with = con { $space }
cutit-stays-last = La parte che resta è il tuo ultimo ritaglio e conta con i prossimi dadi.
cutit-rest = L’altra parte resta il tuo foglio: { $spaces }.
cutit-rest-last = L’altra parte è il tuo ultimo ritaglio e conta con i prossimi dadi.
cutit-cut = Taglia
cutit-again = Ricomincia
cutit-have-cut = Hai tagliato. Gli altri stanno ancora tagliando
cutit-pick-corner = Scegli l’angolo { $space }
cutit-own-corner = Il tuo angolo è { $space }.
cutit-fault-no-points = Nessun punto: penalità
cutit-fault-small = Meno di quattro caselle: penalità
cutit-fault-several = Più ritagli: penalità
cutit-fault-no-cut = Niente più da tagliare: penalità
cutit-fault-reported = Penalità inserita
cutit-gone = tagliato via
cutit-rank = Riga { $rank }: { $spaces }.
cutit-stars = Stelle: { $stars }.
cutit-star-right = a destra di { $file }
cutit-star-below = sotto { $file }

# Il foglio dei punti

cutit-score-sheet = Foglio dei punti
cutit-score-of = Foglio dei punti di { $name }
cutit-score-text = { $name }: giri { $rounds }; in tutto { $total }.
cutit-rose = Più del giro precedente
cutit-column-rise = Più del giro precedente
cutit-column-one-cut = Un taglio
cutit-column-text = { $column }: cerchiati { $circles }, valore { $pays }
cutit-sum-rounds = Giri
cutit-sum-penalties = Penalità
cutit-sum-rises = Colonna +
cutit-sum-one-cuts = Colonna un taglio
cutit-sum-token = Gettone
cutit-sum-outside = Fuori dal puzzle
cutit-sum-total = Totale

# Gli altri

cutit-others = I fogli di tutti
cutit-has-cut = ha tagliato
cutit-is-cutting = taglia
cutit-is-picking = sceglie
cutit-is-joining = compone
cutit-is-keeping = sceglie una parte
cutit-is-done = ha finito, posizione { $place }
cutit-is-done-in = ha finito in { $time }
cutit-is-ready = è pronto
cutit-is-not-ready = non ancora pronto
cutit-is-out-of-time = tempo scaduto

# Il puzzle

cutit-ready = Si può cominciare
cutit-not-ready = Aspetta, non ancora
cutit-ready-together = Appena tutti sono pronti si gira la clessidra: tre minuti per unire i tuoi ritagli.
cutit-ready-own = I tuoi tre minuti cominciano appena dici che sei pronto. Chi impiega meno tempo prende il gettone più alto.
cutit-ready-waiting = Non ancora pronti: { $names }
cutit-table-label = Il tavolo con il tuo puzzle
cutit-begin = Unisci i tuoi ritagli con le stelle: metà con metà, colore con colore.
cutit-complete = Il puzzle è completo.
cutit-check = { $kept ->
    [one] { $kept } ritaglio su { $all } si tiene insieme
   *[other] { $kept } ritagli su { $all } si tengono insieme
}{ $faults ->
    [0] {""}
    [one] {""}, { $faults } errore
   *[other] {""}, { $faults } errori
  }; fuori: { $cost ->
    [one] −{ $cost } punto
   *[other] −{ $cost } punti
  }.
cutit-hidden = Questo puzzle resta nascosto finché tutti sono controllati.
cutit-puzzle-keys = Trascina i ritagli uno contro l’altro per le mezze stelle; tocco, rotellina o R ne gira uno. Tasti: Invio prende e mette, le frecce spostano, M va alla prossima stella che combacia, Canc toglie, Ctrl+Z annulla.
cutit-loose = Ritagli sciolti
cutit-mat = Uniscili qui
cutit-mat-how = Trascina un ritaglio; un tocco lo gira
cutit-keys-title = Come muovere i ritagli
cutit-tools = Strumenti del puzzle
cutit-snippet = Ritaglio { $number }: { $spaces }, { $stars }
cutit-snippet-lies = Il ritaglio { $number } è in { $x }, { $y }{ $turns ->
    [0] {""}
    [one] , girato una volta
   *[other] , girato { $turns } volte
  }.
cutit-joined = I ritagli { $one } e { $other } sono collegati.
cutit-lies = Ritaglio { $number } in { $x }, { $y }: { $good ->
    [0] nessuna stella combacia
    [one] { $good } stella combacia
   *[other] { $good } stelle combaciano
  }{ $bad ->
    [0] {""}
    [one] , { $bad } no
   *[other] , { $bad } no
  }.
cutit-lifted = Il ritaglio { $number } è di nuovo sciolto.
cutit-aside = Il ritaglio { $number } è da parte.
cutit-no-room = Qui non c’è spazio.
cutit-no-turn = Qui non c’è spazio per girare il ritaglio { $number }.
cutit-no-match = Nessuna stella di questo ritaglio combacia con una del puzzle.
cutit-turn = { $number ->
    [0] Gira un ritaglio
   *[other] Gira il ritaglio { $number }
  }
cutit-lift = { $number ->
    [0] Togli un ritaglio
   *[other] Togli il ritaglio { $number } dal puzzle
  }
cutit-undo = Annulla
cutit-undone = Annullato.
cutit-closer = Più vicino
cutit-farther = Più lontano
cutit-all = Mostra tutto
cutit-timer = Tempo rimasto
cutit-time-left = Ancora { $seconds } secondi.
cutit-done = Ho finito
cutit-done-title = Il tuo puzzle è finito?
cutit-done-loose = { $loose ->
    [one] Un ritaglio è ancora sciolto
   *[other] { $loose } ritagli sono ancora sciolti
  }{ $seats ->
    [one] .
   *[other] , quindi non prendi nessun gettone.
  }
cutit-done-faulty = Il puzzle non si tiene insieme senza errori.
cutit-done-cost = Così com’è, ciò che è fuori ti costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
  }.
cutit-keep-question = Il tuo puzzle non si tiene insieme senza errori. Quale parte tieni?
cutit-keep-part = { $count ->
    [one] Ritaglio { $numbers }
   *[other] Ritagli { $numbers }
  }
cutit-keep-cost = { $cost ->
    [one] −{ $cost } punto
   *[other] −{ $cost } punti
  }
cutit-keep-best = la migliore
cutit-keep-this = Tieni questa parte
cutit-keep-waiting = Sceglie ancora quale parte tenere: { $names }
cutit-hint-lay = Metti lì il ritaglio { $number }
cutit-wrong-overlap = I ritagli { $one } e { $other } si coprono.
cutit-wrong-colours = Tra i ritagli { $one } e { $other } si incontrano mezze stelle di colori diversi.
cutit-wrong-plain = Una mezza stella del ritaglio { $one } tocca un lato senza stella del ritaglio { $other }.
cutit-wrong-open = Una mezza stella del ritaglio { $one } non ha niente di fronte.
cutit-wrong-unjoined = I ritagli { $one } e { $other } si toccano senza un proprio collegamento.

# Che cosa si può fare ora

cutit-task-corner = Scegli un angolo: il tuo primo ritaglio deve contenerlo.
cutit-task-first-cut = Taglia il tuo primo ritaglio; deve contenere il tuo angolo { $corner }.
cutit-task-cut = Giro { $round }: taglia un ritaglio per questi dadi.
cutit-task-ready = Di’ quando sei pronto per il puzzle.
cutit-task-puzzle = Unisci quello che puoi, poi premi «Ho finito».
cutit-task-keep = Scegli la parte del tuo puzzle da tenere.

# Il diario

cutit-log-first = { $name } comincia
cutit-log-dice = Dadi: { $dice }
cutit-log-secret-cut = ha tagliato
cutit-log-secret-puzzle = continua il puzzle
cutit-log-ready = è pronto per il puzzle
cutit-log-not-ready = non è più pronto
cutit-log-done = ha finito
cutit-log-time-up = annuncia che il tempo di { $name } è scaduto
cutit-log-corner = sceglie l’angolo { $space }
cutit-log-cut = taglia da { $from } a { $to }
cutit-log-two-cuts = taglia da { $from } a { $to } passando per { $corner }
cutit-log-several = taglia lungo { $path } e stacca più ritagli
cutit-log-claim = { $cut } e conta { $points }
cutit-log-lay = mette il ritaglio { $number }
cutit-log-lift = toglie il ritaglio { $number } dal puzzle
cutit-log-keep = tiene la parte con il ritaglio { $number }
cutit-earned = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }{ $parts ->
    [0] {""}
   *[other] {" "}({ $how })
  }
cutit-earned-one-cut = un taglio
cutit-earned-rise = più di prima
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Giro { $round }: { $earned }.
cutit-remark-puzzle = Tutti i fogli sono tagliati. Ora il puzzle.
cutit-remark-glass = La clessidra è girata: tre minuti.
cutit-remark-check = I puzzle sono controllati.

# La fine

cutit-grade-1 = Uno a zero per la carta. (Fino a 60 punti.)
cutit-grade-2 = I bordi sono un po’ storti, la strada è quella dritta. (Da 61 a 70 punti.)
cutit-grade-3 = Taglio pulito: la scopa resta nell’armadio. (Da 71 a 80 punti.)
cutit-grade-4 = Hai la stoffa, anche se qui è carta. (Da 81 a 99 punti.)
cutit-grade-5 = Questo non si butta, si incornicia. (Da 100 punti in su.)
cutit-par = { $least ->
    [0] Non si sa che cosa era possibile.
   *[other] Con questi dadi, gettone a parte, si potevano fare almeno { $least } e al massimo { $most } punti. Tu ne hai { $points }.
  }
cutit-best-join = Il modo migliore di unire i ritagli
cutit-found-complete = Il puzzle è completo, tenuto da { $joins ->
    [one] { $joins } collegamento
   *[other] { $joins } collegamenti
  }.
cutit-found-part = { $kept ->
    [one] { $kept } ritaglio su { $all } si tiene insieme
   *[other] { $kept } ritagli su { $all } si tengono insieme
}; in tutto { $joins ->
    [one] { $joins } collegamento
   *[other] { $joins } collegamenti
  }.
cutit-found-token = Gettone: { $token }.
cutit-found-outside = Fuori: { $count ->
    [one] ritaglio { $numbers }
   *[other] ritagli { $numbers }
  }, { $cost ->
    [one] −{ $cost } punto
   *[other] −{ $cost } punti
  }.
