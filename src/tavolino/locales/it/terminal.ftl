your-move = Tocca a te, posto { $seat }. Per esempio: { $examples }. Scrivi «?» per tutte le mosse, «help» per i comandi.
terminal-help =
    ?       elenca le mosse che puoi fare
    board   mostra di nuovo il tavolo
    undo    annulla la tua ultima mossa e tutto ciò che segue
    quit    lascia il tavolo
endless = Le mosse sono troppe per un elenco.
time-up = Tempo scaduto.
left = Hai lasciato il tavolo.
terminal-go-on = { $what }? Scrivi «{ $yes }» per continuare, qualsiasi altra cosa per fermarti.
terminal-yes = s
saved = Salvato in { $file }.
not-over = La partita non è finita.
standing = { $rank }º: posto { $seat } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dealer-hash = L’hash del seme segreto è { $hash }.
dealer-secret = Il seme segreto era { $secret }.
verified-fair = righe, mosse e risultato sono corretti, e il sorteggio è regolare.
verified-open = righe e mosse sono corrette; la partita non è finita, quindi il sorteggio non si può ancora controllare.
verified-unclaimed = righe, mosse e risultato sono corretti; non c’è una prova del sorteggio.
verified-several = { $count ->
    [one] { $count } registrazione: { $text }
   *[other] { $count } registrazioni, per ognuna: { $text }
}

refused-undo-nothing = Non hai mosse da annullare.
refused-seats-viewer = A questo tavolo da { $seats } il posto { $got } non c’è. I posti si contano da 1.

# Righe di una partita
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } giocatore, { $options }
   *[other] { $game }, { $players } giocatori, { $options }
}
replay-undo = annulla la mossa { $entry } e tutto quello che segue
replay-resigned = abbandona
replay-timeout = perde per tempo scaduto

# L’elenco dei giochi
games-players = { $name }: da { $low } a { $high } giocatori
games-option = opzione { $name } ({ $rule }): { $values }
games-default = { $value } (predefinito)
games-range = da { $low } a { $high } (predefinito: { $default })
games-text = { $expected } (predefinito: { $default })
games-bots = bot: { $bots }
games-moves = esempi di mosse: { $examples }

# Che cosa un comando non può fare
verify-wrong = { $file } non è corretto:
other-game = una partita di { $got }, non di { $expected }
write-option = scrivi un’opzione come NOME=VALORE, non «{ $got }»
option-twice = l’opzione «{ $name }» compare due volte
file-there = esiste già, e le partite non sovrascrivono mai i file
watch-or-seat = scegli --watch oppure --seat
secret-form = un seme segreto ha 64 cifre esadecimali
at-without-from = --at richiede --from
from-with-players = il file stabilisce già il numero di giocatori e le opzioni

# A static site
site-written = Il sito è in { $folder } ({ $megabytes } MB). Per provarlo: python -m http.server -d { $folder }
site-folder-full = non è vuota; usa --force per scriverci lo stesso
