# Raport polecenia „tavolino doctor”
doctor-program = Tavolino { $version }, { $python }
doctor-games = gry: { $games }
doctor-games-broken = nie można wczytać gry: { $error }
doctor-extra = dodatek { $extra }: { $what }
doctor-extra-missing = brak dodatku { $extra } ({ $packages }): { $what }
doctor-extra-server = gra online
doctor-extra-fast = skompilowane zasady dla silnych botów
doctor-extra-print = drukowanie do PDF
doctor-extra-lab = rankingi na arenie
doctor-extra-dataset = gry botów jako tabele (Parquet)
doctor-extra-dask = boty i areny na klastrze
doctor-extra-conformance = testy dla własnych gier
doctor-client = klient WWW jest zbudowany
doctor-client-missing = klient WWW nie jest zbudowany
doctor-cache = skompilowany kod jest zapisany w { $folder }
doctor-extra-gymnasium = środowiska z jednym agentem, dla programów, które się uczą
doctor-extra-pettingzoo = środowiska z wieloma agentami
doctor-extra-openspiel = gry dla algorytmów OpenSpiel
doctor-cache-closed = nie można zapisać skompilowanego kodu: brak prawa zapisu do { $folder }
doctor-kernels = { $count ->
    [one] jedno jądro jest skompilowane
    [few] wszystkie { $count } jądra są skompilowane
   *[many] wszystkie jądra ({ $count }) są skompilowane
}
doctor-kernels-waiting = { $count ->
    [one] jedno jądro nie jest jeszcze skompilowane; serwer zrobi to w tle
    [few] { $count } jądra nie są jeszcze skompilowane; serwer zrobi to w tle
   *[many] { $count } jąder nie jest jeszcze skompilowanych; serwer zrobi to w tle
}
doctor-address = { $host }, port { $port } jest wolny
doctor-address-taken = { $host }, portu { $port } nie można użyć: { $reason }
doctor-database = baza danych { $name } jest w porządku
doctor-database-new = baza danych { $name } powstanie przy pierwszym uruchomieniu serwera
doctor-database-older = baza danych { $name } jest w porządku; następne uruchomienie ją zaktualizuje ({ $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
})
doctor-folder-closed = nie można utworzyć bazy danych: brak prawa zapisu do { $folder }
doctor-bus-memory = bez szyny: tej bazy używa jeden proces serwera
doctor-bus-shared = szyna między serwerami odpowiada
doctor-result = { $count ->
    [0] Wszystko gotowe.
    [one] Znaleziono jeden problem.
    [few] Znaleziono { $count } problemy.
   *[many] Znaleziono { $count } problemów.
}
