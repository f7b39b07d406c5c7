# Le prime partite guidate

guide-step = Passo { $at } di { $count }
guide-over = Fine della guida
guide-leave = Esci dalla guida
guide-next = Avanti
guide-pass = Salta questo passo
guide-praise = Ben fatto.
guide-end = Ora conosci il gioco.
guide-stay = Continua la partita
guide-again = Nuova partita
guide-rules = Leggi le regole

# Scalino
guide-scalino-welcome = Costruisci una piramide insieme a un bot. Il verde ▲ e il giallo ■ sono tuoi, il rosa ● e il blu ◆ del bot, e i quattro colori giocano a turno.
guide-scalino-open = Il primo blocco copre la stella al centro. Scegli un blocco sotto il tabellone, poi piazzalo in uno dei punti che si illuminano.
guide-scalino-contact = Un blocco deve toccarne un altro del suo livello, lato contro lato. Tocca al giallo: piazza un blocco accanto agli altri.
guide-scalino-apart = I blocchi di uno stesso colore non si toccano mai di lato; di spigolo sì. Piazza un blocco, e se vuoi prova prima un punto sbagliato: il tavolo dice perché non va.
guide-scalino-gaps = Niente vuoti: in ogni riga e in ogni colonna i blocchi stanno senza interruzioni. Piazza un altro blocco.
guide-scalino-levels = Quando il livello 1 è pieno, sopra comincia il prossimo, più piccolo di un anello. Chi completa un livello può subito piazzare un altro blocco.
guide-scalino-look = Con questi pulsanti giri la piramide o la vedi dall’alto, come alla fine: ogni casella che si vede è allora uno scalino del colore che sta sopra.
guide-scalino-rows = Gli scalini del tuo colore che salgono o scendono l’uno nell’altro formano una fila. File di 1, 2, 3, 4 scalini valgono 1, 3, 6, 10 punti: una lunga è meglio di tante corte.
guide-scalino-left = Queste carte mostrano i blocchi che restano a ogni colore, e i suoi punti per ora. Ogni blocco avanzato costa tanti punti quante caselle ha: piazza presto quelli grandi.

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

# Cut it
guide-cutit-welcome = Questo è il tuo foglio. Con nove tagli ne fai dieci ritagli; poi li riunisci con le stelle tagliate a metà.
guide-cutit-dice = I dadi dicono quali colori pagano. Un numero paga sé stesso se il ritaglio ha almeno altrettante caselle del colore, un punto interrogativo 1 per ogni casella, una faccia vuota niente.
guide-cutit-corner = Il tuo primo ritaglio parte da un angolo. Scegline uno vicino ai colori che i dadi pagano.
guide-cutit-cut = Stacca un ritaglio con quell’angolo: trascina lungo una linea da bordo a bordo, o tocca dove il taglio comincia e finisce. Un secondo taglio può partire ad angolo retto; poi scegli la parte e taglia.
guide-cutit-points = { $points ->
    [one] È un punto, segnato
   *[other] Sono { $points } punti, segnati
} qui sul foglio dei punti. Un jolly multicolore vale come il colore che paga di più, e il nero non paga mai.
guide-cutit-penalty = Questo giro costa 5 punti: il ritaglio era troppo piccolo o non valeva niente. L’anteprima lo mostra prima del taglio.
guide-cutit-columns = Le due colonne danno un bonus: + per un giro che vale più del precedente, ✂ per un ritaglio staccato con un solo taglio. Taglia il prossimo.
guide-cutit-size = A ogni ritaglio servono almeno quattro caselle e un punto, altrimenti il giro costa 5 punti. I ritagli piccoli lasciano di più per dopo: taglia ancora.
guide-cutit-stars = Guarda anche le stelle: un taglio che ne attraversa una ne lascia metà da ogni parte. Le metà terranno insieme il puzzle, quindi ne servono a ogni ritaglio.
guide-cutit-all = { $count ->
    [one] Resta un taglio
   *[other] Restano { $count } tagli
}. Continua; l’ultimo fa due ritagli insieme, e «Consiglio» ti mostra un buon taglio.
guide-cutit-lay = Ora si rimette insieme. Trascina un ritaglio sul tavolo; può stare dove vuoi.
guide-cutit-join = Mettine un secondo accanto, mezza stella contro mezza stella dello stesso colore. Giralo con il pulsante o con R; un anello mostra che i due sono collegati.
guide-cutit-done = Collegali tutti così, poi di’ che hai finito. Da solo hai tutto il tempo che vuoi, con altri tre minuti da quando tutti sono pronti; ogni ritaglio avanzato costa tanti punti quante caselle ha.
