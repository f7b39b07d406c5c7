# Materiale da stampare

print-part-material = Tutto il necessario per giocare
print-part-sheet = Foglio da ritagliare e foglio dei punteggi
print-part-dice = Dadi e gettoni
print-part-cards = Carte
print-part-box = Scatola per le carte
print-part-board = Tabellone
print-part-blocks = Blocchi da piegare
print-part-scores = Fogli dei punti
print-part-rules = Regole in un regolamento
print-part-summary = Regole in una pagina
print-ruler = Questo righello misura 100 mm se la pagina è stata stampata al 100 %, senza «adatta alla pagina».
print-player = Giocatore { $number }
print-name = Nome
print-total = Totale
print-fold = Taglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette grigie.
print-booklet = Stampa fronte e retro girando sul lato corto, poi piega i fogli a metà.
print-summary-title = { $game }: le regole in una pagina
print-written = Ho scritto { $file } ({ $kilobytes } kB). Stampa al 100 %.

refused-print-paper = La carta «{ $got }» non esiste; i formati sono: { $expected }.
refused-print-ink = L’inchiostro «{ $got }» non esiste; puoi scegliere: { $expected }.
refused-print-copies = Non si possono stampare { $got } copie alla volta; scegli da 1 a { $most }.
refused-print-part = Non c’è una parte «{ $got }» da stampare; le parti sono: { $expected }.
refused-print-nothing = Di { $game } si possono stampare solo le regole.
refused-print-address = «{ $got }» non è l’indirizzo di un server; deve essere come https://example.org.
refused-print-no-rules = { $game } non ha una pagina di regole da stampare.
refused-print-none = Questo server non può stampare.
refused-print-busy = In questo momento si stanno preparando troppi file. Riprova tra poco.
