# Le pagine nel browser

# Ovunque
nav = Pagine
skip = Al contenuto
loading = Un momento
learn = Impara
best = I migliori
me = Tu
settings = Impostazioni
language = Lingua
look = Aspetto
look-auto = Come il dispositivo
look-light = Chiaro
look-dark = Scuro
pace = Mosse degli altri
pace-0 = Subito
pace-350 = Svelte
pace-700 = Tranquille
pace-1500 = Lente
sound = Suoni
marks = Segni più forti sui colori
more = Altro
close = Chiudi
cancel = Annulla
dismiss = Ignora
copied = Copiato.
cannot-copy = Il tuo browser non ci lascia copiare; seleziona il testo e copialo tu.
try-again = Riprova
to-the-games = Ai giochi
notices = Avvisi
see-rule = Regola { $rule }
server-away-title = Il server non risponde
server-away = In questo momento il server non è raggiungibile. Controlla la connessione e riprova.
nowhere-title = Qui non c’è niente
nowhere = Questo indirizzo non porta da nessuna parte; forse si è persa una lettera.
notice = Non ufficiale e gratuito. I nomi dei giochi sono dei loro proprietari, che non hanno nulla a che fare con questo sito. Nessun tracciamento, nessuna pubblicità.

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
bot-random = Bot svagato
bot-greedy = Bot ingordo
bot-heuristic = Bot esperto
bot-planner = Bot previdente
bot-endgame = Bot da finale
bot-learner = Bot principiante
bot-casual = Bot tranquillo
bot-strong = Bot forte
bot-master = Bot maestro
level-learner = Principiante
level-casual = Tranquillo
level-strong = Forte
level-master = Maestro

# Pagina iniziale
home-title = Siediti e gioca
home-lead = Giochi da tavolo intelligenti, con gli amici o contro i bot. Niente da installare, nessuna iscrizione.
home-lead-device = Giochi da tavolo intelligenti, contro i bot o insieme davanti a uno schermo: si gioca tutto su questo dispositivo.
play-now = Gioca ora
quick-match = Trova un avversario
quick-match-title = { $game }: un avversario
quick-match-looking = Cerchiamo qualcuno con cui giocare…
quick-match-bot-in = Tra { $seconds } s: { $bot }
quick-match-bot = Se non viene nessuno, entra un bot
quick-match-note = La partita comincia appena ci si trova in due. Tutti possono guardare.
quick-match-stop = Smetti di cercare
invite = Invita
set-up = Opzioni
on-device = Gioca contro i bot su questo dispositivo
on-device-help = Funziona anche senza rete. Nessun altro può unirsi e nulla conta per la classifica. Il bot più forte ha bisogno di un server.
join-code = Ti hanno dato un codice?
join = Partecipa
my-running = Le tue partite
my-finished = Le tue partite finite
continue-your-turn = Continua – tocca a te
continue-all = { $count ->
    [one] Mostra la tua partita
   *[other] Mostra tutte le { $count } partite
}
dismiss-game = Togli { $game } dalla lista
dismissed = { $game } non è più nella tua lista.
put-back = Rimetti
watch-tables = Guarda una partita
table-watch = guarda
open-tables = Tavoli aperti
open-none = Ora non ci sono tavoli aperti. Aprine uno in «Opzioni» e lascia entrare chi vuole.
with-bots = con i bot
table-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
table-playing = in corso
table-over = finita
learn-games = Impara i giochi
referee-link = Arbitro per un tavolo vero
best-players = I migliori giocatori
open-record = Apri una registrazione

# Aprire un tavolo
set-up-title = { $game }: il tuo tavolo
set-up-seats = Posti
set-up-who = Chi gioca
set-up-you = Tu
set-up-free = Libero
set-up-bot = Bot
set-up-here = Qualcuno a questo schermo
set-up-here-name = Nome per il posto { $seat }
set-up-here-note = Condividete questo dispositivo. Tra un turno e l’altro resta coperto ciò che può vedere una sola persona.
set-up-level = Quanto giocano bene i bot
set-up-first-you = Tu, al posto 1
set-up-first-bot = Il bot al posto { $seat }
set-up-first-free = Chi siede al posto { $seat }
set-up-first-here = { $name }, al posto { $seat }
set-up-rules = Regole di questa partita
set-up-more = Altre opzioni
set-up-name = Nome del tavolo
set-up-open = Apri il tavolo
set-up-from-game = Da una tua partita finita
set-up-from-record = Dal file di una registrazione
set-up-given = Come nel link
set-up-which-game = Quale partita
set-up-record-file = Registrazione
set-up-no-game = Non hai partite finite da cui questa possa cominciare.
set-up-record-leads-nowhere = In questa registrazione non c’è niente da cui la partita possa cominciare.

