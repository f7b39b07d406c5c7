refused-engine-command = «{ $bot }» non ha un comando eseguibile; scrivilo come «cmd:./mybot --fast».
refused-engine-start = Impossibile avviare { $command } per { $bot }: { $reason }.
refused-engine-game = { $bot } non gioca a { $game } con queste opzioni e { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}.
refused-engine-ended = { $code ->
    [running] { $bot } ha chiuso il suo output.
   *[other] { $bot } è terminato con il codice { $code }.
}
refused-engine-crashed = { $code ->
    [running] { $bot } ha chiuso il suo output.
   *[other] { $bot } è terminato con il codice { $code }.
} Ultimo messaggio: { $text }
refused-engine-silent = { $bot } non ha risposto entro { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
refused-engine-nonsense = { $bot } ha scritto «{ $got }» invece di «{ $expected }».
refused-engine-flood = { $bot } ha scritto più di quanto è permesso a un motore.
refused-engine-error = { $bot } segnala un errore: { $text }
refused-engine-illegal = { $bot } ha giocato «{ $move }», che { $by } non permette.
engine-forfeits = perde la partita per forfait
arena-forfeits = { $bot } ha perso { $games } per forfait. { $why }
