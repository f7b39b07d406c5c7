cutit-round = Giro { $round } di { $rounds }
cutit-round-word = Giro
cutit-round-name = Giro { $round }
cutit-look-back = Guarda il giro { $round }
cutit-dice-word = Dadi
cutit-dice-text = Dadi: { $dice }.
cutit-die = { $colour ->
    [G] verde
    [P] fucsia
    [Y] giallo
   *[B] blu
  } { $kind ->
    [blank] vuoto
    [question] punto interrogativo
   *[number] { $face }
  }
cutit-colour = { $colour ->
    [G] verde
    [P] fucsia
    [Y] giallo
    [B] blu
    [K] nero
   *[J] jolly
  }

# Tagliare

cutit-sheet-label = Il foglio
cutit-how = Trascina lungo una linea della griglia per tagliare. Per un secondo taglio, cambia direzione mentre trascini. Oppure tocca i punti uno alla volta.
cutit-keys = Tasti: frecce e Invio scelgono i punti, S scambia le parti, C taglia, Esc ricomincia.
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
cutit-fewer = Segna meno
cutit-fewer-why = Se segni meno punti adesso, il prossimo + è più facile.
cutit-fewer-chosen = { $points } invece di { $most }: il prossimo + sarà più facile.
cutit-fewer-lost = { $points } invece di { $most }: il prossimo + sarà più facile, ma perdi quello di adesso.
cutit-second = Secondo taglio
cutit-second-why = Dopo un taglio diritto puoi aggiungerne un altro per staccare più ritagli. Vedi quanto costa prima di tagliare.
cutit-second-how = Traccia il secondo taglio: può stare accanto al primo, attraversarlo o finirci contro.
cutit-keys-second = 2 aggiunge un secondo taglio.
cutit-which-stays = Quale parte tieni come foglio?
cutit-price = { $count ->
    [one] { $count } ritaglio ({ $spaces }) finisce nel tuo puzzle.
   *[other] { $count } ritagli ({ $spaces } in tutto) finiscono nel tuo puzzle.
  }
cutit-several-text = { $fault }, −5. { $price } Il tuo foglio resta di { $spaces }, con { $space }.
cutit-part-with = con { $space }
cutit-stays-last = La parte che resta è il tuo ultimo ritaglio e conta con i prossimi dadi.
cutit-rest = L’altra parte ti resta come foglio: { $spaces }.
cutit-rest-last = L’altra parte è il tuo ultimo ritaglio e conta con i prossimi dadi.
cutit-cut = Taglia
cutit-again = Ricomincia
cutit-have-cut = Fatto. Gli altri stanno ancora tagliando…
cutit-pick-corner = Scegli l’angolo { $space }
cutit-own-corner = Il tuo angolo è { $space }.
cutit-fault-no-points = Nessun punto: penalità
cutit-fault-small = Meno di quattro caselle: penalità
cutit-fault-several = Più di un ritaglio: penalità
cutit-fault-no-cut = Non c’è più niente da tagliare: penalità
cutit-fault-reported = Penalità (inserita)
cutit-gone = tagliato via
cutit-rank = Riga { $rank }: { $spaces }.
cutit-stars = Stelle: { $stars }.
cutit-star-right = a destra di { $file }
cutit-star-below = sotto { $file }

# Il foglio dei punteggi

cutit-score-sheet = Foglio dei punteggi
cutit-score-of = Foglio dei punteggi di { $name }
cutit-score-text = { $name }: giri { $rounds }; totale { $total }.
cutit-rose = Più del giro precedente
cutit-column-rise = Più del giro precedente
cutit-column-one-cut = Un taglio
cutit-column-text = { $column }: { $circles ->
    [one] { $circles } cerchio
   *[other] { $circles } cerchi
  }, valore { $pays }
cutit-sum-rounds = Giri
cutit-sum-penalties = Penalità
cutit-sum-rises = Colonna +
cutit-sum-one-cuts = Colonna ✂
cutit-sum-token = Dischetto
cutit-sum-outside = Avanzati
cutit-sum-total = Totale

# Gli altri

cutit-others = Tutti i fogli
cutit-has-cut = ha tagliato
cutit-is-cutting = sta tagliando
cutit-is-picking = sceglie un angolo
cutit-is-joining = compone il puzzle
cutit-is-keeping = sceglie una parte
cutit-is-done = ha finito, { $place }º
cutit-is-done-in = ha finito in { $time }
cutit-is-ready = ha dato l’ok
cutit-is-not-ready = non ha ancora dato l’ok
cutit-is-out-of-time = tempo scaduto

# Il puzzle

cutit-ready = Via al puzzle
cutit-not-ready = Aspettatemi
cutit-ready-together = Quando tutti sono pronti parte la clessidra: tre minuti per unire i ritagli.
cutit-ready-own = I tuoi tre minuti partono quando premi «Via al puzzle». Chi è più veloce prende il dischetto più alto.
cutit-ready-waiting = In attesa di: { $names }
cutit-table-label = Il tuo puzzle
cutit-begin = Unisci i ritagli con le stelle: metà con metà, stesso colore.
cutit-complete = Puzzle completo.
cutit-check = { $kept ->
    [one] Unito { $kept } ritaglio su { $all }
   *[other] Uniti { $kept } ritagli su { $all }
  }{ $faults ->
    [0] {""}
    [one] {""}, { $faults } errore
   *[other] {""}, { $faults } errori
  }; avanzati: { $cost ->
    [one] −{ $cost } punto
   *[other] −{ $cost } punti
  }.