# Un tavolo
table-opening = Il tavolo si sta aprendo
table-closed-title = Questo tavolo non è aperto per te
table-cleared = Se ne sono andati tutti, perciò il tavolo è stato sparecchiato.
code-title = Codice { $code }
code-hint = I codici hanno sei lettere e cifre e valgono fino all’inizio della partita.
somebody = Qualcuno
free-seat = Posto libero
player-number = Giocatore { $number }
board = Tabellone
now = Che cosa si può fare ora
side = Giocatori, diario e chat
title-your-turn = ● Tocca a te – { $name }
connection-offline = Non hai connessione. La partita aspetta e riprende quando torni
connection-reconnecting = La connessione è caduta. Nuovo tentativo
your-turn = Tocca a te.
your-turn-named = { $name }, tocca a te.
task-named = { $name } – { $task }
sending = La tua mossa è in viaggio.
bot-for-you = Un bot gioca per te.
bots-turn = { $names } { $count ->
    [one] sta pensando.
   *[other] stanno pensando.
}
others-turn = Si aspetta { $names }.
winners = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } condividono la vittoria.
}
looking-back = Stai guardando la posizione dopo la voce { $n }.
back-to-now = Torna a ora
skip-ahead = Salta avanti
game-started = La partita comincia.

lobby-seats = Posti
lobby-invite = Invita altri
lobby-free = { $count ->
    [one] Un posto è ancora libero. Invita qualcuno, o aggiungi un bot.
   *[other] { $count } posti sono ancora liberi. Invita altri, o aggiungi dei bot.
}
lobby-you = Tutti i posti sono occupati. Di’ che per te si può cominciare.
lobby-others = { $count ->
    [one] Si aspetta che un giocatore sia pronto.
   *[other] Si aspetta che { $count } giocatori siano pronti.
}
sit = Siediti qui
sit-too = Siediti anche qui
stand = Alzati
stand-other = Libera questo posto
is-ready = pronto
not-ready = non ancora pronto
ready = Si può cominciare
unready = Aspetta, non ancora
seat-a-bot = Bot per il posto { $seat }
bot-add = Aggiungi un bot
bot-away = Nessun bot
fill-bots = { $count ->
    [one] Metti un bot al posto libero
   *[other] Metti dei bot a { $count } posti
}

seat-rank = posizione { $rank }
seat-resigned = si è arreso
seat-stand-in = un bot sostituisce
seat-bot = bot
seat-thinking = sta pensando
seat-you = tu
seat-you-due = tocca a te
seat-here = a questo schermo
seat-due = deve giocare
seat-waiting = aspetta
seat-offline = non connesso
seat-holiday = in vacanza fino al { $day }
take-over-other = Fai giocare un bot per { $name }
watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}

tab-log = Diario
tab-chat = Chat
tab-text = A parole
text-none = Questo tabellone non ha ancora parole.
log-empty = Non è ancora successo niente.
log-line = { $who }: { $what }.
log-event = { $what }.
log-by-clock = Orologio
log-undo = annulla tutto dalla voce { $n } in poi
log-resigned = si arrende
log-time = perde per il tempo
log-look = Guarda la posizione dopo la voce { $n } ({ $time })
chat = Chat
chat-message = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto niente.
chat-off = A questo tavolo non si chiacchiera.
chat-mute = Silenzia
emotes = Reazioni
emote-hello = Ciao!
emote-thumbs-up = Bella mossa!
emote-well-played = Ben giocato!
emote-thinking = Fammi pensare…
emote-oops = Ops!
emote-laughing = Ahah!
emote-hurry = Dai, muoviti!
emote-thanks = Grazie!
emote-sent = { $name } dice: { $text }

