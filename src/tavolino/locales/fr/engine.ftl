refused-engine-command = « { $bot } » ne contient pas de commande à lancer. Écrivez par exemple « cmd:./mybot --fast ».
refused-engine-start = { $command } ne peut pas être lancé pour { $bot } : { $reason }.
refused-engine-game = { $bot } ne joue pas à { $game } avec ces options et { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
refused-engine-ended = { $code ->
    [running] { $bot } a fermé sa sortie.
   *[other] { $bot } s’est arrêté avec le code { $code }.
}
refused-engine-crashed = { $code ->
    [running] { $bot } a fermé sa sortie.
   *[other] { $bot } s’est arrêté avec le code { $code }.
} Ses derniers mots : { $text }
refused-engine-silent = { $bot } n’a pas répondu en { $seconds } s.
refused-engine-nonsense = { $bot } a écrit « { $got } » au lieu de « { $expected } ».
refused-engine-flood = { $bot } a écrit plus que ce qui est permis à un moteur.
refused-engine-error = { $bot } signale une erreur : { $text }
refused-engine-illegal = { $bot } a joué « { $move } », ce qui enfreint { $by }.
engine-forfeits = perd la partie par forfait
arena-forfeits = { $bot } a perdu { $games } par forfait. { $why }
