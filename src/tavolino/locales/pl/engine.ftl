refused-engine-command = „{ $bot }” nie zawiera polecenia; napisz je jak „cmd:./mybot --fast”.
refused-engine-start = Nie można uruchomić { $command } dla { $bot }: { $reason }.
refused-engine-game = { $bot } nie gra w { $game } z tymi opcjami i w składzie: { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}.
refused-engine-ended = { $code ->
    [running] { $bot } zamyka swoje wyjście.
   *[other] { $bot } kończy działanie z kodem { $code }.
}
refused-engine-crashed = { $code ->
    [running] { $bot } zamyka swoje wyjście.
   *[other] { $bot } kończy działanie z kodem { $code }.
} Ostatnie słowa: { $text }
refused-engine-silent = { $bot } nie odpowiada w ciągu { $seconds } s.
refused-engine-nonsense = { $bot } pisze „{ $got }” zamiast „{ $expected }”.
refused-engine-flood = { $bot } pisze więcej, niż wolno silnikowi.
refused-engine-error = { $bot } zgłasza błąd: { $text }
refused-engine-illegal = { $bot } gra „{ $move }”, na co nie pozwala { $by }.
engine-forfeits = przegrywa partię walkowerem
arena-forfeits = { $bot } przegrywa walkowerem: { $games }. { $why }
