# Ce que refuse une table où l’on se retrouve
refused-stale-move = Ceci visait une position antérieure (vous aviez vu { NUMBER($on, useGrouping: 0) } événements sur { NUMBER($version, useGrouping: 0) }) ; regardez à nouveau.
refused-phase-lobby = La partie n’a pas encore commencé.
refused-phase-playing = La partie a déjà commencé.
refused-phase-over = La partie est terminée.
refused-seat-unknown = Cette place n’existe pas ; la table en a { $seats }.
refused-seat-taken = La place { $seat } est prise.
refused-seat-free = Personne n’occupe la place { $seat }.
refused-seat-not-yours = La place { $seat } n’est pas la vôtre.
refused-seat-none = Vous n’avez pas de place à cette table.
refused-seat-owner = Seule la personne qui a ouvert la table peut le faire.
refused-seat-stand-in = Un bot joue pour la place { $seat } ; reprenez d’abord la place.
refused-seat-no-bot = Une personne joue à la place { $seat }.
refused-seat-not-away = Aucun bot ne vous remplace.
refused-seat-patience = La place { $seat } a encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant qu’un bot puisse la remplacer.
refused-seat-nudged = On a déjà relancé la place { $seat } ; sans coup de sa part, un bot la remplace dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-seat-not-nudged = Personne ne demande si vous êtes encore là.
refused-seat-holiday = La place { $seat } est en vacances ; la pendule est arrêtée jusqu’à son retour.
refused-undo-never = À cette table, on n’annule rien.
refused-undo-not-asked = Personne ne vous demande votre accord pour annuler.
refused-peek-never = À cette table, personne ne regarde par-dessus l’épaule d’un joueur.
refused-peek-player = Vous jouez ; vous voyez ce que voit votre propre place.
refused-peek-nobody = Aucun humain n’occupe la place { $seat }.
refused-peek-asked = Vous avez déjà demandé à la place { $seat }.
refused-peek-not-asked = Cette personne n’a pas demandé à regarder par-dessus votre épaule.
refused-hint-others = Les conseils sont pour qui joue en solo ou avec des bots.
refused-hint-none = Pas de conseil pour l’instant ; réessayez.
refused-hint-busy = Trop de personnes attendent les bots en ce moment ; réessayez dans une minute.
refused-hint-replaced = Vous avez reposé la question entre-temps ; cette réponse ne viendra plus.
refused-play-on-secret = Impossible de continuer cette partie : son enregistrement ne contient pas le secret du donneur.
refused-play-on-over = Dans cette position, plus personne n’a rien à jouer.
refused-rematch-already = Une revanche est déjà ouverte.
refused-rematch-no-sequel = Cette partie ne peut pas continuer en { $game } ; possible : { $offered }.
refused-notation-long = Un coup a au plus { $most } caractères.
refused-table-unknown = Cette table n’existe pas.
refused-table-version = À cette table, on jouait selon une autre version des règles, que ce programme ne connaît pas.
refused-table-moves = On ne peut donner des coups d’avance que pour une partie non classée à vous, contre des bots.
refused-table-private = Cette table est réservée à ses joueurs.
refused-table-hidden = Vous ne pouvez pas voir ce que voit la place { $seat } avant la fin de la partie.
refused-table-running = La partie n’est pas terminée ; son enregistrement sera là quand elle le sera.
refused-table-long = Cette table a atteint sa limite de { $most } événements. Vous pouvez encore terminer la partie ou abandonner, mais plus faire d’essais.
refused-table-archived = Cette partie est archivée. Vous pouvez la regarder, mais il ne s’y passe plus rien.
refused-table-archive-away = Cette partie est archivée, et l’archive n’est pas disponible ici.
refused-seat-kind = Une chaise est « me », « free » ou « bot: » suivi du nom d’un bot, pas « { $got } ».
refused-seat-name = Seules les places de la personne qui ouvre la table peuvent porter un nom ; la place { $seat } n’en fait pas partie.
refused-chat-off = À cette table, on ne discute pas.
refused-chat-players = À cette table, seuls les joueurs discutent.
refused-chat-empty = Ce message ne dit rien.
refused-emote-unknown = Il n’y a pas de réaction « { $got } » ; il y a : { $expected }.
refused-seat-given-up = Vous avez abandonné à la place { $seat } ; un bot continue pour vous.
refused-seat-away = Un bot vous remplace déjà.
refused-seat-no-time = Votre temps est écoulé, un bot joue donc pour vous.
refused-undo-open = La place { $seat } demande déjà à annuler quelque chose.
