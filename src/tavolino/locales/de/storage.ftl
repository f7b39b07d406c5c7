refused-database-url = Eine Datenbank heißt sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME, nicht { $got }:…
refused-database-cannot-open = Die Datenbank { $name } lässt sich nicht öffnen: { $error }
refused-database-newer = Die Datenbank hat Schritt { $number } ({ $name }) hinter sich, den diese Version von Tavolino nicht kennt; nimm eine neuere.
refused-database-unfinished = In diese Datenbank wurde eine Sicherung eingespielt und kam nicht zu Ende; spiel sie in eine leere ein.
refused-database-in-use = Die Datenbank { $name } wird schon von einem anderen Server benutzt. Server teilen sich eine Datenbank nur, wenn jeder von ihnen Redis als Bus hat; halte den anderen an, bevor du eine Sicherung einspielst.
refused-database-damaged = Die Datenbank { $name } ist beschädigt: { $error }. Spiel deine letzte Sicherung in eine neue ein.
refused-bus-url = Ein Bus heißt redis://RECHNER:PORT oder memory:, nicht { $got }:…
refused-bus-cannot-open = Der Bus { $name } ist nicht zu erreichen: { $error }

backed-up = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} in { $file } gesichert.
restored = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} wieder in der Datenbank.
storage-gone = Die Datenbank antwortet nicht mehr: { $error }

refused-backup-broken = Zeile { $line } der Sicherung ist beschädigt; nichts davon wurde eingespielt.
refused-backup-cut-off = Die Sicherung { $name } ist abgeschnitten: Ihre letzte Zeile fehlt.
refused-backup-format = Die Sicherung hat Format { $got }; diese Version von Tavolino liest Format { $known }.
refused-backup-nothing = In dieser Datenbank ist nichts von Tavolino.
refused-backup-there = { $name } gibt es schon; keine Sicherung überschreibt eine andere Datei.
refused-restore-not-empty = Die Datenbank ist nicht leer; eine Sicherung kommt nur in eine leere.
refused-extra-missing = Dieser Befehl braucht das Paket { $package }; so kommt es dazu: pip install "tavolino[{ $extra }]"
