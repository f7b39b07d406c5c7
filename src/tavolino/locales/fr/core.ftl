# Les places
seat = { $seat ->
    [chance] le hasard
    [clock] l’horloge
    [spectator] un spectateur
   *[other] place { $seat }
}

# Ce que la table elle-même refuse
refused-turn-not-due = { $seat ->
    [chance] Il n’y a rien à tirer maintenant
    [clock] L’horloge n’a rien à faire maintenant
    [spectator] Les spectateurs ne jouent pas
   *[other] Ce n’est pas à la place { $seat } de jouer
} ; doit jouer : { $due ->
    [chance] le hasard
   *[other] { $due }
}.
refused-over-game = La partie est terminée.
refused-seats-count = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $got }.
refused-option-unknown = L’option « { $option } » n’existe pas ; les options sont : { $expected }.
refused-option-value = L’option « { $option } » ({ $by }) ne peut pas valoir « { $got } » ; valeurs possibles : { $expected }.
refused-undo-seat = Seuls les joueurs peuvent annuler un coup, pas { seat }.
refused-undo-entry = Il n’y a pas de coup { NUMBER($entry, useGrouping: 0) } à annuler.
refused-undo-reveal = Le coup { NUMBER($entry, useGrouping: 0) } a révélé quelque chose de caché : impossible d’annuler plus loin.
refused-resign-seat = Seuls les joueurs peuvent abandonner, pas { seat }.
refused-resign-twice = La place { $seat } a déjà abandonné.
refused-clock-time = « { $got } » n’est pas une durée. Les durées sont des millisecondes entières à partir de 0.
refused-clock-not-running = Aucune horloge ne tourne.
refused-clock-backwards = Le temps ne peut pas reculer, de { $last } à { $at } ms.
refused-clock-early = L’horloge intervient à { $deadline } ms, pas à { $at }.
refused-clock-late = Le temps était écoulé à { $deadline } ms ; ce coup est arrivé à { $at }.
refused-record-open-secrets = Cette partie de { $game } a encore des cartes ou des coupes cachées. Son fichier sera disponible quand elle sera terminée.
refused-record-field = Le champ « { $field } » du fichier de partie n’a pas pu être lu.
refused-perft-chance = Après { $ply } { $ply ->
    [one] coup
   *[other] coups
}, il y a un tirage au hasard ; on ne peut compter les suites de coups que sans lui.
refused-perft-endless = Après { $ply } { $ply ->
    [one] coup
   *[other] coups
}, les possibilités sont infinies : on ne peut pas les compter.
refused-bot-unknown = Il n’y a pas de bot « { $got } » pour ce jeu ; les bots sont : { $expected }.
refused-bot-extra = Les bots nommés « { $scheme }:… » ont besoin du paquet { $missing }, fourni par tavolino[fast].
refused-bot-net-file = « { $file } » n’est pas un réseau entraîné.
refused-bot-net-game = Le réseau de « { $file } » est fait pour un autre jeu : { $game }.
refused-bot-net-setup = Le réseau n’a pas été entraîné pour ce nombre de joueurs et ces options.
refused-game-unknown = Le jeu « { $got } » n’existe pas ; les jeux sont : { $expected }.
refused-at-range = Le fichier a { $most } { $most ->
    [one] coup
   *[other] coups
} ; on ne peut pas l’afficher au coup { $got }.
refused-style-unknown = Il n’y a pas de dessin « { $got } » ; les dessins sont : { $expected }.

# Ce qui peut clocher dans un enregistrement
record-line = ligne { NUMBER($line, useGrouping: 0) } : { $sentence }
record-oversized = Le fichier fait { $bytes } octets ; la limite est de { $most }.
record-oversized-line = La ligne fait { $bytes } octets ; la limite est de { $most }.
record-oversized-lines = Le fichier a plus de { $most } lignes.
record-empty = Le fichier est vide.
record-cut-off = La dernière ligne est incomplète.
record-no-end = Le fichier n’a pas de ligne de fin : il manque donc des lignes.
record-not-json = La ligne n’est pas du JSON avec des nombres entiers et des textes.
record-not-object = La ligne n’est pas un objet JSON.
record-spelling = La ligne n’est pas du JSON canonique (clés triées, sans espaces).
record-seal = La ligne a été modifiée, ou il en manque une avant elle : son sceau est { $stated }, son contenu donne { $computed }.
record-no-header = Le fichier ne commence pas par une ligne d’en-tête.
record-format = Le fichier est au format { NUMBER($got, useGrouping: 0) } ; ce programme lit le format { $expected }.
record-game = Le jeu « { $got } » n’existe pas ; les jeux sont : { $expected }.
record-version = Le fichier a été écrit pour la version { NUMBER($got, useGrouping: 0) } de { $game } ; ce programme joue la version { $expected }.
record-field = Le champ « { $field } » a une valeur incorrecte.
record-missing = Le champ « { $field } » manque.
record-unknown = Cette ligne ne peut pas avoir de champ « { $field } ».
record-number = Le coup porte le numéro { NUMBER($got, useGrouping: 0) } au lieu de { NUMBER($expected, useGrouping: 0) }.
record-move-spelling = Le coup « { $got } » doit s’écrire « { $expected } ».
record-result = Le résultat dit { $field } = { $got }, mais les coups mènent à { $expected }.
record-secret-form = La graine secrète n’est pas faite de 64 chiffres hexadécimaux.
record-no-commitment = Le fichier se termine par une graine secrète, mais ne commence pas par son empreinte.
record-commitment = La graine secrète ne correspond pas à l’empreinte du début : { $hash }, mais la graine donne { $computed }.
record-draw = Le tirage { $draw } était « { $got } », mais la graine secrète donne « { $expected } ».
