# Materiale da stampare

print-part-material = Tutto il necessario per giocare
print-part-sheet = Quadrato da ritagliare e foglio dei punteggi
print-part-dice = Dadi e dischetti classifica
print-part-cards = Carte
print-part-box = Scatola per le carte
print-part-board = Tabellone
print-part-blocks = Blocchi da piegare
print-part-scores = Fogli dei punteggi
print-part-rules = Regolamento (libretto)
print-part-summary = Regole in una pagina
print-ruler = Questo righello misura 100 mm se hai stampato al 100%, senza «adatta alla pagina».
print-player = Giocatore { $number }
print-name = Nome
print-total = Totale
print-fold = Taglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette grigie.
print-booklet = Stampa fronte-retro, capovolgendo sul lato corto, poi piega a metà.
print-summary-title = { $game }: le regole in una pagina
print-written = Creato { $file } ({ $kilobytes } kB). Stampalo al 100%.

refused-print-paper = Il formato «{ $got }» non esiste; i formati sono: { $expected }.
refused-print-ink = L’inchiostro «{ $got }» non esiste; ci sono: { $expected }.
refused-print-copies = Puoi stampare da 1 a { $most } copie alla volta, non { $got }.
refused-print-part = Non c’è una parte «{ $got }» da stampare; le parti sono: { $expected }.
refused-print-nothing = Di { $game } si possono stampare solo le regole.
refused-print-address = «{ $got }» non è l’indirizzo di un server. Dovrebbe essere come https://example.org.
refused-print-no-rules = { $game } non ha una pagina di regole da stampare.
refused-print-none = Questo server non crea file PDF.
refused-print-busy = Il servizio di stampa è occupato. Riprova tra poco.
