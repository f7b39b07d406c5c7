refused-dataset-bots = An einem Tisch für { $players } müssen auch so viele Bots genannt werden, oder einer für alle Plätze, nicht { $got }.
refused-dataset-values = Mit „{ $got }“ lassen sich Züge nicht bewerten; möglich sind { $expected }.
refused-dataset-occupied = Im Ordner { $folder } liegen andere Dateien; bitte einen neuen oder leeren nennen.
refused-dataset-other = { $folder } enthält einen anderen Datensatz: { $field } ist dort { $got }.
refused-dataset-fewer = { $folder } enthält schon einen größeren Datensatz (Partien: { $games }). Verlange mindestens so viele, nicht { $got }.
refused-dataset-busy = Ein anderer Prozess schreibt gerade in { $folder }.
refused-dataset-file = { $file } gehört zu keinem Datensatz oder ist beschädigt.
refused-dataset-format = { $file } hat das Format { $got }; dieses Programm liest das Format { $known }.
refused-dataset-table = Eine Tabelle „{ $got }“ gibt es nicht; es gibt { $expected }.
refused-dataset-column = Eine Spalte „{ $got }“ gibt es nicht; es gibt { $expected }.
refused-dataset-no-tables = { $folder } enthält nur Aufzeichnungen, keine Tabellen.

dataset-made = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} in { $shards ->
    [one] { $shards } Teil
   *[other] { $shards } Teilen
}
dataset-stopped = abgebrochen (Partien: { $games } von { $wanted }); derselbe Befehl setzt hier fort
