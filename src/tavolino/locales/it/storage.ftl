refused-database-url = Un database si scrive sqlite:///FILE o postgresql://UTENTE@HOST/NOME, non { $got }:…
refused-database-cannot-open = Il database { $name } non si apre: { $error }
refused-database-newer = Il database ha già fatto il passo { $number } ({ $name }), che questa versione di Tavolino non conosce; usane una più nuova.
refused-database-unfinished = In questo database si stava ripristinando un backup e non si è arrivati alla fine; ripristinalo in uno vuoto.
refused-database-in-use = Il database { $name } è già usato da un altro server. Più server condividono un database solo se ciascuno ha Redis come bus; ferma l’altro prima di ripristinare un backup.
refused-database-damaged = Il database { $name } è danneggiato: { $error }. Ripristina l’ultimo backup in un database nuovo.
refused-bus-url = Un bus si scrive redis://HOST:PORTA o memory:, non { $got }:…
refused-bus-cannot-open = Il bus { $name } non è raggiungibile: { $error }

backed-up = { $rows ->
    [one] Una riga è salvata
   *[other] { $rows } righe sono salvate
} in { $file }.
restored = { $rows ->
    [one] Una riga è tornata
   *[other] { $rows } righe sono tornate
} nel database.
storage-gone = Il database ha smesso di rispondere: { $error }

refused-backup-broken = La riga { $line } del backup è danneggiata; non ne è stato ripristinato nulla.
refused-backup-cut-off = Il backup { $name } è troncato: manca l’ultima riga.
refused-backup-format = Il backup è nel formato { $got }, e questa versione di Tavolino legge il formato { $known }.
refused-backup-nothing = In questo database non c’è nulla di Tavolino.
refused-backup-there = { $name } esiste già, e nessun backup sovrascrive un altro file.
refused-restore-not-empty = Il database non è vuoto; un backup va solo in uno vuoto.
refused-extra-missing = A questo comando serve il pacchetto { $package }; si installa con: pip install "tavolino[{ $extra }]"
