refused-database-url = Gib die Datenbank als sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME an, nicht als { $got }:…
refused-database-cannot-open = Die Datenbank { $name } lässt sich nicht öffnen: { $error }
refused-database-newer = Die Datenbank wurde mit Schritt { $number } ({ $name }) aktualisiert, den diese Version von Tavolino nicht kennt. Verwende eine neuere Version.
refused-database-unfinished = In diese Datenbank wurde eine Sicherung nur teilweise eingespielt. Spiele sie in eine leere Datenbank ein.
refused-database-in-use = Ein anderer Server benutzt die Datenbank { $name }. Server können sich eine Datenbank nur mit Redis als Bus teilen. Halte den anderen Server an, bevor du eine Sicherung einspielst.
refused-database-damaged = Die Datenbank { $name } ist beschädigt: { $error }. Spiele deine letzte Sicherung in eine neue ein.
refused-bus-url = Gib den Bus als redis://RECHNER:PORT oder memory: an, nicht als { $got }:…
refused-bus-cannot-open = Der Bus { $name } ist nicht erreichbar: { $error }

backed-up = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} in { $file } gesichert.
restored = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} in die Datenbank eingespielt.
storage-gone = Die Datenbank antwortet nicht mehr: { $error }

refused-backup-broken = Zeile { $line } der Sicherung ist beschädigt. Es wurde nichts eingespielt.
refused-backup-cut-off = Die Sicherung { $name } ist unvollständig: Die letzte Zeile fehlt.
refused-backup-format = Die Sicherung hat Format { $got }. Diese Version von Tavolino liest Format { $known }.
refused-backup-nothing = Diese Datenbank enthält keine Daten von Tavolino.
refused-backup-there = { $name } gibt es schon. Eine Sicherung überschreibt nie eine Datei.
refused-restore-not-empty = Die Datenbank ist nicht leer. Spiele eine Sicherung nur in eine leere ein.
refused-extra-missing = Dieser Befehl braucht das Paket { $package }. Installiere es mit: pip install "tavolino[{ $extra }]"
