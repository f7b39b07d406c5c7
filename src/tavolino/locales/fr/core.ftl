# Les places
seat = { $seat ->
    [chance] le donneur
    [clock] l’horloge
    [spectator] un spectateur
   *[other] la place { $seat }
}

# Ce que la table elle-même refuse
refused-turn-not-due = { $seat ->
    [chance] Le donneur n’a rien à tirer maintenant
    [clock] L’horloge n’a rien à dire maintenant
    [spectator] Un spectateur ne joue pas
   *[other] Ce n’est pas à la place { $seat } de jouer
} ; doit jouer : { $due ->
    [chance] le donneur
   *[other] { $due }
}.
refused-over-game = La partie est terminée.
refused-seats-count = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $got }.
refused-option-unknown = L’option « { $option } » n’existe pas ; les options sont : { $expected }.
refused-option-value = L’option « { $option } » ({ $by }) ne peut pas valoir « { $got } » ; valeurs possibles : { $expected }.
refused-undo-seat = Seuls les joueurs peuvent annuler un coup, pas { seat }.
refused-undo-entry = Il n’y a pas d’entrée { NUMBER($entry, useGrouping: 0) } à annuler.
refused-undo-reveal = L’entrée { NUMBER($entry, useGrouping: 0) } a dévoilé quelque chose de caché ; on ne peut rien annuler au-delà.
refused-resign-seat = Seuls les joueurs peuvent abandonner, pas { seat }.
refused-resign-twice = La place { $seat } a déjà abandonné.
refused-clock-time = « { $got } » n’est pas un temps ; les temps sont des millisecondes entières à partir de 0.
refused-clock-not-running = Aucune horloge ne tourne.
refused-clock-backwards = Le temps ne recule pas, de { $last } à { $at } ms.
refused-clock-early = L’horloge intervient à { $deadline } ms, pas à { $at }.
refused-clock-late = Le temps était écoulé à { $deadline } ms ; ceci est arrivé à { $at }.
refused-record-open-secrets = Une partie en cours de { $game } cache encore quelque chose ; elle ne peut être enregistrée qu’une fois terminée.
refused-record-field = Le champ « { $field } » de l’enregistrement ne pourrait pas être relu.
refused-perft-chance = Après { $ply } { $ply ->
    [one] coup
   *[other] coups
}, c’est au hasard de jouer ; on ne peut compter les suites de coups que sans lui.
refused-perft-endless = Après { $ply } { $ply ->
    [one] coup
   *[other] coups
}, les coups possibles sont infinis et ne se comptent pas.
refused-bot-unknown = Il n’y a pas de bot « { $got } » pour ce jeu ; les bots sont : { $expected }.
refused-bot-extra = Les bots nommés « { $scheme }:… » ont besoin du paquet { $missing }, fourni par tavolino[fast].
refused-bot-net-file = « { $file } » n’est pas un réseau entraîné.
refused-bot-net-game = Le réseau de « { $file } » est fait pour un autre jeu : { $game }.
refused-bot-net-setup = Le réseau n’a pas été entraîné pour ce nombre de joueurs et ces options.
refused-game-unknown = Le jeu « { $got } » n’existe pas ; les jeux sont : { $expected }.
refused-at-range = L’enregistrement a { $most } { $most ->
    [one] entrée
   *[other] entrées
} ; on ne peut pas le montrer à l’entrée { $got }.
refused-style-unknown = Il n’y a pas de dessin « { $got } » ; les dessins sont : { $expected }.

# Ce qui peut clocher dans un enregistrement
record-line = ligne { NUMBER($line, useGrouping: 0) } : { $sentence }
record-oversized = L’enregistrement fait { $bytes } octets ; on en lit au plus { $most }.
record-oversized-line = La ligne fait { $bytes } octets ; on en lit au plus { $most }.
record-oversized-lines = L’enregistrement a plus de { $most } lignes.
record-empty = L’enregistrement est vide.
record-cut-off = La dernière ligne est coupée au milieu.
record-no-end = L’enregistrement s’arrête sans ligne de fin ; il manque donc des lignes.
record-not-json = La ligne n’est pas du JSON fait de nombres entiers et de textes.
record-not-object = La ligne n’est pas un objet JSON.
record-spelling = La ligne n’a pas son écriture canonique (clés triées, sans espaces).
record-seal = La ligne a été modifiée, ou il en manque une avant elle : son sceau est { $stated }, son contenu donne { $computed }.
record-no-header = L’enregistrement ne commence pas par une ligne d’en-tête.
record-format = L’enregistrement est au format { NUMBER($got, useGrouping: 0) } ; ce programme lit le format { $expected }.
record-game = Le jeu « { $got } » n’existe pas ; les jeux sont : { $expected }.
record-version = L’enregistrement est de la version { NUMBER($got, useGrouping: 0) } de { $game } ; ce programme joue la version { $expected }.
record-field = Le champ « { $field } » a une valeur qui n’est pas permise.
record-missing = Le champ « { $field } » manque.
record-unknown = Une telle ligne n’a pas de champ « { $field } ».
record-number = L’entrée porte le numéro { NUMBER($got, useGrouping: 0) } alors que { NUMBER($expected, useGrouping: 0) } est attendu.
record-move-spelling = Le coup « { $got } » s’écrit « { $expected } ».
record-result = Le résultat dit { $field } = { $got }, mais les coups mènent à { $expected }.
record-secret-form = Le secret du donneur n’est pas fait de 64 chiffres hexadécimaux.
record-no-commitment = Un secret est dévoilé à la fin, mais il n’y a au début aucune empreinte à laquelle le comparer.
record-commitment = Le secret du donneur ne correspond pas à l’empreinte du début : { $hash }, alors que le secret donne { $computed }.
record-draw = Le tirage { $draw } était « { $got } », mais le secret du donneur donne « { $expected } ».
