# Le pagine nel browser

# Ovunque
nav = Pagine
skip = Vai al contenuto
loading = Caricamento…
learn = Impara
best = Classifica
me = Tu
settings = Impostazioni
language = Lingua
look = Aspetto
look-auto = Sistema
look-light = Chiaro
look-dark = Scuro
pace = Mosse degli altri
pace-0 = Immediate
pace-350 = Veloci
pace-700 = Normali
pace-1500 = Lente
sound = Audio
marks = Motivi sui colori
more = Altro
close = Chiudi
cancel = Annulla
dismiss = Chiudi
copied = Copiato.
cannot-copy = Il tuo browser non permette di copiare. Seleziona il testo e copialo a mano.
try-again = Riprova
to-the-games = Tutti i giochi
notices = Avvisi
see-rule = Regola { $rule }
server-away-title = Il server non risponde
server-away = Impossibile raggiungere il server. Controlla la connessione e riprova.
nowhere-title = Pagina non trovata
nowhere = A questo indirizzo non c’è nessuna pagina. Controlla che il link sia scritto bene.
notice = Non ufficiale e gratuito. I nomi dei giochi appartengono ai rispettivi proprietari, che non hanno niente a che fare con questo sito. Niente tracciamento, niente pubblicità.

# I giochi
games = Giochi
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
players = { $least ->
    [one] da 1 a { $most } giocatori
   *[other] da { $least } a { $most } giocatori
}
bot-random = Bot casuale
bot-greedy = Bot avido
bot-heuristic = Bot esperto
bot-planner = Bot stratega
bot-endgame = Bot dei finali
bot-learner = Bot facile
bot-casual = Bot medio
bot-strong = Bot forte
bot-master = Bot maestro
level-learner = Facile
level-casual = Medio
level-strong = Forte
level-master = Maestro

# Pagina iniziale
home-title = Siediti e gioca
home-lead = Giochi da tavolo ingegnosi, con gli amici o contro i bot. Niente da installare, nessun account.
home-lead-device = Giochi da tavolo ingegnosi, contro i bot o insieme sullo stesso schermo, direttamente su questo dispositivo.
play-now = Gioca ora
quick-match = Trova un avversario
quick-match-title = { $game }: in cerca di un avversario
quick-match-looking = Cerchiamo un avversario…
quick-match-bot-in = Tra { $seconds } s: { $bot }
quick-match-bot = Se non arriva nessuno, giochi contro un bot
quick-match-note = La partita comincia appena qualcuno si unisce. Tutti possono guardare.
quick-match-stop = Annulla
invite = Invita
set-up = Opzioni
on-device = Gioca contro i bot su questo dispositivo
on-device-help = Funziona offline. Nessun altro può unirsi e la partita non è classificata. Il bot più forte ha bisogno di un server.
join-code = Hai un codice?
join = Unisciti
my-running = Le tue partite
my-finished = Partite finite
continue-your-turn = Tocca a te – continua
continue-all = { $count ->
    [one] Mostra la tua partita
   *[other] Mostra tutte le { $count } partite
}
dismiss-game = Togli { $game } dall’elenco
dismissed = { $game } non è più nel tuo elenco.
put-back = Annulla
watch-tables = Guarda una partita
table-watch = Guarda
open-tables = Tavoli aperti
open-none = Al momento non ci sono tavoli aperti. Creane uno in «Opzioni» e lascia entrare chi vuole.
with-bots = con i bot
table-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
table-playing = in corso
table-over = finita
learn-games = Impara i giochi
referee-link = Arbitro per giocare dal vivo
best-players = Classifica
open-record = Apri una registrazione

