# Cut the Rope

guide-rope-welcome = Questa è la tua pila di { $count ->
    [one] una carta
   *[other] { $count } carte
}, di cui si vede solo quella in cima. Vince chi gioca per primo tutta la propria pila.
guide-rope-rows = Tutti giocano su queste tre file. Salgono da 1 o scendono da 10, e la cornice in fondo a ciascuna dice che cosa ci va.
guide-rope-play = Una carta della tua mano o della tua pila ci va. Toccala, poi tocca la fila che si illumina, oppure trascinala lì.
guide-rope-none = Per ora nessuna delle tue carte va bene. Succede: allora ne metti giù soltanto una e speri in carte migliori.
guide-rope-pile = La carta in cima alla tua pila va bene. Giocala: si scopre la prossima, e la pila ha una carta in meno.
guide-rope-scissors = Le forbici valgono il numero che tocca. Tienile per quando portano una carta della tua pila su una fila.
guide-rope-lay = Puoi giocare altre carte, se ce ne sono che vanno bene. Per finire il turno metti una carta della mano su una fila di riserva, qui.
guide-rope-draw = Dopo il turno peschi finché hai di nuovo sei carte. Intanto gioca il bot.
guide-rope-supply = Anche l’ultima carta di ogni fila di riserva si può giocare: mettici quelle che ti serviranno presto. Gioca quello che vuoi e finisci un altro turno.
guide-rope-complete = Una fila di dieci carte è completa e lascia il posto a una nuova. Non aiutare il bot: prima di giocare guarda la carta in cima alla sua pila.
