# Cut it

guide-cutit-welcome = Questo è il tuo foglio. Con nove tagli ne fai dieci ritagli; poi li riunisci con le stelle tagliate a metà.
guide-cutit-dice = I dadi dicono quali colori pagano. Due caselle verdi valgono il 2, tre gialle il 3, il punto interrogativo paga 1 per ogni casella rosa, e la faccia vuota non paga niente per il blu.
guide-cutit-corner = Il tuo primo ritaglio parte da un angolo. Scegline uno vicino ai colori che i dadi pagano.
guide-cutit-cut = Stacca un ritaglio con quell’angolo: trascina lungo una linea da bordo a bordo, o tocca dove il taglio comincia e finisce. Un secondo taglio può partire ad angolo retto; poi scegli la parte e taglia.
guide-cutit-points = { $points ->
    [one] È { $points } punto, segnato
   *[other] Sono { $points } punti, segnati
} qui sul foglio dei punti. Un jolly multicolore vale come il colore che paga di più, e il nero non paga mai.
guide-cutit-penalty = Questo giro costa 5 punti: il ritaglio era troppo piccolo o non valeva niente. L’anteprima lo mostra prima del taglio.
guide-cutit-columns = Le due colonne danno un bonus: + per un giro che vale più del precedente, ✂ per un ritaglio staccato con un solo taglio. Taglia il prossimo.
guide-cutit-joker = Guarda i nuovi dadi: il verde paga 4, ma solo con quattro caselle verdi. Un jolly multicolore vale come una casella che manca: cerca del verde accanto a un jolly.
guide-cutit-size = A ogni ritaglio servono almeno quattro caselle e un punto, altrimenti il giro costa 5 punti. I ritagli piccoli lasciano di più per dopo: taglia ancora.
guide-cutit-stars = Guarda anche le stelle: un taglio che ne attraversa una ne lascia metà da ogni parte. Le metà terranno insieme il puzzle, quindi ne servono a ogni ritaglio.
guide-cutit-all = { $count ->
    [one] Resta un taglio
   *[other] Restano { $count } tagli
}. Continua; l’ultimo fa due ritagli insieme, e «Consiglio» ti mostra un buon taglio.
guide-cutit-lay = Ora si rimette insieme. Trascina un ritaglio sul tappetino al centro.
guide-cutit-join = Mettine un secondo accanto, mezza stella contro mezza stella dello stesso colore. Giralo con il pulsante o con R; un anello mostra che i due sono collegati.
guide-cutit-done = Collegali tutti così, poi di’ che hai finito. Da solo hai tutto il tempo che vuoi, con altri tre minuti da quando tutti sono pronti; ogni ritaglio avanzato costa tanti punti quante caselle ha.