hint = Consiglio
hint-move = Al tuo posto un bot forte { $move }.
hint-uncounted = Ora la partita non vale più per la classifica.
bot-thinks = Un bot ci sta pensando…
requests-ahead = { $ahead ->
    [one] Ancora { $ahead } richiesta prima di te…
   *[other] Ancora { $ahead } richieste prima di te…
}
undo = Annulla la mossa
undo-asked = { $name } vorrebbe annullare tutto dalla voce { $n } in poi.
undo-waiting = { $count ->
    [one] Chiesto di annullare; un giocatore deve accettare.
   *[other] Chiesto di annullare; { $count } giocatori devono accettare.
}
peek-requested = { $name } vorrebbe guardare da dietro le tue spalle.
allow = Permetti
decline = Rifiuta
share = Condividi
share-link = Link a questo tavolo
share-copy = Copia il link
share-code = Codice:
share-qr = Codice QR con il link a questo tavolo
daily-back = Torna alla sfida
share-send = Invia
sound-on = Accendi i suoni
sound-off = Spegni i suoni
full-screen = Schermo intero
cannot-full-screen = Il tuo browser non permette lo schermo intero.
rules = Regole
take-over-me = Fai giocare un bot per me
come-back = Riprendi dal bot
leave-table = Lascia il tavolo
leave-sure = Un bot continuerà per te. Puoi tornare finché la partita dura.
resign = Arrenditi
resign-sure = Finirai in ultima posizione, qualunque cosa succeda. Non si può annullare.
rematch = Gioca ancora
to-rematch = Alla prossima partita
replay = Rivedi
result = Risultato
ranking-rank = Posizione
name = Nome
points = Punti
download-record = Scarica la registrazione
fair-hash = Estrazioni oneste: prima della prima carta era fissata questa impronta del segreto del mazziere:
cause-resigned = Tutti gli altri si sono arresi.

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
    [one] Domanda inviata; tra un secondo subentra un bot
   *[other] Domanda inviata; tra { $seconds } secondi subentra un bot
}
absence-left = { $name } ha lasciato il tavolo. Continua un bot.
absence-absent = { $by } fa giocare un bot al posto di { $name }.
absence-asked = { $name } lascia continuare un bot.
absence-time = Il tempo di { $name } è scaduto. Continua un bot.
absence-back = { $name } è di nuovo qui.
notify = Avvisami quando tocca a me
notify-forbidden = Il tuo browser non permette notifiche a questa pagina.

# La fine di una partita
ending-won = Hai vinto!
ending-won-by = Hai vinto di { $margin }!
ending-shared = Dividi la vittoria con { $names }!
ending-lost = Hai perso.
ending-lost-by = Hai perso di { $margin }.
ending-placed = Chiudi al { $rank }º posto. Vittoria: { $names }.
ending-placed-by = Chiudi al { $rank }º posto, a { $margin } da { $names }.
ending-gave-up = Hai rinunciato.
ending-other-gave-up = { $name } ha rinunciato.
ending-other-won = { $name } vince di { $margin }.
ending-solo = { $points ->
    [one] Hai fatto { $points } punto.
   *[other] Hai fatto { $points } punti.
}
ending-other-solo = { $points ->
    [one] { $name } ha fatto { $points } punto.
   *[other] { $name } ha fatto { $points } punti.
}
tab-result = Punti
title-rematch = ● Ancora una? – { $name }
rematch-offered = { $name } vuole giocare ancora.
rematch-accept = Ci sto

# Unirsi
lobby-invited = { $name } ti tiene un posto.
join-name = Come ti chiamiamo?
join-sit = Siediti
name-suggestions = Lontra, Tasso, Airone, Volpe, Riccio, Gazza, Castoro, Merlo, Scoiattolo, Gufo, Lepre, Foca, Rondine, Lince, Falco, Talpa
arrived = { $count ->
    [one] { $names } è al tavolo.
   *[other] { $names } sono al tavolo.
}

# Guardare
watching-you = Stai guardando
peek-why = Alcune cose ti sono nascoste. Chi gioca può farti vedere quello che vede.
peek-request = Chiedi a { $name }
peek-asked = L’hai chiesto a { $name }.
peek-given = Vedi quello che vede { $name }.

