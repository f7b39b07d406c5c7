refused-engine-command = „{ $bot }” nie zawiera polecenia, które można uruchomić; wpisz je tak: „cmd:./mybot --fast”.
refused-engine-start = Nie można uruchomić { $command } dla bota { $bot }: { $reason }.
refused-engine-game = Bot { $bot } nie obsługuje gry { $game } z tymi opcjami, gdy jest { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}.
refused-engine-ended = { $code ->
    [running] Bot { $bot } zamknął swoje wyjście.
   *[other] Bot { $bot } zakończył działanie z kodem { $code }.
}
refused-engine-crashed = { $code ->
    [running] Bot { $bot } zamknął swoje wyjście.
   *[other] Bot { $bot } zakończył działanie z kodem { $code }.
} Ostatni komunikat: { $text }
refused-engine-silent = Bot { $bot } nie odpowiedział w ciągu { $seconds } s.
refused-engine-nonsense = Bot { $bot } napisał „{ $got }” zamiast „{ $expected }”.
refused-engine-flood = Bot { $bot } napisał więcej, niż wolno silnikowi.
refused-engine-error = Bot { $bot } zgłasza błąd: { $text }
refused-engine-illegal = Bot { $bot } wykonał ruch „{ $move }”, na który nie pozwala { $by }.
engine-forfeits = oddaje grę walkowerem
arena-forfeits = Bot { $bot } oddał walkowerem: { $games }. { $why }
