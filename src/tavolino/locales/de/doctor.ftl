# Der Bericht von „tavolino doctor“
doctor-program = Tavolino { $version } mit { $python }
doctor-games = Spiele: { $games }
doctor-games-broken = ein Spiel lässt sich nicht laden: { $error }
doctor-extra = Extra { $extra }: { $what }
doctor-extra-missing = Extra { $extra } ist nicht installiert ({ $packages }): { $what }
doctor-extra-server = übers Netz spielen
doctor-extra-fast = übersetzte Regeln für starke Bots
doctor-extra-print = Spiele auf Papier, als PDF
doctor-extra-lab = Wertungen in der Arena
doctor-extra-dataset = Partien von Bots als Tabellen (Parquet)
doctor-extra-dask = Bots und Arenen auf einem Cluster
doctor-extra-conformance = Tests für eigene Spiele
doctor-extra-gymnasium = Umgebungen mit einem Agenten, für lernende Programme
doctor-extra-pettingzoo = Umgebungen mit mehreren Agenten
doctor-extra-openspiel = Spiele für die Algorithmen von OpenSpiel
doctor-client = die Seiten für den Browser sind gebaut
doctor-client-missing = die Seiten für den Browser sind nicht gebaut
doctor-cache = übersetzter Code liegt in { $folder }
doctor-cache-closed = übersetzter Code kann nicht gespeichert werden: { $folder } ist nicht beschreibbar
doctor-kernels = { $count ->
    [one] ein Kern ist übersetzt
   *[other] alle { $count } Kerne sind übersetzt
}
doctor-kernels-waiting = { $count ->
    [one] ein Kern ist noch nicht übersetzt; der Server erledigt das nebenher
   *[other] { $count } Kerne sind noch nicht übersetzt; der Server erledigt das nebenher
}
doctor-address = { $host }, Port { $port } ist frei
doctor-address-taken = { $host }, Port { $port } ist nicht verfügbar: { $reason }
doctor-database = die Datenbank { $name } ist in Ordnung
doctor-database-new = die Datenbank { $name } wird beim ersten Start des Servers angelegt
doctor-database-older = die Datenbank { $name } ist in Ordnung; der nächste Start bringt sie auf den neuesten Stand ({ $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
})
doctor-folder-closed = die Datenbank kann nicht angelegt werden: { $folder } ist nicht beschreibbar
doctor-bus-memory = kein Bus zwischen Servern: diese Datenbank bedient ein einziger Prozess
doctor-bus-shared = der Bus zwischen den Servern antwortet
doctor-result = { $count ->
    [0] Alles Nötige ist da.
    [one] Eine Sache funktioniert nicht.
   *[other] { $count } Dinge funktionieren nicht.
}