plain-drawing = Disegno del tavolo dopo { $n ->
    [one] una voce
   *[other] { $n } voci
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
first-game-what = Il modo più rapido per impararlo: qualche minuto a un vero tavolo, con qualcuno accanto.
rules-none = Le regole di questo gioco qui non sono ancora scritte.
rules-search = Cerca nelle regole
rules-hits = { $count ->
    [0] nessun risultato
   *[other] { $at } di { $count }
}
rules-previous = Risultato precedente
rules-next = Risultato successivo
rules-contents = Indice
rules-cited = Citata per ultima:
offline = Non hai connessione.
offline-server = In questo momento il server non risponde.
offline-works = Le partite su questo dispositivo e le regole funzionano lo stesso; tutto il resto aspetta il server.
offline-waits = Per giocare serve una connessione; quando c’è, questa pagina si risveglia.
offline-play = Gioca offline

# Classifica
leaderboard-game = Gioco
leaderboard-seats = Giocatori
leaderboard-rating = Punteggio
leaderboard-games = Partite
leaderboard-none = Nessuno ha ancora finito una partita valida di questo tipo. Comincia tu.
leaderboard-how = La posizione dipende da quanto un punteggio vale di sicuro almeno: con poche partite è incerto, e «±» dice di quanto.
leaderboard-guest = La tua riga non ha ancora una posizione: servono tre partite valide e un account.
solo-guest = La tua riga non ha ancora una posizione: serve un account.
leaderboard-top = In cima
leaderboard-next = Pagina seguente

# Da soli
solo-best = Il tuo record: { $best }.
solo-is-best = Record personale!
solo-mean = { $games ->
    [one] La tua ultima partita: { $mean }.
   *[other] Media delle tue ultime { $games } partite: { $mean }.
}
solo-uncounted = Questa partita non vale per il tuo record: hai rinunciato, un bot ha dato una mano o il tavolo non doveva valere.
solo-best-column = Record
solo-mean-column = Media
solo-none = Nessuno con un account ha ancora finito da solo una partita così. Comincia tu.
solo-how = Il record è il massimo dei punti in una partita, la media è quella delle ultime dieci partite. Le partite abbandonate o giocate con l’aiuto di un bot non valgono.

# La pagina di una persona
person-none = Qui non c’è nessuno
person-change = Modifica
person-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
person-wins = { $count ->
    [one] una vittoria
   *[other] { $count } vittorie
}
person-streak = Serie di vittorie più lunga: { $longest }; adesso: { $now }.
person-ratings = Punteggi
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
  }; nella migliore: { $best ->
    [0] il massimo
   *[other] { $best } sotto
  }.
person-par-once = { $best ->
    [0] Il massimo possibile in una partita.
    [one] { $best } punto sotto il massimo possibile in una partita.
   *[other] { $best } punti sotto il massimo possibile in una partita.
}
person-par-what = Il massimo possibile è il gioco migliore trovato a posteriori con gli stessi dadi o le stesse carte.
rating-how = Tutti partono da 1500. Chi ha 400 punti in più vince dieci partite su undici. «±» dice quanto è sicuro.
history = Partite finite
history-none = Ancora nessuna partita finita da mostrare.
history-opponent = Avversario
history-all = Tutto
history-more = Altre partite
history-from-device = giocata su un dispositivo
keep-game = Aggiungi alle mie partite finite
keep-game-done = Ora questa partita è tra le tue partite finite. Non vale per la classifica.
outcome-won = vinta
outcome-shared = vittoria condivisa
outcome-lost = persa
outcome-alone = in solitario

# Tu
now-saved = Salvato.
save = Salva
me-name = Il tuo nome
me-name-why = Così ti vedono gli altri al tavolo.
me-name-device = È il tuo nome al tavolo.
me-device = Il tuo nome, le tue impostazioni e le tue partite restano solo in questo browser.
me-page = La tua pagina pubblica
me-ratings = Come giochi
me-rating-games = { $count ->
    [one] una partita in { $seats } giocatori
   *[other] { $count } partite in { $seats } giocatori
}
me-solo-games = { $count ->
    [one] una partita in solitaria
   *[other] { $count } partite in solitaria
}
account = Il tuo account
account-is = Stai usando l’account { $name }.
account-make = Crea un account
account-why = Si può giocare anche senza. Con un account ritrovi le tue partite su un altro dispositivo.
account-made = Il tuo account è pronto. D’ora in poi puoi accedere ovunque.
account-name = Nome per accedere
password = Password
password-old = Vecchia password
password-new = Nuova password
password-change = Cambia la password
password-changed = La password è cambiata; tutti gli altri browser sono disconnessi.
sign-in = Accedi
sign-in-why = Se hai già un account. Quello che hai fatto da ospite in questo browser resta all’ospite.
signed-in = Che bello rivederti, { $name }.
sign-out = Esci
sign-out-everywhere = Esci ovunque
tokens = I tuoi bot
tokens-why = Con un token un tuo programma può giocare con il tuo nome. Non può fare altro al posto tuo.
tokens-once = Il token si vede solo questa volta. Custodiscilo come una password.
tokens-copy = Copia il token
tokens-seen = ultimo uso { $when }
tokens-revoke = Revoca
tokens-label = A che cosa serve?
tokens-make = Crea un token
kept = Che cosa si conserva su di te
kept-what = Il tuo nome, le tue partite, quello che hai detto ai tavoli, i tuoi amici, i tuoi punteggi e come vuoi ricevere gli avvisi. Nient’altro, e non lo riceve nessun altro.
kept-export = Scarica tutto
kept-delete = Cancella tutto
kept-delete-sure = Lasci tutti i tavoli, e tutto ciò che ti riguarda viene cancellato. Le partite finite restano, senza il tuo nome. Non si può annullare.

