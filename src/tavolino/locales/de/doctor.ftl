# Der Bericht von „tavolino doctor“
doctor-program = Tavolino { $version } mit { $python }
doctor-games = Spiele: { $games }
doctor-games-broken = ein Spiel lässt sich nicht laden: { $error }
doctor-extra = Extra { $extra }: { $what }
doctor-extra-missing = Extra { $extra } ist nicht installiert ({ $packages }): { $what }
doctor-extra-server = online spielen
doctor-extra-fast = kompilierte Regeln für starke Bots
doctor-extra-print = Drucken als PDF
doctor-extra-lab = Wertungen in der Arena
doctor-extra-dataset = Partien von Bots als Tabellen (Parquet)
doctor-extra-dask = Bots und Arenen auf einem Cluster
doctor-extra-conformance = Tests für eigene Spiele
doctor-extra-openspiel = Spiele für die Algorithmen von OpenSpiel
doctor-extra-gymnasium = Umgebungen mit einem Agenten, für lernende Programme
doctor-extra-pettingzoo = Umgebungen mit mehreren Agenten
doctor-client = der Web-Client ist gebaut
doctor-client-missing = der Web-Client ist nicht gebaut
doctor-cache = kompilierter Code liegt in { $folder }
doctor-cache-closed = kompilierter Code kann nicht gespeichert werden: { $folder } ist nicht beschreibbar
doctor-kernels = { $count ->
    [one] ein Kernel ist kompiliert
   *[other] alle { $count } Kernel sind kompiliert
}
doctor-kernels-waiting = { $count ->
    [one] ein Kernel ist noch nicht kompiliert; der Server erledigt das im Hintergrund
   *[other] { $count } Kernel sind noch nicht kompiliert; der Server erledigt das im Hintergrund
}
doctor-address = { $host }, Port { $port } ist frei
doctor-address-taken = { $host }, Port { $port } lässt sich nicht verwenden: { $reason }
doctor-database = die Datenbank { $name } ist in Ordnung
doctor-database-new = die Datenbank { $name } wird beim ersten Start des Servers angelegt
doctor-database-older = die Datenbank { $name } ist in Ordnung; der nächste Start aktualisiert sie ({ $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
})
doctor-folder-closed = die Datenbank kann nicht angelegt werden: { $folder } ist nicht beschreibbar
doctor-bus-memory = kein Bus: ein einziger Serverprozess benutzt diese Datenbank
doctor-bus-shared = der Bus zwischen den Servern antwortet
doctor-result = { $count ->
    [0] Alles bereit.
    [one] Ein Problem gefunden.
   *[other] { $count } Probleme gefunden.
}
