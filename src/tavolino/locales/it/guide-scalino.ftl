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
