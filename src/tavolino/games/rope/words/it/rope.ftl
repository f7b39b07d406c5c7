game-rope = Cut the Rope
about-rope = Svuota la tua pila giocando sulle file comuni. Le forbici vanno bene dappertutto.
option-rope-pile = Carte in ogni pila (0 = standard)
help-rope-pile = Pile piccole per una partita breve, grandi per una lunga. Con 0 le carte sono quelle previste per il vostro numero di giocatori.
option-rope-same = Numeri ripetuti
option-rope-same-no = No
option-rope-same-yes = Sì
help-rope-same = Una carta può anche ripetere il numero precedente: dopo 1, 2, 3, 4 può venire un 4 o un 5.
option-rope-supply = File di riserva
option-rope-supply-any = In qualsiasi ordine
option-rope-supply-sequence = In sequenza, se possibile
help-rope-supply = Aggiungi carte alle file di riserva in qualsiasi ordine, oppure solo salendo o scendendo, se hai una carta che va bene.

refused-notation-rope = «{ $text }» non è una mossa. Scrivi h7>B (dalla mano alla fila), p>A (dalla pila alla fila), s2>C (dalla riserva alla fila), h4.s1 (dalla mano alla riserva, per chiudere il turno) o end.
refused-notation-rope-chance = «{ $text }» non è valido qui. Scrivi deal, first o shuffle.

refused-cr-1-deal = Ora va distribuito tutto il mazzo, ogni carta una volta.
refused-cr-1-draw-first = Ora va scelto il primo giocatore, uno dei { $seats }.
refused-cr-1-first = Il posto { $got } non può cominciare a un tavolo da { $seats }.
refused-cr-1-not-chance = I giocatori non possono dare le carte, sorteggiare o mescolare.
refused-cr-4-not-in-hand = Non hai { $card ->
    [S] forbici
   *[other] nessun { $card }
} in mano.
refused-cr-4-empty-supply = La tua fila di riserva { $supply } è vuota.
refused-cr-5-first-free = Comincia la nuova fila nel primo spazio libero, { $free }, non in { $row }.
refused-cr-5-start = Una fila comune comincia con 1, 10 o forbici, non con { $card }.
refused-cr-5-due = La fila { $row } chiede { $expected } o forbici, non { $card }.
refused-cr-8-must-lay = Hai ancora { $count ->
    [one] una carta in mano. Mettila
   *[other] { $count } carte in mano. Mettine una
} su una fila di riserva per chiudere il turno.
refused-cr-8-not-in-hand = Non hai { $card ->
    [S] forbici
   *[other] nessun { $card }
} in mano.
refused-cr-8-first-free = La fila di riserva { $supply } è vuota, e ce n’è una vuota anche prima. Comincia da quella.
refused-cr-9-sequence = { $card ->
    [S] Le forbici non continuano
   *[other] Un { $card } non continua
} la sequenza della fila di riserva { $supply }, e un’altra carta o un’altra fila andrebbe bene.
refused-cr-11-shuffle = Ora vanno mescolati gli scarti, ogni carta una volta.
refused-cr-13-pile = In { $seats } una pila ha al massimo { $most } carte, non { $got }.
refused-cr-14-due = La fila { $row } chiede { $expected } o forbici, non { $card }.

cause-rope-pile = Un giocatore ha svuotato la sua pila.
cause-rope-still = Per un giro intero nessuno ha mosso una carta.
cause-rope-endless = Per 500 turni nessuno ha giocato una carta dalla sua pila.

# Sfida del giorno
daily-goal-rope = Svuota la tua pila in meno turni possibile. Le carte sono uguali per tutti.
daily-score-rope = { $score ->
    [one] { $score } turno
   *[other] { $score } turni
}
