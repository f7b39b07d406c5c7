refused-engine-command = „{ $bot }“ enthält keinen ausführbaren Befehl. Schreibe ihn so: „cmd:./mybot --fast“.
refused-engine-start = { $command } lässt sich für { $bot } nicht starten: { $reason }.
refused-engine-game = { $bot } spielt { $game } mit diesen Optionen nicht { $players ->
    [one] allein
   *[other] zu { $players }
}.
refused-engine-ended = { $code ->
    [running] { $bot } hat seine Ausgabe geschlossen.
   *[other] { $bot } wurde mit Code { $code } beendet.
}
refused-engine-crashed = { $code ->
    [running] { $bot } hat seine Ausgabe geschlossen.
   *[other] { $bot } wurde mit Code { $code } beendet.
} Letzte Ausgabe: { $text }
refused-engine-silent = { $bot } hat innerhalb von { $seconds } s nicht geantwortet.
refused-engine-nonsense = { $bot } hat „{ $got }“ geschrieben, erwartet wurde „{ $expected }“.
refused-engine-flood = { $bot } hat zu viel geschrieben.
refused-engine-error = { $bot } meldet einen Fehler: { $text }
refused-engine-illegal = { $bot } hat „{ $move }“ gespielt. Das erlaubt { $by } nicht.
engine-forfeits = verliert die Partie kampflos
arena-forfeits = { $bot } hat { $games } kampflos verloren. { $why }