# Aprire un tavolo
set-up-title = { $game }: il tuo tavolo
set-up-seats = Posti
set-up-who = Chi gioca
set-up-you = Tu
set-up-free = Libero
set-up-bot = Bot
set-up-here = Qualcuno su questo schermo
set-up-here-name = Nome del giocatore { $seat }
set-up-here-note = Condividete questo dispositivo. Tra un turno e l’altro le carte e i tagli segreti restano coperti.
set-up-level = Livello dei bot
set-up-first-you = Tu (posto 1)
set-up-first-bot = Il bot al posto { $seat }
set-up-first-free = Chi prende il posto { $seat }
set-up-first-here = { $name } (posto { $seat })
set-up-rules = Regole
set-up-more = Altre opzioni
set-up-name = Nome del tavolo
set-up-open = Crea il tavolo
set-up-from-game = Da una delle tue partite finite
set-up-from-record = Da una registrazione
set-up-given = Dal link
set-up-which-game = Quale partita
set-up-record-file = Registrazione
set-up-no-game = Nessuna delle tue partite finite va bene qui.
set-up-record-leads-nowhere = In questa registrazione non c’è niente che vada bene qui.

# Un tavolo
table-opening = Apertura del tavolo…
table-closed-title = Tavolo non disponibile
table-cleared = Tutti se ne sono andati e il tavolo è stato chiuso.
code-title = Codice { $code }
code-hint = Un codice ha sei caratteri, lettere o cifre, e vale fino all’inizio della partita.
somebody = Qualcuno
free-seat = Posto libero
player-number = Giocatore { $number }
board = Tabellone
now = Che cosa puoi fare
side = Giocatori, cronologia e chat
title-your-turn = ● Tocca a te – { $name }
connection-offline = Sei offline. La partita riprende quando torni online.
connection-reconnecting = Connessione persa. Riconnessione…
your-turn = Tocca a te.
your-turn-named = { $name }, tocca a te.
task-named = { $name } – { $task }
sending = Invio della mossa…
bot-for-you = Un bot sta giocando per te.
bots-turn = { $names } { $count ->
    [one] sta pensando.
   *[other] stanno pensando.
}
others-turn = In attesa di { $names }.
winners = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } si dividono la vittoria.
}
looking-back = Stai guardando la posizione dopo la mossa { $n }.
back-to-now = Torna alla partita
skip-ahead = Salta avanti
game-started = La partita comincia.

lobby-seats = Posti
lobby-invite = Invita altri
lobby-free = { $count ->
    [one] C’è ancora un posto libero. Invita qualcuno o aggiungi un bot.
   *[other] Ci sono ancora { $count } posti liberi. Invita qualcuno o aggiungi dei bot.
}
lobby-you = Tutti i posti sono occupati. Si comincia?
lobby-others = { $count ->
    [one] In attesa di un giocatore.
   *[other] In attesa di { $count } giocatori.
}
sit = Siediti qui
sit-too = Siediti anche qui
stand = Lascia il posto
stand-other = Libera questo posto
is-ready = ok per iniziare
not-ready = in attesa
ready = Ci sono
unready = Aspettatemi
seat-a-bot = Bot al posto { $seat }
bot-add = Aggiungi un bot
bot-away = Togli il bot
fill-bots = { $count ->
    [one] Riempi il posto libero con un bot
   *[other] Riempi { $count } posti con dei bot
}

seat-rank = { $rank }º
seat-resigned = ha abbandonato
seat-stand-in = un bot al suo posto
seat-bot = bot
seat-thinking = sta pensando
seat-you = tu
seat-you-due = tocca a te
seat-here = su questo schermo
seat-due = di turno
seat-waiting = in attesa
seat-offline = offline
seat-holiday = in vacanza (ultimo giorno: { $day })
take-over-other = Fai giocare un bot per { $name }
watching = { $count ->
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}