cutit-hidden = Questo puzzle resta nascosto fino al controllo.
cutit-puzzle-keys = Trascina i ritagli e fai combaciare le mezze stelle; per girarne uno: tocco, rotellina o R. Tasti: Invio prende e posa, le frecce spostano, M va alla prossima stella che combacia, Canc toglie, Ctrl+Z annulla.
cutit-loose = Ritagli sciolti
cutit-mat = Uniscili qui
cutit-mat-how = Trascina un ritaglio; toccalo per girarlo
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
cutit-lifted = Il ritaglio { $number } è di nuovo tra quelli sciolti.
cutit-aside = Ritaglio { $number } messo da parte.
cutit-no-room = Qui non c’è posto.
cutit-no-turn = Qui non c’è posto per girare il ritaglio { $number }.
cutit-no-match = Nel puzzle non c’è una stella che combaci con questo ritaglio.
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
cutit-closer = Ingrandisci
cutit-farther = Rimpicciolisci
cutit-all = Adatta allo schermo
cutit-timer = Tempo rimasto
cutit-time-left = { $seconds ->
    [one] Resta { $seconds } secondo.
   *[other] Restano { $seconds } secondi.
  }
cutit-done = Ho finito
cutit-done-title = Hai finito il puzzle?
cutit-done-loose = { $loose ->
    [one] Un ritaglio è ancora sciolto
   *[other] { $loose } ritagli sono ancora sciolti
  }{ $seats ->
    [one] .
   *[other] : niente dischetto.
  }
cutit-done-faulty = Nel tuo puzzle ci sono ancora errori.
cutit-done-cost = Così com’è, quello che avanza ti costa { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
  }.
cutit-keep-question = Nel tuo puzzle ci sono errori. Quale parte vuoi tenere?
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
cutit-keep-waiting = In attesa di: { $names }
cutit-hint-lay = Piazza lì il ritaglio { $number }
cutit-wrong-overlap = I ritagli { $one } e { $other } si sovrappongono.
cutit-wrong-colours = Tra i ritagli { $one } e { $other } si incontrano mezze stelle di colori diversi.
cutit-wrong-plain = Una mezza stella del ritaglio { $one } finisce contro un lato senza stella del ritaglio { $other }.
cutit-wrong-open = Una mezza stella del ritaglio { $one } resta scoperta.
cutit-wrong-unjoined = I ritagli { $one } e { $other } si toccano senza collegamento.

# Che cosa si può fare ora

cutit-task-corner = Scegli un angolo. Il tuo primo ritaglio deve contenerlo.
cutit-task-first-cut = Stacca il tuo primo ritaglio. Deve contenere il tuo angolo { $corner }.
cutit-task-cut = Giro { $round }: stacca un ritaglio per questi dadi.
cutit-task-ready = Premi «Via al puzzle» per cominciare.
cutit-task-puzzle = Unisci più ritagli che puoi, poi premi «Ho finito».
cutit-task-keep = Scegli quale parte del tuo puzzle tenere.

# La cronologia

cutit-log-first = { $name } comincia
cutit-log-dice = Dadi: { $dice }
cutit-log-secret-cut = ha tagliato
cutit-log-secret-puzzle = sta componendo il puzzle
cutit-log-ready = dà l’ok per il puzzle
cutit-log-not-ready = ritira l’ok
cutit-log-done = ha finito
cutit-log-time-up = tempo scaduto per { $name }
cutit-log-corner = sceglie l’angolo { $space }
cutit-log-cut = taglia da { $from } a { $to }
cutit-log-two-cuts = taglia da { $from } a { $to } passando per { $corner }
cutit-log-several = taglia lungo { $path } e stacca più ritagli
cutit-log-claim = { $cut } e segna { $points }
cutit-log-lay = piazza il ritaglio { $number }
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
cutit-earned-rise = più del giro precedente
cutit-earned-penalty = −5 ({ $why })
cutit-remark-round = Giro { $round }: { $earned }.
cutit-remark-puzzle = Tutti i fogli sono tagliati. È l’ora del puzzle!
cutit-remark-glass = Parte la clessidra: tre minuti.
cutit-remark-check = I puzzle sono stati controllati.

# La fine

cutit-grade-1 = Carta batte forbici. (Fino a 60 punti.)
cutit-grade-2 = Bordi un po’ storti, ma l’idea c’è. (Da 61 a 70 punti.)
cutit-grade-3 = Taglio netto: per terra quasi niente da raccogliere. (Da 71 a 80 punti.)
cutit-grade-4 = La stoffa c’è, anche se questa è carta. (Da 81 a 99 punti.)
cutit-grade-5 = Da incorniciare. Gli ospiti chiederanno dove l’hai comprato. (Da 100 punti in su.)
cutit-par = { $least ->
    [0] Il massimo possibile non è noto.
   *[other] Massimo possibile con questi dadi, dischetto a parte: tra { $least } e { $most } punti. Tu ne hai fatti { $points }.
  }
cutit-best-join = Soluzione migliore
cutit-found-complete = Puzzle completo, con { $joins ->
    [one] { $joins } collegamento
   *[other] { $joins } collegamenti
  }.
cutit-found-part = { $kept ->
    [one] Unito { $kept } ritaglio su { $all }
   *[other] Uniti { $kept } ritagli su { $all }
  }, con { $joins ->
    [one] { $joins } collegamento
   *[other] { $joins } collegamenti
  }.
cutit-found-token = Dischetto: { $token }.
cutit-found-outside = { $count ->
    [one] Avanza il ritaglio { $numbers }
   *[other] Avanzano i ritagli { $numbers }
  }: { $cost ->
    [one] −{ $cost } punto
   *[other] −{ $cost } punti
  }.
