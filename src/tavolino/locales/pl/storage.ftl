refused-database-url = Bazę danych zapisuje się sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA, nie { $got }:…
refused-database-cannot-open = Nie można otworzyć bazy danych { $name }: { $error }
refused-database-newer = Baza danych przeszła krok { $number } ({ $name }), którego ta wersja Tavolino nie zna; użyj nowszej.
refused-database-unfinished = Odtwarzanie kopii w tej bazie danych nie dobiegło końca; odtwórz ją w pustej.
refused-database-in-use = Z bazy danych { $name } korzysta już inny serwer. Serwery mogą dzielić bazę tylko wtedy, gdy każdy używa szyny Redis; przed odtworzeniem kopii zatrzymaj tamten serwer.
refused-database-damaged = Baza danych { $name } jest uszkodzona: { $error }. Odtwórz ostatnią kopię w nowej bazie.
refused-bus-url = Szynę zapisuje się redis://HOST:PORT albo memory:, nie { $got }:…
refused-bus-cannot-open = Nie można połączyć się z szyną { $name }: { $error }

backed-up = { $rows ->
    [one] { $rows } wiersz jest zapisany
    [few] { $rows } wiersze są zapisane
   *[many] { $rows } wierszy jest zapisanych
} w { $file }.
restored = { $rows ->
    [one] { $rows } wiersz jest
    [few] { $rows } wiersze są
   *[many] { $rows } wierszy jest
} znów w bazie danych.
storage-gone = Baza danych przestała odpowiadać: { $error }

refused-backup-broken = Wiersz { $line } kopii jest uszkodzony; nic z niej nie odtworzono.
refused-backup-cut-off = Kopia { $name } jest urwana: brakuje jej ostatniego wiersza.
refused-backup-format = Kopia ma format { $got }, a ta wersja Tavolino czyta format { $known }.
refused-backup-nothing = W tej bazie danych nie ma niczego z Tavolino.
refused-backup-there = { $name } już istnieje, a kopia nie zastępuje innego pliku.
refused-restore-not-empty = Baza danych nie jest pusta; kopię odtwarza się tylko w pustej.
refused-extra-missing = To polecenie wymaga pakietu { $package }; zainstaluj go: pip install "tavolino[{ $extra }]"