# Rivedere, registrazioni
replay-cannot = Questa partita non si può mostrare
replay-controls = Passi
replay-at = Dopo { $at } voci su { $last }
replay-slider = Posizione nella partita
replay-start = All’inizio
replay-previous = Uno indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Uno avanti
replay-end = Alla fine
replay-viewpoint = Con gli occhi di chi
replay-share = Link a questa posizione
replay-download = Scarica
spectator = Spettatore
seat-number = Posto { $seat }
open-record-what = Una registrazione è una partita finita o in corso, in un file (.jsonl). Viene controllata riga per riga e poi mostrata.
open-record-drop = Trascina qui una registrazione, o scegli un file.
open-record-anyway = Mostrala lo stesso
fair-title = Estrazioni oneste?
fair-how = Prima della partita il mazziere ha fissato un segreto e ne ha mostrato l’impronta. Ogni estrazione segue dal segreto, che ora è svelato. Chi vuole può controllare: qui, o con «tavolino verify» sul proprio computer.
fair-fingerprint = Impronta mostrata all’inizio
fair-secret = Il segreto del mazziere
fair-check = Controlla
fair-fits = Il tuo browser ha fatto i conti: l’impronta è quella del segreto.
fair-not-fits = Il tuo browser ha fatto i conti: l’impronta non è quella del segreto!
fair-unclaimed = Nessuno ha garantito le estrazioni di questa partita.
fairness-fair = Tutto a posto: ogni mossa è permessa, il risultato è giusto, e ogni estrazione segue dal segreto.
fairness-unfair = Le estrazioni non seguono dal segreto del mazziere.
fairness-open = Le mosse sono permesse. La partita non è finita, perciò il segreto del mazziere è ancora custodito.
fairness-unclaimed = Le mosse sono permesse e il risultato è giusto. Nessuno ha garantito le estrazioni.
fairness-unknown = La registrazione non si è potuta leggere abbastanza per controllarla.
fault-line = Riga { $line }: { $text }

friends = Amici
friends-why = Manda il tuo link a chi conosci. Chi lo apre e accetta entra tra i tuoi amici: ognuno vede quando c’è l’altro, e potete invitarvi a un tavolo.
friend-link = Il tuo link d’amicizia
friend-link-make = Crea un link d’amicizia
friend-link-new = Crea un nuovo link
friend-link-revoke = Disattiva il link
friend-here = è qui
friend-away = non c’è
friend-playing = gioca a { $game }
friend-watch = Guarda
friend-play = Gioca insieme
friend-what = A che cosa vuoi giocare con { $name }?
friend-invite = Invita { $name }
friend-invited = Invito mandato a { $name }
friend-remove = Togli { $name } dagli amici
friend-remove-sure = Non sarete più l’uno nella lista dell’altro. L’altra persona non viene avvisata.
friend-remove-yes = Togli
friend-offer = { $name } ti propone di diventare amici
friend-offer-why = Tra amici ognuno vede quando c’è l’altro, e potete invitarvi a un tavolo. Chiunque dei due può smettere quando vuole.
friend-accept = Diventiamo amici
friend-made = Tu e { $name } siete amici
friend-own = Questo è il tuo link d’amicizia
friend-own-why = Mandalo a qualcuno con cui ti piace giocare.
friend-none = Questo link d’amicizia non esiste
invitations = Inviti
invitation = { $name } ti invita a una partita a { $game }.
invitation-accept = Unisciti
invitation-decline = Non ora

# In più persone a uno schermo
curtain-pass = Passa il dispositivo a { $name }
curtain-who = Chi ha il dispositivo?
curtain-take = Sono { $name }
curtain-why = Fino ad allora ciò che è segreto resta coperto.

puzzles = Problemi

print-button = Stampa
print-title = Stampa: { $game }
print-what = Che cosa stampare
print-paper = Carta
print-ink = Inchiostro
print-ink-colour = A colori
print-ink-patterns = Bianco e nero, con motivi
print-copies = Copie, una per giocatore
print-get = Scarica il PDF
print-making = Il file è in preparazione …
print-scale = Stampa al 100 %, senza «adatta alla pagina».
new-table-title = Nuovo tavolo
