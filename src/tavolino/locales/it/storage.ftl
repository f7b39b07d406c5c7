refused-database-url = Scrivi il database come sqlite:///FILE o postgresql://UTENTE@HOST/NOME, non { $got }:…
refused-database-cannot-open = Impossibile aprire il database { $name }: { $error }
refused-database-newer = Il database è stato aggiornato con il passo { $number } ({ $name }), che questa versione di Tavolino non conosce. Usa una versione più recente.
refused-database-unfinished = In questo database un backup è stato ripristinato solo in parte. Ripristinalo in uno vuoto.
refused-database-in-use = Un altro server sta usando il database { $name }. Più server possono condividere un database solo con Redis come bus. Ferma l’altro server prima di ripristinare un backup.
refused-database-damaged = Il database { $name } è danneggiato: { $error }. Ripristina l’ultimo backup in un database nuovo.
refused-bus-url = Scrivi il bus come redis://HOST:PORTA o memory:, non { $got }:…
refused-bus-cannot-open = Impossibile raggiungere il bus { $name }: { $error }

backed-up = { $rows ->
    [one] Salvata una riga
   *[other] Salvate { $rows } righe
} in { $file }.
restored = { $rows ->
    [one] Ripristinata una riga
   *[other] Ripristinate { $rows } righe
} nel database.
storage-gone = Il database non risponde più: { $error }

refused-backup-broken = La riga { $line } del backup è danneggiata; non è stato ripristinato niente.
refused-backup-cut-off = Il backup { $name } è incompleto: manca l’ultima riga.
refused-backup-format = Il backup è nel formato { $got }; questa versione di Tavolino legge il formato { $known }.
refused-backup-nothing = In questo database non ci sono dati di Tavolino.
refused-backup-there = { $name } esiste già. Un backup non sovrascrive mai un file.
refused-restore-not-empty = Il database non è vuoto. Ripristina un backup solo in uno vuoto.
refused-extra-missing = A questo comando serve il pacchetto { $package }. Installalo con: pip install "tavolino[{ $extra }]"
