refused-engine-command = „{ $bot }“ enthält keinen Befehl; schreibe ihn wie „cmd:./mybot --fast“.
refused-engine-start = { $command } lässt sich für { $bot } nicht starten: { $reason }.
refused-engine-game = { $bot } spielt { $game } mit diesen Optionen nicht { $players ->
    [one] allein
   *[other] zu { $players }
}.
refused-engine-ended = { $code ->
    [running] { $bot } hat seine Ausgabe geschlossen.
   *[other] { $bot } hat sich mit dem Code { $code } beendet.
}
refused-engine-crashed = { $code ->
    [running] { $bot } hat seine Ausgabe geschlossen.
   *[other] { $bot } hat sich mit dem Code { $code } beendet.
} Seine letzten Worte: { $text }
refused-engine-silent = { $bot } hat nach { $seconds } s nicht geantwortet.
refused-engine-nonsense = { $bot } hat „{ $got }“ geschrieben, wo „{ $expected }“ erwartet wurde.
refused-engine-flood = { $bot } hat mehr geschrieben, als eine Engine darf.
refused-engine-error = { $bot } meldet einen Fehler: { $text }
refused-engine-illegal = { $bot } hat „{ $move }“ gespielt, was { $by } nicht erlaubt.
engine-forfeits = verliert die Partie kampflos
arena-forfeits = { $bot } hat { $games } kampflos verloren. { $why }
