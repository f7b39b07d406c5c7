# Ustawienia
refused-setting-value = { $setting } nie może mieć wartości „{ $got }”; oczekiwano: { $expected }.
refused-setting-unknown = Nie ma ustawienia { $setting }; wszystkie wymienia „tavolino serve --help”.
refused-setting-needs = Ustawiono { $setting }, więc trzeba też ustawić { $needed }.
refused-setting-unreadable = Nie udało się odczytać ustawień z { $file }: { $reason }.
refused-setting-toml = Ustawienia w { $file } to nie TOML: { $reason }.
refused-setting-extra = { $setting } wymaga dodatku: pip install "tavolino[{ $extra }]".
refused-setting-address = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }.

serving = Tavolino jest otwarte pod adresem { $url }
client-not-built = Strony nie są jeszcze zbudowane. W folderze projektu uruchom: tools/web

# Żądania i połączenia
refused-request-unknown = Pod tym adresem nic nie ma.
refused-request-method = Ten adres nie przyjmuje { $got }, tylko { $expected }.
refused-request-malformed = Nie udało się zrozumieć żądania.
refused-request-head = Nagłówek żądania jest za duży; odczytuje się do { $bytes } B i do { $headers } pól.
refused-request-slow = Żądanie nadchodziło zbyt długo.
refused-access-origin = To przyszło ze strony, która nie jest nasza.
refused-body-large = To jest za duże; odczytuje się najwyżej { $most } { $most ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}.
refused-body-cut-off = Żądanie urwało się w środku.
refused-body-json = Nie udało się tego odczytać: { $reason }.
refused-body-binary = Wiadomości to teksty, nie bajty.
refused-body-field = Pole „{ $field }” ma niedozwoloną wartość.
refused-limit-wait = To za często; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
refused-limit-sockets = Jest za dużo otwartych połączeń; może ich być najwyżej { $most }.
refused-limit-connections = Jest za dużo otwartych połączeń; spróbuj za chwilę.
refused-limit-messages = Za dużo wiadomości przyszło za szybko, więc połączenie zostało zamknięte.
refused-limit-slow = Połączenie było za wolne, żeby nadążyć, więc zostało zamknięte.
refused-rules-none = Na serwerze nie ma reguł gry { $game } w języku „{ $asked }”.
refused-record-unknown = Nie ma takiego zapisu.
refused-record-long = Liczba wierszy zapisu to { $got }; tu odczytuje się najwyżej { $most }.
refused-picture-none = Ten serwer nie tworzy obrazków.
refused-picture-busy = Rysuje się już zbyt wiele obrazków; spróbuj za minutę.
refused-storage-away = Magazyn danych nie odpowiada; spróbuj za chwilę.
refused-storage-busy = Za dużo dzieje się naraz; spróbuj za chwilę.
refused-server-failed = Coś poszło źle na serwerze; spróbuj jeszcze raz.
refused-server-closing = Serwer uruchamia się ponownie; gra potoczy się dalej od tego miejsca.

# Previews of links
preview-lobby = Czeka na ciebie miejsce. Siadaj i graj.
preview-playing = Gra trwa. Przyjdź i obejrzyj.
preview-over = Gra skończona. Zobacz, jak poszło.
preview-site = Sprytne gry stołowe ze znajomymi albo z botami.
