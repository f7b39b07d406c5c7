# Ce que refuse une table où l’on se retrouve
refused-stale-move = La partie a avancé (vous aviez vu { NUMBER($on, useGrouping: 0) } événements sur { NUMBER($version, useGrouping: 0) }). Regardez la table et rejouez.
refused-phase-lobby = La partie n’a pas encore commencé.
refused-phase-playing = La partie a déjà commencé.
refused-phase-over = La partie est terminée.
refused-seat-unknown = Cette place n’existe pas ; la table en a { $seats }.
refused-seat-taken = La place { $seat } est prise.
refused-seat-free = Il n’y a personne à la place { $seat }.
refused-seat-not-yours = La place { $seat } n’est pas la vôtre.
refused-seat-none = Vous n’avez pas de place à cette table.
refused-seat-owner = Seul l’hôte peut le faire.
refused-seat-stand-in = Un bot joue à la place { $seat }. Reprenez-la d’abord.
refused-seat-no-bot = Ce n’est pas un bot qui joue à la place { $seat }.
refused-seat-not-away = Aucun bot ne joue pour vous.
refused-seat-patience = La place { $seat } a encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} avant qu’un bot puisse prendre le relais.
refused-seat-nudged = La question a déjà été posée à la place { $seat } ; sans coup de sa part, un bot prend le relais dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-seat-not-nudged = Personne ne demande si vous êtes toujours là.
refused-seat-holiday = Le joueur de la place { $seat } est en vacances. Son temps est arrêté jusqu’à son retour.
refused-undo-never = On ne peut rien annuler à cette table.
refused-undo-not-asked = Personne ne vous demande votre accord pour annuler.
refused-peek-never = À cette table, les joueurs ne peuvent pas montrer ce qu’ils voient.
refused-peek-player = Vous jouez : vous ne pouvez pas voir ce que voient les autres.
refused-peek-nobody = Il n’y a pas d’humain à la place { $seat }.
refused-peek-asked = Vous avez déjà demandé à la place { $seat }.
refused-peek-not-asked = Cette personne n’a pas demandé à voir ce que vous voyez.
refused-hint-others = Les indices sont réservés aux parties en solo ou contre des bots.
refused-hint-none = Pas d’indice pour l’instant. Réessayez.
refused-hint-busy = Les bots sont très demandés. Réessayez dans une minute.
refused-hint-replaced = Vous avez reposé la question : cette demande a été annulée.
refused-play-on-secret = Impossible de reprendre cette partie : son fichier ne contient pas la graine secrète.
refused-play-on-over = Il n’y a plus rien à jouer dans cette position.
refused-rematch-already = Une revanche est déjà prête.
refused-rematch-no-sequel = Cette partie ne peut pas continuer en { $game } ; possible : { $offered }.
refused-notation-long = Un coup peut avoir au plus { $most } caractères.
refused-table-unknown = Cette table n’existe pas.
refused-table-version = Cette table utilise une autre version des règles, que ce programme ne connaît pas.
refused-table-moves = On ne peut saisir des coups que dans ses propres parties non classées contre des bots.
refused-table-private = Cette table est privée.
refused-table-hidden = Vous ne pouvez pas voir ce que voit la place { $seat } avant la fin de la partie.
refused-table-running = Vous pourrez télécharger la partie quand elle sera terminée.
refused-table-long = Cette table a atteint sa limite de { $most } événements. Vous pouvez encore terminer ou abandonner.
refused-table-archived = Cette partie est archivée. Vous pouvez la regarder, mais plus la modifier.
refused-table-archive-away = Cette partie est archivée, et l’archive n’est pas disponible ici.
refused-seat-kind = Une place est « me », « free » ou « bot: » suivi du nom d’un bot, pas « { $got } ».
refused-seat-name = Seules les places sur l’écran de l’hôte peuvent porter un nom ; la place { $seat } n’en fait pas partie.
refused-chat-off = La discussion est désactivée à cette table.
refused-chat-players = Seuls les joueurs peuvent discuter à cette table.
refused-chat-empty = Le message est vide.
refused-emote-unknown = Il n’y a pas de réaction « { $got } » ; il y a : { $expected }.
refused-seat-given-up = Vous avez abandonné à la place { $seat }. Un bot continue pour vous.
refused-seat-away = Un bot joue déjà pour vous.
refused-seat-no-time = Votre temps est écoulé : un bot joue pour vous.
refused-undo-open = Le joueur de la place { $seat } demande déjà une annulation.
refused-seat-often = Vous vous êtes assis trop souvent à cette table. Essayez-en une autre.
refused-seat-crowded = Les places ont changé trop souvent à cette table : plus personne ne peut s’y asseoir. Ouvrez-en une nouvelle.
refused-seat-undecided = Vous avez changé d’avis trop souvent à cette table. Vous pouvez encore quitter votre place.
refused-undo-often = Vous avez demandé trop souvent d’annuler à cette table.
refused-peek-often = Vous avez demandé trop souvent à la place { $seat }.
refused-peek-busy = Trop de personnes demandent à la place { $seat } ou voient déjà ce qu’elle voit. Réessayez plus tard.
refused-table-share = Vous avez atteint votre limite de { $most } événements à cette table. Vous pouvez encore terminer ou abandonner.
refused-table-many = Vous avez déjà { $most ->
    [one] { $most } table ouverte qui attend
   *[other] { $most } tables ouvertes qui attendent
} des joueurs. Commencez d’abord une partie là-bas ou quittez la table.
