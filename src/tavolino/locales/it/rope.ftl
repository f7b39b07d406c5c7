game-rope = Cut the Rope
about-rope = Liberati della tua pila di carte su file comuni a tutti; le forbici vanno dappertutto.
option-rope-pile = Carte in ogni pila personale (0: come da regole)
help-rope-pile = Pile piccole per una partita più breve, grandi per una più lunga; con 0 il numero è quello delle regole.
option-rope-same = Un numero può ripetersi
option-rope-same-no = No
option-rope-same-yes = Sì
help-rope-same = Una carta può anche ripetere l’ultimo numero: dopo 1, 2, 3, 4 viene un 4 o un 5.
option-rope-supply = File di riserva
option-rope-supply-any = Prendono qualunque carta
option-rope-supply-sequence = In sequenza quando si può
help-rope-supply = Le file di riserva prendono carte in qualunque ordine, oppure solo in sequenza finché una tua carta va bene.

refused-notation-rope = «{ $text }» non è una mossa; scrivi h7>B (dalla mano alla fila), p>A (dalla pila alla fila), s2>C (dalla riserva alla fila), h4.s1 (fine del turno: dalla mano alla riserva) o end.
refused-notation-rope-chance = «{ $text }» non è un’estrazione; il mazziere scrive deal, first o shuffle.

refused-cr-1-deal = Ora si distribuisce tutto il mazzo, ogni carta una volta.
refused-cr-1-draw-first = Ora si sorteggia chi comincia, tra { $seats }.
refused-cr-1-first = Il posto { $got } non può cominciare a un tavolo da { $seats }.
refused-cr-1-not-chance = Solo il mazziere distribuisce, sorteggia e mescola.
refused-cr-4-not-in-hand = Non hai { $card ->
    [S] forbici
   *[other] nessun { $card }
} in mano.
refused-cr-4-empty-supply = La tua fila di riserva { $supply } è vuota.
refused-cr-5-first-free = Una nuova fila comincia nel primo spazio libero, { $free }, non in { $row }.
refused-cr-5-start = Una fila comune comincia con 1, 10 o forbici, non con { $card }.
refused-cr-5-due = Sulla fila { $row } ora va { $expected } o forbici, non { $card }.
refused-cr-8-must-lay = Hai ancora { $count ->
    [one] una carta in mano: mettila
   *[other] { $count } carte in mano: mettine una
} su una fila di riserva per finire il turno.
refused-cr-8-not-in-hand = Non hai { $card ->
    [S] forbici
   *[other] nessun { $card }
} in mano da mettere giù.
refused-cr-8-first-free = La fila di riserva { $supply } è vuota e lo è anche una prima; comincia quella.
refused-cr-9-sequence = { $card ->
    [S] Le forbici non continuano
   *[other] Il { $card } non continua
} in ordine la fila di riserva { $supply }, e un’altra carta o un’altra fila andrebbe bene.
refused-cr-11-shuffle = Ora si mescolano gli scarti, ogni carta una volta.
refused-cr-13-pile = In { $seats } giocatori una pila personale ha al massimo { $most } carte, non { $got }.
refused-cr-14-due = Sulla fila { $row } ora va { $expected } o forbici, non { $card }.

cause-rope-pile = Una pila personale è finita.
cause-rope-still = Per un giro intero nessuno ha mosso una carta.
cause-rope-endless = Per 500 turni nessuno ha giocato una carta dalla propria pila.

# Sfida del giorno
daily-goal-rope = Svuota la tua pila in meno turni che puoi. Le carte sono le stesse per tutti.
daily-score-rope = { $score ->
    [one] { $score } turno
   *[other] { $score } turni
}
