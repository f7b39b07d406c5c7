# Was an einem Tisch, an dem sich Leute treffen, nicht geht
refused-stale-move = Die Partie ist inzwischen weiter (du hattest { NUMBER($on, useGrouping: 0) } von { NUMBER($version, useGrouping: 0) } Ereignissen gesehen). Schau noch einmal hin.
refused-phase-lobby = Die Partie hat noch nicht begonnen.
refused-phase-playing = Die Partie hat schon begonnen.
refused-phase-over = Die Partie ist vorbei.
refused-seat-unknown = Diesen Platz gibt es nicht. Der Tisch hat { $seats }.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-free = Auf Platz { $seat } sitzt niemand.
refused-seat-not-yours = Platz { $seat } ist nicht deiner.
refused-seat-none = Du hast keinen Platz an diesem Tisch.
refused-seat-owner = Das kann nur der Gastgeber.
refused-seat-stand-in = Auf Platz { $seat } spielt ein Bot für dich. Übernimm den Platz zuerst wieder.
refused-seat-no-bot = Auf Platz { $seat } spielt kein Bot.
refused-seat-not-away = Es spielt kein Bot für dich.
refused-seat-patience = Platz { $seat } hat noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor ein Bot übernehmen darf.
refused-seat-nudged = Platz { $seat } wurde schon gefragt. Ohne Zug übernimmt in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} ein Bot.
refused-seat-not-nudged = Niemand fragt, ob du noch da bist.
refused-seat-holiday = Platz { $seat } ist im Urlaub. So lange steht die Uhr still.
refused-undo-never = An diesem Tisch lässt sich nichts zurücknehmen.
refused-undo-not-asked = Niemand hat dich gefragt, ob er etwas zurücknehmen darf.
refused-peek-never = An diesem Tisch bleibt Verdecktes auch für Zuschauer verdeckt.
refused-peek-player = Du spielst mit und siehst deshalb nur, was dein Platz sieht.
refused-peek-nobody = Auf Platz { $seat } sitzt kein Mensch.
refused-peek-asked = Du hast Platz { $seat } schon gefragt.
refused-peek-not-asked = Diese Person hat nicht gefragt, ob sie sehen darf, was du siehst.
refused-hint-others = Tipps gibt es nur, wenn du allein oder mit Bots spielst.
refused-hint-none = Gerade gibt es keinen Tipp. Versuche es noch einmal.
refused-hint-busy = Die Bots sind gerade beschäftigt. Versuche es in einer Minute noch einmal.
refused-hint-replaced = Du hast noch einmal gefragt, deshalb wurde diese Anfrage abgebrochen.
refused-play-on-secret = Diese Partie lässt sich nicht weiterspielen: In der Aufzeichnung fehlt der geheime Startwert.
refused-play-on-over = In dieser Stellung gibt es nichts mehr zu tun.
refused-rematch-already = Die Revanche ist schon eröffnet.
refused-rematch-no-sequel = Diese Partie lässt sich nicht als { $game } fortsetzen. Möglich: { $offered }.
refused-notation-long = Ein Zug darf höchstens { $most } Zeichen haben.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-version = Dieser Tisch verwendet eine andere Version der Regeln, die dieses Programm nicht unterstützt.
refused-table-moves = Züge vorgeben kannst du nur in einer eigenen, nicht gewerteten Partie gegen Bots.
refused-table-private = Dieser Tisch ist privat.
refused-table-hidden = Was Platz { $seat } sieht, erfährst du erst nach der Partie.
refused-table-running = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
refused-table-long = Dieser Tisch hat die Grenze von { $most } Ereignissen erreicht. Du kannst die Partie noch beenden oder aufgeben.
refused-table-archived = Diese Partie ist archiviert. Du kannst sie ansehen, aber nicht ändern.
refused-table-archive-away = Diese Partie ist archiviert, und das Archiv ist hier nicht verfügbar.
refused-seat-kind = Ein Platz ist „me“, „free“ oder „bot:“ mit dem Namen eines Bots, nicht „{ $got }“.
refused-seat-name = Namen gibt es nur für Plätze am Bildschirm des Gastgebers. Platz { $seat } gehört nicht dazu.
refused-chat-off = An diesem Tisch ist der Chat aus.
refused-chat-players = An diesem Tisch dürfen nur die Spieler chatten.
refused-chat-empty = Die Nachricht ist leer.
refused-emote-unknown = Die Reaktion „{ $got }“ gibt es nicht. Zur Wahl stehen: { $expected }.
refused-seat-given-up = Auf Platz { $seat } hast du aufgegeben. Ein Bot spielt für dich weiter.
refused-seat-away = Es spielt schon ein Bot für dich.
refused-seat-no-time = Deine Zeit ist um, deshalb spielt ein Bot für dich.
refused-undo-open = Platz { $seat } hat schon gefragt, ob er etwas zurücknehmen darf.
refused-seat-often = Du hast dich zu oft an diesen Tisch gesetzt. Versuche es an einem anderen.
refused-seat-crowded = An diesem Tisch haben die Plätze zu oft gewechselt, deshalb kann sich niemand mehr setzen. Eröffne einen neuen.
refused-seat-undecided = Du hast es dir an diesem Tisch zu oft anders überlegt. Du kannst den Platz noch verlassen.
refused-undo-often = Du wolltest an diesem Tisch zu oft etwas zurücknehmen.
refused-peek-often = Du hast Platz { $seat } zu oft gefragt.
refused-peek-busy = Zu viele fragen Platz { $seat } gerade oder sehen dort schon mit. Versuche es später noch einmal.
refused-table-share = Du hast deine Grenze von { $most } Ereignissen an diesem Tisch erreicht. Du kannst die Partie noch beenden oder aufgeben.
refused-table-many = Du hast schon { $most ->
    [one] einen offenen Tisch, der
   *[other] { $most } offene Tische, die
} auf Mitspieler { $most ->
    [one] wartet
   *[other] warten
}. Beginne dort zuerst eine Partie oder verlasse den Tisch.
