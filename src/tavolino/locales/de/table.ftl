# Was an einem Tisch, an dem sich Leute treffen, nicht geht
refused-stale-move = Das galt einer früheren Stellung (du hattest { NUMBER($on, useGrouping: 0) } von { NUMBER($version, useGrouping: 0) } Ereignissen gesehen); schau noch einmal hin.
refused-phase-lobby = Das Spiel hat noch nicht begonnen.
refused-phase-playing = Das Spiel hat schon begonnen.
refused-phase-over = Das Spiel ist vorbei.
refused-seat-unknown = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-free = Auf Platz { $seat } sitzt niemand.
refused-seat-not-yours = Platz { $seat } ist nicht deiner.
refused-seat-none = Du sitzt nicht an diesem Tisch.
refused-seat-owner = Das kann nur, wer den Tisch eröffnet hat.
refused-seat-stand-in = Für Platz { $seat } zieht ein Bot; nimm den Platz erst wieder ein.
refused-seat-no-bot = Auf Platz { $seat } zieht ein Mensch.
refused-seat-not-away = Kein Bot vertritt dich.
refused-seat-patience = Platz { $seat } hat noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor ein Bot einspringen darf.
refused-seat-nudged = Platz { $seat } ist schon gefragt; zieht dort niemand, springt in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} ein Bot ein.
refused-seat-not-nudged = Niemand fragt, ob du noch da bist.
refused-seat-holiday = Platz { $seat } ist im Urlaub; so lange steht die Uhr still.
refused-undo-never = An diesem Tisch wird nichts zurückgenommen.
refused-undo-not-asked = Niemand bittet dich, etwas zurücknehmen zu dürfen.
refused-peek-never = An diesem Tisch darf niemand einem Spieler über die Schulter schauen.
refused-peek-player = Du spielst mit; du siehst, was dein eigener Platz sieht.
refused-peek-nobody = Auf Platz { $seat } sitzt kein Mensch.
refused-peek-asked = Du hast Platz { $seat } schon gefragt.
refused-peek-not-asked = Diese Person hat nicht gefragt, ob sie dir über die Schulter schauen darf.
refused-hint-others = Tipps gibt es nur, wenn du allein oder mit Bots spielst.
refused-hint-none = Gerade war kein Tipp zu bekommen; versuch es noch einmal.
refused-hint-busy = Gerade warten zu viele auf die Bots; versuch es in einer Minute noch einmal.
refused-hint-replaced = Du hast inzwischen noch einmal gefragt; diese Antwort kommt nicht mehr.
refused-play-on-secret = Diese Partie lässt sich nicht weiterspielen: In ihrer Aufzeichnung fehlt das Geheimnis des Gebers.
refused-play-on-over = In dieser Stellung hat niemand mehr etwas zu tun.
refused-rematch-already = Eine Revanche ist schon eröffnet.
refused-rematch-no-sequel = Dieses Spiel kann nicht als { $game } weitergehen; möglich ist: { $offered }.
refused-notation-long = Ein Zug hat höchstens { $most } Zeichen.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-version = An diesem Tisch wurde nach einer anderen Version der Regeln gespielt, die dieses Programm nicht kennt.
refused-table-moves = Züge lassen sich nur für ein nicht gewertetes Spiel von dir gegen Bots vorgeben.
refused-table-private = Dieser Tisch ist nur für seine Spieler.
refused-table-hidden = Was Platz { $seat } sieht, bekommst du erst nach dem Spiel zu sehen.
refused-table-running = Das Spiel ist nicht vorbei; seine Aufzeichnung gibt es danach.
refused-table-long = Dieser Tisch hat die Grenze von { $most } Ereignissen erreicht. Du kannst das Spiel noch beenden oder aufgeben, aber nicht weiter ausprobieren.
refused-table-archived = Dieses Spiel ist archiviert. Du kannst es ansehen, aber an diesem Tisch geschieht nichts mehr.
refused-table-archive-away = Dieses Spiel ist archiviert, und das Archiv ist hier nicht verfügbar.
refused-seat-kind = Ein Stuhl ist „me“, „free“ oder „bot:“ mit dem Namen eines Bots, nicht „{ $got }“.
refused-seat-name = Namen haben nur die Plätze der Person, die den Tisch eröffnet; Platz { $seat } gehört nicht dazu.
refused-chat-off = An diesem Tisch wird nicht gechattet.
refused-chat-players = An diesem Tisch chatten nur die Spieler.
refused-chat-empty = Da steht nichts.
refused-emote-unknown = Es gibt kein Emote „{ $got }“; es gibt: { $expected }.
refused-seat-given-up = Auf Platz { $seat } hast du aufgegeben; ein Bot spielt für dich weiter.
refused-seat-away = Ein Bot vertritt dich schon.
refused-seat-no-time = Deine Zeit ist um, darum zieht ein Bot für dich.
refused-undo-open = Platz { $seat } bittet schon darum, etwas zurückzunehmen.