tab-log = Cronologia
tab-chat = Chat
tab-text = Testo
text-none = Nessuna descrizione.
log-empty = Ancora nessuna mossa.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Orologio
log-undo = annulla tutto dalla mossa { $n }
log-resigned = abbandona
log-time = perde per tempo scaduto
log-look = Vai alla mossa { $n } ({ $time })
chat = Chat
chat-message = Scrivi un messaggio
chat-send = Invia
chat-empty = Ancora nessun messaggio.
chat-off = A questo tavolo la chat è disattivata.
chat-mute = Silenzia
emotes = Reazioni
emote-hello = Ciao!
emote-thumbs-up = Bella mossa!
emote-well-played = Bella partita!
emote-thinking = Fammi pensare…
emote-oops = Ops!
emote-laughing = Ahah!
emote-hurry = Forza, tocca a te!
emote-thanks = Grazie!
emote-sent = { $name } dice: { $text }

hint = Suggerimento
hint-move = Un bot forte suggerisce: { $move }.
hint-uncounted = Ora la partita non è più classificata.
bot-thinks = Un bot sta pensando…
requests-ahead = { $ahead ->
    [one] { $ahead } richiesta prima della tua…
   *[other] { $ahead } richieste prima della tua…
}
undo = Annulla
undo-asked = { $name } chiede di annullare tutto a partire dalla mossa { $n }.
undo-waiting = { $count ->
    [one] Hai chiesto di annullare. Un giocatore deve ancora accettare.
   *[other] Hai chiesto di annullare. { $count } giocatori devono ancora accettare.
}
peek-requested = { $name } chiede di vedere quello che vedi tu.
allow = Accetta
decline = Rifiuta
share = Condividi
share-link = Link a questo tavolo
share-copy = Copia il link
share-code = Codice:
share-qr = Codice QR di questo tavolo
daily-back = Torna alla sfida
share-send = Invia
sound-on = Attiva l’audio
sound-off = Disattiva l’audio
full-screen = Schermo intero
cannot-full-screen = Il tuo browser non permette lo schermo intero.
rules = Regole
take-over-me = Fai giocare un bot per me
come-back = Riprendi il tuo posto
leave-table = Lascia il tavolo
leave-sure = Un bot prenderà il tuo posto. Puoi tornare fino alla fine della partita.
resign = Abbandona la partita
resign-sure = Finirai all’ultimo posto, comunque vada. Non si può annullare.
rematch = Rivincita
to-rematch = Vai alla prossima partita
replay = Rivedi
result = Risultato
ranking-rank = Posto
name = Nome
points = Punti
download-record = Scarica la registrazione
fair-hash = Sorteggio verificabile. Impronta del seme segreto, pubblicata prima della partita:
cause-resigned = Tutti gli altri hanno abbandonato.

# Aspettare qualcuno
nudge = { $name }, ci sei ancora?
nudge-title = Ci sei ancora?
nudge-asked = { $name } ti aspetta. Ci sei ancora?
nudge-left = { $seconds ->
    [one] Tra un secondo subentra un bot.
   *[other] Tra { $seconds } secondi subentra un bot.
}
nudge-here = Ci sono
nudge-waits = { $seconds ->
    [one] Richiesta inviata. Tra un secondo subentra un bot
   *[other] Richiesta inviata. Tra { $seconds } secondi subentra un bot
}
absence-left = { $name } ha lasciato il tavolo. Subentra un bot.
absence-absent = { $by } fa giocare un bot al posto di { $name }.
absence-asked = { $name } fa giocare un bot al suo posto.
absence-time = Il tempo di { $name } è scaduto. Subentra un bot.
absence-back = { $name } è di nuovo qui.
notify = Avvisami quando tocca a me
notify-forbidden = Il tuo browser blocca le notifiche di questa pagina.

# La fine di una partita
margin = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ending-won = Hai vinto!
ending-won-by = Hai vinto con { $margin } di vantaggio!
ending-shared = Dividi la vittoria con { $names }!
ending-lost = Hai perso.
ending-lost-by = Hai perso con { $margin } di distacco.
ending-placed = Hai chiuso in { $rank }ª posizione. Vittoria di { $names }.
ending-placed-by = Hai chiuso in { $rank }ª posizione, a { $margin } da { $names }.
ending-gave-up = Hai abbandonato.
ending-other-gave-up = { $name } ha abbandonato.
ending-other-won = { $name } ha vinto con { $margin } di vantaggio.
ending-solo = { $points ->
    [one] Hai fatto { $points } punto.
   *[other] Hai fatto { $points } punti.
}
ending-other-solo = { $points ->
    [one] { $name } ha fatto { $points } punto.
   *[other] { $name } ha fatto { $points } punti.
}
tab-result = Punti
title-rematch = ● Rivincita? – { $name }
rematch-offered = { $name } vuole la rivincita.
rematch-accept = Ci sto

