# Cut it

guide-cutit-welcome = Questo è il tuo foglio. Con nove tagli lo dividi in dieci ritagli. Poi li riunisci facendo combaciare le stelle che hai tagliato a metà.
guide-cutit-dice = I dadi dicono quali colori danno punti. Con due caselle verdi segni 2, con tre gialle 3. Il punto interrogativo dà 1 punto per ogni casella fucsia. Con la faccia vuota il blu non dà niente.
guide-cutit-corner = Il tuo primo ritaglio deve contenere un angolo. Scegline uno con i colori che danno punti.
guide-cutit-cut = Stacca un ritaglio con quell’angolo: trascina lungo una linea da bordo a bordo, o tocca dove il taglio comincia e finisce. Puoi aggiungere un secondo taglio ad angolo retto. Poi scegli la parte e taglia.
guide-cutit-points = { $points ->
    [one] Hai fatto { $points } punto: lo trovi
   *[other] Hai fatto { $points } punti: li trovi
} qui sul foglio dei punteggi. Un jolly conta come il colore che rende di più. Il nero non dà mai punti.
guide-cutit-penalty = Questo giro costa 5 punti: il ritaglio era troppo piccolo o non faceva punti. L’anteprima te lo mostra prima di tagliare.
guide-cutit-columns = Queste due colonne sono il tuo bonus: + se fai più punti del giro precedente, ✂ se ti basta un solo taglio. Stacca il prossimo ritaglio.
guide-cutit-joker = Guarda i nuovi dadi: il verde dà 4 punti, ma solo con quattro caselle verdi. Una può essere un jolly: cerca del verde accanto a un jolly.
guide-cutit-size = Ogni ritaglio deve avere almeno quattro caselle e valere un punto, altrimenti il giro costa 5 punti. I ritagli piccoli lasciano più carta per dopo. Taglia ancora.
guide-cutit-stars = Guarda anche le stelle: se ne tagli una, ogni parte ne tiene metà. Queste metà terranno insieme il puzzle, quindi ne serve qualcuna su ogni ritaglio.
guide-cutit-all = { $count ->
    [one] Resta un taglio
   *[other] Restano { $count } tagli
}. Continua: con l’ultimo fai due ritagli insieme. «Suggerimento» ti mostra un buon taglio.
guide-cutit-lay = Ora rimetti tutto insieme. Trascina un ritaglio sul tappetino al centro.
guide-cutit-join = Mettine un altro accanto, mezza stella con mezza stella dello stesso colore. Giralo con il pulsante o con R. Un anello mostra che sono collegati.
guide-cutit-done = Unisci così tutti i ritagli, poi premi «Ho finito». In solitario hai tutto il tempo che vuoi; con altri, tre minuti. Ogni ritaglio avanzato costa tanti punti quante sono le sue caselle.
