# L’analisi di una partita finita
analysis-title = Analisi
analysis-what = Confronta ogni mossa con le migliori, in base a ciò che si poteva sapere in quel momento.
analysis-start = Analizza la partita
analysis-go-on = Continua l’analisi
analysis-stop = Ferma
analysis-progress = { $done } mosse analizzate su { $all }
analysis-unit-chance = Probabilità di vittoria
analysis-unit-points = Punti attesi
analysis-unit-cards = Vantaggio atteso in carte
analysis-curve-line = { $name }: da { $first } a { $last }.
analysis-best = Mosse migliori per { $name }
analysis-show = Mostra sul tavolo
analysis-played = giocata
analysis-was-played = { $mark ->
    [none] Giocata: { $move } ({ $value })
   *[other] Giocata: { $move } { $mark } ({ $value })
}
analysis-no-choice = Qui { $name } non ha scelta, o nessuna che si possa valutare.
analysis-turning-points = Momenti decisivi
analysis-no-mistakes = Nessun errore trovato.
analysis-cost = costa { $cost }; meglio: { $best }
analysis-play-on = Continua da qui
analysis-play-on-how = al posto di { $name }, contro i bot ({ $level })
analysis-play-on-alone = con gli stessi dadi
analysis-goes-on = Continua anche se lasci questa pagina.
analysis-stopped = Per ora l’analisi non si è potuta completare.
analysis-par = Rispetto al massimo possibile
analysis-par-what = Punti sopra o sotto il massimo possibile, gettone a parte
analysis-par-figures = Cifre
analysis-par-round = Giro
analysis-par-made = Punti
analysis-par-best = Massimo
analysis-par-end = Fine
analysis-par-line = { $name }: { $made ->
    [one] { $made } punto
   *[other] { $made } punti
  }; il massimo trovato è { $par }, e più di { $most } non si possono fare.
analysis-ending = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } punto
   *[other] { $made } punti
  }; se ne potevano fare { $best }.
   *[no] { $name }: { $made ->
    [one] { $made } punto
   *[other] { $made } punti
  }; se ne sono trovati { $best }.
}
analysis-ending-same = { $proved ->
    [yes] { $name }: { $made ->
    [one] { $made } punto
   *[other] { $made } punti
  }; di meglio non si poteva fare.
   *[no] { $name }: { $made ->
    [one] { $made } punto
   *[other] { $made } punti
  }; non si è trovato di meglio.
}
analysis-ending-shown = Il tavolo mostra la soluzione migliore trovata per { $name }.
