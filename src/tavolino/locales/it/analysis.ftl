# L’analisi di una partita finita
analysis-title = Analisi
analysis-what = Confronta ogni mossa con le migliori, in base a quello che il giocatore sapeva in quel momento.
analysis-start = Analizza la partita
analysis-go-on = Continua l’analisi
analysis-stop = Interrompi
analysis-progress = Mosse analizzate: { $done } su { $all }
analysis-unit-chance = Probabilità di vittoria
analysis-unit-points = Punti attesi
analysis-unit-cards = Vantaggio atteso in carte
analysis-curve-line = { $name }: da { $first } a { $last }.
analysis-best = Mosse migliori per { $name }
analysis-show = Mostra sul tabellone
analysis-played = giocata
analysis-was-played = { $mark ->
    [none] Giocata: { $move } ({ $value })
   *[other] Giocata: { $move } { $mark } ({ $value })
}
analysis-no-choice = Qui { $name } non ha una vera scelta.
analysis-turning-points = Momenti decisivi
analysis-no-mistakes = Nessun errore trovato.
analysis-cost = costo: { $cost }; meglio: { $best }
analysis-play-on = Continua da qui
analysis-play-on-how = come { $name }, contro i bot ({ $level })
analysis-play-on-alone = con gli stessi dadi
analysis-goes-on = L’analisi continua anche se lasci questa pagina.
analysis-stopped = Impossibile completare l’analisi.
analysis-par = Rispetto al massimo possibile
analysis-par-what = Differenza dal massimo possibile, dischetto a parte
analysis-par-figures = Numeri
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
analysis-ending-shown = Il tabellone mostra la soluzione migliore trovata per { $name }.
