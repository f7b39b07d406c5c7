# Demolizione

guide-demolition-welcome = Tu e un bot smontate questa piramide, blocco dopo blocco. Un blocco vale tanti punti quanti sono i suoi spazi: 1, 2 o 3.
guide-demolition-take = Puoi prendere qualsiasi blocco che non abbia niente sopra e abbia almeno un lato libero. Punta un blocco: se si alza, puoi prenderlo.
guide-demolition-give = Quello che stava sotto o dietro il tuo blocco ora è libero per il bot. Guarda che cosa libera un blocco, poi prendine un altro.
guide-demolition-look = Da qui non vedi tutti i blocchi. Con questi pulsanti giri la piramide o passi alla vista dall’alto.
guide-demolition-level = Se prendi l’ultimo blocco di un livello, puoi prenderne un altro. { $count ->
    [one] Sul livello più alto resta un blocco
   *[other] Sul livello più alto restano { $count } blocchi
}: continua a giocare fino a svuotarlo.
guide-demolition-bonus = Il livello più alto è vuoto. Conta i blocchi che restano su un livello: chi prende l’ultimo ne prende due di fila.
guide-demolition-points = Questi riquadri mostrano chi ha preso che cosa. La partita finisce con l’ultimo blocco. Vince chi ha più punti.
