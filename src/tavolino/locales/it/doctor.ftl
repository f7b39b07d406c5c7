# Il rapporto di «tavolino doctor»
doctor-program = Tavolino { $version } con { $python }
doctor-games = giochi: { $games }
doctor-games-broken = un gioco non si può caricare: { $error }
doctor-extra = extra { $extra }: { $what }
doctor-extra-missing = l’extra { $extra } non è installato ({ $packages }): { $what }
doctor-extra-server = gioco online
doctor-extra-fast = regole compilate per i bot forti
doctor-extra-print = stampa, in PDF
doctor-extra-lab = rating nell’arena
doctor-extra-dask = bot e arene su un cluster
doctor-extra-conformance = test per i tuoi giochi
doctor-client = il client web è compilato
doctor-client-missing = il client web non è compilato
doctor-cache = il codice compilato è in { $folder }
doctor-cache-closed = il codice compilato non si può salvare: { $folder } non è scrivibile
doctor-extra-dataset = partite di bot come tabelle (Parquet)
doctor-extra-gymnasium = ambienti con un agente, per programmi che imparano
doctor-extra-pettingzoo = ambienti con più agenti
doctor-extra-openspiel = giochi per gli algoritmi di OpenSpiel
doctor-kernels = { $count ->
    [one] un kernel è compilato
   *[other] tutti i { $count } kernel sono compilati
}
doctor-kernels-waiting = { $count ->
    [one] un kernel non è ancora compilato; lo farà il server in background
   *[other] { $count } kernel non sono ancora compilati; lo farà il server in background
}
doctor-address = la porta { $port } di { $host } è libera
doctor-address-taken = impossibile usare la porta { $port } di { $host }: { $reason }
doctor-database = il database { $name } è a posto
doctor-database-new = il database { $name } verrà creato al primo avvio del server
doctor-database-older = il database { $name } è a posto; il prossimo avvio lo aggiorna ({ $count ->
    [one] un passo
   *[other] { $count } passi
})
doctor-folder-closed = il database non si può creare: { $folder } non è scrivibile
doctor-bus-memory = nessun bus: un solo processo server usa questo database
doctor-bus-shared = il bus tra i server risponde
doctor-result = { $count ->
    [0] È tutto pronto.
    [one] Trovato un problema.
   *[other] Trovati { $count } problemi.
}
