refused-database-url = A database is named sqlite:///FILE or postgresql://USER@HOST/NAME, not { $got }:…
refused-database-cannot-open = The database { $name } cannot be opened: { $error }
refused-database-newer = The database has had step { $number } ({ $name }), which this version of Tavolino does not know; use a newer version.
refused-database-unfinished = A backup was being restored into this database and did not get to its end; restore it into an empty one.
refused-database-in-use = The database { $name } is in use by another server. Servers share a database only if each of them has Redis as its bus; stop the other one before you restore a backup.
refused-database-damaged = The database { $name } is damaged: { $error }. Restore your last backup into a new one.
refused-bus-url = A bus is named redis://HOST:PORT or memory:, not { $got }:…
refused-bus-cannot-open = The bus { $name } cannot be reached: { $error }

backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} saved in { $file }.
restored = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} back in the database.
storage-gone = The database has stopped answering: { $error }

refused-backup-broken = Line { $line } of the backup is damaged; nothing has been restored from it.
refused-backup-cut-off = The backup { $name } is cut off: its last line is missing.
refused-backup-format = The backup is of format { $got }, and this version of Tavolino reads format { $known }.
refused-backup-nothing = There is nothing of Tavolino in this database.
refused-backup-there = { $name } is already there, and no backup is written over another file.
refused-restore-not-empty = The database is not empty; a backup goes only into an empty one.
refused-extra-missing = This command needs the package { $package }; install it with: pip install "tavolino[{ $extra }]"
