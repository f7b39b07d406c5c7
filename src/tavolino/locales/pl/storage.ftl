refused-database-url = Bazę danych wpisz jako sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA, a nie { $got }:…
refused-database-cannot-open = Nie można otworzyć bazy danych { $name }: { $error }
refused-database-newer = Baza danych przeszła aktualizację { $number } ({ $name }), której ta wersja Tavolino nie zna. Użyj nowszej.
refused-database-unfinished = Kopia zapasowa została przywrócona do tej bazy tylko częściowo. Przywróć ją do pustej.
refused-database-in-use = Z bazy danych { $name } korzysta inny serwer. Serwery mogą dzielić bazę tylko wtedy, gdy ich szyną jest Redis. Przed przywróceniem kopii zatrzymaj tamten serwer.
refused-database-damaged = Baza danych { $name } jest uszkodzona: { $error }. Przywróć ostatnią kopię do nowej bazy.
refused-bus-url = Szynę wpisz jako redis://HOST:PORT albo memory:, a nie { $got }:…
refused-bus-cannot-open = Nie można połączyć się z szyną { $name }: { $error }

backed-up = { $rows ->
    [one] Zapisano { $rows } wiersz
    [few] Zapisano { $rows } wiersze
   *[many] Zapisano { $rows } wierszy
} w pliku { $file }.
restored = { $rows ->
    [one] Przywrócono { $rows } wiersz
    [few] Przywrócono { $rows } wiersze
   *[many] Przywrócono { $rows } wierszy
} do bazy danych.
storage-gone = Baza danych przestała odpowiadać: { $error }

refused-backup-broken = Wiersz { $line } kopii jest uszkodzony; niczego nie przywrócono.
refused-backup-cut-off = Kopia { $name } jest niepełna: brakuje ostatniego wiersza.
refused-backup-format = Kopia ma format { $got }; ta wersja Tavolino czyta format { $known }.
refused-backup-nothing = W tej bazie nie ma danych Tavolino.
refused-backup-there = { $name } już istnieje. Kopia nigdy nie nadpisuje pliku.
refused-restore-not-empty = Baza danych nie jest pusta. Kopię można przywrócić tylko do pustej.
refused-extra-missing = To polecenie wymaga pakietu { $package }. Zainstaluj go: pip install "tavolino[{ $extra }]"
