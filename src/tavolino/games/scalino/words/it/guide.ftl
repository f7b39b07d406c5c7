# Scalino

guide-scalino-welcome = Tu e un bot costruite insieme una piramide. Il verde ▲ e il giallo ■ sono tuoi, il fucsia ● e il blu ◆ sono del bot. I quattro colori giocano a turno.
guide-scalino-open = Il primo blocco deve coprire la stella. Scegli un blocco sotto il tabellone, poi piazzalo in una delle posizioni evidenziate.
guide-scalino-contact = Un blocco deve toccarne un altro del suo livello, lato contro lato. Tocca al giallo: piazza un blocco accanto agli altri.
guide-scalino-apart = I blocchi dello stesso colore non possono toccarsi lato contro lato; gli angoli vanno bene. Piazza un blocco. Se vuoi, prova prima una posizione sbagliata: il gioco ti dice perché.
guide-scalino-gaps = Niente vuoti: in ogni riga e in ogni colonna i blocchi devono formare una linea continua. Piazza un altro blocco.
guide-scalino-levels = Quando il livello 1 è pieno, sopra comincia il successivo, più piccolo di un anello.
guide-scalino-fill = La partita è andata avanti, e sul livello 1 manca una casella: a5. Piazza lì un blocco verde. Se completi un livello, puoi piazzare un altro blocco.
guide-scalino-bonus = Il livello 1 è completo, e puoi piazzare un altro blocco verde sul livello 2. Mettilo in b5, accanto al tuo scalino in a5: uno scalino e quello accanto, un livello più su, formano una fila. Punta la posizione per vedere quanti punti dà.
guide-scalino-pair = Una fila di due vale 3 punti, uno in più di due scalini singoli. Ogni scalino in più vale un punto in più del precedente. Vai avanti per vedere la stessa partita molto più tardi.
guide-scalino-climb = Molto più tardi: i tuoi scalini in a5 e b5 sono una fila di due e valgono 3 punti. Sul livello 3 manca una casella: sali in c5, e la fila vale 6.
guide-scalino-top = Ancora un blocco verde, sul livello 4: mettilo in d5 per una fila di quattro scalini.
guide-scalino-rows = Gli scalini del tuo colore che si toccano su livelli diversi formano una fila, in salita o in discesa. Le file di 1, 2, 3, 4 scalini valgono 1, 3, 6, 10 punti: meglio una lunga che tante corte. Tocca il riquadro di un colore per vedere le sue file.
guide-scalino-look = Con questi pulsanti giri la piramide o la guardi dall’alto. Alla fine ogni casella che vedi dall’alto è uno scalino del colore in cima.
guide-scalino-left = Il numero grande è il punteggio di un colore. Sotto i suoi blocchi vedi quanti spazi restano. Alla fine ognuno costa un punto: piazza presto i blocchi grandi.