# Unirsi
lobby-invited = { $name } ti ha tenuto un posto.
join-name = Come ti chiami?
join-sit = Siediti
name-suggestions = Lontra, Tasso, Airone, Volpe, Riccio, Gazza, Castoro, Merlo, Scoiattolo, Gufo, Lepre, Foca, Rondine, Lince, Falco, Talpa
arrived = { $count ->
    [one] { $names } è al tavolo.
   *[other] { $names } sono al tavolo.
}

# Guardare
watching-you = Stai guardando
peek-why = Da qui non vedi tutto. Un giocatore può mostrarti quello che vede.
peek-request = Chiedi a { $name }
peek-asked = Richiesta inviata a { $name }.
peek-given = Vedi quello che vede { $name }.

plain-drawing = Il tavolo dopo { $n ->
    [one] una mossa
   *[other] { $n } mosse
}
plain-move = Mossa
plain-make = Gioca
plain-moves = { $count ->
    [one] C’è una mossa possibile.
   *[other] Ci sono { $count } mosse possibili.
}
plain-more = { $count ->
    [one] e un’altra; scrivi per trovarla
   *[other] e altre { $count }; scrivi per trovarle
}

# Imparare
first-game = Prima partita guidata
first-game-what = Il modo più veloce per imparare: giochi qualche minuto, con un consiglio a ogni passo.
rules-none = Qui non ci sono ancora le regole di questo gioco.
rules-search = Cerca nelle regole
rules-hits = { $count ->
    [0] nessun risultato
   *[other] { $at } di { $count }
}
rules-previous = Risultato precedente
rules-next = Risultato successivo
rules-contents = Indice
rules-cited = Ultima regola citata:
offline = Sei offline.
offline-server = Il server non risponde.
offline-works = Le partite su questo dispositivo e le regole funzionano lo stesso. Per tutto il resto serve il server.
offline-waits = Per giocare serve una connessione. Quando torni online, la pagina si ricarica.
offline-play = Gioca offline

# Classifica
leaderboard-game = Gioco
leaderboard-seats = Giocatori
leaderboard-rating = Rating
leaderboard-games = Partite
leaderboard-none = Nessuno ha ancora finito una partita classificata di questo tipo. Comincia tu!
leaderboard-how = In classifica conta una stima prudente del rating, che premia l’esperienza: più giochi, più il «±» si restringe.
leaderboard-guest = Non sei ancora in classifica: gioca tre partite classificate e crea un account.
solo-guest = Non sei ancora in classifica: prima crea un account.
leaderboard-top = Torna in cima
leaderboard-next = Pagina successiva

# Da soli
solo-best = Il tuo record: { $best }.
solo-is-best = Nuovo record personale!
solo-mean = { $games ->
    [one] La tua ultima partita: { $mean }.
   *[other] Media delle tue ultime { $games } partite: { $mean }.
}
solo-uncounted = Questa partita non vale per il tuo record: hai abbandonato, un bot ti ha aiutato o il tavolo non era classificato.
solo-best-column = Record
solo-mean-column = Media
solo-none = Nessuno con un account ha ancora finito una partita in solitario di questo tipo. Comincia tu!
solo-how = «Record» è il tuo punteggio più alto in una partita, «Media» riguarda le ultime dieci. Le partite abbandonate o giocate con un aiuto non contano.

