your-move = Tocca a te, posto { $seat }. Scrivi per esempio: { $examples }. «?» elenca tutte le mosse, «help» altre parole.
terminal-help =
    ?       elenca le mosse che puoi fare
    board   mostra di nuovo il tavolo
    undo    annulla la tua ultima mossa e tutto ciò che segue
    quit    lascia il tavolo
endless = Le mosse sono troppe per elencarle.
time-up = Il tempo è scaduto.
left = Hai lasciato il tavolo.
saved = Salvato in { $file }.
not-over = La partita non è finita.
par = il posto { $seat } ha fatto { $scored } senza i gettoni; { $at_least } si potevano fare, { $at_most } non si potevano battere.
standing = { $rank }. posto { $seat } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dealer-hash = Il mazziere si è impegnato su { $hash }.
dealer-secret = Il segreto del mazziere era { $secret }.
verified-fair = righe, mosse e risultato sono giusti, e le estrazioni sono state oneste.
verified-open = righe e mosse sono giuste; la partita non è finita, perciò le estrazioni non si possono ancora controllare.
verified-unclaimed = righe, mosse e risultato sono giusti; nessun mazziere garantiva le estrazioni.

refused-undo-nothing = Non hai nessuna mossa da annullare.
refused-seats-viewer = A questo tavolo da { $seats } non c’è il posto { $got }; i posti si contano da 0.
