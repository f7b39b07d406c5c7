# Cut the Rope

guide-rope-welcome = Questa è la tua pila di { $count ->
    [one] una carta
   *[other] { $count } carte
}. Solo quella in cima è scoperta. Vince chi svuota per primo la sua pila.
guide-rope-rows = Tutti giocano su queste tre file. Salgono da 1 o scendono da 10. Il riquadro in fondo mostra che cosa può seguire.
guide-rope-play = Una carta della tua mano o della tua pila va bene. Toccala, poi tocca la fila evidenziata, oppure trascinala lì.
guide-rope-none = Adesso nessuna delle tue carte va bene. Mettine una su una fila di riserva e spera in carte migliori.
guide-rope-pile = La carta in cima alla tua pila va bene. Giocala: si scopre la successiva, e la pila ha una carta in meno.
guide-rope-scissors = Le forbici valgono il numero richiesto. Tienile per quando ti aiutano a giocare dalla pila.
guide-rope-lay = Gioca altre carte, se vanno bene. Per chiudere il turno, metti qui una carta della mano, su una fila di riserva.
guide-rope-draw = Alla fine del turno peschi fino a riavere sei carte. Ora gioca il bot.
guide-rope-supply = Puoi giocare anche l’ultima carta di ogni fila di riserva: mettici le carte che ti serviranno presto. Continua a giocare e chiudi un altro turno.
guide-rope-complete = Dieci carte completano una fila e fanno posto a una nuova. Prima di giocare guarda la carta in cima alla pila del bot: non aiutarlo.
