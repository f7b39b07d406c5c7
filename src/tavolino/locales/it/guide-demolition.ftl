# Demolizione

guide-demolition-welcome = Questa piramide si smonta blocco per blocco, a turno fra te e un bot. Un blocco vale tanti punti quante caselle ha: 1, 2 o 3.
guide-demolition-take = Puoi prendere ogni blocco che non ha niente sopra e almeno un lato libero. Indica un blocco: se si alza, si può prendere.
guide-demolition-give = Quello che stava sotto o dietro il tuo blocco ora è libero per il bot. Guarda che cosa libera un blocco, poi prendine un altro.
guide-demolition-look = Da qui non si vedono tutti i blocchi. Con questi pulsanti giri la piramide o la vedi dall’alto.
guide-demolition-level = Chi prende l’ultimo blocco di un livello può prenderne un altro. { $count ->
    [one] In cima resta un blocco
   *[other] In cima restano { $count } blocchi
}: gioca finché il livello è vuoto.
guide-demolition-bonus = Il livello in cima è vuoto. Conta dunque i blocchi che restano su un livello: con l’ultimo ne prendi due di fila.
guide-demolition-points = Queste carte mostrano chi ha preso che cosa. La partita finisce con l’ultimo blocco, e vince chi ha più punti.