# La pagina di una persona
person-none = Giocatore non trovato
person-change = Modifica
person-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
person-wins = { $count ->
    [one] una vittoria
   *[other] { $count } vittorie
}
person-streak = Serie di vittorie più lunga: { $longest }; attuale: { $now }.
person-ratings = Rating
person-statistics = Partite e vittorie
person-against = Contro
person-people = persone
person-alone = in solitario
person-won = Vinte
person-par = In media { $mean ->
    [0] il massimo possibile
    [one] { $mean } punto sotto il massimo possibile
   *[other] { $mean } punti sotto il massimo possibile
  } in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }; la migliore: { $best ->
    [0] il massimo
   *[other] { $best } sotto il massimo
  }.
person-par-once = { $best ->
    [0] Il massimo possibile in una partita.
    [one] { $best } punto sotto il massimo possibile in una partita.
   *[other] { $best } punti sotto il massimo possibile in una partita.
}
person-par-what = Il massimo possibile è il miglior risultato trovato a partita finita, con gli stessi dadi o le stesse carte.
rating-how = Tutti partono da 1500. Chi ha 400 punti in più vince dieci partite su undici. «±» indica quanto il rating è ancora incerto. Una partita vale se ognuno ha fatto almeno cinque mosse. Più spesso incontri lo stesso avversario in una settimana, meno ogni partita cambia il rating.
history = Partite finite
history-none = Ancora nessuna partita finita.
history-opponent = Avversario
history-all = Tutti
history-more = Altre partite
history-from-device = giocata su un dispositivo
keep-game = Salva tra le mie partite
keep-game-done = Salvata tra le tue partite finite. Non è classificata.
outcome-won = vinta
outcome-shared = vinta ex aequo
outcome-lost = persa
outcome-alone = in solitario

# Tu
now-saved = Salvato.
save = Salva
me-name = Il tuo nome
me-name-why = È il nome che vedono gli altri giocatori.
me-name-device = Il tuo nome al tavolo.
me-device = Il tuo nome, le impostazioni e le partite restano solo in questo browser.
me-page = La tua pagina pubblica
me-ratings = I tuoi rating
me-rating-games = { $count ->
    [one] una partita a { $seats } giocatori
   *[other] { $count } partite a { $seats } giocatori
}
me-solo-games = { $count ->
    [one] una partita in solitario
   *[other] { $count } partite in solitario
}
account = Account
account-is = Accesso effettuato come { $name }.
account-make = Crea un account
account-why = Puoi giocare anche senza account. Con un account ritrovi le tue partite su altri dispositivi.
account-made = Il tuo account è pronto. Ora puoi accedere da qualsiasi dispositivo.
account-name = Nome utente
password = Password
password-old = Password attuale
password-new = Nuova password
password-change = Cambia la password
password-changed = Password cambiata. Tutti gli altri browser sono stati disconnessi.
sign-in = Accedi
sign-in-why = Hai già un account? Le partite giocate qui come ospite non verranno trasferite.
signed-in = Ciao di nuovo, { $name }!
sign-out = Esci
sign-out-everywhere = Esci ovunque
tokens = I tuoi bot
tokens-why = Con un token un tuo programma può giocare a tuo nome. Non può fare nient’altro.
tokens-once = Il token viene mostrato solo questa volta. Conservalo come una password.
tokens-copy = Copia il token
tokens-seen = ultimo uso: { $when }
tokens-revoke = Revoca
tokens-label = A che cosa serve?
tokens-make = Crea un token
kept = I tuoi dati
kept-what = Nome, partite, messaggi in chat, amici, rating e impostazioni delle notifiche. Nient’altro, e non li diamo a nessuno.
kept-export = Scarica i miei dati
kept-delete = Elimina i miei dati
kept-delete-sure = Lasci tutti i tavoli e tutti i tuoi dati vengono eliminati. Le partite finite restano, senza il tuo nome. Non si può annullare.

