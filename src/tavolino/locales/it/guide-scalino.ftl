# Scalino

guide-scalino-welcome = Costruisci una piramide insieme a un bot. Il verde ▲ e il giallo ■ sono tuoi, il rosa ● e il blu ◆ del bot, e i quattro colori giocano a turno.
guide-scalino-open = Il primo blocco copre la stella al centro. Scegli un blocco sotto il tabellone, poi piazzalo in uno dei punti che si illuminano.
guide-scalino-contact = Un blocco deve toccarne un altro del suo livello, lato contro lato. Tocca al giallo: piazza un blocco accanto agli altri.
guide-scalino-apart = I blocchi di uno stesso colore non si toccano mai di lato; di spigolo sì. Piazza un blocco, e se vuoi prova prima un punto sbagliato: il tavolo dice perché non va.
guide-scalino-gaps = Niente vuoti: in ogni riga e in ogni colonna i blocchi stanno senza interruzioni. Piazza un altro blocco.
guide-scalino-levels = Quando il livello 1 è pieno, sopra comincia il prossimo, più piccolo di un anello.
guide-scalino-fill = La partita è andata avanti, e al livello 1 manca una casella: a5. Piazza lì un blocco verde. Chi completa un livello può subito piazzare un altro blocco.
guide-scalino-bonus = Il livello 1 è completo, e puoi piazzare un altro blocco verde, sul livello 2. Mettilo in b5, accanto al tuo scalino in a5: uno scalino e quello sopra formano una fila. Indica il posto, e il tabellone dice quanto rende.
guide-scalino-pair = Una fila di due vale 3 punti, uno in più di due scalini da soli: ogni scalino in più vale un punto più del precedente. Vai avanti e guarda la stessa partita molto più tardi.
guide-scalino-climb = Molto più tardi: i tuoi scalini in a5 e b5 sono una fila di due e valgono 3 punti. Al livello 3 manca una casella: sali in c5, e la fila vale 6.
guide-scalino-top = Ancora un blocco verde, sul livello 4: mettilo in d5, e la fila ha quattro scalini.
guide-scalino-rows = Gli scalini del tuo colore che salgono o scendono l’uno nell’altro formano una fila. File di 1, 2, 3, 4 scalini valgono 1, 3, 6, 10 punti: una lunga è meglio di tante corte. Premi la carta di un colore per vedere le sue file.
guide-scalino-look = Con questi pulsanti giri la piramide o la vedi dall’alto, come alla fine: ogni casella che si vede è allora uno scalino del colore che sta sopra.
guide-scalino-left = Il numero grande è quello che un colore ha fatto; sotto i suoi blocchi c’è quante caselle hanno ancora. Alla fine ognuna costa un punto: piazza presto i blocchi grandi.
