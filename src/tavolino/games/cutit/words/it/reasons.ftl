# Cut it

reason-cutit-corner = Con questi dadi, questo angolo ti dà il miglior primo ritaglio.
reason-cutit-both = Dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, più del giro precedente e con un solo taglio: cerchi una casella in tutte e due le colonne.
reason-cutit-rise = Dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, più del giro precedente: cerchi una casella +.
reason-cutit-straight = Dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con un solo taglio: cerchi una casella ✂.
reason-cutit-points = Dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-cutit-penalty = Questi dadi non danno niente: così risparmi carta buona per dopo.
reason-cutit-stars = { $stars ->
    [0] Lascia le mezze stelle sul foglio, dove serviranno ai prossimi ritagli.
    [one] Il ritaglio ha una mezza stella per collegarsi.
   *[other] Il ritaglio ha { $stars } mezze stelle per collegarsi.
}
reason-cutit-place = È il suo posto nel puzzle migliore.
reason-cutit-lift = Lì impedisce un puzzle migliore.
reason-cutit-ready = Tutti i ritagli sono pronti: il puzzle può cominciare.
reason-cutit-done = Il tuo puzzle non può più migliorare.
reason-cutit-keep = Questa parte lascia fuori meno caselle.
reason-cutit-fewer = Se segni meno punti adesso, il prossimo + è più facile.