# Rivedere, registrazioni
replay-cannot = Questa partita non si può mostrare
replay-controls = Riproduzione
replay-at = Mossa { $at } di { $last }
replay-slider = Posizione nella partita
replay-start = Vai all’inizio
replay-previous = Indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Avanti
replay-end = Vai alla fine
replay-viewpoint = Punto di vista
replay-share = Link a questa posizione
replay-download = Scarica
spectator = Spettatore
seat-number = Posto { $seat }
open-record-what = Una registrazione (.jsonl) contiene una partita finita o in corso. La controlliamo riga per riga e poi la mostriamo.
open-record-drop = Trascina qui una registrazione o scegli un file.
choose-file = Scegli un file
open-record-anyway = Mostrala lo stesso
fair-title = Sorteggio regolare?
fair-how = Prima della partita il server ha fissato un seme segreto e ne ha pubblicato l’impronta. Tutti i dadi e tutte le carte derivano da quel seme, che ora puoi vedere. Controlla qui, oppure con «tavolino verify» sul tuo computer.
fair-fingerprint = Impronta pubblicata all’inizio
fair-secret = Il seme segreto
fair-check = Controlla
fair-fits = Il tuo browser ha controllato: l’impronta corrisponde al seme.
fair-not-fits = Il tuo browser ha controllato: l’impronta non corrisponde al seme!
fair-unclaimed = Per questa partita non c’è una prova del sorteggio.
fairness-fair = Tutto a posto: tutte le mosse sono permesse, il risultato è giusto e i dadi e le carte derivano dal seme.
fairness-unfair = I dadi e le carte non derivano dal seme segreto.
fairness-open = Tutte le mosse sono permesse. La partita non è finita, quindi il seme è ancora segreto.
fairness-unclaimed = Tutte le mosse sono permesse e il risultato è giusto. Non c’è una prova del sorteggio.
fairness-unknown = Questo file è leggibile solo in parte e non si può controllare.
fault-line = Riga { $line }: { $text }

friends = Amici
friends-why = Manda il tuo link a chi conosci. Se accetta, ognuno vede quando l’altro è online e potete invitarvi a vicenda.
friend-link = Il tuo link di amicizia
friend-link-make = Crea un link di amicizia
friend-link-new = Crea un nuovo link
friend-link-revoke = Disattiva il link
friend-here = online
friend-away = offline
friend-playing = sta giocando a { $game }
friend-watch = Guarda
friend-play = Gioca insieme
friend-what = A che cosa vuoi giocare con { $name }?
friend-invite = Invita { $name }
friend-invited = Invito inviato a { $name }
friend-remove = Rimuovi { $name }
friend-remove-sure = Sparirete l’uno dall’elenco dell’altro. L’altra persona non viene avvisata.
friend-remove-yes = Rimuovi
friend-offer = { $name } ti chiede l’amicizia
friend-offer-why = Tra amici si vede quando l’altro è online e ci si può invitare a giocare. Puoi rimuovere un amico quando vuoi.
friend-accept = Accetta
friend-made = Ora tu e { $name } siete amici
friend-own = Questo è il tuo link di amicizia
friend-own-why = Mandalo a qualcuno con cui ti piace giocare.
friend-none = Questo link di amicizia non esiste
invitations = Inviti
invitation = { $name } ti invita a giocare a { $game }.
invitation-accept = Unisciti
invitation-decline = Non ora

# In più persone sullo stesso schermo
curtain-pass = Passa il dispositivo a { $name }
curtain-who = Chi ha il dispositivo?
curtain-take = Sono { $name }
curtain-why = Fino a quel momento carte e tagli segreti restano coperti.

puzzles = Problemi

print-button = Stampa
print-title = Stampa: { $game }
print-what = Che cosa stampare
print-paper = Formato carta
print-ink = Inchiostro
print-ink-colour = A colori
print-ink-patterns = Bianco e nero, con motivi
print-copies = Copie (una per giocatore)
print-get = Scarica il PDF
print-making = Preparazione del file…
print-scale = Stampa al 100%, senza «adatta alla pagina».
new-table-title = Nuovo tavolo
