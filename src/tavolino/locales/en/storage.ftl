refused-database-url = Write the database as sqlite:///FILE or postgresql://USER@HOST/NAME, not { $got }:…
refused-database-cannot-open = The database { $name } cannot be opened: { $error }
refused-database-newer = The database was updated with step { $number } ({ $name }), which this version of Tavolino does not know. Use a newer version.
refused-database-unfinished = A backup was only partly restored into this database. Restore it into an empty one.
refused-database-in-use = Another server is using the database { $name }. Servers can share a database only with Redis as their bus. Stop the other server before you restore a backup.
refused-database-damaged = The database { $name } is damaged: { $error }. Restore your last backup into a new one.
refused-bus-url = Write the bus as redis://HOST:PORT or memory:, not { $got }:…
refused-bus-cannot-open = The bus { $name } cannot be reached: { $error }

backed-up = { $rows ->
    [one] Saved one row
   *[other] Saved { $rows } rows
} to { $file }.
restored = { $rows ->
    [one] Restored one row
   *[other] Restored { $rows } rows
} to the database.
storage-gone = The database stopped responding: { $error }

refused-backup-broken = Line { $line } of the backup is damaged; nothing was restored.
refused-backup-cut-off = The backup { $name } is incomplete: its last line is missing.
refused-backup-format = The backup has format { $got }; this version of Tavolino reads format { $known }.
refused-backup-nothing = This database has no Tavolino data.
refused-backup-there = { $name } already exists. A backup never overwrites a file.
refused-restore-not-empty = The database is not empty. Restore a backup only into an empty one.
refused-extra-missing = This command needs the package { $package }. Install it with: pip install "tavolino[{ $extra }]"
