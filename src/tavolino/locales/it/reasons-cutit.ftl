# Cut it

reason-cutit-corner = Da questo angolo i dadi danno il migliore primo ritaglio.
reason-cutit-both = Il ritaglio porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, più del giro prima e con un solo taglio: riempie una casella di entrambe le colonne.
reason-cutit-rise = Il ritaglio porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, più del giro prima: riempie una casella +.
reason-cutit-straight = Il ritaglio porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con un solo taglio: riempie una casella ✂.
reason-cutit-points = Il ritaglio porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
reason-cutit-penalty = Questi dadi non portano nulla, perciò il taglio risparmia la carta buona per dopo.
reason-cutit-stars = { $stars ->
    [0] Le mezze stelle restano sul foglio, dove serviranno ad altri ritagli.
    [one] Il ritaglio ha una mezza stella per essere unito.
   *[other] Il ritaglio ha { $stars } mezze stelle per essere unito.
}
reason-cutit-place = Quello è il suo posto nel puzzle che lascia fuori di meno.
reason-cutit-lift = Intralcia un puzzle migliore.
reason-cutit-ready = Tutti i ritagli sono fatti: il puzzle può cominciare.
reason-cutit-done = Il puzzle non si può migliorare.
reason-cutit-keep = È la parte che lascia fuori meno caselle.
reason-cutit-fewer = Contare meno punti rende più facile salire nel giro dopo.
