your-move = Tocca a te, posto { $seat }. Scrivi per esempio: { $examples }. «?» elenca tutte le mosse, «help» altre parole.
terminal-help =
    ?       elenca le mosse che puoi fare
    board   mostra di nuovo il tavolo
    undo    annulla la tua ultima mossa e tutto ciò che segue
    quit    lascia il tavolo
endless = Le mosse sono troppe per elencarle.
time-up = Il tempo è scaduto.
left = Hai lasciato il tavolo.
terminal-go-on = { $what }? «{ $yes }» per proseguire, altro per fermarsi.
terminal-yes = s
saved = Salvato in { $file }.
not-over = La partita non è finita.
standing = { $rank }. posto { $seat } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
dealer-hash = Il mazziere si è impegnato su { $hash }.
dealer-secret = Il segreto del mazziere era { $secret }.
verified-fair = righe, mosse e risultato sono giusti, e le estrazioni sono state oneste.
verified-open = righe e mosse sono giuste; la partita non è finita, perciò le estrazioni non si possono ancora controllare.
verified-unclaimed = righe, mosse e risultato sono giusti; nessun mazziere garantiva le estrazioni.
verified-several = { $count ->
    [one] { $count } registrazione: { $text }
   *[other] { $count } registrazioni, per ognuna: { $text }
}

refused-undo-nothing = Non hai nessuna mossa da annullare.
refused-seats-viewer = A questo tavolo da { $seats } non c’è il posto { $got }; i posti si contano da 1.

# Righe di una partita
line-of = { $who }: { $text }
replay-head = { $players ->
    [one] { $game }, { $players } giocatore, { $options }
   *[other] { $game }, { $players } giocatori, { $options }
}
replay-undo = annulla la voce { $entry } e tutto ciò che segue
replay-resigned = si arrende
replay-timeout = non ha più tempo e perde

# L’elenco dei giochi
games-players = { $name }: da { $low } a { $high } giocatori
games-option = opzione { $name } ({ $rule }): { $values }
games-default = { $value } (predefinito)
games-range = da { $low } a { $high } (predefinito: { $default })
games-text = { $expected } (predefinito: { $default })
games-bots = bot: { $bots }
games-moves = le mosse si scrivono così: { $examples }

# Che cosa un comando non può fare
verify-wrong = { $file } è sbagliato:
other-game = una registrazione di { $got }, non di { $expected }
write-option = un’opzione si scrive NOME=VALORE, non «{ $got }»
option-twice = l’opzione «{ $name }» è data due volte
file-there = c’è già, e nessuna partita ne sovrascrive un’altra
watch-or-seat = chi guarda non ha un posto: togli --watch o --seat
secret-form = il segreto di un mazziere ha 64 cifre esadecimali
at-without-from = --at va insieme a --from
from-with-players = la registrazione dice già in quanti si gioca e con quali opzioni

# A static site
site-written = Il sito è in { $folder } ({ $megabytes } MB). Per provarlo: python -m http.server -d { $folder }
site-folder-full = non è vuota; con --force il sito ci viene scritto lo stesso
