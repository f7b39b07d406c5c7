# Il rapporto di «tavolino doctor»
doctor-program = Tavolino { $version } con { $python }
doctor-games = giochi: { $games }
doctor-games-broken = un gioco non si può caricare: { $error }
doctor-extra = extra { $extra }: { $what }
doctor-extra-missing = l’extra { $extra } non è installato ({ $packages }): { $what }
doctor-extra-server = giocare in rete
doctor-extra-fast = regole compilate per i bot forti
doctor-extra-print = giochi su carta, in PDF
doctor-extra-lab = punteggi nell’arena
doctor-extra-dataset = partite di bot come tabelle (Parquet)
doctor-extra-dask = bot e arene su un cluster
doctor-extra-conformance = test per i propri giochi
doctor-extra-gymnasium = ambienti con un agente, per programmi che imparano
doctor-extra-pettingzoo = ambienti con più agenti
doctor-extra-openspiel = giochi per gli algoritmi di OpenSpiel
doctor-client = le pagine per il browser sono pronte
doctor-client-missing = le pagine per il browser non sono state create
doctor-cache = il codice compilato si trova in { $folder }
doctor-cache-closed = il codice compilato non si può conservare: { $folder } non è scrivibile
doctor-kernels = { $count ->
    [one] un nucleo è compilato
   *[other] tutti i { $count } nuclei sono compilati
}
doctor-kernels-waiting = { $count ->
    [one] un nucleo non è ancora compilato; ci pensa il server mentre gira
   *[other] { $count } nuclei non sono ancora compilati; ci pensa il server mentre gira
}
doctor-address = { $host }, porta { $port }: libera
doctor-address-taken = { $host }, porta { $port }: non si può usare ({ $reason })
doctor-database = il database { $name } è a posto
doctor-database-new = il database { $name } verrà creato al primo avvio del server
doctor-database-older = il database { $name } è a posto; il prossimo avvio lo aggiorna ({ $count ->
    [one] un passo
   *[other] { $count } passi
})
doctor-folder-closed = il database non si può creare: { $folder } non è scrivibile
doctor-bus-memory = nessun bus tra server: questo database è servito da un solo processo
doctor-bus-shared = il bus tra i server risponde
doctor-result = { $count ->
    [0] C’è tutto il necessario.
    [one] Una cosa non funziona.
   *[other] { $count } cose non funzionano.
}
