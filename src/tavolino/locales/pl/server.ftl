# Ustawienia
refused-setting-value = { $setting } nie może mieć wartości „{ $got }”; dozwolone: { $expected }.
refused-setting-unknown = Nie ma ustawienia { $setting }; wszystkie wymienia „tavolino serve --help”.
refused-setting-needs = Skoro jest { $setting }, trzeba też ustawić { $needed }.
refused-setting-unreadable = Nie udało się odczytać ustawień z { $file }: { $reason }.
refused-setting-toml = Ustawienia w { $file } to nie TOML: { $reason }.
refused-setting-extra = { $setting } wymaga dodatku: pip install "tavolino[{ $extra }]".
refused-setting-address = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }.

serving = Tavolino działa pod adresem { $url }
client-not-built = Klient WWW nie jest jeszcze zbudowany. W folderze projektu uruchom: tools/web

# Żądania i połączenia
refused-request-unknown = Pod tym adresem nic nie ma.
refused-request-method = Ten adres nie przyjmuje { $got }, tylko { $expected }.
refused-request-malformed = Serwer nie zrozumiał żądania.
refused-request-head = Nagłówki żądania są za duże; limity to { $bytes } B i { $headers } nagłówków.
refused-request-slow = Żądanie nadchodziło zbyt długo.
refused-access-origin = To żądanie przyszło z innej strony.
refused-body-large = To za dużo; limit to { $most } { $most ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}.
refused-body-cut-off = Żądanie było niepełne.
refused-body-json = Nie udało się tego odczytać: { $reason }.
refused-body-binary = Wiadomości wysyłaj jako tekst, a nie jako bajty.
refused-body-field = Pole „{ $field }” ma niedozwoloną wartość.
refused-body-text = Ten tekst zawiera znak, którego nie da się zapisać.
refused-limit-wait = Za dużo żądań. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refused-limit-sockets = Masz za dużo otwartych połączeń; limit to { $most }.
refused-limit-connections = Za dużo otwartych połączeń. Spróbuj ponownie za chwilę.
refused-limit-messages = Za dużo wiadomości naraz, więc połączenie zostało zamknięte.
refused-limit-slow = Połączenie nie nadążało, więc zostało zamknięte.
refused-rules-none = Na serwerze nie ma zasad gry { $game } w języku „{ $asked }”.
refused-record-unknown = Nie ma takiego zapisu gry.
refused-record-long = Liczba wierszy w pliku to { $got }; limit to { $most }.
refused-record-busy = Serwer sprawdza teraz zbyt wiele innych gier. Spróbuj ponownie za minutę.
refused-stored-busy = Serwer sprawdza teraz zbyt wiele innych gier. Spróbuj ponownie za minutę.
refused-analysis-many = Liczba Twoich gier, które są właśnie analizowane: { $most }. Spróbuj ponownie, gdy jedna z analiz się skończy.
refused-picture-none = Ten serwer nie tworzy obrazków.
refused-picture-busy = Serwer jest zajęty rysowaniem. Spróbuj ponownie za minutę.
refused-storage-away = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
refused-storage-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
refused-server-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie.
refused-server-closing = Serwer uruchamia się ponownie. Gra ruszy dalej od tego samego miejsca.

# Podgląd linków
preview-lobby = Jest wolne miejsce. Siadaj i graj!
preview-playing = Gra trwa. Wpadnij popatrzeć!
preview-over = Gra zakończona. Zobacz, jak poszło.
preview-site = Sprytne gry planszowe ze znajomymi albo z botami.
